@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UIAccessibilityIdentification, UICoordinateSpace
{
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  open lazy var layer: CALayer = LayerMaker.layer(of: Self.layerClass)

  // Where the view is.
  open var frame: CGRect {
    get {
      let size = bounds.size.applying(transform)
      return CGRect(
        x: center.x - abs(size.width) / 2,
        y: center.y - abs(size.height) / 2,
        width: abs(size.width),
        height: abs(size.height)
      )
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }
  open var bounds = CGRect.zero {
    didSet {
      layer.bounds = bounds
      if bounds.size != oldValue.size {
        resizeSubviews(from: oldValue.size)
        setNeedsLayout()
      }
    }
  }
  open var center = CGPoint.zero { didSet { layer.position = center } }
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  // What is in it.
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // How it looks.
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var mask: UIView?
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      passTintChange()
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  // Layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  open class var requiresConstraintBasedLayout: Bool { false }
  open func layoutSubviews() { layoutByConstraints() }
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() { layoutTree() }
  open func setNeedsUpdateConstraints() { needsUpdateConstraints = true }
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  open func updateConstraints() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  { didSet { layoutMarginsDidChange() } }
  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection) }
    set {
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: isLeft ? newValue.left : newValue.right,
        bottom: newValue.bottom,
        trailing: isLeft ? newValue.right : newValue.left
      )
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() { setNeedsLayout() }
  open var safeAreaInsets: UIEdgeInsets { (superview?.safeAreaInsets ?? .zero) }
  open func safeAreaInsetsDidChange() {}
  open lazy var layoutMarginsGuide = UILayoutGuide(system: .layoutMargins, of: self)
  open lazy var readableContentGuide = UILayoutGuide(system: .readableContent, of: self)
  open lazy var safeAreaLayoutGuide = UILayoutGuide(system: .safeArea, of: self)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitDirection)
  }

  // Traits.
  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitOverrides: any UITraitOverrides = TraitStore() { didSet { traitsMayHaveChanged() } }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitsMayHaveChanged() }
  }
  open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    traitWatch.add(traits) { [weak self, weak target = target as AnyObject] _ in
      guard let self, let target else { return }
      ActionDispatch.perform(action, on: target, sender: self)
    }
  }
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatch.remove(registration)
  }

  // What touches it.
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let there = view?.originInWindow ?? .zero
    let here = originInWindow
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return convert(point, to: nil) }
    return view.convert(point, to: self)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect }
    return view.convert(rect, to: self)
  }

  open override var next: UIResponder? { controller ?? superview }
  open var accessibilityIdentifier: String?
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var restorationIdentifier: String?

  // The stand-in's own state.
  var ownTint: UIColor?
  var needsLayout = true
  var needsUpdateConstraints = true
  var priorities = ContentPriorities()
  let traitWatch = TraitWatch()
  weak var controller: UIViewController?
  func layoutOfOwnKind() {}
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
