public import RejoinderUIKit
public import UIKit

/// A cell with a content of the app's own, which places itself.
public final class PostCell: CommentCell {
  public let body = PostBody()
  /// How often the cell was filled.
  public private(set) var fills = 0
  /// How often it was asked for its height.
  public private(set) var measures = 0
  public private(set) var reuses = 0
  public private(set) var styles: [String] = []

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commentContent = body
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commentContent = body
  }

  public func show(_ row: ThreadRow<Post>) {
    fills += 1
    body.label.text = row.element.text
    body.lines = row.isCollapsed ? 1 : 2
  }

  public override func apply(_ style: DiscussionStyle, metrics: DiscussionMetrics) {
    super.apply(style, metrics: metrics)
    styles.append(style.name)
    body.label.font = .font(style.fonts.body, compatibleWith: traitCollection)
    body.lineHeight = CGFloat(style.fonts.body.lineHeight)
  }

  public override func contentHeight(inWidth width: CGFloat) -> CGFloat {
    measures += 1
    return super.contentHeight(inWidth: width)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// The content: as many lines as it is told.
public final class PostBody: RowContentView {
  public let label = UILabel()
  public var lines = 2
  public var lineHeight: CGFloat = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func height(inWidth width: CGFloat) -> CGFloat { CGFloat(lines) * lineHeight }

  public override func layoutContent() { label.frame = bounds }
}

/// Another class of cells, for comments that were taken away.
public final class GoneCell: CommentCell {}
