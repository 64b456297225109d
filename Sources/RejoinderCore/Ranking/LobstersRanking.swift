/// How Lobsters orders stories and comments.
public enum LobstersRanking {
  /// The share of readers who approve that one may count on: Wilson's lower bound at 80 %.
  ///
  /// - Parameters:
  ///   - score: Votes for less flags.
  ///   - flags: How many flagged it.
  ///   - isGone: Whether it is deleted or moderated, which leaves it without confidence.
  /// - Returns: The share, 0…1.
  public static func confidence(score: Int64, flags: Int64, isGone: Bool = false) -> Double {
    guard !isGone else { return 0 }
    let bounded = Votes(score: score).score
    let downs = Votes(down: flags).down
    return RedditRanking.confidence(Votes(up: bounded + downs, down: downs))
  }

  /// The three bytes that order siblings: 65535 − ⌊confidence·65535⌋, then the low byte of the id.
  ///
  /// A path of them, one for each level, is in pre-order when compared byte by byte.
  ///
  /// - Parameters:
  ///   - confidence: The confidence, brought into 0…1.
  ///   - id: The number of the comment.
  /// - Returns: The bytes as one number, the first the most significant; the smaller stands first.
  public static func orderKey(confidence: Double, id: Int64) -> UInt32 {
    UInt32(position(confidence)) << 8 | UInt32(UInt8(truncatingIfNeeded: id))
  }

  /// The first two bytes of the order key.
  static func position(_ confidence: Double) -> UInt16 {
    let bounded = confidence > 0 ? min(confidence, 1) : 0
    return 65_535 - UInt16(bounded * 65_535)
  }

  /// What the comments of a story add to it: half of their scores, never more than its own score.
  ///
  /// - Parameters:
  ///   - score: The score of the story.
  ///   - otherScores: The scores of the comments that somebody else than the submitter wrote.
  ///   - mergedScore: The scores of the stories merged into it, together.
  ///   - base: The sum of what its tags add; below 0 comments add nothing.
  /// - Returns: The points.
  public static func commentPoints(
    score: Int64,
    otherScores: [Int64],
    mergedScore: Int64 = 0,
    base: Double = 0
  ) -> Double {
    guard base >= 0 else { return 0 }
    let sum = otherScores.reduce(0.0) { $0 + Double($1) + 1 }
    return min(Double(score), sum / 2 + Double(mergedScore))
  }

  /// Where a story stands: −round(sign(s)·log₁₀(max(|s + 1| + points, 1)) + base + t/79200, 7).
  ///
  /// - Parameters:
  ///   - score: Its score s.
  ///   - commentPoints: What its comments add.
  ///   - base: The sum of what its tags add, and 0.25 where the submitter wrote what it links to.
  ///   - date: When it was submitted, t in Unix time.
  /// - Returns: The value; the smaller stands first.
  public static func hotness(
    score: Int64,
    commentPoints: Double = 0,
    base: Double = 0,
    at date: Timestamp
  ) -> Double {
    let points = abs(Double(score) + 1) + (commentPoints.isFinite ? commentPoints : 0)
    let magnitude = PortableMath.log10(max(points, 1))
    let signed = score == 0 ? 0 : (score < 0 ? -magnitude : magnitude)
    let value = signed + (base.isFinite ? base : 0) + date.seconds / 79_200
    return -(PortableMath.rounded(value * 1e7) / 1e7)
  }

  /// How long an author waits before answering: 2 minutes, and 1 for each flag on the way.
  ///
  /// - Parameters:
  ///   - ancestorFlags: How many flags the comments above have together.
  ///   - ownFlags: How many flags the author got lately.
  /// - Returns: The minutes.
  public static func speedLimit(ancestorFlags: Int, ownFlags: Int) -> Int {
    let sum = max(ancestorFlags, 0).addingReportingOverflow(max(ownFlags, 0))
    return sum.overflow || sum.partialValue > Int.max - 2 ? .max : sum.partialValue + 2
  }
}
