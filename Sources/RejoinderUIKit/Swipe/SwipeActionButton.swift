#if canImport(UIKit)
import RejoinderCore
import UIKit

/// One action behind a row that was swiped aside.
final class SwipeActionButton: UIControl {
  let action: SwipeAction
  private let appearance: SwipeActionAppearance
  private(set) var imageView = UIImageView()
  private(set) var label = UILabel()

  /// Whether letting go would run the action.
  var isArmed = false { didSet { if isArmed != oldValue { refresh() } } }

  override var isHighlighted: Bool { didSet { refresh() } }

  init(_ action: SwipeAction, _ appearance: SwipeActionAppearance) {
    (self.action, self.appearance) = (action, appearance)
    super.init(frame: .zero)
    clipsToBounds = true
    label.text = action.title
    label.font = appearance.font
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, label] as [UIView] { addSubview(view) }
    // Screen readers find the action on the comment, whose cell is one element.
    isAccessibilityElement = false
    showsLargeContentViewer = true
    largeContentTitle = action.title
    largeContentImage = appearance.image
    addInteraction(UILargeContentViewerInteraction())
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// How wide it has to be for its words, and for a finger.
  var naturalWidth: CGFloat {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let words = label.sizeThatFits(limit).width.rounded(.up)
    return max(words + 2 * Self.margin, CGFloat(DiscussionMetrics.touchTarget))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(bounds.size).height.rounded(.up)
    let picture = imageView.image?.size ?? .zero
    let gap = picture.height > 0 ? Self.gap : 0
    let top = max((bounds.height - picture.height - gap - height) / 2, 0)
    imageView.frame = CGRect(
      x: (bounds.width - picture.width) / 2,
      y: top,
      width: picture.width,
      height: picture.height
    )
    label.frame = CGRect(
      x: 0,
      y: top + picture.height + gap,
      width: bounds.width,
      height: height
    )
  }

  private static let margin = CGFloat(DiscussionMetrics.Padding(12).leading)
  private static let gap = CGFloat(DiscussionStyle.plain.metrics.controlSpacing)

  private func refresh() {
    let isMarked = isArmed || isHighlighted
    backgroundColor = isMarked ? appearance.highlightedColor : appearance.color
    label.textColor = isMarked ? appearance.highlightedTextColor : appearance.textColor
    let image = isMarked ? appearance.highlightedImage ?? appearance.image : appearance.image
    imageView.image = image
    imageView.tintColor = label.textColor
    setNeedsLayout()
  }
}
#endif
