#if canImport(UIKit)
public import RejoinderCore
public import UIKit

@MainActor
extension UIFont {
  /// The font of a look, in the size that the reader asked for.
  ///
  /// - Parameters:
  ///   - size: How a piece of a row is set at the usual text size.
  ///   - traits: Where it is shown, `nil` for the surroundings of the moment.
  /// - Returns: The font.
  public static func font(
    _ size: TextSize,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let points = CGFloat(size.size)
    var font = UIFont.systemFont(ofSize: points, weight: Weight(named: size.weight))
    if size.isItalic, let leaning = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: leaning, size: points)
    }
    return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
  }
}

extension UIFont.Weight {
  /// The weight nearest to a number of style sheets.
  ///
  /// - Parameter number: The weight, 100…900: 400 is regular, 600 semibold.
  public init(named number: Int) {
    self =
      switch number {
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
}

@MainActor
extension UITraitCollection {
  /// The reader's text size, 1 for the usual one, as Core's sizes count it.
  public var textScale: Double {
    Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: self)) / 100
  }
}
#endif
