extension RedditRanking {
  /// Which comments start folded: those below a score, but never one that somebody is led to.
  ///
  /// - Parameters:
  ///   - scores: For each comment its score, `nil` where it is unknown.
  ///   - parents: For each comment the index of its parent; a negative one for the top level.
  ///   - threshold: The lowest score that stays open.
  ///   - isException: Whether a comment is the linked one, or distinguished; then neither it nor any
  ///     comment above it is folded.
  /// - Returns: For each comment whether it starts folded.
  /// - Complexity: O(n).
  public static func collapsed(
    scores: [Int64?],
    parents: [Int],
    threshold: Int64 = -4,
    isException: (Int) -> Bool
  ) -> [Bool] {
    precondition(scores.count == parents.count, "Every comment needs a score and a parent entry.")
    var staysOpen = [Bool](repeating: false, count: parents.count)
    for index in parents.indices where isException(index) {
      var ancestor = index
      while ancestor >= 0, !staysOpen[ancestor] {
        staysOpen[ancestor] = true
        ancestor = parents[ancestor]
      }
    }
    return scores.indices.map { index in
      guard let score = scores[index], score < threshold else { return false }
      return !staysOpen[index]
    }
  }
}
