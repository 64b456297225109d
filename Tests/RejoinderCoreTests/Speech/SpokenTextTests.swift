import RejoinderCore
import TestSupport
import Testing

struct SpokenTextTests {
  private func said(_ html: String, limit: Int = .max, isRevealed: Bool = false) -> String {
    let row = Row<RejoinderCore.Comment>(
      id: .comment("1"),
      comment: Comment(id: "1", author: "Noa"),
      guides: Guides()
    )
    var context = SpeechContext()
    (context.body, context.isRevealed) = (Markup(html: html), isRevealed)
    var writer = Orchard.writer()
    writer.textLength = limit
    let label = writer.speech(of: row, context).label
    // Scalars: a mark at the beginning of the words joins the space before it.
    return String(label.unicodeScalars.dropFirst("Level 1, Noa. ".count))
  }

  @Test(
    arguments: [
      ("Ripe <b>app</b>les", "Ripe apples"), ("<p>One<p>Two<br>Three", "One\nTwo\nThree"),
      ("<ul><li>Figs<li>Plums</ul>", "Figs\nPlums"),
      (
        "<blockquote>Ripe?<p>Surely?</blockquote>Yes.", "Quote: Ripe?\nSurely?\nEnd of quote.\nYes."
      ),
      (
        "No.<blockquote>A<blockquote>B</blockquote></blockquote>",
        "No.\nQuote: A\nQuote: B\nEnd of quote.\nEnd of quote."
      ),
      ("<table><tr><td>a<td>b<tr><td>c<td>d</table>", "a, b\nc, d"),
      ("<pre>let x\n  = 1</pre>", "let x\n= 1"), ("a\u{85}\u{7F}b\u{A0}c", "ab\u{A0}c"),
      ("<a href='https://example.org'>here</a>", "here"),
    ]
  )
  func saysBlocksOnLinesOfTheirOwn(html: String, words: String) {
    #expect(said(html) == words)
  }

  @Test(
    arguments: [
      ("It was <s-x>the</s-x> gardener", "It was the gardener", "It was the gardener"),
      (
        "It was <span class='spoiler'>the <b>gar</b>dener</span>, he said",
        "It was spoiler, he said",
        "It was the gardener, he said"
      ),
      (
        "<details><summary>Who</summary>The <b>baker</b><p>did it</details>So.",
        "Who\nspoiler\nSo.", "Who\nThe baker\ndid it\nSo."
      ),
      (
        "<details><summary>Who</summary><details><summary>He</summary>did</details></details>",
        "Who\nspoiler", "Who\nHe\ndid"
      ),
    ]
  )
  func hiddenWordsAreOneWord(html: String, hidden: String, revealed: String) {
    #expect(said(html) == hidden)
    #expect(said(html, isRevealed: true) == revealed)
  }

  @Test(
    arguments: [
      (0, "…"), (1, "R…"), (4, "Ripe…"), (5, "Ripe…"), (9, "Ripe appl…"), (11, "Ripe apples…"),
      (14, "Ripe apples…"), (15, "Ripe apples…"), (16, "Ripe apples fall"),
    ]
  )
  func longWordsAreCutBetweenWords(limit: Int, words: String) {
    #expect(said("<p>Ripe apples<p>fall", limit: limit).replacing("\n", with: " ") == words)
  }

  @Test(.trail) func neverCutsAScalarNorIsLongerThanItsLimit() {
    withSeed(31) { random in
      let alphabet = Array("a é🌰 \n\u{85}\u{300}字".unicodeScalars)
      for _ in 0..<2000 {
        var source = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1..<40, using: &random) {
          source.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
        }
        let limit = Int.random(in: 0..<40, using: &random)
        let words = said(String(source), limit: limit)
        #expect(!words.unicodeScalars.contains("\u{FFFD}"))
        #expect(words.unicodeScalars.count <= limit + 1, "\(words.debugDescription), \(limit)")
      }
    }
  }
}
