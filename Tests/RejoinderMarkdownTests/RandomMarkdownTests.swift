import RejoinderCore
import RejoinderMarkdown
import TestSupport
import Testing

/// What holds for every body, whatever stands in it.
@Suite(.trail) struct RandomMarkdownTests {
  static let dialects = [MarkdownDialect.commonMark, .github, .reddit]

  @Test(arguments: dialects) func holdsForRandomBodies(dialect: MarkdownDialect) {
    withSeed(40) { random in
      var reader = MarkdownReader(dialect: dialect)
      for _ in 0..<2_000 {
        let markdown = Self.body(
          of: Self.words + Self.marks + Self.fences + Self.links,
          using: &random
        )
        check(reader.read(markdown), "\(markdown.debugDescription)")
      }
    }
  }

  @Test(arguments: dialects) func holdsForBytesThatAreNoText(dialect: MarkdownDialect) {
    withSeed(41) { random in
      var (reader, markup) = (MarkdownReader(dialect: dialect), Markup())
      for _ in 0..<1_000 {
        var bytes = Array(
          Self.body(of: Self.words + Self.marks + Self.fences, using: &random).utf8
        )
        for _ in 0..<6 where !bytes.isEmpty {
          bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        }
        bytes.withUnsafeBufferPointer { reader.read($0, into: &markup) }
        check(markup, "\(bytes)")
        let isRepaired = markup == reader.read(String(decoding: bytes, as: UTF8.self))
        #expect(isRepaired, "\(bytes)")
      }
    }
  }

  /// Marks may go where they mean something; letters never do.
  @Test(arguments: dialects) func losesNoLetters(dialect: MarkdownDialect) {
    withSeed(42) { random in
      var reader = MarkdownReader(dialect: dialect)
      for _ in 0..<3_000 {
        let markdown = Self.body(of: Self.words + Self.marks, using: &random)
        let letters = markdown.filter { $0.isLetter && $0.isASCII }
        let kept = reader.read(markdown).plainText.filter { $0.isLetter && $0.isASCII }
        #expect(kept == letters, "\(markdown.debugDescription)")
      }
    }
  }

  /// What may be a definition is text as long as no link uses it.
  @Test(arguments: dialects) func losesNoLettersOfDefinitions(dialect: MarkdownDialect) {
    withSeed(43) { random in
      var reader = MarkdownReader(dialect: dialect)
      for _ in 0..<3_000 {
        let pieces = Self.words + ["[q", "]:", "\n[ab]: ", "\n> [x]: ", "\n- [y]:", "\n\n", "\""]
        let markdown = Self.body(of: pieces, using: &random)
        let labels = markdown.split(separator: "[").dropFirst().map { $0.prefix { $0 != "]" } }
        guard Set(labels).count == labels.count else { continue }
        let letters = markdown.filter { $0.isLetter && $0.isASCII }
        let kept = reader.read(markdown).plainText.filter { $0.isLetter && $0.isASCII }
        #expect(kept == letters, "\(markdown.debugDescription)")
      }
    }
  }

  private func check(_ markup: Markup, _ source: String) {
    let html = markup.html
    #expect(faults(in: markup) == [], "\(source)")
    #expect(dangers(in: html) == [], "\(source)")
    let readsAsTheSame = Markup(html: html) == markup
    #expect(readsAsTheSame, "\(source)\n\(html)")
  }

  private static func body(of pieces: [String], using random: inout SeededGenerator) -> String {
    var markdown = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      markdown += pieces.randomElement(using: &random) ?? ""
      switch Int.random(in: 0...7, using: &random) {
      case 0, 1: markdown += " "
      case 2: markdown += "\n"
      default: break
      }
    }
    return markdown
  }

  private static let words = [
    "pear", "two words", " ", "\n", "\n\n", "\t", "    ", "é", "漢字", "👩‍👧", "\u{A0}", "7", "a", "z",
  ]

  /// The words behind a fence are no text where there is code.
  private static let fences = ["`", "``", "~", "~~"]

  private static let marks = [
    "*", "**", "***", "_", "__", "~~a~~", "~b~", "`a`", "`` b ` ``", "\\", "\\*", "\\|", "#", "# ",
    "###", "=",
    "---", "***\n", "- ", "+ ", "* ", "1. ", "17) ", ">", "> ", "> > ", ">! ", ">!", "!<", "|",
    "||",
    "-|-", "|-|", "a|b\n-|-\n", "|:-:|-:|", "<b>", "</b>", "<div>", "<!-- ", "-->", "<", "&", "^",
    "^(", ")", "(", "[", "]", "!", "/r/swift", "u/ann", "r/", "- [ ] ", "  \n", "\\\n", "\r\n",
    "www.", "a@b.co", "http://", "\"", "'", "$", "\u{1}", "\u{3}", "<\u{2}",
  ]

  private static let links = [
    "[pear](/x)", "[pear](javascript:x)", "[pear](<a b> 'c \"d\" <e>')", "![plum](/y \"z\")",
    "![plum](data:x)", "[a][b]", "[b]: /c\n", "[b]: javascript:x 'd'\n", "](/x)", "![", "[^1]",
    ":", "<https://e.org/?a=1&b=\"2\">", "<javascript:x>", "https://e.org/a(b)", "www.e.org/*a*",
    "- [x] ",
    "```\n", "~~~ c++\n", "```\"><b>\n", "&amp;", "&lt;b&gt;", "&#0;", "&#x3C;", "&nope;",
    "&colon;",
    "\u{0}", "\u{1B}[2J", "\u{202E}", "[a](&#106;avascript&colon;x)", "[a](java\tscript:x)",
    "[a](/u/ann)", "![a](/i.png)![b](//e.org/i)",
  ]
}
