/// developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UIAccessibilityIdentification, UICoordinateSpace
{
  /// developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  /// developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) { super.init() }
  /// developer.apple.com/documentation/uikit/uiview/init()
  public convenience override init() { self.init(frame: .zero) }

  /// developer.apple.com/documentation/uikit/uiview/layerclass
  open class var layerClass: AnyClass { CALayer.self }
  /// developer.apple.com/documentation/uikit/uiview/layer
  open lazy var layer: CALayer = LayerMaker.layer(of: Self.layerClass)

  // Where the view is.
  /// developer.apple.com/documentation/uikit/uiview/frame
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
  /// developer.apple.com/documentation/uikit/uiview/bounds
  open var bounds = CGRect.zero {
    didSet {
      layer.bounds = bounds
      if bounds.size != oldValue.size {
        resizeSubviews(from: oldValue.size)
        setNeedsLayout()
      }
    }
  }
  /// developer.apple.com/documentation/uikit/uiview/center
  open var center = CGPoint.zero { didSet { layer.position = center } }
  /// developer.apple.com/documentation/uikit/uiview/transform
  open var transform = CGAffineTransform.identity
  /// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  open var autoresizingMask: AutoresizingMask = []
  /// developer.apple.com/documentation/uikit/uiview/autoresizessubviews
  open var autoresizesSubviews = true

  // What is in it.
  /// developer.apple.com/documentation/uikit/uiview/superview
  open internal(set) weak var superview: UIView?
  /// developer.apple.com/documentation/uikit/uiview/subviews
  open internal(set) var subviews: [UIView] = []
  /// developer.apple.com/documentation/uikit/uiview/window
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
  }
  /// developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }
  /// developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  /// developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  open func removeFromSuperview() { leaveSuperview() }
  /// developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)
  open func didAddSubview(_ subview: UIView) {}
  /// developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)
  open func willRemoveSubview(_ subview: UIView) {}
  /// developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}
  /// developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  // How it looks.
  /// developer.apple.com/documentation/uikit/uiview/backgroundcolor
  open var backgroundColor: UIColor?
  /// developer.apple.com/documentation/uikit/uiview/alpha
  open var alpha: CGFloat = 1
  /// developer.apple.com/documentation/uikit/uiview/isopaque
  open var isOpaque = true
  /// developer.apple.com/documentation/uikit/uiview/ishidden
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }
  /// developer.apple.com/documentation/uikit/uiview/clipstobounds
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// developer.apple.com/documentation/uikit/uiview/mask
  open var mask: UIView?
  /// developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
  open var contentMode: ContentMode = .scaleToFill
  /// developer.apple.com/documentation/uikit/uiview/tag
  open var tag = 0
  /// developer.apple.com/documentation/uikit/uiview/tintcolor
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      passTintChange()
    }
  }
  /// developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  open func tintColorDidChange() {}
  /// developer.apple.com/documentation/uikit/uiview/draw(_:)
  open func draw(_ rect: CGRect) {}
  /// developer.apple.com/documentation/uikit/uiview/setneedsdisplay()
  open func setNeedsDisplay() {}
  /// developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)
  open func setNeedsDisplay(_ rect: CGRect) {}

  // Layout.
  /// developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  open var translatesAutoresizingMaskIntoConstraints = true
  /// developer.apple.com/documentation/uikit/uiview/constraints
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// developer.apple.com/documentation/uikit/uiview/layoutguides
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout
  open class var requiresConstraintBasedLayout: Bool { false }
  /// developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open func layoutSubviews() { layoutByConstraints() }
  /// developer.apple.com/documentation/uikit/uiview/setneedslayout()
  open func setNeedsLayout() { needsLayout = true }
  /// developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  open func layoutIfNeeded() { layoutTree() }
  /// developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
  open func setNeedsUpdateConstraints() { needsUpdateConstraints = true }
  /// developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// developer.apple.com/documentation/uikit/uiview/updateconstraints()
  open func updateConstraints() {}
  /// developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// developer.apple.com/documentation/uikit/uiview/sizetofit()
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  { didSet { layoutMarginsDidChange() } }
  /// developer.apple.com/documentation/uikit/uiview/layoutmargins
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
  /// developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins
  open var preservesSuperviewLayoutMargins = false
  /// developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea
  open var insetsLayoutMarginsFromSafeArea = true
  /// developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// developer.apple.com/documentation/uikit/uiview/safeareainsets
  open var safeAreaInsets: UIEdgeInsets { (superview?.safeAreaInsets ?? .zero) }
  /// developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
  open func safeAreaInsetsDidChange() {}
  /// developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  open lazy var layoutMarginsGuide = UILayoutGuide(system: .layoutMargins, of: self)
  /// developer.apple.com/documentation/uikit/uiview/readablecontentguide
  open lazy var readableContentGuide = UILayoutGuide(system: .readableContent, of: self)
  /// developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  open lazy var safeAreaLayoutGuide = UILayoutGuide(system: .safeArea, of: self)
  /// developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }
  /// developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitDirection)
  }

  // Traits.
  /// developer.apple.com/documentation/uikit/uiview/traitcollection
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// developer.apple.com/documentation/uikit/uiview/traitcollectiondidchange(_:)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// developer.apple.com/documentation/uikit/uiview/traitoverrides
  open var traitOverrides: any UITraitOverrides = TraitStore() { didSet { traitsMayHaveChanged() } }
  /// developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitsMayHaveChanged() }
  }
  /// developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
  open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
  /// developer.apple.com/documentation/uikit/uiview/registerfortraitchanges(_:action:)
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// developer.apple.com/documentation/uikit/uiview/registerfortraitchanges(_:target:action:)
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
  /// developer.apple.com/documentation/uikit/uiview/unregisterfortraitchanges(_:)
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatch.remove(registration)
  }

  // What touches it.
  /// developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled = true
  /// developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled
  open var isMultipleTouchEnabled = false
  /// developer.apple.com/documentation/uikit/uiview/isexclusivetouch
  open var isExclusiveTouch = false
  /// developer.apple.com/documentation/uikit/uiview/gesturerecognizers
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uiview/interactions
  open var interactions: [any UIInteraction] = []
  /// developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// developer.apple.com/documentation/uikit/uiview/removeinteraction(_:)
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(point, event)
  }
  /// developer.apple.com/documentation/uikit/uiview/point(inside:with:)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// developer.apple.com/documentation/uikit/uiview/convert(_:to:)
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let there = view?.originInWindow ?? .zero
    let here = originInWindow
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  /// developer.apple.com/documentation/uikit/uiview/convert(_:from:)
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return convert(point, to: nil) }
    return view.convert(point, to: self)
  }
  /// developer.apple.com/documentation/uikit/uiview/convert(_:to:)
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// developer.apple.com/documentation/uikit/uiview/convert(_:from:)
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect }
    return view.convert(rect, to: self)
  }

  /// developer.apple.com/documentation/uikit/uiview/next
  open override var next: UIResponder? { controller ?? superview }
  /// developer.apple.com/documentation/uikit/uiview/accessibilityidentifier
  open var accessibilityIdentifier: String?
  /// developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors
  open var accessibilityIgnoresInvertColors = false
  /// developer.apple.com/documentation/uikit/uiview/showslargecontentviewer
  open var showsLargeContentViewer = false
  /// developer.apple.com/documentation/uikit/uiview/largecontenttitle
  open var largeContentTitle: String?
  /// developer.apple.com/documentation/uikit/uiview/largecontentimage
  open var largeContentImage: UIImage?
  /// developer.apple.com/documentation/uikit/uiview/scaleslargecontentimage
  open var scalesLargeContentImage = false
  /// developer.apple.com/documentation/uikit/uiview/restorationidentifier
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
