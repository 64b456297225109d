#if canImport(UIKit)
import RejoinderCore
import UIKit

/// The cell that stands for replies which are not loaded, unless an app has its own.
final class MoreCell: CommentCell {
  let content = PaddedLabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commentContent = content
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commentContent = content
  }

  override func apply(
    _ style: DiscussionStyle,
    metrics: DiscussionMetrics,
    traits: UITraitCollection
  ) {
    super.apply(style, metrics: metrics, traits: traits)
    content.label.font = .font(style.fonts.toggle, compatibleWith: traits)
    content.label.textColor = UIColor(style.colors.tint)
    content.padding = metrics.padding
    content.minimumHeight = CGFloat(DiscussionMetrics.touchTarget)
  }

  func show(_ title: String) { content.label.text = title }
}

/// A label with space around it.
final class PaddedLabel: RowContentView {
  let label = UILabel()
  var padding = DiscussionMetrics.Padding(0) { didSet { setNeedsLayout() } }
  var minimumHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func height(inWidth width: CGFloat) -> CGFloat {
    let inner = CGFloat(Double(width) - padding.leading - padding.trailing)
    let limit = CGSize(width: max(inner, 0), height: .greatestFiniteMagnitude)
    let words = label.sizeThatFits(limit).height + CGFloat(padding.top + padding.bottom)
    return max(words, minimumHeight)
  }

  override func layoutContent() {
    let inner = LayoutRect(
      x: padding.leading,
      y: padding.top,
      width: max(Double(bounds.width) - padding.leading - padding.trailing, 0),
      height: max(Double(bounds.height) - padding.top - padding.bottom, 0)
    )
    label.frame = inner.frame(inWidth: Double(bounds.width), isMirrored: isMirrored)
  }
}
#endif
