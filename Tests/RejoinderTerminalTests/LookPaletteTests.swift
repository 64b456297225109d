import RejoinderCore
import RejoinderTerminal
import TestSupport
import Testing

/// The colours that a terminal has for a look.
struct LookPaletteTests {
  /// What a number of the 256 colours stands for, written down apart from the library.
  private static let fixedColors: [UInt8: RGBColor] = {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var (colors, number): ([UInt8: RGBColor], UInt8) = ([:], 16)
    for red in steps {
      for green in steps {
        for blue in steps {
          colors[number] = RGBColor(red << 16 | green << 8 | blue)
          number += 1
        }
      }
    }
    for grey in stride(from: UInt32(8), through: 238, by: 10) {
      colors[number] = RGBColor(grey * 0x01_0101)
      number &+= 1
    }
    return colors
  }()

  private static func color(_ style: TerminalStyle) -> RGBColor? {
    switch style.color {
    case .exact(let color): color
    case .fixed(let number): fixedColors[number]
    case .themed, nil: nil
    }
  }

  private static func ground(_ scheme: AdaptiveColor.ColorAppearance) -> RGBColor {
    scheme == .dark ? .black : .white
  }

  @Test(.trail, arguments: AdaptiveColor.ColorAppearance.allCases, [ColorDepth.exact, .fixed])
  func everyColourStandsOut(scheme: AdaptiveColor.ColorAppearance, depth: ColorDepth) {
    let ground = Self.ground(scheme)
    withEvery("look", in: DiscussionStyle.all) { look in
      let palette = TerminalPalette(look, scheme: scheme, depth: depth)
      let words = [
        palette.title, palette.author, palette.opener, palette.detail, palette.marker,
        palette.quote, palette.replies,
      ]
      for color in words.compactMap(Self.color) {
        #expect(color.contrast(with: ground) >= RGBColor.leastTextContrast)
      }
      for color in palette.levels.map(Self.color) {
        #expect((color?.contrast(with: ground) ?? 0) >= 1.5)
      }
    }
  }

  @Test(.trail) func takesTheColoursOfTheLookWhereTheyStandOut() {
    let palette = TerminalPalette(.hackerNews, scheme: .dark, depth: .exact)
    #expect(palette.author == TerminalStyle(.exact(RGBColor(0xEF5931)), isBold: true))
    #expect(palette.detail == TerminalStyle(.exact(RGBColor(0x969696))))
    // The light half of the same look is darker.
    let light = TerminalPalette(.hackerNews, scheme: .light, depth: .exact)
    #expect(light.author == TerminalStyle(.exact(RGBColor(0xB8360F)), isBold: true))
    withEvery("look", in: DiscussionStyle.all) { look in
      let palette = TerminalPalette(look, scheme: .dark, depth: .exact)
      #expect(palette.opener == TerminalStyle(.exact(look.colors.tint.dark), isBold: true))
    }
  }

  @Test func leavesWordsInTheTerminalsOwnColour() {
    let blocks = TerminalPalette(.blocks, scheme: .dark, depth: .exact)
    #expect(blocks.title == TerminalStyle(isBold: true))
    #expect(blocks.author == TerminalStyle(isBold: true))
    #expect(frame([comment("1", by: "A", "Hi.")]) { $0.palette = blocks }.hasSuffix("\nHi."))
  }

  @Test func mixesWhatDoesNotStandOutNoFurtherThanNeeded() throws {
    var look = DiscussionStyle.reddit
    look.colors.dim = AdaptiveColor(0x202020, dark: 0x202020)
    look.colors.bar = AdaptiveColor(0xFFFFFF, dark: 0x000000)
    for scheme in AdaptiveColor.ColorAppearance.allCases {
      let palette = TerminalPalette(look, scheme: scheme, depth: .exact)
      let words = try #require(Self.color(palette.detail)).contrast(with: Self.ground(scheme))
      let line = try #require(Self.color(palette.levels[0])).contrast(with: Self.ground(scheme))
      // On white it stands out as it is.
      #expect(scheme == .light ? words > 16 : words < 5.2)
      #expect(1.5...3 ~= line)
    }
  }

  @Test(.trail) func takesTheNearestOfThe256() throws {
    try withSeed(8) { random in
      for _ in 0..<200 {
        let wanted = RGBColor(UInt32.random(in: 0...0xFF_FFFF, using: &random))
        var look = DiscussionStyle.reddit
        look.colors.dim = AdaptiveColor(wanted.value)
        let exact = TerminalPalette(look, scheme: .dark, depth: .exact).detail
        let fixed = TerminalPalette(look, scheme: .dark, depth: .fixed).detail
        let mixed = try #require(Self.color(exact))
        let taken = try #require(Self.color(fixed))
        let nearest = Self.fixedColors.values
          .filter { $0.contrast(with: .black) >= RGBColor.leastTextContrast }
          .map { Self.distance($0, mixed) }.min()
        #expect(Self.distance(taken, mixed) == nearest, "\(mixed.value)")
      }
    }
  }

  @Test func takesEachOfThe256AsItIs() throws {
    for (number, color) in Self.fixedColors {
      let scheme: AdaptiveColor.ColorAppearance = color.luminance > 0.18 ? .dark : .light
      var look = DiscussionStyle.reddit
      look.colors.dim = AdaptiveColor(color.value)
      let palette = TerminalPalette(look, scheme: scheme, depth: .fixed)
      // Two greys are in the cube as well.
      #expect(Self.color(palette.detail) == color, "\(number)")
    }
  }

  private static func distance(_ color: RGBColor, _ other: RGBColor) -> Double {
    let (red, green, blue) = (
      (color.red - other.red) * 255, (color.green - other.green) * 255,
      (color.blue - other.blue) * 255
    )
    return (red * red + green * green + blue * blue).rounded()
  }

  @Test func takesTheNearestHueOfATheme() {
    let dark = TerminalPalette(.hackerNews, scheme: .dark, depth: .themed)
    #expect(dark.author == TerminalStyle(.themed(9), isBold: true))
    #expect(dark.detail == TerminalStyle(isDim: true))
    let light = TerminalPalette(.imgur, scheme: .light, depth: .themed)
    #expect(light.opener == TerminalStyle(.themed(6), isBold: true))
    #expect(light.levels == [TerminalStyle(isDim: true)])
    #expect(TerminalPalette(.blocks, scheme: .light, depth: .themed).opener.color == .themed(4))
  }

  @Test(arguments: [
    (ColorDepth.exact, "[1;38;2;239;89;49mLuis[0m"), (.fixed, "[1;38;5;203mLuis[0m"),
    (.themed, "[1;91mLuis[0m"),
  ])
  func saysColoursAsTheTerminalTakesThem(depth: ColorDepth, start: String) {
    let text = frame([comment("1")]) {
      $0.palette = TerminalPalette(.hackerNews, scheme: .dark, depth: depth)
    }
    #expect(text.replacing("\u{1B}", with: "").hasPrefix(start))
  }
}
