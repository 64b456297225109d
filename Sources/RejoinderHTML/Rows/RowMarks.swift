public import RejoinderCore

/// What the classes of a row say: where its lines go, and what of it shows.
///
/// Server and browser write the same ones, from the same value.
public struct RowMarks: Hashable, Sendable {
  /// The lines left of it.
  public var columns: RowColumns
  /// Whether it only says what the comment answers that the page is about.
  public var isContext: Bool
  /// Whether its words show.
  public var showsWords: Bool
  /// Whether it stands for replies that are not loaded.
  public var isMore: Bool
  /// Whether the comment's words are not to be seen by this reader.
  public var isTombstone: Bool

  /// Makes the marks of a row.
  ///
  /// - Parameters:
  ///   - columns: The lines left of it.
  ///   - isContext: Whether it only says what the comment answers that the page is about.
  ///   - showsWords: Whether its words show.
  ///   - isMore: Whether it stands for replies that are not loaded.
  ///   - isTombstone: Whether the comment's words are not to be seen.
  public init(
    columns: RowColumns,
    isContext: Bool = false,
    showsWords: Bool = true,
    isMore: Bool = false,
    isTombstone: Bool = false
  ) {
    (self.columns, self.isContext, self.showsWords) = (columns, isContext, showsWords)
    (self.isMore, self.isTombstone) = (isMore, isTombstone)
  }

  /// Writes the value of the class attribute: `row l2 g1 s folded`.
  ///
  /// - Parameter writer: The page.
  public func writeClasses(to writer: inout PageWriter) {
    writer.literal("row l")
    writer.number(columns.indentation)
    for column in 1...RowColumns.maximum where columns.continues(inColumn: column) {
      writer.literal(" g")
      writer.number(column)
    }
    if columns.hasStem { writer.literal(" s") }
    if isContext { writer.literal(" context") }
    if !showsWords { writer.literal(" folded") }
    if isMore { writer.literal(" more") } else if isTombstone { writer.literal(" tomb") }
  }
}
