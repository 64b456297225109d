import RejoinderCore

/// Says what is going on where it takes longer than a second.
///
/// On a terminal one line changes in place and is gone in the end; elsewhere a plain line comes
/// every few seconds. The output never gets anything of it.
final class Progress {
  private let clock = ContinuousClock()
  private let isTerminal: Bool
  private let write: (String) -> Void
  private let began: ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// Makes a progress that begins now.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a line can change in place.
  ///   - write: Writes messages.
  init(
    isTerminal: Bool = StandardError.isTerminal,
    write: @escaping (String) -> Void = StandardError.write
  ) {
    (self.isTerminal, self.write) = (isTerminal, write)
    began = clock.now
    next = began + .seconds(1)
  }

  /// Tells how far something is; most calls only look at the clock.
  func report(_ message: () -> String) {
    guard clock.now >= next else { return }
    next = clock.now + (isTerminal ? .milliseconds(200) : .seconds(5))
    let message = message()
    write(isTerminal ? "\r\u{1B}[K\(message)" : "rejoinder: \(message)\n")
    isShown = true
  }

  /// Takes the line away again.
  func end() {
    if isShown, isTerminal { write("\r\u{1B}[K") }
    isShown = false
  }
}
