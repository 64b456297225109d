extension CommentOrder {
  typealias Part = RankingExplanation.Part

  /// What the formula takes in, and the numbers that decide.
  func parts(for facts: RankingFacts, now: Timestamp) -> (terms: [Part], deciding: [Part]) {
    let votes = facts.votes ?? Votes()
    switch self {
    case .source: return ([], [Part(.arrival, Double(facts.arrival))])
    case .oldest, .newest: return ([], dated(facts))
    case .top: return (counts(votes), [Part(.score, Double(votes.score))])
    case .upvotes: return ([], [Part(.votesFor, Double(votes.up))])
    case .best: return (counts(votes), [Part(.confidence, RedditRanking.confidence(votes))])
    case .hot: return hotParts(votes, facts.createdAt)
    case .controversial:
      return (counts(votes), [Part(.controversy, RedditRanking.controversy(votes))])
    case .active: return facts.depth == 0 ? ([], activityParts(facts)) : ([], dated(facts))
    case .hackerNews: return hackerNewsParts(facts, now)
    case .lemmyHot: return lemmyParts(facts, now)
    case .lobsters: return (counts(votes), [Part(.confidence, lobstersStep(facts))])
    case .talkyard:
      return (counts(votes), [Part(.confidence, TalkyardRanking.likelihood(votes))])
    case .questionsAndAnswers: return questionParts(votes, facts)
    case .random: return randomParts(votes, facts, now)
    }
  }

  private func counts(_ votes: Votes) -> [Part] {
    [Part(.votesFor, Double(votes.up)), Part(.votesAgainst, Double(votes.down))]
  }

  private func dated(_ facts: RankingFacts) -> [Part] {
    guard let date = facts.createdAt else { return [Part(.arrival, Double(facts.arrival))] }
    return [Part(.date, date.seconds)]
  }

  private func hotParts(_ votes: Votes, _ date: Timestamp?) -> ([Part], [Part]) {
    let heat = hot(votes, date)
    let datePoints = hot(Votes(), date)
    return (
      counts(votes) + [Part(.votePoints, heat - datePoints), Part(.datePoints, datePoints)],
      [Part(.heat, heat)]
    )
  }

  private func activityParts(_ facts: RankingFacts) -> [Part] {
    facts.latestActivity.map { [Part(.latestActivity, $0.seconds)] } ?? []
  }

  private func hackerNewsParts(_ facts: RankingFacts, _ now: Timestamp) -> ([Part], [Part]) {
    let score = facts.votes?.score ?? 1
    let age = RankingAge.seconds(since: facts.createdAt, now: now)
    let points = HackerNewsRanking.points(score)
    let divisor = HackerNewsRanking.divisor(age: age)
    return (
      [
        Part(.score, Double(score)), Part(.ageInHours, age / 3600), Part(.votePoints, points),
        Part(.ageDivisor, divisor),
      ],
      [Part(.heat, hackerNewsRank(facts, now))]
    )
  }

  private func lemmyParts(_ facts: RankingFacts, _ now: Timestamp) -> ([Part], [Part]) {
    let age = RankingAge.seconds(since: facts.createdAt, now: now)
    let score = Double(facts.votes?.score ?? 0)
    return (
      [Part(.ageInHours, age / 3600)],
      [Part(.heat, lemmyHot(facts, now)), Part(.score, score)]
    )
  }

  private func lobstersStep(_ facts: RankingFacts) -> Double {
    Double(65_535 - LobstersRanking.position(lobstersConfidence(facts))) / 65_535
  }

  private func questionParts(_ votes: Votes, _ facts: RankingFacts) -> ([Part], [Part]) {
    let worth = questionAndAnswer(votes, facts)
    let confidence = RedditRanking.confidence(votes)
    let answer = facts.bestOriginalPosterAnswer?.confidence ?? 0
    return (
      counts(votes) + [
        Part(.confidence, confidence), Part(.answerConfidence, answer),
        Part(.lengthPoints, worth - confidence - answer),
      ],
      [Part(.worth, worth)]
    )
  }

  private func randomParts(
    _ votes: Votes,
    _ facts: RankingFacts,
    _ now: Timestamp
  ) -> ([Part], [Part]) {
    guard case .position(let place) = value(for: facts, now: now) else {
      return CommentOrder.best.parts(for: facts, now: now)
    }
    return ([], [Part(.shuffle, Double(place) / 0x1p64)])
  }
}
