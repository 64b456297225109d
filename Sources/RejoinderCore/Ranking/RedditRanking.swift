/// How Reddit ordered posts and comments when its code was public.
public enum RedditRanking {
  /// The moment that heat is counted from, in December 2005.
  static var epoch: Timestamp { Timestamp(seconds: 1_134_028_003 as Int64) }

  /// How well something stands between its age and its votes: ten times the votes weigh 12.5 hours.
  ///
  /// It grows with the date and needs no clock: round(sign(s)·log₁₀(max(|s|, 1)) +
  /// (t − 1134028003)/45000, 7) for the score s and the Unix time t.
  ///
  /// - Parameters:
  ///   - votes: The votes.
  ///   - date: When it was written.
  /// - Returns: The value; the greater stands first.
  public static func hot(_ votes: Votes, at date: Timestamp) -> Double {
    let magnitude = PortableMath.log10(Double(max(votes.score.magnitude, 1)))
    let signed = votes.score < 0 ? -magnitude : magnitude
    let value = signed + (date.seconds - epoch.seconds) / 45_000
    return PortableMath.rounded(value * 1e7) / 1e7
  }

  /// How much something is voted on, and how evenly: n^(smaller count / greater count).
  ///
  /// - Parameter votes: The votes.
  /// - Returns: The value; 0 where all votes are on one side.
  public static func controversy(_ votes: Votes) -> Double {
    guard votes.up > 0, votes.down > 0 else { return 0 }
    let (smaller, greater) = (min(votes.up, votes.down), max(votes.up, votes.down))
    return PortableMath.pow(Double(votes.total), Double(smaller) / Double(greater))
  }

  /// The share of votes for it that one may count on with 80 %: Wilson's lower bound.
  ///
  /// (p + z²/2n − z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n) with p = up/n and z = 1.281551565545.
  ///
  /// - Parameter votes: The votes.
  /// - Returns: The share, 0…1; 0 without votes.
  public static func confidence(_ votes: Votes) -> Double {
    guard votes.total > 0 else { return 0 }
    let z = 1.281551565545
    let n = Double(votes.total)
    let p = Double(votes.up) / n
    let spread = z * PortableMath.squareRoot(p * (1 - p) / n + z * z / (4 * n * n))
    let bound = (p + z * z / (2 * n) - spread) / (1 + z * z / n)
    // Rounding leaves a handful of tiny negative numbers where no vote is for it.
    return min(max(bound, 0), 1)
  }

  /// How good a question is together with the best answer that the asked person gave.
  ///
  /// The sum of both confidences, and a fifth of the logarithm of both lengths together.
  ///
  /// - Parameters:
  ///   - votes: The votes of the question.
  ///   - textLength: The length of the question.
  ///   - answer: The most confident answer, `nil` for none.
  /// - Returns: The value; the greater stands first.
  public static func questionAndAnswer(
    _ votes: Votes,
    textLength: Int,
    answer: RankingFacts.Answer?
  ) -> Double {
    let length = Double(max(textLength, 0)) + Double(max(answer?.textLength ?? 1, 0))
    let confidence = confidence(votes) + (answer?.confidence ?? 0)
    return confidence + PortableMath.log10(max(length, 1)) / 5
  }
}
