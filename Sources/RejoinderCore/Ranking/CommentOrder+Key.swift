extension CommentOrder {
  /// Where a comment stands among its siblings.
  ///
  /// - Parameters:
  ///   - facts: What is known of the comment.
  ///   - now: The time of the snapshot; all siblings of one order must be given the same.
  /// - Returns: Its key; the smaller stands first.
  public func key(for facts: RankingFacts, now: Timestamp) -> RankingKey {
    let value = value(for: facts, now: now)
    return switch value {
    case .arrival:
      RankingKey(tier: tier(for: facts), date: nil, arrival: facts.arrival, .oldestFirst)
    case .date(let direction): key(0, facts, direction)
    case .number(let number, let direction):
      key(RankingKey.descending(number), facts, direction)
    case .position(let position): key(position, facts, .oldestFirst)
    case .hotThenScore(let hot): hotThenScoreKey(hot, facts)
    }
  }

  /// What an order computes for one comment, before it becomes a key.
  enum Value {
    /// The position in the source decides.
    case arrival
    /// The date decides.
    case date(RankingKey.Direction)
    /// The greater number stands first, then the date decides.
    case number(Double, RankingKey.Direction)
    /// The smaller position stands first, then the oldest.
    case position(UInt64)
    /// The greater number stands first, then the greater score, then the newest.
    case hotThenScore(Double)
  }

  /// What the order computes for one comment.
  func value(for facts: RankingFacts, now: Timestamp) -> Value {
    let votes = facts.votes ?? Votes()
    switch self {
    case .source: return .arrival
    case .oldest: return .date(.oldestFirst)
    case .newest: return .date(.newestFirst)
    case .top: return .number(Double(votes.score), .oldestFirst)
    case .upvotes: return .number(Double(votes.up), .newestFirst)
    case .best: return .number(RedditRanking.confidence(votes), .oldestFirst)
    case .hot: return .number(hot(votes, facts.createdAt), .oldestFirst)
    case .controversial: return .number(RedditRanking.controversy(votes), .oldestFirst)
    case .active: return activity(facts)
    case .hackerNews: return .number(hackerNewsRank(facts, now), .newestFirst)
    case .lemmyHot: return .hotThenScore(lemmyHot(facts, now))
    case .lobsters: return .position(UInt64(LobstersRanking.position(lobstersConfidence(facts))))
    case .talkyard: return .number(TalkyardRanking.likelihood(votes), .oldestFirst)
    case .questionsAndAnswers: return .number(questionAndAnswer(votes, facts), .oldestFirst)
    case .random(let seed): return random(seed, facts)
    }
  }

  /// Pinned ones first, and where the order says so, gone ones last; tier 0 is kept for what was put
  /// ahead of all.
  func tier(for facts: RankingFacts) -> UInt8 {
    let pinned: UInt8 = facts.flags.contains(.pinned) ? 0x40 : 0x80
    let isLast = self == .talkyard && !facts.state.isReadable
    return pinned | (isLast ? TalkyardRanking.Handicaps.deleted.rawValue : 0)
  }

  private func key(
    _ value: UInt64,
    _ facts: RankingFacts,
    _ direction: RankingKey.Direction
  ) -> RankingKey {
    RankingKey(
      tier: tier(for: facts),
      value: value,
      date: facts.createdAt,
      arrival: facts.arrival,
      direction
    )
  }

  // After a week all heats are 0, and the score goes before the date. Before that equal heats come
  // from equal dates, or from dates in the future, so that the score can take the date's place.
  private func hotThenScoreKey(_ hot: Double, _ facts: RankingFacts) -> RankingKey {
    let score = facts.votes?.score ?? 0
    guard hot <= 0 else {
      return RankingKey(
        tier: tier(for: facts),
        value: RankingKey.descending(hot),
        moment: RankingKey.ascending(score),
        arrival: facts.arrival,
        .newestFirst
      )
    }
    // Scores lie within ± 2⁵³, far behind the bits of every positive number.
    return key(3 << 62 &- UInt64(bitPattern: score), facts, .newestFirst)
  }
}
