import RejoinderCore
import Testing

/// The published formulas against numbers worked out elsewhere.
struct RankingFormulaTests {
  private func near(_ lhs: Double, _ rhs: Double, within tolerance: Double) -> Bool {
    abs(lhs - rhs) <= tolerance
  }

  @Test(
    arguments: [
      // up, down, Wilson 80 %, Agresti–Coull, controversy
      (0, 0, 0, 0.180000, 0), (1, 0, 0.378448, 0.319566, 0), (0, 1, 0.000000, 0.119566, 0),
      (1, 1, 0.164252, 0.238721, 2), (5, 0, 0.752743, 0.600396, 0),
      (10, 1, 0.739495, 0.667802, 1.2710), (50, 50, 0.436442, 0.437243, 100),
      (100, 1, 0.967480, 0.950618, 1.0472), (100, 10, 0.867689, 0.857946, 1.6001),
      (1000, 100, 0.897364, 0.896453, 2.0144),
    ] as [(Int64, Int64, Double, Double, Double)]
  )
  func boundsAndControversy(
    up: Int64,
    down: Int64,
    wilson: Double,
    agrestiCoull: Double,
    controversy: Double
  ) {
    let votes = Votes(up: up, down: down)
    #expect(near(RedditRanking.confidence(votes), wilson, within: 5e-7))
    #expect(near(LobstersRanking.confidence(score: up - down, flags: down), wilson, within: 5e-7))
    #expect(near(TalkyardRanking.likelihood(votes), agrestiCoull, within: 5e-7))
    #expect(near(RedditRanking.controversy(votes), controversy, within: 5e-5))
    let swapped = RedditRanking.controversy(Votes(up: down, down: up))
    #expect(swapped == RedditRanking.controversy(votes))
  }

  @Test(
    arguments: [
      (1, 0, 12577.1554889), (10, 0, 12578.1554889), (100, 0, 12579.1554889),
      (0, 5, 12576.4565189), (0, 0, 12577.1554889), (0, 1, 12577.1554889),
    ] as [(Int64, Int64, Double)]
  )
  func redditHeat(up: Int64, down: Int64, heat: Double) {
    let date = Timestamp(seconds: 1_700_000_000 as Int64)
    #expect(RedditRanking.hot(Votes(up: up, down: down), at: date) == heat)
  }

  @Test func tenTimesTheVotesWeighTwelveAndAHalfHours() {
    let date = Timestamp(seconds: 1_700_000_000 as Int64)
    let later = Timestamp(seconds: 1_700_045_000 as Int64)
    let (old, new) = (Votes(up: 100), Votes(up: 10))
    #expect(RedditRanking.hot(old, at: date) == RedditRanking.hot(new, at: later))
  }

  @Test(
    arguments: [
      // score, hours, Hacker News, Lemmy
      (2, 1, 0.138415, 0.083334), (10, 1, 0.802742, 0.149374), (10, 6, 0.137351, 0.025558),
      (100, 6, 0.935290, 0.047570), (100, 24, 0.112087, 0.005701), (1, 24, 0, 0.001354),
      (0, 1, -0.138415, 0.041667),
    ] as [(Int64, Double, Double, Double)]
  )
  func heatByAge(score: Int64, hours: Double, hackerNews: Double, lemmy: Double) {
    let age = hours * 3600
    #expect(near(HackerNewsRanking.rank(score: score, age: age), hackerNews, within: 5e-7))
    #expect(near(LemmyRanking.hot(score: score, age: age), lemmy, within: 5e-7))
    let scaled = LemmyRanking.scaled(score: score, age: age, monthlyInteractions: 98)
    #expect(near(scaled, lemmy / 2, within: 5e-7))
  }

  @Test(arguments: [(604_799.0, false), (604_800, true), (604_801, true), (-5, false)])
  func lemmyForgetsAfterAWeek(age: Double, isForgotten: Bool) {
    #expect((LemmyRanking.hot(score: 50, age: age) == 0) == isForgotten)
  }

  @Test(
    arguments: [
      // log₁₀ of a round number over 2^1.8 = 3.48220…, or over 4^1.8 = 12.12573…
      (97, 0.0, 5743), (7, 0, 2871), (97, 7200, 1649), (-2, 0, 0), (-50, 0, 0),
    ] as [(Int64, Double, Int64)]
  )
  func lemmyUntil2023(score: Int64, age: Double, expected: Int64) {
    #expect(LemmyRanking.hotUntil2023(score: score, age: age) == expected)
  }

