/// A colour of the sRGB space, a byte for each of red, green and blue.
///
/// ```swift
/// let indigo = RGBColor(0x4A43C4)
/// indigo.foreground                        // white
/// indigo.contrast(with: .white)            // 7.3
/// ```
public struct RGBColor: Hashable, Sendable {
  /// The bytes, red in the highest of the lower three: `0xRRGGBB`.
  public let value: UInt32

  /// Makes a colour.
  ///
  /// - Parameter value: The bytes as `0xRRGGBB`; what stands above them is left out.
  public init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  /// Makes a colour from shares.
  ///
  /// - Parameters:
  ///   - red: The share of red, 0…1; what lies outside is brought into it, what is no number is 0.
  ///   - green: The share of green, 0…1.
  ///   - blue: The share of blue, 0…1.
  public init(red: Double, green: Double, blue: Double) {
    value = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
  }

  /// Black.
  public static let black = RGBColor(0)
  /// White.
  public static let white = RGBColor(0xFF_FFFF)

  /// The share of red, 0…1.
  public var red: Double { Double(value >> 16) / 255 }
  /// The share of green, 0…1.
  public var green: Double { Double(value >> 8 & 0xFF) / 255 }
  /// The share of blue, 0…1.
  public var blue: Double { Double(value & 0xFF) / 255 }

  /// How light the colour is, 0…1: relative luminance as WCAG 2 defines it.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How well two colours stand out from each other, 1…21: contrast as WCAG 2 defines it.
  ///
  /// - Parameter other: The other colour.
  /// - Returns: The contrast, the same from both sides.
  public func contrast(with other: RGBColor) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// Black or white, whichever text on this colour should have.
  ///
  /// Black above half of the luminance, else white, as SwiftUI Blocks has it; where the one so chosen
  /// stands out by less than ``leastTextContrast``, the other one, which then stands out by more.
  public var foreground: RGBColor {
    let (chosen, other): (RGBColor, RGBColor) =
      luminance > 0.5 ? (.black, .white) : (.white, .black)
    return contrast(with: chosen) >= Self.leastTextContrast ? chosen : other
  }

  /// The contrast that text must have with what is behind it.
  public static let leastTextContrast = 4.5

  /// The colour with a share of another one in it, as paint of that much cover would leave it.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - share: Its share, 0…1.
  /// - Returns: The mixture.
  public func mixed(with other: RGBColor, share: Double) -> RGBColor {
    let share = Self.bounded(share)
    return RGBColor(
      red: red + (other.red - red) * share,
      green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share
    )
  }

  private static func byte(_ share: Double) -> UInt32 {
    UInt32(PortableMath.rounded(bounded(share) * 255))
  }

  /// A share within 0…1; what is no number is none of it.
  private static func bounded(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }

  /// The share of light that a share of a byte stands for.
  private static func linear(_ share: Double) -> Double {
    share <= 0.04045 ? share / 12.92 : PortableMath.pow((share + 0.055) / 1.055, 2.4)
  }
}
