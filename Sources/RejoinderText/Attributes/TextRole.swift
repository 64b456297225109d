public import RejoinderCore

/// What a piece of a body's text is, so that a face can give it a font and a colour.
///
/// Every piece has one. A face that draws bodies in its own way hands a closure to
/// `Markup.attributedString(_:attributes:)` that answers a role with attributes;
/// ``font(in:)`` says how large, heavy and upright the letters are.
///
/// It takes 8 bytes, so attributes hold it without memory of its own.
public struct TextRole: Hashable, Sendable {
  /// The kind of block that a piece stands in, or what it is besides words.
  public enum Part: UInt8, Hashable, Sendable, CaseIterable {
    /// Words of a paragraph.
    case body
    /// Words of a heading.
    case heading
    /// A block of code.
    case code
    /// What a spoiler shows while it is closed.
    case summary
    /// Words of a table's cell.
    case cell
    /// Words of a cell that names its row or column.
    case headerCell
    /// The bullet or the number of an item, the marks of a quote, and the space before both.
    case marker
    /// A line across, and those of a table.
    case rule
  }

  /// Where the piece stands.
  public var part: Part
  /// How its words are meant.
  public var style: Markup.Style

  private var level: UInt8 = 0
  private var quotes: UInt8 = 0
  private var items: UInt8 = 0
  private var flags = Flags()

  private struct Flags: OptionSet, Hashable, Sendable {
    var rawValue: UInt8 = 0

    static let link = Flags(rawValue: 1 << 0)
    static let spoiler = Flags(rawValue: 1 << 1)
    static let covered = Flags(rawValue: 1 << 2)
    static let columns = Flags(rawValue: 1 << 3)
    static let apart = Flags(rawValue: 1 << 4)
    static let marked = Flags(rawValue: 1 << 5)
    static let added = Flags(rawValue: 1 << 6)
  }

  /// Makes a role of plain words, to be refined.
  ///
  /// - Parameters:
  ///   - part: Where the piece stands.
  ///   - style: How its words are meant.
  public init(_ part: Part = .body, style: Markup.Style = []) {
    (self.part, self.style) = (part, style)
  }

  /// The level of a heading, 1…6; 0 for everything else.
  public var headingLevel: Int {
    get { Int(level) }
    set { level = UInt8(clamping: newValue) }
  }

  /// How many quotes stand around it.
  public var quoteDepth: Int {
    get { Int(quotes) }
    set { quotes = UInt8(clamping: newValue) }
  }

  /// How many items of lists stand around it.
  public var listDepth: Int {
    get { Int(items) }
    set { items = UInt8(clamping: newValue) }
  }

  /// Whether it leads somewhere.
  public var isLink: Bool {
    get { flags.contains(.link) }
    set { set(.link, newValue) }
  }

  /// Whether it belongs to a spoiler, covered or not.
  public var isSpoiler: Bool {
    get { flags.contains(.spoiler) }
    set { set(.spoiler, newValue) }
  }

  /// Whether its letters are replaced by blocks.
  public var isCovered: Bool {
    get { flags.contains(.covered) }
    set { set(.covered, newValue) }
  }

  /// Whether it belongs to a table whose columns stand under each other by letters of one width.
  public var isInColumns: Bool {
    get { flags.contains(.columns) }
    set { set(.columns, newValue) }
  }

  /// Whether its line is to stand apart from the one before; only where paragraphs have styles.
  public var standsApart: Bool {
    get { flags.contains(.apart) }
    set { set(.apart, newValue) }
  }

  /// Whether its line begins with the marker of an item.
  public var isAfterMarker: Bool {
    get { flags.contains(.marked) }
    set { set(.marked, newValue) }
  }

  /// Whether nobody wrote it: marks, numbers, lines of tables, dots where the text is cut.
  public var isAdded: Bool {
    get { flags.contains(.added) }
    set { set(.added, newValue) }
  }

  private mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }

  // MARK: One number

  /// All of it in one number, for strings whose attributes are objects.
  var packed: UInt64 {
    UInt64(part.rawValue) | UInt64(style.rawValue) << 8 | UInt64(level) << 24
      | UInt64(quotes) << 32 | UInt64(items) << 40 | UInt64(flags.rawValue) << 48
  }

  init?(packed: UInt64) {
    guard let part = Part(rawValue: UInt8(truncatingIfNeeded: packed)) else { return nil }
    self.init(part, style: Markup.Style(rawValue: UInt16(truncatingIfNeeded: packed >> 8)))
    level = UInt8(truncatingIfNeeded: packed >> 24)
    quotes = UInt8(truncatingIfNeeded: packed >> 32)
    items = UInt8(truncatingIfNeeded: packed >> 40)
    flags = Flags(rawValue: UInt8(truncatingIfNeeded: packed >> 48))
  }
}
