/// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  // Optional requirements on Apple's platforms; here they have the defaults that UIKit has.
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrequirefailureof:)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldberequiredtofailby:)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrequirefailureof:)
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldberequiredtofailby:)
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor open class UIGestureRecognizer: NSObject {
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum/recognized
    public static let recognized = State.ended
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/init()
  public convenience override init() { self.init(target: nil, action: nil) }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/removetarget(_:action:)
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target.map { $0 as AnyObject })
        && (action == nil || $0.action == action)
    }
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property
  open var state: State = .possible
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/delegate
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
  open var isEnabled = true
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/view
  open internal(set) weak var view: UIView?
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  open var cancelsTouchesInView = true
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan
  open var delaysTouchesBegan = false
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesended
  open var delaysTouchesEnded = true
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/requiresexclusivetouchtype
  open var requiresExclusiveTouchType = true
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/name
  open var name: String?
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/numberoftouches
  open var numberOfTouches: Int { 1 }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer)
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view else { return point }
    return own.convert(point, to: view)
  }
  /// developer.apple.com/documentation/uikit/uigesturerecognizer/reset()
  open func reset() {}
  struct Target {
    weak var object: AnyObject?
    let action: Selector
  }
  var targets: [Target] = []
  var requiredFailures: [UIGestureRecognizer] = []
  var point = CGPoint.zero
}

/// developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftapsrequired
  open var numberOfTapsRequired = 1
  /// developer.apple.com/documentation/uikit/uitapgesturerecognizer/numberoftouchesrequired
  open var numberOfTouchesRequired = 1
}

/// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration
  open var minimumPressDuration: TimeInterval = 0.5
  /// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement
  open var allowableMovement: CGFloat = 10
  /// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftapsrequired
  open var numberOfTapsRequired = 0
  /// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/numberoftouchesrequired
  open var numberOfTouchesRequired = 1
}

/// developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// developer.apple.com/documentation/uikit/uipangesturerecognizer/minimumnumberoftouches
  open var minimumNumberOfTouches = 1
  /// developer.apple.com/documentation/uikit/uipangesturerecognizer/maximumnumberoftouches
  open var maximumNumberOfTouches = Int.max
  /// developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// developer.apple.com/documentation/uikit/uipangesturerecognizer/settranslation(_:in:)
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// developer.apple.com/documentation/uikit/uipangesturerecognizer/velocity(in:)
  open func velocity(in view: UIView?) -> CGPoint { speed }
  var moved = CGPoint.zero
  var speed = CGPoint.zero
}

/// developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer/edges
  open var edges: UIRectEdge = []
}

/// developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
  public struct Direction: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/right
    public static let right = Direction(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/left
    public static let left = Direction(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/up
    public static let up = Direction(rawValue: 4)
    /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct/down
    public static let down = Direction(rawValue: 8)
  }
  /// developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.property
  open var direction: Direction = .right
}

/// developer.apple.com/documentation/uikit/uihovergesturerecognizer
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor open class UIFeedbackGenerator: NSObject {
  /// developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
  open func prepare() {}
}

/// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle
  /// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.style = style }
  /// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init()
  public override convenience init() { self.init(style: .medium) }
  /// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()
  open func impactOccurred() { StandIn.shared.feedback.append("impact \(style)") }
  /// developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)
  open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged()
  open func selectionChanged() { StandIn.shared.feedback.append("selection") }
}

/// developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:)
  open func notificationOccurred(_ notificationType: FeedbackType) {
    StandIn.shared.feedback.append("notification \(notificationType)")
  }
}
