import Dispatch

/// Looks at the open connections at intervals and ends those that dawdle.
final class Reaper: Sendable {
  /// Dispatch sources may be used from every thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init(connections: OpenConnections, headMilliseconds: Int) {
    let interval = DispatchTimeInterval.milliseconds(min(1000, max(10, headMilliseconds / 4)))
    timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: interval)
    timer.setEventHandler { connections.cutOverdue() }
    timer.resume()
  }

  deinit {
    timer.cancel()
  }
}
