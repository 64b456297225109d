public import Foundation

/// A block of a body with its words, for a face that draws quotes, code and tables itself.
///
/// Blocks stand one behind the other, whatever stands in what: ``margins`` says what is around each,
/// so that nothing has to be drawn recursively.
///
/// ```swift
/// ForEach(markup.blocks(style)) { block in
///   HStack(spacing: 8) {
///     ForEach(0..<block.quoteDepth, id: \.self) { _ in QuoteBar() }
///     if let marker = block.marker { Text(marker) }
///     Text(block.text)
///   }
/// }
/// ```
public struct BodyBlock: Identifiable, Hashable, Sendable {
  /// What a block is.
  public enum Kind: Hashable, Sendable {
    /// A paragraph; one without words is an item that holds nothing.
    case paragraph
    /// A heading of a level, 1…6.
    case heading(level: Int)
    /// A block of code in a programming language, where it names one.
    case code(language: String?)
    /// What a spoiler shows while it is closed.
    case summary
    /// A line across.
    case rule
    /// A table; its words are in its rows.
    case table
  }

  /// What stands around a block.
  public enum Margin: UInt8, Hashable, Sendable, CaseIterable {
    /// Words of somebody else.
    case quote
    /// An item of a list.
    case item
    /// What is hidden until the reader asks for it.
    case spoiler
  }

  /// A cell of a table.
  public struct Cell: Hashable, Sendable {
    /// Where it stands, and how.
    public var place: TableCell
    /// Its words.
    public var text: AttributedString
  }

  /// Its number among the blocks of the body, from zero on.
  public var id: Int
  /// What it is.
  public var kind: Kind
  /// Its words; empty for rules and tables.
  public var text: AttributedString
  /// The rows of a table; empty for everything else.
  public var rows: [[Cell]] = []
  /// What stands around it, outermost first.
  public var margins: [Margin]
  /// The bullet or the number of the item that begins with it, `nil` where none does.
  public var marker: String?
  /// Whether it follows the block before without more space than between lines.
  public var followsClosely: Bool
  /// Whether its words are shown, where it belongs to a spoiler.
  public var spoiler: Spoiler?

  /// How many quotes stand around it.
  ///
  /// - Complexity: O(n) in how deep it stands, which is 64 at most.
  public var quoteDepth: Int { margins.count { $0 == .quote } }

  /// How many items of lists stand around it.
  ///
  /// - Complexity: O(n) in how deep it stands, which is 64 at most.
  public var listDepth: Int { margins.count { $0 == .item } }
}
