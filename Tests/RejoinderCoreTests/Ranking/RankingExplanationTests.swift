import RejoinderCore
import TestSupport
import Testing

struct RankingExplanationTests {
  private let now = Timestamp(seconds: 1_700_000_000 as Int64)

  private func facts(_ up: Int64, _ down: Int64, hours: Double = 6) -> RankingFacts {
    var facts = RankingFacts(
      votes: Votes(up: up, down: down),
      createdAt: now.advanced(byMicroseconds: -Int64(hours * 3.6e9)),
      arrival: 7
    )
    facts.textLength = 90
    return facts
  }

  @Test(
    arguments: [
      (.source, "As given: place in the source 7"),
      (.oldest, "Oldest: written 2023-11-14T16:13:20Z"),
      (.top, "Top: votes for 101, votes against 1, score 100"),
      (.best, "Best: votes for 101, votes against 1, sure share of votes for 0.9678"),
      (
        .hot,
        "Hot: votes for 101, votes against 1, from votes 2, from the date 12,576.6755, "
          + "heat 12,578.6755"
      ),
      (.controversial, "Controversial: votes for 101, votes against 1, controversy 1.0469"),
      (.active, "Active: last activity 2023-11-14T16:13:20Z"),
      (.upvotes, "Most votes: votes for 101"),
      (
        .hackerNews,
        "Hot (Hacker News): score 100, hours old 6, from votes 39.4919, age divides by 42.2243, "
          + "heat 0.9353"
      ),
      (.lemmyHot, "Hot (Lemmy): hours old 6, heat 0.0476, score 100"),
      (
        .talkyard, "Best (Talkyard): votes for 101, votes against 1, sure share of votes for 0.9511"
      ),
      (
        .questionsAndAnswers,
        "Questions and answers: votes for 101, votes against 1, sure share of votes for 0.9678, "
          + "sure share of the answer 0, from length 0.3918, worth 1.3596"
      ),
    ] as [(CommentOrder, String)]
  )
  func saysEachTermWithItsNumber(order: CommentOrder, text: String) {
    #expect(order.explanation(for: facts(101, 1), now: now).text() == text)
  }

  @Test func comparesWithANeighbour() {
    let explain = { CommentOrder.best.explanation(for: $0, now: now) }
    let (good, poor) = (explain(facts(10, 1)), explain(facts(100, 40)))
    #expect(good.comparison(with: poor, named: "c7") == "above c7 because 0.74 > 0.66")
    #expect(poor.comparison(with: good, named: "c1") == "below c1 because 0.66 < 0.74")
    let close = explain(facts(1000, 101))
    #expect(
      explain(facts(1000, 100)).comparison(with: close, named: "c2")
        == "above c2 because 0.8974 > 0.8965"
    )
  }

  @Test func namesTheFirstDifference() {
    let explain = { CommentOrder.top.explanation(for: $0, now: now) }
    let plain = explain(facts(3, 0))
    var other = facts(3, 0, hours: 9)
    #expect(
      explain(other).comparison(with: plain, named: "b") == "above b because it is older"
    )
    #expect(
      plain.comparison(with: explain(other), named: "b") == "below b because it is newer"
    )
    other.flags = .pinned
    #expect(explain(other).comparison(with: plain, named: "b") == "above b because it is pinned")
    #expect(
      plain.comparison(with: explain(other), named: "b") == "below b because that one is pinned"
    )
    other = facts(3, 0)
    other.arrival = 8
    #expect(
      plain.comparison(with: explain(other), named: "b")
        == "above b because the source has them so"
    )
    #expect(plain.comparison(with: plain, named: "b") == "above b because their ids decide")
    #expect(
      plain.comparison(with: plain, named: "b", isAbove: false)
        == "below b because their ids decide"
    )
    let less = explain(facts(2, 0))
    #expect(plain.comparison(with: less, named: "b") == "above b because 3 > 2")
  }

  @Test func saysThatWordsAreGone() {
    var gone = facts(9, 0)
    gone.state = .deleted
    let last = CommentOrder.talkyard.explanation(for: gone, now: now)
    let other = CommentOrder.talkyard.explanation(for: facts(1, 9), now: now)
    #expect(last.comparison(with: other, named: "b") == "below b because its words are gone")
    #expect(
      other.comparison(with: last, named: "b")
        == "above b because the words of that one are gone"
    )
  }

  @Test func lemmysScoreDecidesAfterAWeek() {
    let (a, b) = (facts(5, 0, hours: 200), facts(9, 0, hours: 900))
    let explain = { CommentOrder.lemmyHot.explanation(for: $0, now: now) }
    #expect(explain(b).comparison(with: explain(a), named: "a") == "above a because 9 > 5")
  }

  @Test(arguments: CommentOrder.allCases)
  func theDecidingNumbersAgreeWithTheKey(order: CommentOrder) {
    var random = SeededGenerator(default: 18)
    for _ in 0..<300 {
      var pair: [RankingExplanation] = []
      for arrival in 0...1 {
        var facts = facts(
          .random(in: 0...30, using: &random),
          .random(in: 0...30, using: &random),
          hours: .random(in: 0...300, using: &random)
        )
        facts.arrival = arrival
        pair.append(order.explanation(for: facts, now: now))
      }
      let isAbove = pair[0].key < pair[1].key
      let words = pair[0].comparison(with: pair[1], named: "x")
      #expect(words.hasPrefix(isAbove ? "above x because " : "below x because "), "\(random)")
      let isLowFirst = order == .random(seed: 0)
      if words.contains(">") { #expect(isAbove != isLowFirst, "\(words), \(random)") }
      if words.contains("<") { #expect(isAbove == isLowFirst, "\(words), \(random)") }
    }
  }
}
