public import RejoinderCore

/// The lengths that a face needs where it draws quotes, lists, code and tables itself.
///
/// They are those of the pages, at the usual text size: points of a touch screen, which a face scales
/// as it scales letters.
public struct BodyMetrics: Hashable, Sendable {
  /// How far an item's words stand behind those around it; the marker stands in that space.
  public var itemIndent: Double
  /// How wide the bar of a quote is.
  public var quoteBar = 3.0
  /// How far a quote's words stand behind its bar.
  public var quoteGap = 12.0
  /// How many quotes and items are indented at most; deeper ones stand where the last one does.
  public var deepestMargin = 8
  /// What keeps blocks apart.
  public var blockSpace = 8.0
  /// What keeps items apart that follow closely.
  public var itemSpace = 2.0
  /// What stands between code or a cell's words and the border at their sides.
  public var sidePadding = 12.0
  /// What stands above and below a block of code.
  public var codePadding = 8.0
  /// What stands above and below a cell's words.
  public var cellPadding = 4.0
  /// How round the corners of code and tables are.
  public var cornerRadius = 8.0
  /// How thin the lines of tables and rules are.
  public var line = 1.0

  /// Makes the lengths for words that are set in a way.
  ///
  /// - Parameter body: How plain words are set, as `RowFonts.body` says.
  public init(_ body: TextSize) { itemIndent = 1.5 * body.size }

  /// How far words stand behind the edge of the body.
  ///
  /// - Parameter margins: What stands around them, outermost first.
  /// - Returns: The distance.
  /// - Complexity: O(n) in the number of margins that are indented, which is small.
  public func indent(_ margins: [BodyBlock.Margin]) -> Double {
    margins.filter { $0 != .spoiler }.prefix(deepestMargin)
      .reduce(0) { $0 + ($1 == .quote ? quoteBar + quoteGap : itemIndent) }
  }
}
