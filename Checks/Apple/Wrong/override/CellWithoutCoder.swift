// error: 'required' initializer 'init(coder:)' must be provided
import UIKit
import RejoinderUIKit

#if RIGHT
final class PostCell: CommentCell {
  let words: UILabel
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    words = UILabel()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
#else
final class PostCell: CommentCell {
  let words: UILabel
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    words = UILabel()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}
#endif
