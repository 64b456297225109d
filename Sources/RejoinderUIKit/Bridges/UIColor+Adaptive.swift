#if canImport(UIKit)
public import RejoinderCore
public import UIKit

extension UIColor {
  /// Makes a colour of a look, which follows light and dark surroundings by itself.
  ///
  /// - Parameter color: The colour for both.
  public convenience init(_ color: AdaptiveColor) {
    self.init(dynamicProvider: { traits in
      UIColor(color.color(in: traits.userInterfaceStyle == .dark ? .dark : .light))
    })
  }

  /// Makes a colour that is the same everywhere.
  ///
  /// - Parameter color: The colour.
  public convenience init(_ color: RGBColor) {
    self.init(
      red: CGFloat(color.red),
      green: CGFloat(color.green),
      blue: CGFloat(color.blue),
      alpha: 1
    )
  }
}
#endif
