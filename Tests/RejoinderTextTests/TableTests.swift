import Foundation
import RejoinderCore
import RejoinderText
import Testing

/// Tables within one text.
struct TableTests {
  private static let html = """
    <table><tr><th>Name<th align=right>Votes<th align=center>Note
    <tr><td>Ann<td align=right>3<td align=center>x<tr><td>漢字<td align=right>1234<td>a<br>b</table>
    """

  @Test func standInColumns() {
    let text = Markup(html: Self.html).attributedString()
    #expect(
      String(text.characters)
        == """
        Name | Votes | Note
        -----+-------+-----
        Ann  |     3 |  x\u{20}\u{20}
        漢字 |  1234 | a b
        """.replacing("  \n", with: "\n")
    )
  }

  @Test func standInARowWhereColumnsAreTooWide() {
    var style = BodyTextStyle()
    style.tableWidth = 18
    let text = Markup(html: Self.html).attributedString(style)
    #expect(
      String(text.characters) == "Name | Votes | Note\nAnn | 3 | x\n漢字 | 1234 | a b"
    )
    #expect(text.runs.allSatisfy { $0.textRole?.isInColumns == false })
  }

  @Test func knowTheirCells() {
    let text = Markup(html: Self.html).attributedString()
    let cells = text.runs.compactMap(\.tableCell)
    #expect(cells.map(\.row) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(cells.map(\.column) == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(cells.map(\.isHeader) == [true, true, true] + Array(repeating: false, count: 6))
    #expect(cells[1].alignment == .right && cells[2].alignment == .center)
  }

  @Test func standBehindTheMarginOfAQuote() {
    let text = Markup(html: "<blockquote><table><tr><td>a<tr><td>b</table>").attributedString()
    #expect(String(text.characters) == "> a\n> b")
  }

  @Test func keepLinksAndNotes() {
    let html =
      "x <a href='https://e.org/1'>1</a><table><tr><td><a href='https://e.org/2'>2</a>"
      + "<td><abbr title=Three>3</abbr></table>"
    #expect(
      sketch(html) == """
        x ‹→https://e.org/1: 1›⏎⏎‹cell columns 0,0 →https://e.org/2: 2›‹cell added columns:  | ›\
        ‹cell columns 0,1 “Three”: 3›‹cell added columns 0,1:  (Three)›
        """
    )
  }
}
