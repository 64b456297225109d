import RejoinderCore
import TestSupport
import Testing

/// What holds for every body: it is well made, its HTML is safe, and reads as the same again.
struct MarkupRoundTripTests {
  @Test(.corpus("hn-firebase")) func holdsForBodiesOfHackerNews() {
    let folders = ["hn-firebase", "hn-algolia", "hn-flat", "hn-hnpwa"]
    check(CorpusBodies.html(in: folders), atLeast: 2000)
  }

  @Test(.corpus("reddit")) func holdsForBodiesOfReddit() {
    check(CorpusBodies.html(in: ["reddit", "reddit-markdown"]), atLeast: 1000)
  }

  @Test(.corpus("discourse")) func holdsForBodiesOfForums() {
    let folders = ["discourse", "mastodon", "lobsters", "activitypub", "youtube", "commento"]
    check(CorpusBodies.html(in: folders), atLeast: 50)
  }

  @Test(.corpus("html5lib")) func holdsForTheTestsOfParsers() {
    check(CorpusBodies.wholesAndLines(in: ["html5lib", "html-bodies"]), atLeast: 5000)
  }

  @Test(.corpus("sanitizer")) func holdsForAttacks() {
    check(CorpusBodies.wholesAndLines(in: ["sanitizer"]), atLeast: 5000)
  }

  @Test(.corpus("hn-html")) func holdsForWholePages() {
    let files = CorpusBodies.wholesAndLines(in: ["hn-html"]).filter { $0.utf8.count > 10_000 }
    check(files, atLeast: 3)
  }

  @Test func holdsForRandomBodies() {
    var random = SeededGenerator(default: 20)
    for _ in 0..<3000 {
      let html = RandomHTML.body(using: &random)
      let problems = Self.problems(of: html)
      #expect(problems == [], "\(random)\n\(html.debugDescription)")
    }
  }

  @Test func holdsForSplicedBodies() {
    var random = SeededGenerator(default: 21)
    var bodies = (0..<50).map { _ in RandomHTML.body(using: &random) }
    for round in 0..<3000 {
      let html = RandomHTML.splice(bodies, using: &random)
      let problems = Self.problems(of: html)
      #expect(problems == [], "\(random)\n\(html.debugDescription)")
      bodies[round % bodies.count] = html
    }
  }

  @Test func holdsForBytesThatAreNoText() {
    var random = SeededGenerator(default: 22)
    var reader = HTMLReader()
    for _ in 0..<1000 {
      var bytes = Array(RandomHTML.body(using: &random).utf8)
      for _ in 0..<4 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      var markup = Markup()
      bytes.withUnsafeBufferPointer { reader.read($0, into: &markup) }
      let isRepaired = markup == Markup(html: String(decoding: bytes, as: UTF8.self))
      #expect(isRepaired, "\(random)")
      #expect(faults(in: markup) == [], "\(random)")
    }
  }

  @Test func holdsForPlainText() {
    var random = SeededGenerator(default: 23)
    for _ in 0..<1000 {
      let text = RandomHTML.body(using: &random)
      let markup = Markup(plain: text)
      #expect(faults(in: markup) == [], "\(random)\n\(text.debugDescription)")
      let readsAsTheSame = Markup(html: markup.html) == markup
      #expect(readsAsTheSame, "\(random)\n\(text.debugDescription)")
    }
  }

  private func check(_ bodies: [String], atLeast count: Int) {
    #expect(bodies.count >= count)
    for html in bodies {
      let problems = Self.problems(of: html)
      #expect(problems == [], "\(html.prefix(2000).debugDescription)")
    }
  }

  static func problems(of html: String) -> [String] {
    let markup = Markup(html: html)
    let written = markup.html
    var problems = faults(in: markup) + dangers(in: written)
    let again = Markup(html: written)
    if again != markup { problems.append("reads otherwise: \(written)\n\(sketch(again))") }
    if markup.utf8.isEmpty != again.utf8.isEmpty { problems.append("loses its words") }
    return problems
  }
}
