import RejoinderCore
import RejoinderTerminal

/// Says what is going on where it takes longer than a second.
///
/// On a terminal one line changes in place and is gone in the end; elsewhere a plain line comes
/// every few seconds. The output never gets anything of it.
final class Progress {
  private let isTerminal: Bool
  private let elapsed: () -> Duration
  private let write: (String) -> Void
  /// When something is to be said next.
  private var next = Duration.seconds(1)
  private var isShown = false

  /// Makes a progress that begins now.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a line can change in place.
  ///   - elapsed: Says how much time has passed.
  ///   - write: Writes messages.
  init(
    isTerminal: Bool = StandardError.isTerminal,
    elapsed: @escaping () -> Duration = Progress.stopwatch(),
    write: @escaping (String) -> Void = StandardError.write
  ) {
    (self.isTerminal, self.elapsed, self.write) = (isTerminal, elapsed, write)
  }

  /// Counts the time from now on.
  static func stopwatch() -> () -> Duration {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }

  /// Tells how far something is; most calls only look at the clock.
  func report(_ message: () -> String) {
    let now = elapsed()
    guard now >= next else { return }
    next = now + (isTerminal ? .milliseconds(200) : .seconds(5))
    let message = TerminalText.safe(message())
    write(isTerminal ? "\r\u{1B}[K\(message)" : "rejoinder: \(message)\n")
    isShown = true
  }

  /// Tells how many of something are done.
  func report(_ message: @autoclosure () -> String, _ count: @autoclosure () -> Int, _ unit: String)
  {
    report { "\(message()): \(Wording.english.numbers.text(count())) \(unit)" }
  }

  /// Takes the line away again.
  func end() {
    if isShown, isTerminal { write("\r\u{1B}[K") }
    isShown = false
  }
}
