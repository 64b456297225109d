import RejoinderCore
import TestSupport
import Testing

struct MarkupBuilderTests {
  @Test func buildsWhatItIsTold() {
    var builder = MarkupBuilder()
    builder.open(.heading(level: 9))
    builder.text("Harvest")
    builder.open(.paragraph)
    builder.begin([.strong, .emphasis])
    builder.text("Ripe")
    builder.end(.strong)
    builder.text("  apples\n")
    builder.end(.emphasis)
    builder.openLink(to: "https://example.org", title: "A field")
    builder.text(" here")
    builder.closeLink()
    builder.lineBreak()
    builder.text("& there")
    builder.rule()
    builder.open(.orderedList(first: 4))
    builder.open(.item)
    builder.text("x")
    builder.close(.orderedList)
    builder.open(.code)
    builder.setLanguage("swift ui")
    builder.text("a  b\nc")
    let markup = builder.finish()
    #expect(
      sketch(markup) == """
        heading 6: Harvest
        paragraph: ‹strong emphasis: Ripe›‹emphasis:  apples ›‹→https://example.org “A field”: here›⏎& there
        rule
        orderedList from 4
          item
            paragraph: x
        code in swift: a  b⏎c
        """
    )
    #expect(faults(in: markup) == [])
  }

  @Test func beginsAnewAfterFinishing() {
    var builder = MarkupBuilder()
    builder.open(.quote)
    builder.begin(.strong)
    builder.text("a")
    _ = builder.finish()
    #expect(builder.finish() == Markup())
    builder.text("b")
    #expect(sketch(builder.finish()) == "paragraph: b")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:x", "javascript\u{0}:x", "data:text/html,x",
    "vbscript:x", "file:///etc/passwd", "blob:x", "about:blank", "ftp://e.org", "x:y", ":x",
    "http\u{A0}:x", "ｊavascript:x", "javascript&colon;:x", "", "  ", "\t",
    "http:javascript:alert(1)", "https:javascript:alert(1)", "HTTP:javascript:x", "http:",
    "https:/",
    "http:e.org", "https:/e.org", "http:\\\\e.org", "http:?//e.org", "http:\t/e.org",
    "http: //e.org",
  ])
  func dropsAddressesThatAreNotSafe(_ address: String) {
    var builder = MarkupBuilder()
    builder.openLink(to: address)
    builder.text("x")
    let markup = builder.finish()
    #expect(markup.html == "<p>x</p>")
  }

  @Test(arguments: [
    ("http://e.org", "http://e.org"), ("HTTPS://E.org", "HTTPS://E.org"),
    ("mailto:a@e.org", "mailto:a@e.org"), ("//e.org/x", "//e.org/x"), ("/x?y:z", "/x?y:z"),
    ("x/y:z", "x/y:z"), ("#a:b", "#a:b"), ("?a:b", "?a:b"), ("../x", "../x"), ("x", "x"),
    ("http://javascript:1", "http://javascript:1"), ("http:\t/\n/e.org", "http://e.org"),
    ("mailto:javascript:x", "mailto:javascript:x"), ("x/http:y", "x/http:y"),
    (" /a b ", "/a%20b"), ("ht\ntp://e.org", "http://e.org"), ("\\\\e.org", "\\\\e.org"),
  ])
  func keepsAddressesThatAreSafe(_ address: String, _ kept: String) {
    var builder = MarkupBuilder()
    builder.openLink(to: address)
    builder.text("x")
    let markup = builder.finish()
    #expect(markup.runs.compactMap { markup.link(of: $0) } == [kept])
  }

  @Test func makesWellFormedMarkupWhateverTheOrder() {
    var random = SeededGenerator(default: 30)
    for _ in 0..<2000 {
      var builder = MarkupBuilder()
      for _ in 0..<Int.random(in: 0...60, using: &random) { act(on: &builder, using: &random) }
      let markup = builder.finish()
      let html = markup.html
      #expect(faults(in: markup) == [], "\(random)\n\(sketch(markup))")
      #expect(dangers(in: html) == [], "\(random)\n\(html)")
      // Compared apart, so that a failure does not print two buffers of bytes.
      let readsAsTheSame = Markup(html: html) == markup
      #expect(readsAsTheSame, "\(random)\n\(html)\n\(sketch(markup))")
    }
  }

  private func act(on builder: inout MarkupBuilder, using random: inout SeededGenerator) {
    switch Int.random(in: 0...11, using: &random) {
    case 0...2: builder.text(Self.texts.randomElement(using: &random) ?? "")
    case 3...5: builder.open(Self.blocks.randomElement(using: &random) ?? .paragraph)
    case 6, 7: builder.close(Markup.Kind.allCases.randomElement(using: &random) ?? .end)
    case 8: builder.begin(style(using: &random))
    case 9: builder.end(style(using: &random))
    case 10:
      let addresses = ["/a", "https://e.org/b", "javascript:c", "/u/d", ""]
      let titles = ["", "", "a title", " \"<&> "]
      builder.openLink(
        to: addresses.randomElement(using: &random) ?? "",
        title: titles.randomElement(using: &random) ?? ""
      )
    default:
      switch Int.random(in: 0...3, using: &random) {
      case 0: builder.closeLink()
      case 1: builder.lineBreak()
      case 2: builder.rule()
      default: builder.setLanguage("c++")
      }
    }
  }

  private func style(using random: inout SeededGenerator) -> Markup.Style {
    Markup.Style(rawValue: 1 << UInt16.random(in: 0...10, using: &random))
  }

  private static let texts = [
    "a", "two words", " ", "  x  ", "\n", "line\nline\n", "<b>&amp;", "\u{A0}", "漢", "\u{0}\t",
  ]

  private static let blocks: [MarkupBuilder.Block] = [
    .paragraph, .heading(level: 2), .code, .quote, .list, .orderedList(first: 3), .item, .item,
    .table, .row, .cell(isHeader: false, alignment: .right), .spoiler, .summary,
    .cell(isHeader: true, alignment: .natural),
  ]
}
