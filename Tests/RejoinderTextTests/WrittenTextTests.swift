import Foundation
import RejoinderCore
import RejoinderText
import Testing

/// Bodies as one text for views that know no paragraphs.
struct WrittenTextTests {
  @Test func writesEveryKindOfBlock() {
    let html = """
      <h2>Harvest</h2><p>The apples are ripe, and the <b>pears</b> will be soon.
      <blockquote>They never<br>were.<blockquote>Were so!</blockquote>Right.</blockquote>
      <ul><li>one<li>two<ol start=9><li>a<br>still a<li>b</ol><p>more</ul>
      <hr><pre><code class=language-swift>let a = 1

        let b = 2</code></pre><details><summary>Secret</summary>told</details>
      <ul><li><li>☐ buy jars<li><blockquote>quoted<pre>1
      2</pre></blockquote></ul>
      """
    var style = BodyTextStyle()
    style.revealsSpoilers = true
    let text = Markup(html: html).attributedString(style)
    #expect(
      String(text.characters) == """
        Harvest

        The apples are ripe, and the pears will be soon.

        > They never
        > were.
        >
        > > Were so!
        >
        > Right.

        • one
        • two
            9. a
                still a
            10. b

            more

        ———

        let a = 1

          let b = 2

        Secret

        told

        •\u{20}
        ☐ buy jars
        • > quoted
            >
            > 1
            > 2
        """
    )
  }

  @Test(arguments: [
    ("a <b>b <i>c</i></b><br>d", "a ‹strong: b ›‹strong emphasis: c›⏎d"),
    ("<s>a</s><u>b</u><mark>c</mark>", "‹strikethrough: a›‹inserted: b›‹highlighted: c›"),
    ("x<sup>2</sup>, H<sub>2</sub>O", "x‹superscript: 2›, H‹subscript: 2›O"),
    ("<code>let  a</code> <kbd>⌘F</kbd>", "‹mono: let a› ‹keyboard: ⌘F›"),
    ("<h3>A <i>b</i></h3>c", "‹heading 3: A ›‹heading 3 emphasis: b›‹heading 3: ⏎⏎›c"),
    ("<pre class=language-go>a\n  b</pre>c", "‹code go: a⏎  b›‹code: ⏎⏎›c"),
    (
      "<blockquote>a<br>b</blockquote>",
      "‹marker quote1 added: > ›‹quote1: a⏎›‹marker quote1 added: > ›‹quote1: b›"
    ),
    (
      "<ol start=3><li>a<p>b</ol>",
      "‹marker list1 marked added: 3. ›‹list1 marked: a›‹list1: ⏎⏎›‹marker list1 added:     ›‹list1: b›"
    ),
    ("a<hr>b", "a⏎⏎‹rule added: ———›‹rule: ⏎⏎›b"),
    ("<ul><li><ul><li>a</ul></ul>", "‹marker list2 marked added: • • ›‹list2 marked: a›"),
    ("<abbr title='Hyper Text'>HT</abbr> b", "‹“Hyper Text”: HT›‹added:  (Hyper Text)› b"),
    ("<abbr title='Hyper'>HT </abbr>b", "‹“Hyper”: HT ›‹added: (Hyper) ›b"),
    ("", ""),
  ])
  func saysWhatEachPieceIs(_ html: String, _ expected: String) {
    #expect(sketch(html) == expected)
    #expect(sketch(pieces(of: Markup(html: html).nsAttributedString())) == expected)
  }

  @Test func countsEmphasisBehindEmojiInOneUnit() {
    let text = Markup(html: "😀👩‍👧 so <i>very 🎈</i> nice").nsAttributedString()
    let pieces = pieces(of: text)
    #expect(pieces.map(\.text) == ["😀👩‍👧 so ", "very 🎈", " nice"])
    #expect(pieces[1].role?.style == .emphasis)
    var range = NSRange()
    _ = text.attributes(at: 11, effectiveRange: &range)
    #expect(range == NSRange(location: 11, length: 7))
  }

  @Test func showsMarginsOnlySoDeep() {
    let html = String(repeating: "<blockquote>", count: 20) + "a<br>b"
    let marks = String(repeating: "> ", count: 8)
    let text = Markup(html: html).attributedString()
    #expect(String(text.characters) == "\(marks)a\n\(marks)b")
    #expect(text.runs.allSatisfy { $0.textRole?.quoteDepth == 20 })
  }

  @Test func leavesSpaceToParagraphStyles() {
    var style = BodyTextStyle()
    style.layout = .styled
    let html = "a<p>b<blockquote>c<br>d</blockquote><ol><li>e<br>f<li>g<ul><li>h</ul></ol>"
    #expect(
      sketch(html, style) == """
        a⏎‹apart: b›⏎‹quote1 apart: c⏎›‹quote1: d⏎›‹marker list1 apart marked added: 1.⇥›\
        ‹list1 apart marked: e⏎›‹list1: f⏎›‹marker list1 marked added: 2.⇥›\
        ‹list1 marked: g›‹list1: ⏎›‹marker list2 marked added: •⇥›‹list2 marked: h›
        """
    )
  }

  @Test func asksOnceForTheAttributesOfARole() {
    var asked: [TextRole] = []
    let markup = Markup(html: "<b>a</b> b <b>c</b><p>d <b>e</b>")
    let text = markup.attributedString { role in
      asked.append(role)
      var attributes = AttributeContainer()
      attributes.languageIdentifier = role.style.contains(.strong) ? "bold" : "plain"
      return attributes
    }
    #expect(asked.count == 2)
    #expect(text.runs.map(\.languageIdentifier) == ["bold", "plain", "bold", "plain", "bold"])
  }
}
