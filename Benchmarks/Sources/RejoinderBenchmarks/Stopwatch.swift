import Foundation

/// Times pieces of work: the best of several rounds, since everything else on a machine only adds.
enum Stopwatch {
  /// The time of a piece of work in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(work).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }

  /// The best time of some rounds, divided by how often the work is done in one.
  static func best(of rounds: Int, per count: Int = 1, _ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds { best = min(best, time(work)) }
    return best / Double(count)
  }

  /// The best times of two pieces of work done in turn, so that a machine's moods meet both.
  static func best(
    of rounds: Int,
    per count: Int = 1,
    _ work: () -> Void,
    against baseline: () -> Void
  ) -> (work: Double, baseline: Double) {
    var (first, second) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      second = min(second, time(baseline))
      first = min(first, time(work))
    }
    return (first / Double(count), second / Double(count))
  }
}

/// Keeps the compiler from dropping work whose result nobody needs.
@inline(never)
func use<Value>(_ value: Value) {}

/// The most memory the process has held so far, in mebibytes.
func peakMemory() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
  #else
  getrusage(RUSAGE_SELF, &usage)
  return Double(usage.ru_maxrss) / 1_048_576
  #endif
}
