import RejoinderCore
import TestSupport
import Testing

/// Where lines are broken that are too long.
struct TextBreakTests {
  private static func code(_ words: String, width: Int) -> String {
    var writer = TextWriter(width: width)
    writer.wrapsCode = true
    return writer.text(of: Markup(html: "<pre>\n" + words + "</pre>"))
  }

  static let lines: [(String, Int, String)] = [
    ("let minutes = 3", 15, "let minutes = 3"),
    ("let minutes = 3", 14, "let minutes =\n↪ 3"),
    ("  cook(the: water)", 12, "  cook(the:\n  ↪ water)"),
    ("a abcdefghijkl b", 8, "a abcdef\n↪ ghijkl\n↪ b"),
    ("abcdefghi\nj", 8, "abcdefgh\n↪ i\nj"),
    ("            deep words", 12, "      deep\n      ↪ word\n      ↪ s"),
    ("ab   cd     efgh", 8, "ab   cd\n↪ efgh"),
    ("漢字漢字漢", 8, "漢字漢字\n↪ 漢"),
    ("          ", 8, ""),
  ]

  @Test(arguments: lines)
  func breaksCodeBetweenWords(words: String, width: Int, text: String) {
    #expect(Self.code(words, width: width) == text)
  }

  @Test func keepsCodeWholeOtherwise() {
    let words = "let minutes = 3"
    #expect(TextWriter(width: 8).text(of: Markup(html: "<pre>\(words)</pre>")) == words)
  }

  @Test func breaksCodeBehindItsMargin() {
    var writer = TextWriter(width: 16)
    writer.wrapsCode = true
    let html = "<ul><li>a<pre>\n  cook(the: water)</pre></ul>"
    #expect(writer.text(of: Markup(html: html)) == "• a\n\n    cook(the:\n    ↪ water)")
  }

  @Test func keepsWordsOfTablesWhole() {
    let html = "<table><tr><td>some minutes<td>considerable nonsense<td>x</table>"
    let text = TextWriter(width: 26).text(of: Markup(html: html))
    #expect(text == "some    | considerable | x\nminutes | nonsense     |")
    let narrow = TextWriter(width: 20).text(of: Markup(html: html))
    #expect(narrow == "some minutes |\nconsiderable\nnonsense | x")
  }

  @Test(.trail) func breaksNoWordThatFitsALine() {
    withSeed(12) { random in
      for _ in 0..<300 {
        let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
          String(repeating: "w", count: Int.random(in: 1...9, using: &random))
        }
        let width = Int.random(in: 12...30, using: &random)
        let source = words.joined(separator: " ")
        for text in [
          Self.code(source, width: width), TextWriter(width: width).text(of: Markup(plain: source)),
        ] {
          let found = text.split { " \n".contains($0) }.filter { $0 != "↪" }
          #expect(found.map(String.init) == words, "\(text)")
        }
      }
    }
  }
}
