public import RejoinderCore

extension TerminalPalette {
  /// Makes the palette of a look, from the colours that the look has in every face.
  ///
  /// The ground is the terminal's own and is not painted. So a colour that would not stand out from
  /// black, or in light surroundings from white, is mixed with the other one until it does: words by
  /// `RGBColor.leastTextContrast`, lines by 2.5. What a look shows in the colour of its words is
  /// in the terminal's own, as words are.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - scheme: Whether the terminal's ground is light or dark.
  ///   - depth: How many colours the terminal tells apart; the nearest ones are taken.
  public init(_ style: DiscussionStyle, scheme: AdaptiveColor.ColorAppearance, depth: ColorDepth) {
    let (colors, ink) = (style.colors, TerminalInk(scheme: scheme, depth: depth))
    func words(_ color: AdaptiveColor) -> TerminalStyle {
      color == colors.text ? TerminalStyle() : ink.words(color)
    }
    self.init(
      levels: [ink.line(style.metrics.connector == .elbow ? colors.line : colors.bar)],
      opener: words(colors.tint),
      replies: words(colors.tint)
    )
    (title, author, detail) = (words(colors.title), words(colors.name), words(colors.dim))
    (marker, quote, code) = (detail, detail, detail)
    title.embolden()
    if style.fonts.name.weight >= Self.leastBoldWeight { author.embolden() }
    opener.embolden()
    marker.isItalic = true
    switch style.parts.toggleForm {
    case .words: break
    case .underlined: replies.isUnderlined = true
    case .count: replies = detail
    case .badge:
      replies = detail
      replies.embolden()
    }
  }

  /// From which weight on letters are bold: terminals have no weights between.
  private static let leastBoldWeight = 500
}

extension TerminalStyle {
  /// Makes the letters bold, and not dim at once: terminals disagree on what both are together.
  mutating func embolden() { (isBold, isDim) = (true, false) }
}
