import RejoinderCore
import RejoinderMarkdown
import TestSupport
import Testing

/// Words that Markdown takes for marks and leaves nothing of.
struct KeptWordsTests {
  typealias Case = MarkdownReaderTests.Case

  private static let rel = "rel=\"nofollow ugc noopener\""

  static let fences = [
    Case(
      "words behind a fence",
      "```hello world\n\nmore words\n```",
      "<p>hello world</p><pre language-hello>\nmore words\n</pre>"
    ),
    Case(
      "words behind tildes",
      "~~~hello world\nmore words\n~~~",
      "<p>hello world</p><pre language-hello>more words\n</pre>"
    ),
    Case("a language alone", "```swift\na\n```", "<pre language-swift>a\n</pre>"),
    Case("a word that is no language", "```\u{E9}t\u{E9}\na\n```", "<p>été</p><pre>a\n</pre>"),
    Case("an empty line alone", "```hello world\n\n```", "<pre language-hello>hello world\n</pre>"),
    Case("empty lines alone", "```hello\n\n \n```", "<pre language-hello>hello\n</pre>"),
    Case("a fence to the end", "```hello world", "<pre language-hello>hello world\n</pre>"),
    Case(
      "empty lines before code",
      "```\n\n\na\n\n```\nb",
      "<pre>\n\na\n\n</pre><p>b</p>"
    ),
    Case(
      "words behind a fence in an item",
      "- ```hello world\n  a\n  ```",
      "<ul><li>hello world<pre language-hello>a\n</pre></li></ul>"
    ),
  ]

  static let definitions = [
    Case("a definition alone", "[Update]: fixed", "<p>[Update]: fixed</p>"),
    Case(
      "definitions alone",
      "[Update]: fixed\n[Edit]: not",
      "<p>[Update]: fixed [Edit]: not</p>"
    ),
    Case(
      "one definition of two",
      "[a]\n\n[a]: /x\n[b]: /y",
      "<p><a href=\"/x\" \(rel)>a</a></p><p>[b]: /y</p>"
    ),
    Case(
      "a second definition",
      "[a]\n\n[a]: /x\n\n[a]: later",
      "<p><a href=\"/x\" \(rel)>a</a></p><p>[a]: later</p>"
    ),
    Case(
      "a definition in a quote",
      "> [Update]: fixed\n\na",
      "<blockquote><p>[Update]: fixed</p></blockquote><p>a</p>"
    ),
    Case("a definition in an item", "- [Update]: fixed", "<ul><li>[Update]: fixed</li></ul>"),
    Case(
      "an address in a line of its own",
      "[a]:\n<x> 'ripe'\n\n[A]",
      "<p><a href=\"x\" \(rel) title=\"ripe\">A</a></p>"
    ),
    Case("a definition in code", "```\n[Update]: fixed\n```", "<pre>[Update]: fixed\n</pre>"),
    Case(
      "a definition in code besides another",
      "    [Update]: fixed\n\n[Edit]: not",
      "<pre>[Update]: fixed\n</pre><p>[Edit]: not</p>"
    ),
    Case(
      "a definition with an odd address",
      "[a]: /x&amp;y\n[b]: /x\\&y\n\n[B]",
      "<p>[a]: /x&amp;y</p><p><a href=\"/x&amp;y\" \(rel)>B</a></p>"
    ),
    Case(
      "an image's definition",
      "![a][b]\n\n[b]: /x",
      "<p><a href=\"/x\" \(rel)>a</a></p>"
    ),
    Case(
      "a definition and a table",
      "[Update]: fixed\n\na|b\n-|-\nc||\n\n[Edit]: not",
      "<p>[Update]: fixed</p><table><tr><th>a</th><th>b</th></tr>"
        + "<tr><td>c</td><td></td></tr></table><p>[Edit]: not</p>"
    ),
  ]

  static let all = fences + definitions

  @Test(arguments: [
    (">!!<", ">!!<"), (">! !<", ">! !<"), ("a >!!< b", "a >!!< b"), (">!!<\n>!a!<", ">!!< a"),
    ("^()", "^()"), ("a ^( ) b", "a ^( ) b"),
  ])
  func showsRedditMarksAroundNothing(markdown: String, words: String) {
    let markup = Markup(markdown: markdown, dialect: .reddit)
    #expect(markup.plainText == words)
    #expect(faults(in: markup) == [])
  }

  /// At the limit a body is Markdown, whether or not its last line ends.
  @Test(arguments: ["", "\n"], [MarkdownDialect.github, .reddit])
  func readsUpToItsLimitHoweverItEnds(end: String, dialect: MarkdownDialect) {
    let limit = MarkdownReader.maximumByteCount
    for count in [limit - 1, limit, limit + 1] {
      let words = String(repeating: "pear\n\n", count: count / 6 - 1)
      let start = "*a* " + words
      let markdown =
        start + String(repeating: "b", count: count - start.utf8.count - end.utf8.count)
      let isRead = Markup(markdown: markdown + end, dialect: dialect).runs[1].style == .emphasis
      #expect(isRead == (count <= limit), "\(count)")
    }
  }

  @Test func definitionsWithoutEndAreReadInProportion() {
    let count = 50_000
    for line in ["[a]: u&\n", "[a]: u\n", "[a]:\n", "[\n", "> [a]: u&\n", "[a]: [b]: u\\\n"] {
      let markdown = String(repeating: line, count: count)
      let letters = markdown.filter(\.isLetter).count
      #expect(Markup(markdown: markdown).plainText.filter(\.isLetter).count == letters, "\(line)")
    }
  }
}
