public import RejoinderCore

/// How the letters of a piece are set: all that a face needs to make its platform's font.
///
/// Sizes are those of `TextSize`: points at the usual text size, which a face scales
/// to the reader's.
public struct TextFont: Hashable, Sendable {
  /// The height of the letters.
  public var size: Double
  /// The weight, 100…900: 400 is regular, 700 bold.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all letters are of one width.
  public var isMonospaced = false
  /// How far the letters are raised, in the unit of the size; below zero they are lowered.
  public var baselineOffset = 0.0
  /// Whether a line stands under the letters.
  public var isUnderlined = false
  /// Whether a line goes through the letters.
  public var isStruckThrough = false

  /// Makes the font of plain words.
  ///
  /// - Parameter body: How the words of a body are set.
  public init(_ body: TextSize) {
    (size, weight, isItalic) = (body.size, body.weight, body.isItalic)
  }
}

extension TextRole {
  /// How the letters of the piece are set.
  ///
  /// The proportions are those of the pages: code is seven eighths as large, raised and lowered
  /// words are four fifths, and headings are bold.
  ///
  /// - Parameter body: How plain words are set, as `RowFonts.body` says.
  /// - Returns: The font.
  public func font(in body: TextSize) -> TextFont {
    var font = TextFont(body)
    font.weight = max(font.weight, partWeight, styleWeight)
    font.isItalic = font.isItalic || style.contains(.emphasis)
    font.isUnderlined = style.contains(.inserted)
    font.isStruckThrough = style.contains(.strikethrough)
    let isCode = part == .code || !style.isDisjoint(with: [.code, .keyboard])
    font.isMonospaced = isCode || isInColumns
    if font.isMonospaced { font.size = max(body.size * 0.875, min(body.size, TextSize.smallest)) }
    // Letters of another size would leave their column.
    if !isInColumns { font.shift(style) }
    return font
  }

  private var partWeight: Int {
    switch part {
    case .heading, .headerCell: 700
    case .summary: 600
    default: 0
    }
  }

  private var styleWeight: Int {
    style.contains(.strong) ? 700 : style.contains(.mention) ? 600 : 0
  }
}

extension TextFont {
  fileprivate mutating func shift(_ style: Markup.Style) {
    guard style.contains(.superscript) != style.contains(.subscript) else { return }
    baselineOffset = style.contains(.superscript) ? size * 0.33 : size * -0.15
    size *= 0.8
  }
}
