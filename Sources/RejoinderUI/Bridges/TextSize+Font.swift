#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension TextSize {
  /// The text style whose letters have this size at the usual text size, `nil` where none has.
  public var textStyle: Font.TextStyle? {
    switch size {
    case 11: .caption2
    case 12: .caption
    case 13: .footnote
    case 15: .subheadline
    case 16: .callout
    case 17: .body
    case 20: .title3
    case 22: .title2
    case 28: .title
    case 34: .largeTitle
    default: nil
    }
  }

  /// The weight as SwiftUI has it.
  public var fontWeight: Font.Weight {
    switch weight {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }

  /// The font: a text style, which follows the reader's text size by itself, or letters of that size.
  ///
  /// - Parameter scale: The reader's text size, 1 for the usual one, for sizes that no style has.
  /// - Returns: The font.
  public func font(scale: Double = 1) -> Font {
    let plain = textStyle.map { Font.system($0) } ?? Font.system(size: size * scale)
    let weighed = weight == 400 ? plain : plain.weight(fontWeight)
    return isItalic ? weighed.italic() : weighed
  }
}
#endif
