import Foundation
import RejoinderCore
import RejoinderText
import Testing

/// Bodies block by block.
struct BlockTests {
  private func lines(_ html: String, _ style: BodyTextStyle = BodyTextStyle()) -> String {
    Markup(html: html).blocks(style).map { block in
      var line = block.margins.map { "\($0) " }.joined() + (block.marker.map { $0 + " " } ?? "")
      line += "\(block.kind)" + (block.followsClosely ? "" : " apart")
      if let spoiler = block.spoiler { line += " \(spoiler)" }
      let cells = block.rows.map { row in row.map { String($0.text.characters) } }
      let text = cells.isEmpty ? sketch(pieces(of: block.text)) : "\(cells)"
      return text.isEmpty ? line : line + ": " + text
    }
    .joined(separator: "\n")
  }

  @Test func standOneBehindTheOther() {
    let html = """
      <h2>A</h2>b <b>c</b><blockquote>d<ol start=2><li>e<p>f<li><li>☐ g</ol></blockquote><hr>
      <pre class=language-go>h
        i</pre><table><tr><th>j<td>k</table><details><summary>l</summary>m<br>n</details>
      """
    #expect(
      lines(html)
        == """
        heading(level: 2): ‹heading 2: A›
        paragraph apart: b ‹strong: c›
        quote paragraph apart: ‹quote1: d›
        quote item 2. paragraph apart: ‹quote1 list1: e›
        quote item paragraph apart: ‹quote1 list1: f›
        quote item 3. paragraph
        quote item 4. paragraph: ‹quote1 list1: ☐ g›
        rule apart
        code(language: Optional("go")) apart: ‹code go: h⏎  i›
        table apart: [["j", "k"]]
        spoiler summary apart: ‹summary: l›
        spoiler paragraph apart covered: ‹covered →rejoinder:reveal: ▒›⏎\
        ‹covered →rejoinder:reveal: ▒›
        """
    )
  }

  @Test func knowTheirDepths() {
    let html = "<ul><li><blockquote><ul><li>a</ul>b</blockquote></ul>c"
    let blocks = Markup(html: html).blocks()
    #expect(blocks.map(\.listDepth) == [2, 1, 0])
    #expect(blocks.map(\.quoteDepth) == [1, 1, 0])
    #expect(blocks.map(\.marker) == ["• •", nil, nil])
    #expect(blocks.map(\.id) == [0, 1, 2])
    #expect(blocks[0].margins == [.item, .quote, .item])
  }

  @Test func haveTheAttributesOfTheFace() {
    let blocks = Markup(html: "<p>a<p>b").blocks { _ in
      var attributes = AttributeContainer()
      attributes.languageIdentifier = "en"
      return attributes
    }
    #expect(blocks.allSatisfy { $0.text.languageIdentifier == "en" })
  }
}
