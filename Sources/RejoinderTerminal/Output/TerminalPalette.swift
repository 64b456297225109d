/// What everything that a terminal shows looks like.
///
/// Words of comments are in the terminal's own colour, bold, italic, underlined or struck through as
/// they were written, and no colour is needed to understand anything. Spoilers are concealed
/// between their marks `>!` and `!<`: copied they can be read, as they can without a palette.
public struct TerminalPalette: Hashable, Sendable {
  /// The lines that join replies, one style a level, beginning again after the last.
  public var levels: [TerminalStyle]
  /// The title of a discussion.
  public var title = TerminalStyle(isBold: true)
  /// The name of somebody.
  public var author = TerminalStyle(isBold: true)
  /// The mark of the one who opened the discussion.
  public var opener: TerminalStyle
  /// Dates, scores and addresses.
  public var detail = TerminalStyle(isDim: true)
  /// The states and marks of comments.
  public var marker = TerminalStyle(isItalic: true)
  /// Words of somebody else.
  public var quote = TerminalStyle(isDim: true)
  /// Code, and what is to be typed.
  public var code = TerminalStyle(isDim: true)
  /// What stands for folded or unloaded replies.
  public var replies: TerminalStyle

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - levels: The lines that join replies, one style a level.
  ///   - opener: The mark of the one who opened the discussion.
  ///   - replies: What stands for folded or unloaded replies.
  public init(levels: [TerminalStyle], opener: TerminalStyle, replies: TerminalStyle) {
    (self.levels, self.opener, self.replies) = (levels, opener, replies)
  }

  /// Six colours of the terminal's own theme.
  public static let themed = TerminalPalette(
    levels: [4, 6, 2, 3, 5, 1].map { TerminalStyle(.themed($0)) },
    opener: TerminalStyle(.themed(4), isBold: true),
    replies: TerminalStyle(.themed(6))
  )

  /// Colours that people with any kind of colour vision tell apart, after Okabe and Ito.
  public static let distinct = TerminalPalette(
    levels: [74, 172, 36, 175, 32, 166].map { TerminalStyle(.fixed($0)) },
    opener: TerminalStyle(.fixed(172), isBold: true),
    replies: TerminalStyle(.fixed(74))
  )

  /// No colours, only bold, dim and italic letters.
  public static let colorless = TerminalPalette(
    levels: [TerminalStyle(isDim: true)],
    opener: TerminalStyle(isBold: true),
    replies: TerminalStyle()
  )

  /// The palettes by name.
  public static let named: [(name: String, palette: TerminalPalette)] = [
    ("themed", .themed), ("distinct", .distinct), ("colorless", .colorless),
  ]

  func style(of role: FrameRole) -> TerminalStyle {
    switch role {
    case .text: TerminalStyle()
    case .title: title
    case .connector(let level):
      levels.isEmpty ? TerminalStyle() : levels[max(level - 1, 0) % levels.count]
    case .author: author
    case .opener: opener
    case .detail: detail
    case .marker: marker
    case .quote: quote
    case .replies: replies
    }
  }
}
