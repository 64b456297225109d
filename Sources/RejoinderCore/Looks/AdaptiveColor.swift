/// A colour with a value for light surroundings and one for dark ones.
public struct AdaptiveColor: Hashable, Sendable {
  /// The colour in light surroundings.
  public var light: RGBColor
  /// The colour in dark surroundings.
  public var dark: RGBColor

  /// Makes a colour from two.
  ///
  /// - Parameters:
  ///   - light: The colour in light surroundings, as `0xRRGGBB`.
  ///   - dark: The colour in dark surroundings.
  public init(_ light: UInt32, dark: UInt32) {
    (self.light, self.dark) = (RGBColor(light), RGBColor(dark))
  }

  /// Makes a colour that is the same everywhere.
  ///
  /// - Parameter value: The colour, as `0xRRGGBB`.
  public init(_ value: UInt32) { self.init(value, dark: value) }

  /// The colour in a scheme.
  ///
  /// - Parameter scheme: The surroundings.
  /// - Returns: The colour there.
  public func color(in scheme: ColorAppearance) -> RGBColor { scheme == .light ? light : dark }

  /// Black or white in each scheme, whichever text on this colour should have.
  public var foreground: AdaptiveColor {
    AdaptiveColor(light.foreground.value, dark: dark.foreground.value)
  }

  /// What surrounds a colour.
  public enum ColorAppearance: UInt8, Hashable, Sendable, CaseIterable {
    /// Dark words on light ground.
    case light
    /// Light words on dark ground.
    case dark
  }
}
