extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/layoutsubviews
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/repeat
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/autoreverse
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseinout
    public static let curveEaseInOut: AnimationOptions = []
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/curveeasein
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseout
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/curvelinear
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// developer.apple.com/documentation/uikit/uiview/animationoptions/transitioncrossdissolve
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  /// developer.apple.com/documentation/uikit/uiview/animationcurve
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  /// developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  /// developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  /// developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  /// developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations ?? {}, completion) }
  /// developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }
  /// developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)
  public class func setAnimationsEnabled(_ enabled: Bool) {
    StandIn.shared.areAnimationsEnabled = enabled
  }
  /// developer.apple.com/documentation/uikit/uiview/areanimationsenabled
  public class var areAnimationsEnabled: Bool { StandIn.shared.areAnimationsEnabled }
  /// developer.apple.com/documentation/uikit/uiview/inheritedanimationduration
  public class var inheritedAnimationDuration: TimeInterval { StandIn.shared.currentDuration }
}

/// developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
/// developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// developer.apple.com/documentation/uikit/uiviewpropertyanimator
@MainActor open class UIViewPropertyAnimator: NSObject {
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration
  public let duration: TimeInterval
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/state
  open private(set) var state: UIViewAnimatingState = .inactive
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/isrunning
  open private(set) var isRunning = false
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/isreversed
  open var isReversed = false
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/fractioncomplete
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:dampingratio:animations:)
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/startanimation()
  open func startAnimation() {
    (state, isRunning) = (.active, true)
    StandIn.shared.animate(duration, { self.animations.forEach { $0() } }) { _ in
      if self.isRunning { self.end(.end) }
    }
  }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/startanimation(afterdelay:)
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/pauseanimation()
  open func pauseAnimation() { (state, isRunning) = (.active, false) }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/stopanimation(_:)
  open func stopAnimation(_ withoutFinishing: Bool) {
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
  }
  /// developer.apple.com/documentation/uikit/uiviewpropertyanimator/finishanimation(at:)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(finalPosition) }
  private func end(_ position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    completions.forEach { $0(position) }
  }
}