  @Test(
    arguments: [
      (10, 20, 1.0), (10, 21, 100.0 / 441), (30, 21, 1), (0, 50, 0), (-10, 100, 0.01),
    ] as [(Int64, Int, Double)]
  )
  func storiesFallForHavingMoreCommentsThanVotes(score: Int64, comments: Int, factor: Double) {
    let own = HackerNewsRanking.controversyFactor(score: score, comments: comments)
    #expect(near(own, factor, within: 1e-15))
  }

  @Test(arguments: [(39, 1.0), (40, 1), (41, 0.25)])
  func theThresholdCanBeTheObservedOne(comments: Int, factor: Double) {
    let score = Int64(comments) / 2
    let own = HackerNewsRanking.controversyFactor(score: score, comments: comments, threshold: 40)
    #expect(near(own, factor, within: 0.02))
  }

  @Test(
    arguments: [
      (false, false, 1.0, 0.4), (false, true, 0.1, 0.4), (true, false, 0.7, 0.7),
      (true, true, 0.7, 0.3), (true, true, 0.2, 0.2),
    ] as [(Bool, Bool, Double, Double)]
  )
  func storyFactors(hasAddress: Bool, isLightweight: Bool, controversy: Double, factor: Double) {
    let own = HackerNewsRanking.storyFactor(
      hasAddress: hasAddress,
      isLightweight: isLightweight,
      controversyFactor: controversy
    )
    #expect(own == factor)
  }

  @Test func aFactorScalesTheRank() {
    let whole = HackerNewsRanking.rank(score: 10, age: 3600)
    #expect(HackerNewsRanking.rank(score: 10, age: 3600, factor: 0.5) == whole / 2)
  }

