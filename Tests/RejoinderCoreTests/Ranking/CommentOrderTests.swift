import RejoinderCore
import TestSupport
import Testing

struct SortOrderTests {
  private static let now = Timestamp(seconds: 1_700_000_000 as Int64)

  /// A comment for these tests: votes, and hours before now; `nil` for no date.
  private static func facts(
    _ up: Int64,
    _ down: Int64,
    hours: Double?,
    arrival: Int = 0
  ) -> RankingFacts {
    RankingFacts(
      votes: Votes(up: up, down: down),
      createdAt: hours.map { now.advanced(byMicroseconds: -Int64($0 * 3.6e9)) },
      arrival: arrival
    )
  }

  private func sorted(_ all: [String: RankingFacts], _ order: CommentOrder) -> String {
    all.sorted {
      let keys = (
        order.key(for: $0.value, now: Self.now), order.key(for: $1.value, now: Self.now)
      )
      return keys.0 == keys.1 ? $0.key < $1.key : keys.0 < keys.1
    }.map(\.key).joined()
  }

  /// Six siblings: **a**ncient and loved, **b**ig and split, **c**ool newcomer, **d**isliked,
  /// **e**mpty of votes, **f**resh with one vote.
  private static let siblings: [String: RankingFacts] = [
    "a": facts(1000, 20, hours: 400, arrival: 0),
    "b": facts(500, 450, hours: 100, arrival: 1),
    "c": facts(30, 0, hours: 2, arrival: 2),
    "d": facts(1, 10, hours: 20, arrival: 3),
    "e": facts(0, 0, hours: 10, arrival: 4),
    "f": facts(1, 0, hours: 0.1, arrival: 5),
  ]

  @Test(
    arguments: [
      (.source, "abcdef"), (.oldest, "abdecf"), (.newest, "fcedba"), (.top, "abcfed"),
      (.best, "acbfde"), (.hot, "cfedba"), (.controversial, "bdaecf"), (.upvotes, "abcfde"),
      (.hackerNews, "cbafed"), (.lemmyHot, "fcedba"), (.lobsters, "acbfde"),
      (.talkyard, "acbfed"), (.active, "fcedba"), (.questionsAndAnswers, "acbfde"),
    ] as [(CommentOrder, String)]
  )
  func ordersSiblings(order: CommentOrder, expected: String) {
    #expect(sorted(Self.siblings, order) == expected)
  }

  @Test(arguments: CommentOrder.allCases)
  func thePinnedStandFirst(order: CommentOrder) {
    var siblings = Self.siblings
    let plain = sorted(siblings, order)
    for name in ["b", "e"] { siblings[name]?.flags.insert(.pinned) }
    let pinned = plain.filter { "be".contains($0) }
    #expect(sorted(siblings, order) == pinned + plain.filter { !"be".contains($0) })
  }

  @Test func talkyardPutsTheDeletedLast() {
    var siblings = Self.siblings
    siblings["a"]?.state = .deleted
    #expect(sorted(siblings, .talkyard) == "cbfeda")
    siblings["a"]?.flags = .pinned
    #expect(sorted(siblings, .talkyard) == "acbfed")
  }

  @Test func lobstersTrustsTheGoneNoMore() {
    var siblings = Self.siblings
    siblings["c"]?.state = .removed
    #expect(sorted(siblings, .lobsters) == "abfdec")
  }

  @Test(arguments: CommentOrder.allCases)
  func equalKeysLeaveTheDecisionToTheID(order: CommentOrder) {
    let one = Self.facts(3, 1, hours: 5)
    #expect(order.key(for: one, now: Self.now) == order.key(for: one, now: Self.now))
    #expect(sorted(["9": one, "8": one, "7": one], order) == "789")
  }

  @Test(
    arguments: [
      (.oldest, "abc"), (.newest, "cba"), (.top, "abc"), (.best, "abc"), (.hot, "abc"),
      (.upvotes, "cba"), (.hackerNews, "cba"), (.lemmyHot, "cba"), (.source, "abc"),
      (.active, "abc"), (.controversial, "abc"),
    ] as [(CommentOrder, String)],
    [nil, 3] as [Double?]
  )
  func arrivalStandsInForDates(order: (CommentOrder, String), hours: Double?) {
    let siblings = [
      "a": Self.facts(1, 0, hours: hours, arrival: 0),
      "b": Self.facts(1, 0, hours: hours, arrival: 1),
      "c": Self.facts(1, 0, hours: hours, arrival: 2),
    ]
    #expect(sorted(siblings, order.0) == order.1)
  }

  @Test func withoutADateAsOldAsCanBe() {
    let siblings = [
      "d": Self.facts(0, 0, hours: 1000, arrival: 0),
      "u": Self.facts(0, 0, hours: nil, arrival: 1),
    ]
    #expect(sorted(siblings, .oldest) == "ud")
    #expect(sorted(siblings, .newest) == "du")
  }

  @Test(arguments: [CommentOrder.hackerNews, .lemmyHot])
  func theFutureCountsAsNow(order: CommentOrder) {
    let siblings = [
      "n": Self.facts(9, 0, hours: 0), "f": Self.facts(9, 0, hours: -50),
      "g": Self.facts(8, 0, hours: -5000),
    ]
    // Equal ranks: Lemmy looks at the score, Hacker News at the date; "g" has fewer votes.
    #expect(sorted(siblings, order).last == "g")
    #expect(order.needsClock)
  }

