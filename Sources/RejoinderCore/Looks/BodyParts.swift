/// How far the pieces of a comment's words stand from each other, where a face sets them itself.
public struct BodyParts: Hashable, Sendable {
  /// The gap between paragraphs.
  public var paragraphSpacing = 8.0
  /// The width of the bar beside a quote.
  public var quoteBarWidth = 3.0
  /// The distance from the bar to the quoted words.
  public var quoteGap = 12.0
  /// The room for the bullet or number of an item.
  public var markerWidth = 20.0
  /// The gap between bullet and words.
  public var markerGap = 6.0
  /// The distance from the edge of a block of code to its letters.
  public var codePadding = 8.0
  /// The radius of the corners of a block of code.
  public var codeRadius = 8.0
  /// The gap between the columns of a table.
  public var columnGap = 12.0

  /// Makes the distances of ``DiscussionStyle/blocks``.
  public init() {}
}
