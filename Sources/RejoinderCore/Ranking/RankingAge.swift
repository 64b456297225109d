/// Ages as orders use them: never negative, never infinite, never not a number.
enum RankingAge {
  /// Seconds from a date to now; a date in the future, or none, counts as now.
  static func seconds(since date: Timestamp?, now: Timestamp) -> Double {
    guard let date else { return 0 }
    return bounded(Double(now.microseconds(since: date)) / 1_000_000)
  }

  /// An age brought into the range of real ones.
  static func bounded(_ seconds: Double) -> Double {
    seconds > 0 ? min(seconds, 1e13) : 0
  }
}
