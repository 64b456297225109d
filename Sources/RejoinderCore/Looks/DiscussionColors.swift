/// The colours of a look, each with a light and a dark value.
///
/// Every colour that words have stands out from every ground that they stand on by at least
/// ``RGBColor/leastTextContrast``; ``textPairs`` names which stand on which.
public struct DiscussionColors: Hashable, Sendable {
  // Grounds.

  /// What is around the rows.
  public var page = AdaptiveColor(0xFFFFFF, dark: 0x16171B)
  /// What is behind the words of a row.
  public var card = AdaptiveColor(0xFFFFFF, dark: 0x16171B)
  /// What is behind code, fields and reactions.
  public var soft = AdaptiveColor(0xF4F4F8, dark: 0x202228)
  /// What is behind the words of the selected row.
  public var current = AdaptiveColor(0xF0EFFC, dark: 0x23233A)
  /// What is behind marked words.
  public var highlight = AdaptiveColor(0xFFF0A8, dark: 0x4D4313)

  // Words.

  /// The words of comments.
  public var text = AdaptiveColor(0x1D1E24, dark: 0xE7E8ED)
  /// Ages, scores and quiet controls.
  public var dim = AdaptiveColor(0x5B5E6B, dark: 0xA3A6B4)
  /// Names.
  public var name = AdaptiveColor(0x1D1E24, dark: 0xE7E8ED)
  /// The title of the discussion.
  public var title = AdaptiveColor(0x1D1E24, dark: 0xE7E8ED)
  /// Links, the control that folds, and what has the focus.
  public var tint = AdaptiveColor(0x4A43C4, dark: 0xAAA7FF)
  /// Words around the rows, where ``text`` would not stand out from ``page``.
  public var pageText = AdaptiveColor(0x1D1E24, dark: 0xE7E8ED)
  /// Quiet words around the rows.
  public var pageDim = AdaptiveColor(0x5B5E6B, dark: 0xA3A6B4)
  /// Links around the rows.
  public var pageTint = AdaptiveColor(0x4A43C4, dark: 0xAAA7FF)

  // Marks.

  /// What is new, and what is well.
  public var good = AdaptiveColor(0x0B6B4F, dark: 0x5FD3A9)
  /// What is behind ``good``.
  public var goodSoft = AdaptiveColor(0xE2F5EE, dark: 0x143429)
  /// What waits.
  public var wait = AdaptiveColor(0x8A4B00, dark: 0xF0B464)
  /// What is behind ``wait``.
  public var waitSoft = AdaptiveColor(0xFDF1DE, dark: 0x3A2A12)
  /// One's own vote for a comment.
  public var upvote = AdaptiveColor(0x0B7040, dark: 0x4CD28A)
  /// One's own vote against a comment.
  public var downvote = AdaptiveColor(0xB3261E, dark: 0xFF8F86)
  /// The badge that counts replies.
  public var badge = AdaptiveColor(0x5B5E6B, dark: 0x3D404B)
  /// Words on ``badge``.
  public var onBadge = AdaptiveColor(0xFFFFFF)

  // Lines and strips.

  /// Elbows, stems and lines that go on: opaque, so that they stay even where they overlap.
  ///
  /// They are faint, at least ``leastLineContrast``, because they say nothing that a row's level and
  /// the name of what it answers do not say in words.
  public var line = AdaptiveColor(0xD3D5DD, dark: 0x3D404B)
  /// Hairlines of the page and between controls.
  public var rule = AdaptiveColor(0xE6E7EC, dark: 0x2B2D36)
  /// The vertical bars of levels, as faint.
  public var bar = AdaptiveColor(0xD3D5DD, dark: 0x3D404B)
  /// The space left of a row.
  public var indentation = AdaptiveColor(0xFFFFFF, dark: 0x16171B)
  /// The strip above a top-level row.
  public var topLevelMargin = AdaptiveColor(0xFFFFFF, dark: 0x16171B)
  /// The strip above any other row.
  public var replyMargin = AdaptiveColor(0xFFFFFF, dark: 0x16171B)

  /// The grounds of avatars, each person having one of them.
  public var avatars: [AdaptiveColor] = [
    0x4A43C4, 0x0F6F5C, 0xA1405F, 0x7A5A10, 0x24639C, 0x7B46A8, 0x9A4A1C, 0x4C5C6E,
  ].map { AdaptiveColor($0) }

  /// The contrast that lines and bars of the looks have with what is behind the words, where a look
  /// shows any.
  public static let leastLineContrast = 1.4

  /// Makes the colours of ``DiscussionStyle/blocks``.
  public init() {}

  /// Words and the ground they stand on.
  public struct Pair: Hashable, Sendable {
    /// What is written, for a message.
    public let name: String
    /// The colour of the words.
    public let words: AdaptiveColor
    /// The colour behind them.
    public let ground: AdaptiveColor
  }

  /// Which words stand on which grounds; all of them have to stand out.
  public var textPairs: [Pair] {
    let rowGrounds = [("card", card), ("current", current), ("soft", soft)]
    let rowWords = [("text", text), ("dim", dim), ("name", name), ("tint", tint)]
    var pairs = rowWords.flatMap { words in
      rowGrounds.map { Pair(name: words.0 + " on " + $0.0, words: words.1, ground: $0.1) }
    }
    pairs += [
      Pair(name: "upvote on card", words: upvote, ground: card),
      Pair(name: "downvote on card", words: downvote, ground: card),
      Pair(name: "title on page", words: title, ground: page),
      Pair(name: "pageText on page", words: pageText, ground: page),
      Pair(name: "pageText on soft", words: pageText, ground: soft),
      Pair(name: "pageDim on page", words: pageDim, ground: page),
      Pair(name: "pageTint on page", words: pageTint, ground: page),
      Pair(name: "good on goodSoft", words: good, ground: goodSoft),
      Pair(name: "wait on waitSoft", words: wait, ground: waitSoft),
      Pair(name: "onBadge on badge", words: onBadge, ground: badge),
      Pair(name: "text on highlight", words: text, ground: highlight),
    ]
    return pairs
  }
}
