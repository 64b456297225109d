import RejoinderUIKit
import UIKit

/// The row of a remark: any view will do, pinned by the cell.
final class RemarkCell: CommentCell {
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    commentContent = label
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ row: ThreadRow<Remark>) {
    let rest = row.isCollapsed ? " (\(row.replyCount))" : ""
    label.text = "\(row.element.speaker): \(row.element.words)\(rest)"
  }

  override func apply(
    _ style: DiscussionStyle,
    metrics: DiscussionMetrics,
    traits: UITraitCollection
  ) {
    super.apply(style, metrics: metrics, traits: traits)
    label.font = .font(style.fonts.body, compatibleWith: traits)
    label.textColor = UIColor(style.colors.text)
  }
}
