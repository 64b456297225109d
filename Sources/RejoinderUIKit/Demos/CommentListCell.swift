#if canImport(UIKit)
import RejoinderCore
public import UIKit

/// The row of a ``CommentListController``.
public final class CommentListCell: CommentCell {
  let content = CommentRowContent(frame: .zero)

  /// The words of the comment.
  public var bodyView: CommentBodyView { content.bodyView }

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Ignored: the cell has one form.
  ///   - reuseIdentifier: The identifier under which the table keeps it.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commentContent = content
  }

  /// Makes a cell of an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commentContent = content
  }

  /// Forgets the comment.
  public override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
  }

  func show(_ row: ShownRow, _ wording: Wording, onEvent: @escaping (RowEvent) -> Void) {
    content.show(row, style, metrics, wording, onEvent: onEvent)
  }
}
#endif
