extension Markup {
  /// What a run is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A piece of text in one style.
    case text
    /// The end of a line within a block.
    case lineBreak
    /// The end of the innermost open block.
    case end
    /// A line across, between blocks.
    case rule
    /// A paragraph.
    case paragraph
    /// A heading.
    case heading
    /// A block of code, whose spaces and line breaks count.
    case code
    /// What a spoiler shows while it is closed; the first block in it.
    case summary
    /// A table cell.
    case cell
    /// A table cell that names its row or column.
    case headerCell
    /// Words of somebody else.
    case quote
    /// A list whose items have no numbers.
    case list
    /// A list whose items are counted.
    case orderedList
    /// An item of a list.
    case item
    /// A table.
    case table
    /// A row of a table.
    case row
    /// Blocks that are hidden until the reader asks for them.
    case spoiler

    /// Whether it stands within a line: a piece of text or a break.
    public var isInline: Bool { rawValue <= Kind.lineBreak.rawValue }

    /// Whether it opens a block that holds words.
    public var isLeaf: Bool {
      rawValue >= Kind.paragraph.rawValue && rawValue <= Kind.headerCell.rawValue
    }

    /// Whether it opens a block that holds blocks.
    public var isContainer: Bool { rawValue >= Kind.quote.rawValue }

    var isCell: Bool { self == .cell || self == .headerCell }
    var isList: Bool { self == .list || self == .orderedList }

    /// Whether blocks that begin inside become lines instead of ending it.
    var keepsBlocksInside: Bool {
      rawValue >= Kind.code.rawValue && rawValue <= Kind.headerCell.rawValue
    }
  }
}
