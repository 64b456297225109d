package import RejoinderUIKit
package import UIKit

/// A cell with a content of the app's own, which places itself.
package final class PostCell: CommentCell {
  package let body = PostBody()
  /// How often the cell was filled.
  package private(set) var fills = 0
  /// How often it was asked for its height.
  package private(set) var measures = 0
  package private(set) var reuses = 0
  package private(set) var styles: [String] = []

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commentContent = body
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    commentContent = body
  }

  package func show(_ row: ThreadRow<Post>) {
    fills += 1
    body.label.text = row.element.text
    body.lines = row.isCollapsed ? 1 : 2
  }

  package override func apply(
    _ style: DiscussionStyle,
    metrics: DiscussionMetrics,
    traits: UITraitCollection
  ) {
    super.apply(style, metrics: metrics, traits: traits)
    styles.append(style.name)
    body.label.font = .font(style.fonts.body, compatibleWith: traits)
    body.lineHeight = CGFloat(style.fonts.body.lineHeight)
  }

  package override func contentHeight(inWidth width: CGFloat) -> CGFloat {
    measures += 1
    return super.contentHeight(inWidth: width)
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// The content: as many lines as it is told.
package final class PostBody: RowContentView {
  package let label = UILabel()
  package var lines = 2
  package var lineHeight: CGFloat = 20

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func height(inWidth width: CGFloat) -> CGFloat { CGFloat(lines) * lineHeight }

  package override func layoutContent() { label.frame = bounds }
}

/// Another class of cells, for comments that were taken away.
package final class GoneCell: CommentCell {}
