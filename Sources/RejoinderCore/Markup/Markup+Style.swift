extension Markup {
  /// How words are meant; a set, because meanings add up.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The meanings as bits.
    public let rawValue: UInt16

    /// Makes a style from its bits.
    ///
    /// - Parameter rawValue: The bits, in the order of the members below.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    // The order is that of nesting in HTML, the outermost first.

    /// Hidden until the reader asks for it.
    public static let spoiler = Style(rawValue: 1 << 0)
    /// The name of a person who is spoken to.
    public static let mention = Style(rawValue: 1 << 1)
    /// Important: bold.
    public static let strong = Style(rawValue: 1 << 2)
    /// Stressed: italic.
    public static let emphasis = Style(rawValue: 1 << 3)
    /// No longer true: struck through.
    public static let strikethrough = Style(rawValue: 1 << 4)
    /// Added later: underlined.
    public static let inserted = Style(rawValue: 1 << 5)
    /// Highlighted.
    public static let marked = Style(rawValue: 1 << 6)
    /// Raised.
    public static let superscript = Style(rawValue: 1 << 7)
    /// Lowered.
    public static let `subscript` = Style(rawValue: 1 << 8)
    /// Code within a line.
    public static let code = Style(rawValue: 1 << 9)
    /// What to type.
    public static let keyboard = Style(rawValue: 1 << 10)
  }
}
