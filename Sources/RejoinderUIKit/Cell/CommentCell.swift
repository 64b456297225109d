#if canImport(UIKit)
public import RejoinderCore
public import UIKit

/// One row of a discussion: a strip above, indentation with its lines or bars, and a content of yours.
///
/// The controller places it: nobody has to set a level. Give it a content view, once, and fill that
/// where the controller asks for the cell:
///
/// ```swift
/// final class PostCell: CommentCell {
///   private let label = UILabel()
///
///   override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
///     super.init(style: style, reuseIdentifier: reuseIdentifier)
///     commentContent = label
///   }
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   func show(_ post: Post) { label.text = post.text }
/// }
/// ```
///
/// Override points: ``apply(_:metrics:traits:)``, ``contentHeight(inWidth:)`` and, as always calling super,
/// `prepareForReuse()` and `layoutSubviews()`.
///
/// A cell keeps nothing that belongs to a comment: what is folded, marked or swiped is known to the
/// controller, so that a row that scrolls out and back is the same.
open class CommentCell: UITableViewCell {
  /// What is drawn left of the row; the controller sets it.
  public var columns = RowColumns(indentation: 0) {
    didSet { if columns != oldValue { refreshAppearance() } }
  }

  /// The app's own view, pinned to the four edges of the comment's ground.
  ///
  /// Setting it takes the view before out; `nil` leaves the ground empty.
  public var commentContent: UIView? {
    didSet { if commentContent !== oldValue { replaceContent(oldValue) } }
  }

  /// The look that the cell was given.
  public private(set) var style = DiscussionStyle.plain

  /// The sizes with which the row is drawn: those of the look, scaled, and what the cell was told.
  public var metrics: DiscussionMetrics { own.applied(to: givenMetrics) }

  var own = CellOverrides()
  var givenMetrics = DiscussionStyle.plain.metrics
  /// How far a swipe has moved the row aside, 0 for not at all.
  var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }
  /// Says the row; asked when somebody listens.
  var speaker: (() -> RowSpeech)?
  /// Does what was chosen from the actions that a screen reader offers.
  var performer: ((SpokenAction) -> Void)?
  /// The swipe's other actions, for those who cannot swipe.
  var extraActions: (() -> [SwipeAction])?
  /// Is told how high the row is whenever that was measured.
  var onMeasure: ((CGFloat) -> Void)?

  let parts = CellParts()

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Ignored: the cell has one form.
  ///   - reuseIdentifier: The identifier under which the table keeps it.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes a cell of an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Takes a look over; the controller calls it before it asks for the content.
  ///
  /// Override it to style your own content, calling super.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - metrics: Its sizes for the width and the text size of the moment.
  ///   - traits: The surroundings of the table, which the cell's own may not follow before it is shown.
  open func apply(
    _ style: DiscussionStyle,
    metrics: DiscussionMetrics,
    traits: UITraitCollection
  ) {
    self.style = style
    givenMetrics = metrics
    refreshAppearance()
  }

  /// How high the content has to be.
  ///
  /// Unless overridden it is what the content's constraints ask for, or what a content says that
  /// overrides `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// - Parameter width: How wide it is.
  /// - Returns: The height.
  open func contentHeight(inWidth width: CGFloat) -> CGFloat {
    guard let commentContent else { return 0 }
    return commentContent.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: What UIKit asks

  open override func prepareForReuse() {
    super.prepareForReuse()
    (swipeOffset, speaker, performer, extraActions) = (0, nil, nil, nil)
    (parts.lines.onHit, onMeasure) = (nil, nil)
    parts.stopFlashing()
    parts.removeSwipe()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight(inWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let height = rowHeight(inWidth: targetSize.width)
    onMeasure?(height)
    return CGSize(width: targetSize.width, height: height)
  }

  open override var accessibilityLabel: String? {
    get { speaker?().label ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { speaker?().value ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityHint: String? {
    get { speaker?().hint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { spokenTraits(super.accessibilityTraits) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spokenActions ?? super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func accessibilityActivate() -> Bool { activate() }
}
#endif
