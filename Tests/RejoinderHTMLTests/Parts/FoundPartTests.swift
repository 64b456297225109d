import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Which comments hold some words.
@Suite struct FoundPartTests {
  private func tokens(_ words: String, _ discussion: Discussion, _ query: String = "") -> [String] {
    let site = SmallSite(discussion)
    let index = FindIndex(site.outline.tree)
    let found = site.ask(query) {
      $0.found(words, of: $1, in: $2, now: DiscussionPage.noon, index: index)
    }
    return found.string.split(separator: "\n").map(String.init)
  }

  private static let fruit: Discussion = {
    var quoting = Comment(id: "4", author: "Dora", body: "Yes.")
    quoting.details.quotes = [Quote(of: "1", body: "so they\u{2003}fall")]
    let page = Body("<p>Ripe <b>Ap</b>ples</p><p>fall &amp; ROT</p>", format: .html)
    return Discussion(
      id: "d",
      comments: [
        Comment(id: "1", author: "Ana Ñ", body: "Ripe apples\nfall."),
        Comment(id: "a/b", parentID: "1", author: "Ben", body: page),
        Comment(id: "3", parentID: "1", author: "Ripe", body: "Gone", state: .deleted),
        quoting,
      ]
    )
  }()

  @Test(arguments: [
    ("ripe apples", "1 a.2Fb"), ("  RIPE \n apples ", "1 a.2Fb"), ("apples fall", "1 a.2Fb"),
    ("& rot", "a.2Fb"), ("ana ñ", "1"), ("they fall", "4"), ("benripe", ""), ("ben ripe", ""),
    ("gone", ""), ("<b>", ""), ("", ""), (" \t", ""), ("fall.x", ""),
  ])
  func areThoseWhoseTextOrAuthorHoldsThem(words: String, found: String) {
    #expect(tokens(words, Self.fruit).joined(separator: " ") == found)
  }

  @Test func comeInTheOrderOfThePageFoldedOrNot() {
    let comments = ["1", "2", "3"].map {
      Comment(id: $0, body: "Pear", createdAt: Timestamp(seconds: Int64($0.utf8.first ?? 0)))
    }
    let discussion = Discussion(id: "d", comments: comments)
    #expect(tokens("pear", discussion, "sort=newest") == ["3", "2", "1"])
    #expect(tokens("rip", Self.fruit, "fold=1") == ["1", "a.2Fb"])
    #expect(tokens("rip", Self.fruit, "comment=a.2Fb&context=0") == ["a.2Fb"])
  }

  @Test(arguments: [9_999, 10_000, 10_001])
  func areNoMoreThanTheLimit(count: Int) {
    let comments = (0..<count).map { Comment(id: Comment.ID(Int64($0)), body: "x") }
    #expect(tokens("x", Discussion(id: "d", comments: comments)).count == min(count, 10_000))
  }

  @Test func areThoseThatASlowSearchFinds() {
    var random = SeededGenerator(default: 44)
    for _ in 0..<200 {
      let texts = (0..<6).map { _ in letters(Int.random(in: 0...12, using: &random), &random) }
      let words = letters(Int.random(in: 1...5, using: &random), &random)
      let comments = texts.enumerated().map { Comment(id: Comment.ID(Int64($0)), body: Body($1)) }
      let expected = texts.indices.filter { texts[$0].contains(words) }.map(String.init)
      #expect(tokens(words, Discussion(id: "d", comments: comments)) == expected, "\(random)")
    }
  }

  /// Few letters, so that a match often fails late.
  private func letters(_ count: Int, _ random: inout SeededGenerator) -> String {
    String((0..<count).map { _ in Bool.random(using: &random) ? "a" : "b" } as [Character])
  }
}