  @Test func afterAWeekLemmyLooksAtScoreThenDate() {
    let siblings = [
      "a": Self.facts(5, 0, hours: 200), "b": Self.facts(9, 0, hours: 2000),
      "c": Self.facts(0, 7, hours: 300), "d": Self.facts(5, 0, hours: 190),
      "e": Self.facts(0, 50, hours: 160),
    ]
    #expect(sorted(siblings, .lemmyHot) == "ebdac")
  }

  @Test func unknownVotesAreHackerNewsFirstVote() {
    var (old, new) = (Self.facts(0, 0, hours: 9), Self.facts(0, 0, hours: 1))
    (old.votes, new.votes) = (nil, nil)
    #expect(sorted(["o": old, "n": new], .hackerNews) == "no")
  }

  @Test func activeMovesThreadsButNotReplies() {
    var siblings = [
      "a": Self.facts(0, 0, hours: 90), "b": Self.facts(0, 0, hours: 80),
      "c": Self.facts(0, 0, hours: 70),
    ]
    siblings["a"]?.latestActivity = Self.now
    siblings["b"]?.latestActivity = nil
    #expect(sorted(siblings, .active) == "acb")
    for name in siblings.keys { siblings[name]?.depth = 1 }
    #expect(sorted(siblings, .active) == "abc")
    #expect(CommentOrder.allCases.filter(\.needsActivity) == [.active])
  }

  @Test func anAnsweredQuestionRises() {
    var siblings = [
      "a": Self.facts(50, 1, hours: 90), "b": Self.facts(10, 1, hours: 80),
    ]
    #expect(sorted(siblings, .questionsAndAnswers) == "ab")
    siblings["b"]?.bestOriginalPosterAnswer = .init(votes: Votes(up: 5), textLength: 200)
    #expect(sorted(siblings, .questionsAndAnswers) == "ba")
    #expect(CommentOrder.allCases.filter(\.needsAnswers) == [.questionsAndAnswers])
  }

  @Test func shufflesTheTopLevelOnly() {
    let facts = (0..<100).map { Self.facts(Int64($0), 0, hours: 1, arrival: $0) }
    func order(_ seed: UInt64, depth: Int) -> [Int] {
      let keys = facts.map { facts in
        var facts = facts
        facts.depth = depth
        return CommentOrder.random(seed: seed).key(for: facts, now: Self.now)
      }
      return facts.indices.sorted { keys[$0] < keys[$1] }
    }
    #expect(order(1, depth: 0) == order(1, depth: 0))
    #expect(order(1, depth: 0) != order(2, depth: 0))
    #expect(order(1, depth: 0).sorted() == Array(facts.indices))
    #expect(order(1, depth: 1) == Array(facts.indices.reversed()))
  }

  @Test(arguments: CommentOrder.allCases + [.random(seed: 1), .random(seed: .max)])
  func namesLeadBack(order: CommentOrder) {
    #expect(CommentOrder(name: order.name) == order)
  }

  @Test(
    arguments: [
      "", "Best", "bestest", "random-", "random-x", "random--1", "random-18446744073709551616",
    ]
  )
  func otherNamesAreNone(name: String) { #expect(CommentOrder(name: name) == nil) }

  @Test func namesNeverChange() {
    #expect(
      CommentOrder.allCases.map(\.name) == [
        "source", "oldest", "newest", "top", "best", "hot", "controversial", "active", "upvotes",
        "hacker-news", "lemmy-hot", "lobsters", "talkyard", "questions", "random",
      ]
    )
  }

  /// Hostile facts: every order stays total, and agrees with itself however often it is asked.
  @Test(arguments: CommentOrder.allCases)
  func staysTotalForHostileFacts(order: CommentOrder) {
    var random = SeededGenerator(default: 117)
    let extremes: [Int64] = [.min, -1, 0, 1, 1_000_000_000_000_000, .max]
    let keys = (0..<60).map { index in
      var facts = RankingFacts(arrival: Bool.random(using: &random) ? index : .max - index)
      facts.createdAt = extremes.randomElement(using: &random).map(Timestamp.init(microseconds:))
      if Bool.random(using: &random) { facts.createdAt = nil }
      facts.latestActivity = facts.createdAt
      facts.votes = Votes(
        up: extremes.randomElement(using: &random) ?? 0,
        down: extremes.randomElement(using: &random) ?? 0
      )
      facts.textLength = Bool.random(using: &random) ? .max : -5
      facts.bestOriginalPosterAnswer = .init(votes: facts.votes, textLength: .max)
      facts.bestOriginalPosterAnswer?.confidence = .nan
      facts.depth = Int.random(in: 0...1, using: &random)
      return order.key(for: facts, now: Timestamp(microseconds: .random(in: 0...9, using: &random)))
    }
    for a in keys {
      #expect(!(a < a))
      for b in keys {
        #expect((a < b ? 1 : 0) + (b < a ? 1 : 0) + (a == b ? 1 : 0) == 1, "\(random)")
        for c in keys where a < b && b < c { #expect(a < c, "\(random)") }
      }
    }
  }

  @Test func keysAreSmall() { #expect(MemoryLayout<RankingKey>.stride <= 24) }
}
