/// Not Apple's: what a test sets and reads of everything that is one per process.
///
/// `StandIn.shared.reset()` before a test gives it a world of its own.
@MainActor public final class StandIn {
  /// The one of this process.
  public static let shared = StandIn()

  /// Whether VoiceOver runs.
  public var isVoiceOverRunning = false
  /// Whether Switch Control runs.
  public var isSwitchControlRunning = false
  /// Whether the person asked for less motion.
  public var isReduceMotionEnabled = false
  /// Whether the person asked for darker colours.
  public var isDarkerSystemColorsEnabled = false
  /// Whether the person asked that colour alone tells nothing.
  public var shouldDifferentiateWithoutColor = false
  /// Whether the person asked for the shapes of buttons.
  public var buttonShapesEnabled = false
  /// Whether animations are on.
  public internal(set) var areAnimationsEnabled = true
  /// The accessibility notifications that were posted, in order.
  public internal(set) var notifications: [Posted] = []
  /// The impacts and selections that were felt, in order.
  public internal(set) var feedback: [String] = []
  /// The addresses that were opened, in order.
  public internal(set) var openedAddresses: [URL] = []
  /// Whether the system can open an address.
  public var canOpen: (URL) -> Bool = { _ in true }
  /// What is done where nothing is told of a selector's name.
  var selectors: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
  weak var firstResponder: UIResponder?
  /// What assistive technology has in focus.
  public weak var focusedElement: AnyObject?
  var held: [(Bool) -> Void] = []
  var currentDuration: TimeInterval = 0
  /// The durations of the animations that were begun, in order.
  public internal(set) var durations: [TimeInterval] = []
  /// Layouts that could not be had: the constraints that were left out, in words.
  public internal(set) var unsatisfied: [String] = []

  /// One posted accessibility notification.
  public struct Posted {
    /// Which notification.
    public let notification: UIAccessibility.Notification
    /// The text or element with it.
    public let argument: Any?
  }

  /// Makes everything as it is in a process that has just begun.
  public func reset() {
    (isVoiceOverRunning, isSwitchControlRunning, isReduceMotionEnabled) = (false, false, false)
    (isDarkerSystemColorsEnabled, shouldDifferentiateWithoutColor) = (false, false)
    (buttonShapesEnabled, areAnimationsEnabled) = (false, true)
    (notifications, feedback, openedAddresses) = ([], [], [])
    (selectors, held, durations, unsatisfied) = ([:], [], [], [])
    (firstResponder, focusedElement) = (nil, nil)
    canOpen = { _ in true }
    UIPasteboard.general.items = [[:]]
    UITraitCollection.current = CurrentTraits.standard
  }

  /// The texts that were announced.
  public var announcements: [String] {
    notifications.filter { $0.notification == .announcement }.compactMap {
      ($0.argument as? String) ?? ($0.argument as? NSAttributedString)?.string
    }
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    notifications.append(Posted(notification: notification, argument: argument))
    if let element = argument as? UIResponder { focusedElement = element }
  }

  func animate(_ duration: TimeInterval, _ body: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard areAnimationsEnabled else {
      body()
      completion?(true)
      return
    }
    durations.append(duration)
    let outer = currentDuration
    currentDuration = duration
    body()
    currentDuration = outer
    if let completion { held.append(completion) }
  }

  /// Ends the animations of views that were begun so far, in order, and calls their completions.
  public func endAnimations(finished: Bool = true) {
    let ending = held
    held = []
    for completion in ending { completion(finished) }
  }

  /// How many completions of animations of views wait for the end.
  public var pendingAnimations: Int { held.count }

  /// Ends the process with a sentence where something is so that UIKit would raise.
  nonisolated static func check(
    _ condition: @autoclosure () -> Bool,
    _ sentence: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    precondition(condition(), sentence(), file: file, line: line)
  }
}
