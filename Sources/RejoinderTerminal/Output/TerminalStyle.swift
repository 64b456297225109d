public import RejoinderCore

/// How a terminal shows a piece of text.
public struct TerminalStyle: Hashable, Sendable {
  /// A colour of a terminal.
  public enum Color: Hashable, Sendable {
    /// One of the sixteen that the terminal's own theme decides, 0…15.
    case themed(UInt8)
    /// One of the 256 that are nearly the same everywhere.
    case fixed(UInt8)
    /// Any colour, for terminals that know all.
    case exact(RGBColor)
  }

  /// The colour, `nil` for the terminal's own.
  public var color: Color?
  /// Whether the letters are bold.
  public var isBold: Bool
  /// Whether the letters are dim.
  public var isDim: Bool
  /// Whether the letters are italic.
  public var isItalic: Bool
  /// Whether the letters are underlined.
  public var isUnderlined: Bool
  /// Whether the colours of letters and ground are exchanged.
  public var isReversed = false
  /// Whether the letters can't be seen, though they are there and can be copied.
  public var isConcealed = false
  /// Whether the letters are struck through.
  public var isStruck = false

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - color: The colour, `nil` for the terminal's own.
  ///   - isBold: Whether the letters are bold.
  ///   - isDim: Whether the letters are dim.
  ///   - isItalic: Whether the letters are italic.
  ///   - isUnderlined: Whether the letters are underlined.
  public init(
    _ color: Color? = nil,
    isBold: Bool = false,
    isDim: Bool = false,
    isItalic: Bool = false,
    isUnderlined: Bool = false
  ) {
    (self.color, self.isBold, self.isDim) = (color, isBold, isDim)
    (self.isItalic, self.isUnderlined) = (isItalic, isUnderlined)
  }

  /// Whether it is the terminal's own.
  var isPlain: Bool { self == TerminalStyle() }

  /// The sequence that turns it on.
  var sequence: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if isConcealed { codes.append("8") }
    if isStruck { codes.append("9") }
    switch color {
    case nil: break
    case .themed(let number): codes.append(String(number < 8 ? 30 + number : 82 + number))
    case .fixed(let number): codes.append("38;5;\(number)")
    case .exact(let color):
      let bytes = [16, 8, 0].map { String(color.value >> $0 & 0xFF) }
      codes.append("38;2;" + bytes.joined(separator: ";"))
    }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}
