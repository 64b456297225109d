import Testing

@testable import RejoinderFormats

/// Tags and text, whatever people and browsers did to the page.
struct TagScannerTests {
  private func pieces(_ page: String) -> [String] {
    let bytes = Array(page.utf8)
    var scanner = TagScanner(bytes)
    var lines: [String] = []
    while let piece = scanner.next() {
      lines.append("\(piece.kind) " + String(decoding: bytes[piece.range], as: UTF8.self))
    }
    return lines
  }

  @Test(arguments: [
    ("a<b>c</b>d", ["text a", "open <b>", "text c", "close </b>", "text d"]),
    ("1 < 2 <br/>", ["text 1 < 2 ", "open <br/>"]),
    ("<", ["text <"]), ("a<", ["text a<"]), ("<a", ["open <a"]), ("</a", ["close </a"]),
    ("<a title='>'>x", ["open <a title='>'>", "text x"]),
    ("<a title=\">\" b>x", ["open <a title=\">\" b>", "text x"]),
    ("<a title=it's>x</a>", ["open <a title=it's>", "text x", "close </a>"]),
    ("<!-- a > b --><p>", ["comment <!-- a > b -->", "open <p>"]),
    ("<!DOCTYPE html>x", ["comment <!DOCTYPE html>", "text x"]),
    ("<script>if (a < b) '<td>'</script>x", ["open <script>", "close </script>", "text x"]),
    ("<STYLE>a<b</Style>x", ["open <STYLE>", "close </Style>", "text x"]),
    ("<script>never closed <td>", ["open <script>"]), ("", []),
  ])
  func cuts(page: String, expected: [String]) {
    #expect(pieces(page) == expected)
  }

  @Test(arguments: [
    ("<a class=\"b c\">", "class", "b c"), ("<a CLASS='b'>", "class", "b"),
    ("<a class=b>", "class", "b"),
    ("<a class = \"b\" >", "class", "b"), ("<a x=1 class=b/>", "class", "b/"),
    ("<a class>", "class", ""),
    ("<a href=x?a&amp;b>", "href", "x?a&b"),
    ("<a href='&#x27;&quot;&#39;&nope;&'>", "href", "'\"'&nope;&"),
    ("<a =b class=c>", "class", "c"), ("<a\nid=\n'7'\n>", "id", "7"),
  ])
  func readsAttributes(tag: String, name: String, value: String) {
    var scanner = TagScanner(Array(tag.utf8))
    let piece = scanner.next()
    switch name {
    case "class": #expect(piece?.attribute("class") == value)
    case "href": #expect(piece?.attribute("href") == value)
    default: #expect(piece?.attribute("id") == value)
    }
    #expect(piece?.attribute("absent") == nil)
  }

  @Test func drawsWhiteSpaceTogether() {
    #expect(PageText.plain(Array("  a&nbsp;&nbsp;b\n c ".utf8)[...]) == "a b c")
  }
}
