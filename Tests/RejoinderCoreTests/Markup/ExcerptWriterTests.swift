import RejoinderCore
import TestSupport
import Testing

struct ExcerptWriterTests {
  @Test(arguments: [
    ("<p>Ripe apples<p>fall.", 12, "Ripe apples…"),
    ("<p>Ripe apples<p>fall.", 17, "Ripe apples fall."),
    ("<p>Ripe apples<p>fall.", 16, "Ripe apples…"),
    ("Ripe apples fall.", 3, "Ri…"),
    ("Ripe apples fall.", 1, "…"),
    ("Ripe apples fall.", 0, "…"),
    ("a bcdefghijkl", 8, "a bcdef…"),
    ("", 5, ""),
    ("a<br>b<pre>c\n\td</pre><table><tr><td>e<td>f</table>", 20, "a b c d e f"),
    ("漢字漢字", 8, "漢字漢字"),
    ("漢字漢字", 7, "漢字漢…"),
    ("漢字漢字", 6, "漢字…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👩‍👧👩‍👧", 3, "👩‍👧…"),
    ("He <span class=spoiler>was it</span>.", 20, "He ▒▒▒ ▒▒."),
    ("<details><summary>End</summary>dead</details>x", 20, "End ▒▒▒▒ x"),
    ("a\u{7F}b\u{9B}c", 20, "abc"),
  ])
  func fitsOneLine(_ html: String, _ width: Int, _ text: String) {
    #expect(ExcerptWriter(width: width).text(of: Markup(html: html)) == text)
  }

  @Test func keepsToItsWidth() {
    var random = SeededGenerator(default: 41)
    for _ in 0..<2000 {
      let html = RandomHTML.body(using: &random)
      let width = Int.random(in: 1...30, using: &random)
      let text = ExcerptWriter(width: width).text(of: Markup(html: html))
      #expect(TextServices.simple.cellWidth(text) <= width, "\(random)\n\(html.debugDescription)")
      let isOneLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      #expect(isOneLine, "\(random)\n\(html.debugDescription)")
    }
  }

  @Test func readsNoMoreThanItNeeds() {
    let markup = Markup(html: String(repeating: "x", count: 1_000_000))
    #expect(ExcerptWriter(width: 5).text(of: markup) == "xxxx…")
  }
}
