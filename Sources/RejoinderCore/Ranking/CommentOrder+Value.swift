extension CommentOrder {
  /// Reddit's heat; of a comment without a date only the votes count, as at Reddit's beginning.
  func hot(_ votes: Votes, _ date: Timestamp?) -> Double {
    RedditRanking.hot(votes, at: date ?? RedditRanking.epoch)
  }

  /// The rank on Hacker News; unknown votes count as the 1 that everything starts with.
  func hackerNewsRank(_ facts: RankingFacts, _ now: Timestamp) -> Double {
    HackerNewsRanking.rank(
      score: facts.votes?.score ?? 1,
      age: RankingAge.seconds(since: facts.createdAt, now: now)
    )
  }

  func lemmyHot(_ facts: RankingFacts, _ now: Timestamp) -> Double {
    LemmyRanking.hot(
      score: facts.votes?.score ?? 0,
      age: RankingAge.seconds(since: facts.createdAt, now: now)
    )
  }

  func lobstersConfidence(_ facts: RankingFacts) -> Double {
    let votes = facts.votes ?? Votes()
    return LobstersRanking.confidence(
      score: votes.score,
      flags: votes.down,
      isGone: !facts.state.isReadable
    )
  }

  func questionAndAnswer(_ votes: Votes, _ facts: RankingFacts) -> Double {
    RedditRanking.questionAndAnswer(
      votes,
      textLength: facts.textLength,
      answer: facts.bestOriginalPosterAnswer
    )
  }

  /// A conversation reads in the order of time: only threads move up when they are answered.
  func activity(_ facts: RankingFacts) -> Value {
    guard facts.depth == 0 else { return .date(.oldestFirst) }
    guard let latest = facts.latestActivity else { return .position(.max) }
    return .position(~RankingKey.ascending(latest.microseconds))
  }

  /// A hash of seed and arrival (SplitMix64), as good as shuffling, and each key stands by itself.
  func random(_ seed: UInt64, _ facts: RankingFacts) -> Value {
    guard facts.depth == 0 else {
      return .number(RedditRanking.confidence(facts.votes ?? Votes()), .oldestFirst)
    }
    var hash = seed &+ (UInt64(truncatingIfNeeded: facts.arrival) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return .position(hash ^ hash >> 31)
  }
}
