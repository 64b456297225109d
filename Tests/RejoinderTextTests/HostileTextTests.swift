import Foundation
import RejoinderCore
import RejoinderText
import TestSupport
import Testing

/// Bodies that readers and renderers have stumbled over.
struct HostileTextTests {
  @Test(arguments: [
    ("a<p>b", "a\n\nb"),
    ("AT&T rocks", "AT&T rocks"),
    ("a & b", "a & b"),
    ("AT&T; ok", "AT&T; ok"),
    ("&nbsp;&mdash;", "\u{A0}—"),
    ("3 < 4 and 5 > 2", "3 < 4 and 5 > 2"),
    ("<pre><code>  a\n\n    b\n</code></pre>", "  a\n\n    b"),
    ("see <b>and more", "see and more"),
    ("see <b and more", "see <b and more"),
    ("less <", "less <"),
  ])
  func showsTheWordsOfWhatBreaksReaders(_ html: String, _ text: String) {
    #expect(String(Markup(html: html).attributedString().characters) == text)
    #expect(Markup(html: html).nsAttributedString().string == text)
  }

  @Test func leadsWhereTheAddressSaysRatherThanTheText() {
    let html = """
      <a href="https:&#x2F;&#x2F;example.org&#x2F;?a=1&amp;b=2" rel="nofollow">\
      https:&#x2F;&#x2F;example.org&#x2F;...</a> "so"
      """
    #expect(
      sketch(html) == "‹→https://example.org/?a=1&b=2: https://example.org/...› \"so\""
    )
  }

  @Test(arguments: ["<blockquote>", "<ul><li>", "<details>", "<table><tr><td>", "<b><i>"])
  func endsWhereBlocksNestWithoutEnd(_ piece: String) {
    let markup = Markup(html: String(repeating: piece, count: 100_000) + "end")
    var style = BodyTextStyle()
    style.revealsSpoilers = true
    #expect(String(markup.attributedString(style).characters).hasSuffix("end"))
    #expect(markup.nsAttributedString(style).string.hasSuffix("end"))
    #expect(
      markup.blocks(style).last?.text.characters.isEmpty == false || piece.hasPrefix("<table")
    )
  }

  @Test func endsWhereOneWordHasTenMegabytes() {
    let markup = Markup(plain: String(repeating: "x", count: 10_000_000))
    #expect(markup.nsAttributedString().length == 10_000_000)
    #expect(markup.attributedString().runs.count == 1)
    var style = BodyTextStyle()
    style.characterLimit = 10
    #expect(String(markup.attributedString(style).characters) == "xxxxxxxxxx…")
  }

  @Test(arguments: [
    "<b>a</b>b", "<pre>\n</pre>", "a<br>", "<blockquote>a</blockquote>", "<li>a", "<tr><td>a<td>b",
    "<a href='https://e.org'>a</a>", "<abbr title=b>a</abbr>", "<span class=spoiler>a</span> ",
  ])
  func takesTwentyThousandOfAPiece(_ piece: String) {
    let markup = Markup(html: String(repeating: piece, count: 20_000))
    let text = markup.attributedString()
    #expect(text.unicodeScalars.count >= 20_000 || markup.runs.count < 20_000)
    #expect(markup.nsAttributedString().string == String(text.characters))
  }

  @Test(.large) func takesAMillionRuns() {
    let markup = Markup(html: String(repeating: "<b>a</b>b", count: 500_000))
    #expect(markup.runs.count > 1_000_000)
    #expect(markup.attributedString().runs.count == 1_000_000)
    #expect(markup.nsAttributedString().length == 1_000_000)
  }

  @Test func widensNoTableBeyondItsLimit() {
    let rows = String(repeating: "<tr><td>a<td>b", count: 2000)
    let wide = "<table><tr><td>" + String(repeating: "x", count: 100_000) + rows + "</table>"
    let text = Markup(html: wide).attributedString()
    #expect(text.unicodeScalars.count < 200_000)
  }
}
