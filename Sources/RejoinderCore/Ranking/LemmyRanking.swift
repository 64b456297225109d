/// How Lemmy orders posts and comments.
public enum LemmyRanking {
  /// How well something stands: log₁₀(max(2, score + 2)) / (hours + 2)^1.8, and 0 after a week.
  ///
  /// - Parameters:
  ///   - score: Its score.
  ///   - age: The age in seconds; what lies in the future counts as new.
  /// - Returns: The value; the greater stands first, and of equal ones that with the greater score.
  public static func hot(score: Int64, age: Double) -> Double {
    let hours = RankingAge.bounded(age) / 3600
    guard hours < 168 else { return 0 }
    let points = max(2, Double(score) + 2)
    return PortableMath.log10(points) / PortableMath.pow(hours + 2, 1.8)
  }

  /// The same, made comparable between communities: divided by log₁₀(2 + interactions a month).
  ///
  /// Within one discussion it orders as ``hot(score:age:)`` does, which is why no order is made of it.
  ///
  /// - Parameters:
  ///   - score: Its score.
  ///   - age: The age in seconds.
  ///   - monthlyInteractions: How much the community writes and votes in a month.
  /// - Returns: The value; the greater stands first.
  public static func scaled(score: Int64, age: Double, monthlyInteractions: Int64) -> Double {
    hot(score: score, age: age)
      / PortableMath.log10(2 + Double(max(monthlyInteractions, 0)))
  }

  /// How it was until October 2023: ⌊10000·log₁₀(max(1, score + 3)) / (hours + 2)^1.8⌋.
  ///
  /// - Parameters:
  ///   - score: Its score.
  ///   - age: The age in seconds.
  /// - Returns: The value; the greater stands first.
  public static func hotUntil2023(score: Int64, age: Double) -> Int64 {
    let hours = RankingAge.bounded(age) / 3600
    let points = max(1, Double(score) + 3)
    return Int64(10_000 * PortableMath.log10(points) / PortableMath.pow(hours + 2, 1.8))
  }
}
