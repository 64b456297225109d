extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations, completion) }
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { StandIn.shared.animate(duration, animations ?? {}, completion) }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }
  public class func setAnimationsEnabled(_ enabled: Bool) {
    StandIn.shared.areAnimationsEnabled = enabled
  }
  public class var areAnimationsEnabled: Bool { StandIn.shared.areAnimationsEnabled }
  public class var inheritedAnimationDuration: TimeInterval { StandIn.shared.currentDuration }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

@MainActor open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    (state, isRunning) = (.active, true)
    StandIn.shared.animate(duration, { self.animations.forEach { $0() } }) { _ in
      if self.isRunning { self.end(.end) }
    }
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() { (state, isRunning) = (.active, false) }
  open func stopAnimation(_ withoutFinishing: Bool) {
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(finalPosition) }
  private func end(_ position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    completions.forEach { $0(position) }
  }
}
