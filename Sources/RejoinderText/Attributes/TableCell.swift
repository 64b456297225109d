public import RejoinderCore

/// Which cell of a table a piece of text belongs to.
public struct TableCell: Hashable, Sendable {
  /// The row, counted from zero.
  public var row: Int
  /// The column, counted from zero.
  public var column: Int
  /// Whether it names its row or column.
  public var isHeader: Bool
  /// How its words are aligned.
  public var alignment: Markup.Alignment

  /// Makes the place of a cell.
  ///
  /// - Parameters:
  ///   - row: The row, counted from zero.
  ///   - column: The column, counted from zero.
  ///   - isHeader: Whether it names its row or column.
  ///   - alignment: How its words are aligned.
  public init(row: Int, column: Int, isHeader: Bool, alignment: Markup.Alignment) {
    (self.row, self.column) = (row, column)
    (self.isHeader, self.alignment) = (isHeader, alignment)
  }
}
