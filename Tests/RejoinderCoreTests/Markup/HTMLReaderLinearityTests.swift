import RejoinderCore
import TestSupport
import Testing

/// Reading takes a number of steps that grows with the body, whatever stands in it.
struct HTMLReaderLinearityTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    let piece: String
    var ending = ""
    /// What one piece shows.
    let words: String

    var testDescription: String { piece }
  }

  static let attacks: [Attack] = [
    Attack(piece: "<blockquote>", ending: "end", words: ""),
    Attack(piece: "<ul><li>", ending: "end", words: ""),
    Attack(piece: "<details>", ending: "end", words: ""),
    Attack(piece: "<table><tr><td>", ending: "end", words: ""),
    Attack(piece: "<div><span title=x>", ending: "end", words: ""),
    Attack(piece: "</blockquote></li></td>", ending: "end", words: ""),
    Attack(piece: "<a x=\">\"", ending: "end", words: "\""),
    Attack(piece: "<a x='", ending: "end", words: "<ax='"),
    Attack(piece: "<a href=\"", ending: ">end", words: ""),
    Attack(piece: "<!--", ending: "end", words: "<!--"),
    Attack(piece: "<!x", ending: "end", words: "<!x"),
    Attack(piece: "<?x", ending: "end", words: "<?x"),
    Attack(piece: "<![CDATA[", ending: "end", words: "<![CDATA["),
    Attack(piece: "<![CDATA[>", ending: "end", words: "<![CDATA[>"),
    Attack(piece: "<!-->x", ending: "end", words: "x"),
    Attack(piece: "<!-- >", ending: "end", words: "<!-->"),
    Attack(piece: "<script>", ending: "end", words: ""),
    Attack(piece: "<style></scrip>", ending: "end", words: ""),
    Attack(piece: "<script></script", ending: ">end", words: ""),
    Attack(piece: "&", ending: "end", words: "&"),
    Attack(piece: "&#", ending: "end", words: "&#"),
    Attack(piece: "&#x", ending: " end", words: "&#x"),
    Attack(piece: "&lzzz", ending: "end", words: "&lzzz"),
    Attack(piece: "&noti", ending: "end", words: "¬i"),
    Attack(
      piece: "&CounterClockwiseContourIntegra",
      ending: "end",
      words: "&CounterClockwiseContourIntegra"
    ),
    Attack(piece: "<", ending: "end", words: "<"),
    Attack(piece: "<b", ending: "end", words: "<b"),
    Attack(piece: "</b", ending: "end", words: "</b"),
    Attack(piece: "<b><i>x</b></i>", ending: "end", words: "x"),
    Attack(piece: "<b><p>", ending: "end", words: ""),
    Attack(piece: "<a href=/x>", ending: "end", words: ""),
    Attack(piece: "<a href=/x>y<p>", ending: "end", words: "y"),
    Attack(piece: "<pre>", ending: "end", words: ""),
    Attack(piece: "<br>", ending: "end", words: ""),
    Attack(piece: "<br>x", ending: "end", words: "x"),
    Attack(piece: "<hr>", ending: "end", words: ""),
    Attack(piece: "\u{0}", ending: "end", words: ""),
    Attack(piece: "( ", ending: "end", words: "("),
    Attack(piece: "]]>", ending: "end", words: "]]>"),
    Attack(piece: "http://", ending: "end", words: "http://"),
  ]

  @Test(arguments: attacks) func takesStepsInProportion(_ attack: Attack) {
    let count = 100_000
    let html = String(repeating: attack.piece, count: count) + attack.ending
    var reader = HTMLReader()
    let markup = reader.read(html)
    #expect(reader.work <= 8 * html.utf8.count)
    #expect(markup.runs.count <= 6 * count)
    let words = markup.plainText.filter { !$0.isWhitespace }
    let expected = String(repeating: attack.words, count: count) + "end"
    // Compared apart: a failure must not print a megabyte.
    let isRight = words == expected
    #expect(isRight, "\(words.count) characters instead of \(expected.count), \(words.prefix(80))")
  }

  @Test func staysSmallWhereBlocksNestDeeply() {
    for count in [63, 64, 65, 100_000] {
      let open = String(repeating: "<blockquote>", count: count)
      let close = String(repeating: "</blockquote>", count: count)
      let markup = Markup(html: open + "in" + close + "out")
      let depth = min(count, MarkupBuilder.maximumDepth)
      #expect(markup.runs.count { $0.kind == .quote } == depth)
      #expect(markup.runs.map(\.level).max() == UInt8(depth))
      #expect(markup.plainText == "in\nout")
      #expect(markup.runs.last?.level == 0)
      #expect(faults(in: markup) == [])
      #expect(Markup(html: markup.html) == markup)
    }
  }
}
