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
      (.source, "As given: number 7 in the source"),
      (.oldest, "Oldest: written on 14 November 2023, 16:13 UTC"),
      (.top, "Top: 101 votes for it, 1 vote against it, score 100"),
      (
        .best,
        "Best: 101 votes for it, 1 vote against it, probably at least 96.7% in favour if everybody "
          + "voted"
      ),
      (
        .hot,
        "Hot: 101 votes for it, 1 vote against it, 2 for its votes, 12,576.6755 for its date, "
          + "heat 12,578.6755"
      ),
      (.controversial, "Controversial: 101 votes for it, 1 vote against it, controversy 1.0469"),
      (.active, "Active: last activity on 14 November 2023, 16:13 UTC"),
      (.upvotes, "Most votes: 101 votes for it"),
      (
        .hackerNews,
        "Hot (Hacker News): score 100, 6 hours old, 39.4919 for its votes, divided by 42.2243 for "
          + "its age, heat 0.9353"
      ),
      (.lemmyHot, "Hot (Lemmy): 6 hours old, heat 0.0476, score 100"),
      (
        .talkyard,
        "Best (Talkyard): 101 votes for it, 1 vote against it, probably at least 95.1% in favour "
          + "if everybody voted"
      ),
      (
        .questionsAndAnswers,
        "Questions and answers: 101 votes for it, 1 vote against it, probably at least 96.7% in "
          + "favour if everybody voted, probably at least 0% in favour of its best answer if "
          + "everybody voted, 0.3918 for its length, 1.3596 in all"
      ),
    ] as [(CommentOrder, String)]
  )
  func saysEachTermWithItsNumber(order: CommentOrder, text: String) {
    #expect(order.explanation(for: facts(101, 1), now: now).text() == text)
  }

  @Test func comparesWithANeighbour() {
    let explain = { CommentOrder.best.explanation(for: $0, now: now) }
    let (good, poor) = (explain(facts(10, 1)), explain(facts(100, 40)))
    #expect(
      good.comparison(with: poor, named: "c7")
        == "above c7 because its likely share in favour is higher (73% > 66%)"
    )
    #expect(
      poor.comparison(with: good, named: "c1")
        == "below c1 because its likely share in favour is lower (66% < 73%)"
    )
    let close = explain(facts(1000, 101))
    #expect(
      explain(facts(1000, 100)).comparison(with: close, named: "c2")
        == "above c2 because its likely share in favour is higher (89.7% > 89.6%)"
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
        == "above b because the source has them in this order"
    )
    #expect(plain.comparison(with: plain, named: "b") == "above b because only their ids differ")
    #expect(
      plain.comparison(with: plain, named: "b", isAbove: false)
        == "below b because only their ids differ"
    )
    let less = explain(facts(2, 0))
    #expect(
      plain.comparison(with: less, named: "b") == "above b because its score is higher (3 > 2)"
    )
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
    #expect(
      explain(b).comparison(with: explain(a), named: "a")
        == "above a because its score is higher (9 > 5)"
    )
  }

  @Test func saysWhichThreadWasAnsweredLater() {
    var (early, late) = (facts(1, 0), facts(9, 0))
    early.latestActivity = now.advanced(byMicroseconds: -2)
    late.latestActivity = now
    let explain = { CommentOrder.active.explanation(for: $0, now: now) }
    #expect(
      explain(late).comparison(with: explain(early), named: "b")
        == "above b because its thread was answered more recently"
    )
    #expect(
      explain(early).comparison(with: explain(late), named: "b", .spanish)
        == "debajo de b porque su hilo lleva más tiempo sin respuestas"
    )
  }

  /// “At least” stays true: a share is never said to be greater than it is.
  @Test func sharesAreRoundedDown() {
    for votes in 1...200 as ClosedRange<Int64> {
      let explanation = CommentOrder.best.explanation(for: facts(votes, 1), now: now)
      let words = explanation.text().split(separator: " ")
      let said = words.first { $0.hasSuffix("%") }.flatMap { Double($0.dropLast()) }
      let share = explanation.deciding[0].value * 100
      #expect(said.map { $0 <= share && share < $0 + 0.1 } == true, "\(votes): \(share)")
    }
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
