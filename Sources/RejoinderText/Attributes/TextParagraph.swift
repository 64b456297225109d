/// How a line of text that ends in a line feed is set: all that a face needs for a paragraph style.
public struct TextParagraph: Hashable, Sendable {
  /// Where the first line begins.
  public var firstLineIndent: Double
  /// Where all other lines begin, and the words after the marker of an item.
  public var indent: Double
  /// The space above.
  public var spaceBefore: Double

  /// Makes a paragraph.
  ///
  /// - Parameters:
  ///   - firstLineIndent: Where the first line begins.
  ///   - indent: Where all other lines begin, and the words after the marker of an item.
  ///   - spaceBefore: The space above.
  public init(firstLineIndent: Double = 0, indent: Double = 0, spaceBefore: Double = 0) {
    (self.firstLineIndent, self.indent) = (firstLineIndent, indent)
    self.spaceBefore = spaceBefore
  }
}

extension TextRole {
  /// How the line is set that the piece stands in, in ``BodyTextStyle/Layout/styled`` text.
  ///
  /// - Parameter metrics: The lengths of quotes and lists.
  /// - Returns: The paragraph.
  public func paragraph(_ metrics: BodyMetrics) -> TextParagraph {
    let items = min(listDepth, metrics.deepestMargin)
    let quotes = min(quoteDepth, metrics.deepestMargin - items)
    let indent =
      Double(items) * metrics.itemIndent
      + Double(quotes) * (metrics.quoteBar + metrics.quoteGap)
    return TextParagraph(
      firstLineIndent: isAfterMarker ? max(indent - metrics.itemIndent, 0) : indent,
      indent: indent,
      spaceBefore: standsApart ? metrics.blockSpace : isAfterMarker ? metrics.itemSpace : 0
    )
  }
}
