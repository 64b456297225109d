/// The point sizes of the text styles: Apple's table for the large setting, and for the other
/// settings in proportion to the body's.
enum TextSizes {
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let base = large[style] ?? 17
    let step = body[category] ?? 17
    return (base * step / 17).rounded()
  }

  private static let large: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
    .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  private static let body: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
    .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]
}

/// Sizes of texts: every character is half its font's size wide, every line as high as its font.
///
/// Real glyphs are not measured here; tests may rely on *more text is higher*, never on figures.
enum TextMeasure {
  static func size(
    of text: NSAttributedString,
    font: UIFont,
    width: CGFloat,
    lines: Int = 0
  ) -> CGSize {
    guard text.length > 0 else { return .zero }
    var total = CGSize.zero
    var count = 0
    let whole = text.string as NSString
    whole.enumerateParagraphs { range in
      let used = attributes(of: text, in: range, font: font)
      let natural = used.width
      var rows =
        width > 0 && width < .greatestFiniteMagnitude ? Int((natural / width).rounded(.up)) : 1
      rows = max(1, rows)
      if lines > 0 { rows = min(rows, max(0, lines - count)) }
      count += rows
      total.width = max(total.width, rows > 1 ? width : natural)
      total.height += CGFloat(rows) * used.height
    }
    return CGSize(width: total.width.rounded(.up), height: total.height.rounded(.up))
  }

  private static func attributes(
    of text: NSAttributedString,
    in range: NSRange,
    font: UIFont
  ) -> CGSize {
    guard range.length > 0 else { return CGSize(width: 0, height: font.lineHeight) }
    var size = CGSize.zero
    text.enumerateAttribute(.font, in: range) { value, run, _ in
      let font = value as? UIFont ?? font
      size.width += CGFloat(run.length) * font.pointSize / 2
      size.height = max(size.height, font.lineHeight)
    }
    return size
  }
}

extension NSString {
  func enumerateParagraphs(_ body: (NSRange) -> Void) {
    var start = 0
    for index in 0..<length where character(at: index) == 10 {
      body(NSRange(location: start, length: index - start))
      start = index + 1
    }
    body(NSRange(location: start, length: length - start))
  }
}