  @Test func aBadCommentRisesWithItsAge() {
    #expect(
      HackerNewsRanking.rank(score: -3, age: 90_000) > HackerNewsRanking.rank(score: -3, age: 60)
    )
    #expect(HackerNewsRanking.rank(score: 1, age: 60) == 0)
  }

  @Test func replyDelaysGrowWithTheLevel() {
    let minutes = (0...11).map { Int(HackerNewsRanking.replyDelay(depth: $0)) }
    #expect(minutes == [0, 0, 1, 3, 7, 12, 18, 25, 33, 42, 52, 63])
  }

  @Test func theDeadStayWhereSomethingBelowLives() {
    #expect(!HackerNewsRanking.isShown(isDead: true, hasVisibleDescendant: false))
    #expect(HackerNewsRanking.isShown(isDead: true, hasVisibleDescendant: true))
    #expect(HackerNewsRanking.isShown(isDead: false, hasVisibleDescendant: false))
  }

  @Test(
    arguments: [
      (0.0, 0, 0xFFFF00), (1, 255, 0x0000FF), (0.5, 256, 0x800000), (0.5, 257, 0x800001),
      (-1, 7, 0xFFFF07), (2, 7, 0x000007), (.nan, 7, 0xFFFF07),
    ] as [(Double, Int64, UInt32)]
  )
  func lobstersOrderKeys(confidence: Double, id: Int64, key: UInt32) {
    #expect(LobstersRanking.orderKey(confidence: confidence, id: id) == key)
  }

  @Test func lobstersGivesTheGoneNoConfidence() {
    #expect(LobstersRanking.confidence(score: 50, flags: 0, isGone: true) == 0)
  }

  @Test(
    arguments: [
      // At t = 0: the sign of the score, the logarithm of score + 1 and points, and the base.
      (9, 0.0, 0.0, 0, -1.0), (9, 90, 0, 0, -2), (0, 90, 0, 0, 0), (-11, 0, 0, 0, 1),
      (-1, 0, 0, 0, 0), (9, 0, 0.25, 0, -1.25), (9, 0, -1, 0, 0), (9, 0, 0, 79_200, -2),
      (9, 0, 0, 39_600, -1.5), (1, 0, 0, 0, -0.3010300),
    ] as [(Int64, Double, Double, Int64, Double)]
  )
  func lobstersHotness(
    score: Int64,
    points: Double,
    base: Double,
    seconds: Int64,
    expected: Double
  ) {
    let hotness = LobstersRanking.hotness(
      score: score,
      commentPoints: points,
      base: base,
      at: Timestamp(seconds: seconds)
    )
    #expect(near(hotness, expected, within: 1e-12))
  }

  @Test(
    arguments: [
      (100, [1, 3], 0, 0.0, 3.0), (2, [1, 3], 0, 0, 2), (100, [1, 3], 5, 0, 8),
      (100, [1, 3], 5, -0.5, 0), (100, [], 0, 0, 0), (-3, [5], 0, 0, -3),
    ] as [(Int64, [Int64], Int64, Double, Double)]
  )
  func lobstersCommentPoints(
    score: Int64,
    others: [Int64],
    merged: Int64,
    base: Double,
    expected: Double
  ) {
    let points = LobstersRanking.commentPoints(
      score: score,
      otherScores: others,
      mergedScore: merged,
      base: base
    )
    #expect(points == expected)
  }

  @Test(arguments: [(0, 0, 2), (3, 1, 6), (-3, -1, 2), (Int.max, Int.max, Int.max)])
  func lobstersSpeedLimits(ancestors: Int, own: Int, minutes: Int) {
    #expect(LobstersRanking.speedLimit(ancestorFlags: ancestors, ownFlags: own) == minutes)
  }

  @Test func talkyardWeighsHandicaps() {
    typealias Handicaps = TalkyardRanking.Handicaps
    let ordered: [Handicaps] = [
      [], .buried, .unwanted, [.unwanted, .buried], .multireply, .deleted, .bottom,
    ]
    #expect(ordered.map(\.rawValue) == ordered.map(\.rawValue).sorted())
  }

  @Test(
    arguments: [
      // up, length, the answer's up and length, worth
      (0, 99, -1, 0, 0.4), (5, 99, -1, 0, 0.752743 + 0.4), (0, 90, 5, 10, 0.752743 + 0.4),
      (5, 900, 5, 100, 0.752743 * 2 + 0.6), (0, 0, -1, 0, 0), (0, 0, 0, 0, 0),
    ] as [(Int64, Int, Int64, Int, Double)]
  )
  func questionAndAnswer(up: Int64, length: Int, answerUp: Int64, answer: Int, worth: Double) {
    let value = RedditRanking.questionAndAnswer(
      Votes(up: up),
      textLength: length,
      answer: answerUp < 0
        ? nil : RankingFacts.Answer(votes: Votes(up: answerUp), textLength: answer)
    )
    #expect(near(value, worth, within: 2e-6))
  }

  @Test func theFirstOfEqualAnswersStaysTheBest() {
    let answer = RankingFacts.Answer(votes: Votes(up: 1), textLength: 1)
    #expect(answer.isBetter(than: nil))
    #expect(!answer.isBetter(than: answer))
    #expect(RankingFacts.Answer(votes: Votes(up: 2), textLength: 1).isBetter(than: answer))
  }

  @Test(arguments: [
    Votes(), Votes(down: 1), Votes(down: 1_000_000_000_000_000),
    Votes(up: 1_000_000_000_000_000), Votes(up: .max, down: .max), Votes(up: 1, down: .max),
  ])
  func staysInRangeWhateverTheVotesAre(votes: Votes) {
    for share in [RedditRanking.confidence(votes), TalkyardRanking.likelihood(votes)] {
      #expect(0...1 ~= share)
    }
    #expect(RedditRanking.controversy(votes).isFinite)
    for moment in [Int64.min, 0, .max].map(Timestamp.init(microseconds:)) {
      #expect(RedditRanking.hot(votes, at: moment).isFinite)
      #expect(LobstersRanking.hotness(score: votes.score, at: moment).isFinite)
    }
    for age in [-Double.infinity, -1, 0, .nan, .infinity] {
      #expect(HackerNewsRanking.rank(score: votes.score, age: age).isFinite)
      #expect(LemmyRanking.hot(score: votes.score, age: age).isFinite)
    }
  }

  @Test func noNumberOfVotesTurnsTheBoundAround() {
    var (last, up) = (0.0, 1 as Int64)
    while up < 1 << 52 {
      let bound = RedditRanking.confidence(Votes(up: up, down: up / 10))
      #expect(up < 20 || bound >= last)
      (last, up) = (bound, up * 2)
    }
    for down in 1...1000 as ClosedRange<Int64> {
      #expect(RedditRanking.confidence(Votes(down: down)) >= 0)
    }
  }
}
