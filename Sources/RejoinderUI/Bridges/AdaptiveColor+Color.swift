#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension RGBColor {
  /// The colour as SwiftUI has it, in the same colour space.
  public var swiftUIColor: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }
}

extension AdaptiveColor {
  /// The colour as SwiftUI has it, in the surroundings of a view.
  ///
  /// - Parameter scheme: The surroundings, as the environment says them.
  /// - Returns: The colour there.
  public func swiftUIColor(in scheme: SwiftUI.ColorScheme) -> Color {
    color(in: scheme == .dark ? .dark : .light).swiftUIColor
  }
}
#endif
