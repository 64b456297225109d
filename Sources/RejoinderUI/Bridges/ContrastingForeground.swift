#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// Black or white, whichever can be read on a colour.
///
/// It asks Core, so that a letter on an avatar has the same colour in every face.
///
/// ```swift
/// Text("M").foregroundStyle(ContrastingForeground(background: .teal))
/// ```
public struct ContrastingForeground: ShapeStyle {
  /// The colour behind the words.
  public let background: Color

  /// Makes the style.
  ///
  /// - Parameter background: The colour behind the words.
  public init(background: Color) { self.background = background }

  /// Black or white.
  ///
  /// - Parameter environment: The surroundings, in which the colour behind the words is found.
  /// - Returns: The colour of the words.
  public func resolve(in environment: EnvironmentValues) -> Color {
    let ground = background.resolve(in: environment)
    return RGBColor(
      red: Double(ground.red),
      green: Double(ground.green),
      blue: Double(ground.blue)
    ).foreground.swiftUIColor
  }
}
#endif
