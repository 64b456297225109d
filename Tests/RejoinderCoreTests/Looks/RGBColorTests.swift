import Foundation
import RejoinderCore
import TestSupport
import Testing

/// Luminance, contrast and the colour of text, against their published formulas.
@Suite(.trail) struct RGBColorTests {
  /// Relative luminance with the platform's own power.
  private func luminance(_ color: RGBColor) -> Double {
    func linear(_ byte: UInt32) -> Double {
      let share = Double(byte & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : Foundation.pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.value >> 16) + 0.7152 * linear(color.value >> 8)
      + 0.0722 * linear(color.value)
  }

  private func contrast(_ one: RGBColor, _ other: RGBColor) -> Double {
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  /// Sixteen steps of each of the three.
  static let sweep: [RGBColor] = (0..<UInt32(4_096)).map {
    RGBColor(($0 >> 8) * 0x11_0000 | ($0 >> 4 & 15) * 0x1100 | ($0 & 15) * 0x11)
  }

  @Test(.rows("N7")) func luminanceIsThePublishedOne() {
    let greys = (0..<UInt32(256)).map { RGBColor($0 * 0x01_0101) }
    for color in Self.sweep + greys {
      #expect(abs(color.luminance - luminance(color)) < 1e-14)
    }
    #expect(RGBColor.black.luminance == 0)
    #expect(abs(RGBColor.white.luminance - 1) < 1e-15)
  }

  @Test func contrastIsThePublishedOne() {
    withSeed(5) { random in
      for color in Self.sweep {
        let other = RGBColor(UInt32.random(in: 0..<1 << 24, using: &random))
        #expect(abs(color.contrast(with: other) - contrast(color, other)) < 1e-12)
        #expect(color.contrast(with: other) == other.contrast(with: color))
      }
    }
    #expect(abs(RGBColor.black.contrast(with: .white) - 21) < 1e-12)
    #expect(RGBColor(0x4A43C4).contrast(with: RGBColor(0x4A43C4)) == 1)
    #expect((RGBColor(0x4A43C4).contrast(with: .white) * 10).rounded() == 73)
  }

  /// Black above half of the luminance, else white, unless that could not be read.
  @Test(.rows("N7")) func textOnAnyColourCanBeRead() {
    for color in Self.sweep {
      let original: RGBColor = luminance(color) > 0.5 ? .black : .white
      let other: RGBColor = original == .black ? .white : .black
      let isReadable = contrast(color, original) >= 4.5
      #expect(color.foreground == (isReadable ? original : other), "\(color)")
      #expect(contrast(color, color.foreground) >= 4.5, "\(color)")
    }
  }

  /// The lightest grey that has white text by the original's rule, and its neighbour.
  @Test(.rows("N7")) func halfOfTheLuminanceIsNotAboveIt() {
    let (below, above) = (RGBColor(0xBBBBBB), RGBColor(0xBCBCBC))
    #expect(below.luminance < 0.5 && above.luminance > 0.5)
    // White on that grey has 1.9:1.
    #expect(below.foreground == .black && above.foreground == .black)
    // Where white can be read it is white, up to the last grey.
    #expect(RGBColor(0x767676).foreground == .white)
    #expect(RGBColor(0x777777).foreground == .black)
  }

  @Test func sharesBecomeTheNearestBytes() {
    #expect(RGBColor(red: 0.467, green: 0.765, blue: 0.267) == RGBColor(0x77C344))
    #expect(RGBColor(red: -1, green: 2, blue: 0.5) == RGBColor(0x00FF80))
    #expect(RGBColor(red: .nan, green: .infinity, blue: -.infinity) == RGBColor(0x00FF00))
    #expect(RGBColor(0xFF12_3456) == RGBColor(0x12_3456))
    for color in Self.sweep {
      #expect(RGBColor(red: color.red, green: color.green, blue: color.blue) == color)
    }
  }

  @Test func mixturesGoFromOneToTheOther() {
    let (one, other) = (RGBColor(0x102030), RGBColor(0xF0E0D0))
    #expect(one.mixed(with: other, share: 0) == one)
    #expect(one.mixed(with: other, share: 1) == other)
    #expect(one.mixed(with: other, share: 0.5) == RGBColor(0x808080))
    #expect(one.mixed(with: other, share: -4) == one)
    #expect(one.mixed(with: other, share: 9) == other)
    #expect(one.mixed(with: other, share: .nan) == one)
  }

  @Test func adaptiveColoursFollowTheScheme() {
    let color = AdaptiveColor(0xFFFFFF, dark: 0x16171B)
    #expect(color.color(in: .light) == RGBColor(0xFFFFFF))
    #expect(color.color(in: .dark) == RGBColor(0x16171B))
    #expect(color.foreground == AdaptiveColor(0x000000, dark: 0xFFFFFF))
    #expect(AdaptiveColor(0x808080) == AdaptiveColor(0x808080, dark: 0x808080))
  }
}
