/// developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  // Optional requirements on Apple's platforms; here they have defaults that do nothing.
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewshouldscrolltotop(_:)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscrolltotop(_:)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewshouldscrolltotop(_:)
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscrolltotop(_:)
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Not Apple's: gives scroll views their `delegate`, in such a way that table and text views can
/// have one of another type, as they have where Objective-C lets a property be declared again.
@MainActor public protocol StandInScrolling: UIScrollView {}
extension StandInScrolling {
  /// developer.apple.com/documentation/uikit/standinscrolling/delegate
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView, StandInScrolling {
  /// developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/rawvalue
    public let rawValue: CGFloat
    /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/normal
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/fast
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// developer.apple.com/documentation/uikit/uiscrollview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/contentsize
  open var contentSize = CGSize.zero
  /// developer.apple.com/documentation/uikit/uiscrollview/contentinset
  open var contentInset = UIEdgeInsets.zero {
    didSet { if adjustedContentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top,
      left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right + safe.right
    )
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// developer.apple.com/documentation/uikit/uiscrollview/horizontalscrollindicatorinsets
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled
  open var isScrollEnabled = true
  /// developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled
  open var isDirectionalLockEnabled = false
  /// developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
  open var isPagingEnabled = false
  /// developer.apple.com/documentation/uikit/uiscrollview/bounces
  open var bounces = true
  /// developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical
  open var alwaysBounceVertical = false
  /// developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncehorizontal
  open var alwaysBounceHorizontal = false
  /// developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  open var scrollsToTop = true
  /// developer.apple.com/documentation/uikit/uiscrollview/showsverticalscrollindicator
  open var showsVerticalScrollIndicator = true
  /// developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator
  open var showsHorizontalScrollIndicator = true
  /// developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.property
  open var indicatorStyle: IndicatorStyle = .default
  /// developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches
  open var delaysContentTouches = true
  /// developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches
  open var canCancelContentTouches = true
  /// developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.property
  open var decelerationRate: DecelerationRate = .normal
  /// developer.apple.com/documentation/uikit/uiscrollview/istracking
  open internal(set) var isTracking = false
  /// developer.apple.com/documentation/uikit/uiscrollview/isdragging
  open internal(set) var isDragging = false
  /// developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
  open internal(set) var isDecelerating = false
  /// developer.apple.com/documentation/uikit/uiscrollview/minimumzoomscale
  open var minimumZoomScale: CGFloat = 1
  /// developer.apple.com/documentation/uikit/uiscrollview/maximumzoomscale
  open var maximumZoomScale: CGFloat = 1
  /// developer.apple.com/documentation/uikit/uiscrollview/zoomscale
  open var zoomScale: CGFloat = 1
  /// developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
  open var refreshControl: UIRefreshControl?
  /// developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  open lazy var contentLayoutGuide = UILayoutGuide(system: .contentLayout, of: self)
  /// developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  open lazy var frameLayoutGuide = UILayoutGuide(system: .frameLayout, of: self)
  /// developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }
  /// developer.apple.com/documentation/uikit/uiscrollview/flashscrollindicators()
  open func flashScrollIndicators() {}
  /// developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // The stand-in's own state.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var scrollEnds: [() -> Void] = []
}
