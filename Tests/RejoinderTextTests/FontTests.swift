import RejoinderCore
import RejoinderText
import Testing

/// How pieces are set.
struct FontTests {
  private let body = TextSize(16, lineHeight: 22)

  private func font(_ part: TextRole.Part, _ style: Markup.Style = []) -> TextFont {
    TextRole(part, style: style).font(in: body)
  }

  @Test func isThatOfTheBodyForPlainWords() {
    #expect(font(.body) == TextFont(body))
    #expect(font(.marker) == TextFont(body))
    var slanted = TextSize(13, lineHeight: 18, weight: 500)
    slanted.isItalic = true
    #expect(TextRole().font(in: slanted) == TextFont(slanted))
  }

  @Test func isHeavierForWhatMatters() {
    #expect(font(.heading).weight == 700)
    #expect(font(.headerCell).weight == 700)
    #expect(font(.summary).weight == 600)
    #expect(font(.body, .strong).weight == 700)
    #expect(font(.body, .mention).weight == 600)
    #expect(font(.heading, .mention).weight == 700)
    #expect(TextRole(.summary).font(in: TextSize(16, lineHeight: 22, weight: 800)).weight == 800)
  }

  @Test func saysTheRestOfTheStyle() {
    #expect(font(.body, .emphasis).isItalic)
    #expect(font(.body, .inserted).isUnderlined)
    #expect(font(.body, .strikethrough).isStruckThrough)
    #expect(font(.body, [.emphasis, .strong]).weight == 700)
  }

  @Test(arguments: [(TextRole.Part.code, Markup.Style()), (.body, .code), (.body, .keyboard)])
  func isOfOneWidthForCode(_ part: TextRole.Part, _ style: Markup.Style) {
    let font = font(part, style)
    #expect(font.isMonospaced)
    #expect(font.size == 14)
  }

  @Test func isNeverSmallerThanCanBeReadForCode() {
    let role = TextRole(.code)
    #expect(role.font(in: TextSize(13, lineHeight: 18)).size == TextSize.smallest)
    #expect(role.font(in: TextSize(11, lineHeight: 16)).size == 11)
  }

  @Test func raisesAndLowers() {
    #expect(font(.body, .superscript).size == 16 * 0.8)
    #expect(font(.body, .superscript).baselineOffset > 0)
    #expect(font(.body, .subscript).baselineOffset < 0)
    #expect(font(.body, [.subscript, .superscript]) == TextFont(body))
  }

  @Test func keepsColumnsWhateverTheStyle() {
    var role = TextRole(.cell)
    role.isInColumns = true
    let plain = role.font(in: body)
    for style in [Markup.Style.code, .superscript, .subscript, .keyboard] {
      role.style = style
      #expect(role.font(in: body) == plain)
    }
  }

  @Test func takesNoMemoryOfItsOwn() {
    #expect(MemoryLayout<TextRole>.size <= 8)
  }
}

/// How lines and blocks are indented.
struct BodyMetricsTests {
  private let metrics = BodyMetrics(TextSize(16, lineHeight: 22))

  @Test(arguments: [
    (0, 0, false, false, TextParagraph(firstLineIndent: 0, indent: 0, spaceBefore: 0)),
    (0, 0, false, true, TextParagraph(firstLineIndent: 0, indent: 0, spaceBefore: 8)),
    (1, 0, true, false, TextParagraph(firstLineIndent: 0, indent: 24, spaceBefore: 2)),
    (2, 1, true, true, TextParagraph(firstLineIndent: 39, indent: 63, spaceBefore: 8)),
    (0, 2, false, false, TextParagraph(firstLineIndent: 30, indent: 30, spaceBefore: 0)),
    (40, 40, false, false, TextParagraph(firstLineIndent: 192, indent: 192, spaceBefore: 0)),
  ])
  func indentLines(
    _ items: Int,
    _ quotes: Int,
    _ isAfterMarker: Bool,
    _ standsApart: Bool,
    _ expected: TextParagraph
  ) {
    var role = TextRole()
    (role.listDepth, role.quoteDepth) = (items, quotes)
    (role.isAfterMarker, role.standsApart) = (isAfterMarker, standsApart)
    #expect(role.paragraph(metrics) == expected)
  }

  @Test func indentBlocks() {
    #expect(metrics.indent([]) == 0)
    #expect(metrics.indent([.spoiler, .quote, .item]) == 39)
    #expect(metrics.indent(Array(repeating: .quote, count: 60)) == 120)
  }
}
