import Foundation
@testable import RejoinderCore
@testable import RejoinderMarkdown
import TestSupport
import Testing

/// No body takes long, much memory or a deep stack, and none loses its words.
struct MarkdownLimitTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable (Int) -> String
    /// Whether it is read as Markdown however long it is.
    var isRead: Bool
    var testDescription: String { name }

    init(_ name: String, isRead: Bool = true, _ make: @escaping @Sendable (Int) -> String) {
      (self.name, self.make, self.isRead) = (name, make, isRead)
    }
  }

  private static func repeated(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  static let blocks = [
    Attack("quotes in quotes") { repeated("> ", $0) + "a" },
    Attack("lists in lists") { repeated("- ", $0) + "a" },
    Attack("counted lists in lists") { repeated("1. ", $0) + "a" },
    Attack("lists in quotes") { repeated("> - ", $0) + "a" },
    Attack("empty lines in lists", isRead: false) { repeated("- ", $0) + "a" + repeated("\n", $0) },
    Attack("lazy lines in quotes", isRead: false) {
      repeated("> ", $0) + "a" + repeated("\na", $0)
    },
    Attack("fences") { repeated("```\n", $0) },
    Attack("lines of headings") { repeated("a\n=\n", $0) },
    Attack("rows") { "a|b\n-|-\n" + repeated("a|b\n", $0) },
    Attack("missing cells", isRead: false) {
      repeated("|a", $0) + "\n" + repeated("|-", $0) + "|\n" + repeated("|a\n", $0)
    },
    Attack("surplus cells", isRead: false) {
      "a|b\n-|-\n" + repeated("a|", $0) + repeated("\na", $0)
    },
    Attack("rules of columns") { repeated("a\n-|-\n\n", $0) },
  ]

  static let spans = [
    Attack("open brackets", isRead: false) { repeated("[", $0) + "a" },
    Attack("brackets in brackets", isRead: false) { repeated("[", $0) + "a" + repeated("]", $0) },
    Attack("links in links", isRead: false) { repeated("[", $0) + "a" + repeated("](x)", $0) },
    Attack("images in images", isRead: false) { repeated("![", $0) + "a" + repeated("](x)", $0) },
    Attack("links over lines", isRead: false) { repeated("[a\nb](c\n\"d\")\n", $0) },
    Attack("brackets over lines", isRead: false) { repeated("[a\n", $0) + repeated("]\n", $0) },
    Attack("a long address used often", isRead: false) {
      "[x]: /" + repeated("u", 4 * $0) + "\n\n" + repeated("[x]", $0)
    },
    Attack("a long title used often", isRead: false) {
      "[x]: /a \"" + repeated("&amp;", $0) + "\"\n\n" + repeated("[x]", $0)
    },
    Attack("labels", isRead: false) {
      "[x]: /a\n\n" + repeated("[", $0) + "a" + repeated("]", $0)
    },
    Attack("definitions") { count in (0..<count).map { "[a\($0)]: u\n" }.joined() },
    Attack("bare addresses", isRead: false) { repeated("http://a.b ", $0) },
    Attack("addresses in addresses", isRead: false) { repeated("http://a.b(", $0) },
    Attack("names in names", isRead: false) { repeated("www.a_", $0) },
    Attack("mail addresses") { repeated("a@", $0) },
    Attack("emphasis") { repeated("*a ", $0) + repeated("b* ", $0) },
    Attack("emphasis in strong words") { repeated("*a **a ", $0) + "b" + repeated("** a* ", $0) },
    Attack("stars") { repeated("*", $0) + "a" + repeated("*", $0) },
    Attack("tildes") { repeated("~~a ", $0) },
    Attack("backticks") { count in
      (1...Int(Double(count).squareRoot())).map { "a" + repeated("`", $0) }.joined()
    },
    Attack("backslashes") { repeated("\\", $0) },
    Attack("less-than signs") { repeated("<a:", $0) },
    Attack("ampersands") { repeated("&a", $0) },
    Attack("carets") { repeated("^", $0) + "a" },
    Attack("carets with brackets") { repeated("^(", $0) + repeated(")", $0) },
    Attack("carets and brackets") { repeated("^a", $0) + repeated(")", $0) },
    Attack("spoilers") { repeated(">!", $0) + repeated("!<", $0) },
    Attack("lines of spoilers") { repeated(">! a\n", $0) },
    Attack("spoilers on lines") { repeated(">!a!<\n", $0) },
    Attack("spoilers in quotes") { repeated(">>! ", $0) + "a" },
    Attack("names") { repeated("r/aa+", $0) },
  ]

  /// At this length what takes steps out of proportion would take minutes, were it read.
  private static let count = 20_000

  @Test(arguments: blocks + spans, [MarkdownDialect.github, .reddit])
  func goesOverInProportion(_ attack: Attack, _ dialect: MarkdownDialect) async {
    let markdown = attack.make(Self.count)
    let markup = await onASmallStack { Markup(markdown: markdown, dialect: dialect) }
    let limit = MarkdownEvents.growthAllowance + 16 * markdown.utf8.count
    #expect(markup.utf8.count + markup.strings.count < limit)
    #expect(markup.runs.count <= 4 * markdown.utf8.count + MarkdownEvents.growthAllowance)
    if !attack.isRead {
      let isPlain = markup == Markup(plain: markdown)
      #expect(isPlain)
    }
  }

  /// Runs something on a thread with 512 KB of stack.
  private func onASmallStack<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test(arguments: ["> ", "- ", "1. ", "> - "])
  func needsNoDeepStack(piece: String) async {
    let markdown = Self.repeated(piece, 100_000) + "a"
    let markup = await onASmallStack { Markup(markdown: markdown) }
    #expect(markup.plainText == "a")
    #expect(faults(in: markup) == [])
  }

  @Test(arguments: [63, 64, 65, 1_000])
  func keepsWordsOfDeepBlocks(depth: Int) {
    let markup = Markup(markdown: Self.repeated("> ", depth) + "in\n\nout")
    #expect(markup.runs.count { $0.kind == .quote } == min(depth, MarkupBuilder.maximumDepth))
    #expect(markup.plainText == "in\nout")
    #expect(faults(in: markup) == [])
  }

  @Test func readsUpToItsLimitOfBytes() {
    let limit = MarkdownReader.maximumByteCount
    for count in [limit - 1, limit, limit + 1] {
      let markdown = "*a*" + Self.repeated("\n\nb", (count - 4) / 3)
      let padded = markdown + Self.repeated("c", count - 1 - markdown.utf8.count) + "\n"
      #expect(padded.utf8.count == count)
      let markup = Markup(markdown: padded)
      let isRead = markup.runs[1].style == .emphasis
      #expect(isRead == (count <= limit))
    }
  }

  @Test func readsUpToItsLimitOfSteps() throws {
    // Each line of a paragraph counts once for each closing bracket.
    func markdown(_ brackets: Int) -> String {
      "a*b*" + Self.repeated("\na", 19_999) + Self.repeated("]", brackets) + "\n"
    }
    var atLimit = 0
    for brackets in 1...5_000 {
      let count = markdown(0).utf8.count + brackets
      if 20_000 * brackets <= MarkdownReader.stepLimit(forByteCount: count) { atLimit = brackets }
    }
    for brackets in [atLimit - 1, atLimit, atLimit + 1] {
      let text = markdown(brackets)
      let steps = Array(text.utf8).withUnsafeBufferPointer { MarkdownSteps.count(in: $0) }
      #expect(steps == 20_000 * brackets)
      let isRead = Markup(markdown: text).runs.contains { $0.style == .emphasis }
      #expect(isRead == (brackets <= atLimit))
    }
  }

  @Test func takesOrdinaryTextForWhatItIs() {
    let paragraph = "See [the list](https://e.org/list), *ripe* apples, www.e.org and `a[0]`.\n"
    let item = "- an item\n  - in an item, [a link][1]\n\n"
    let markdown = Self.repeated(Self.repeated(paragraph, 8) + "\n" + Self.repeated(item, 8), 500)
    let steps = Array(markdown.utf8).withUnsafeBufferPointer { MarkdownSteps.count(in: $0) }
    #expect(steps < 4 * markdown.utf8.count)
    #expect(Markup(markdown: markdown).runs.contains { $0.kind == .list })
  }

  @Test(.corpus("markdown-spec")) func readsKnownAttacksInProportion() throws {
    let folder = try #require(corpus("markdown-spec"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("marked-redos") && $0.hasSuffix(".md") }
    #expect(files.count >= 8)
    for file in files {
      let markdown = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for count in [1, 10_000 / max(markdown.utf8.count, 1) + 1] {
        let markup = Markup(markdown: Self.repeated(markdown, count))
        #expect(!markup.isEmpty, "\(file)")
        #expect(faults(in: markup) == [], "\(file)")
      }
    }
  }
}
