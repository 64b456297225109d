import RejoinderCore
import TestSupport
import Testing

/// The plain cell and its swipe have the numbers of SwiftyComments' cell.
@Suite struct CellLookTests {
  private let plain = DiscussionStyle.plain

  @Test(.rows("S3", "S4", "S5", "S6")) func stripsAreTenAndOnePoint() {
    #expect(plain.metrics.topLevelMargin == 10)
    #expect(plain.metrics.replyMargin == 1)
    #expect(
      plain.colors.topLevelMargin.light == shares(247.0 / 255, 247.0 / 255, 245.0 / 255).light
    )
    #expect(plain.colors.replyMargin.light == RGBColor(0x000000))
  }

  @Test(.rows("S7", "S8")) func stepsAreTenPointsOfBlack() {
    #expect(plain.metrics.indentation == 10)
    #expect(plain.colors.indentation.light == RGBColor(0x000000))
  }

  /// The original has no dark colours; ours can be told from each other and from the words' ground.
  @Test func stripsAndIndentationAreDarkWhereTheSurroundingsAre() {
    let colors = plain.colors
    let dark = [colors.card, colors.topLevelMargin, colors.replyMargin, colors.indentation]
      .map(\.dark)
    #expect(Set(dark).count == 4)
    for color in dark { #expect(color.contrast(with: .white) >= 7, "\(color)") }
  }

  @Test(.rows("S9", "S10", "S11")) func oneGreyBarOfOnePoint() {
    #expect(plain.metrics.connector == .bar)
    #expect(plain.metrics.barWidth == 1)
    #expect(plain.colors.bar == shares(0.5, 0.5, 0.5))
  }

  @Test(.rows("S12", "S31")) func tapsFoldAndOnlyRootsShowAtFirst() {
    #expect(plain.tap == .toggle)
    #expect(plain.folding.initialFold == .rootsOnly)
    #expect(plain.folding.makesExpandedVisible)
    #expect(!plain.folding.expandsWholeThread)
  }

  /// White on mint cannot be read; looks of ours have words that can.
  @Test(.rows("S15")) func theSwipeIsMint() throws {
    let swipe = try #require(plain.swipe)
    #expect(swipe == .standard)
    #expect(swipe.color == shares(0.415, 0.862, 0.805))
    #expect(swipe.highlightedColor == shares(0.755, 0.837, 0.827))
    #expect(swipe.textColor == AdaptiveColor(0xFFFFFF))
    #expect(swipe.highlightedTextColor == AdaptiveColor(0xFFFFFF))
    #expect(swipe.font.size == 17 && swipe.font.weight == 700)
    #expect(swipe.image == "collapse" && swipe.highlightedImage == "collapse")
    #expect(swipe.text.isEmpty)
    #expect(Wording.english.navigation.collapse == "Collapse")
    #expect(swipe.runsWhenSwipedFar)
  }

  @Test(.rows("S18")) func theSwipeCanBeTurnedOff() {
    var style = plain
    style.swipe = nil
    #expect(style != plain)
    #expect(DiscussionStyle.blocks.swipe == nil)
  }

  @Test(.rows("S15", "S19")) func theSwipeCanBeReplaced() {
    var swipe = SwipeStyle(
      color: AdaptiveColor(0x102030),
      highlightedColor: AdaptiveColor(0x203040)
    )
    swipe.text = "Fold"
    (swipe.textColor, swipe.highlightedTextColor) = (AdaptiveColor(0xFF), AdaptiveColor(0xEE))
    swipe.font = TextSize(20, lineHeight: 24)
    (swipe.image, swipe.highlightedImage) = ("up", "down")
    swipe.runsWhenSwipedFar = false
    var style = plain
    style.swipe = swipe
    #expect(style.swipe == swipe && swipe != .standard)
  }
}

/// A colour as the originals give theirs.
func shares(_ red: Double, _ green: Double, _ blue: Double) -> AdaptiveColor {
  AdaptiveColor(RGBColor(red: red, green: green, blue: blue).value)
}
