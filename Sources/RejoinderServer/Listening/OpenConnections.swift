import CMicroHTTPD
import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The connections of a running server: which of them dawdle, and how many answers are under way.
///
/// libmicrohttpd's threads report here; the reaper and `stop()` ask.
final class OpenConnections: Sendable {
  private struct State {
    var deadlines = HeadDeadlines()
    var isClosing = false
  }

  private let state = Guarded(State())
  private let answers = DispatchGroup()
  private let headNanoseconds: UInt64
  private let idleNanoseconds: UInt64

  init(limits: HTTPServer.Limits) {
    headNanoseconds = UInt64(limits.headMilliseconds) * 1_000_000
    idleNanoseconds = UInt64(limits.idleSeconds) * 1_000_000_000
  }

  func opened(_ descriptor: Int32) {
    let deadline = Self.now + headNanoseconds
    state.withLock { $0.deadlines.expectHead(on: descriptor, by: deadline) }
  }

  /// Called before the library closes the descriptor, so that no other connection has it yet.
  func closed(_ descriptor: Int32) {
    state.withLock { $0.deadlines.clear(descriptor) }
  }

  func answerBegan(on descriptor: Int32) {
    answers.enter()
    state.withLock { $0.deadlines.clear(descriptor) }
  }

  func answerEnded(on descriptor: Int32) {
    let deadline = Self.now + idleNanoseconds + headNanoseconds
    state.withLock { $0.deadlines.expectHead(on: descriptor, by: deadline) }
    answers.leave()
  }

  /// Whether answers should ask their client to close.
  var isClosing: Bool {
    state.withLock { $0.isClosing }
  }

  /// Ends the connections that have been sending one head for too long.
  ///
  /// `shutdown` under the lock: the descriptor cannot be closed and given away meanwhile, since
  /// `closed(_:)` waits. The library sees the end and cleans up on its own thread.
  func cutOverdue(at now: UInt64 = OpenConnections.now) {
    state.withLock { state in
      for descriptor in state.deadlines.removeOverdue(at: now) {
        shutdown(descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  /// From now on answers ask their client to close.
  func beginClosing() {
    state.withLock { $0.isClosing = true }
  }

  /// Waits until no answer is under way, at most for the given time.
  func drain(milliseconds: Int) {
    _ = answers.wait(timeout: .now() + .milliseconds(milliseconds))
  }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
