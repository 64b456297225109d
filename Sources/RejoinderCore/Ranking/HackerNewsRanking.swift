/// How Hacker News orders stories and comments, after its published source.
public enum HackerNewsRanking {
  /// How well something stands: (score − 1)^0.8 / ((minutes + 120)/60)^1.8 × factor.
  ///
  /// Below a score of 1 the base is taken as it is, so that a bad comment rises again with its age.
  ///
  /// - Parameters:
  ///   - score: The score; everything starts with 1.
  ///   - age: The age in seconds; what lies in the future counts as new.
  ///   - factor: What a story is weighed with; 1 for a comment.
  /// - Returns: The value; the greater stands first, and of equal ones the newer.
  public static func rank(score: Int64, age: Double, factor: Double = 1) -> Double {
    points(score) / divisor(age: age) * factor
  }

  /// What the votes are worth: (score − 1)^0.8, and below 1 what lacks.
  static func points(_ score: Int64) -> Double {
    let points = Double(score) - 1
    return points > 0 ? PortableMath.pow(points, 0.8) : points
  }

  /// What the age takes away: ((minutes + 120)/60)^1.8.
  static func divisor(age: Double) -> Double {
    let minutes = RankingAge.bounded(age) / 60
    return PortableMath.pow((minutes + 120) / 60, 1.8)
  }

  /// How much a story falls for having more comments than votes: min(1, (score/comments)²).
  ///
  /// - Parameters:
  ///   - score: Its score.
  ///   - comments: How many of its comments can be seen.
  ///   - threshold: Up to how many comments nothing happens; 20 as published, 40 as observed later.
  /// - Returns: The factor, 0…1.
  public static func controversyFactor(
    score: Int64,
    comments: Int,
    threshold: Int = 20
  ) -> Double {
    guard comments > max(threshold, 0) else { return 1 }
    let ratio = Double(score) / Double(comments)
    return min(1, ratio * ratio)
  }

  /// What a story is weighed with.
  ///
  /// - Parameters:
  ///   - hasAddress: Whether it links somewhere.
  ///   - isLightweight: Whether it is of the sort that is quickly voted for.
  ///   - controversyFactor: How much it falls for having more comments than votes.
  /// - Returns: The factor, 0…1.
  public static func storyFactor(
    hasAddress: Bool,
    isLightweight: Bool,
    controversyFactor: Double
  ) -> Double {
    guard hasAddress else { return 0.4 }
    return isLightweight ? min(0.3, controversyFactor) : controversyFactor
  }

  /// How long a comment can't be answered: nothing on two levels, then (depth − 1)^1.8 minutes.
  ///
  /// - Parameter depth: Its level, 0 for the top one.
  /// - Returns: The minutes since it was written, with their fraction.
  public static func replyDelay(depth: Int) -> Double {
    depth < 2 ? 0 : PortableMath.pow(Double(depth) - 1, 1.8)
  }

  /// Whether a comment is shown: a dead one only where something below it can be seen.
  ///
  /// - Parameters:
  ///   - isDead: Whether flags or a filter took it away.
  ///   - hasVisibleDescendant: Whether something below it can be seen.
  /// - Returns: Whether it keeps its row.
  public static func isShown(isDead: Bool, hasVisibleDescendant: Bool) -> Bool {
    !isDead || hasVisibleDescendant
  }
}
