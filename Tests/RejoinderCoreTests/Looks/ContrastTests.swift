import RejoinderCore
import TestSupport
import Testing

/// Everything that is written can be read, in every look and both schemes.
@Suite(.trail) struct ContrastTests {
  private func withEveryScheme(do body: (AdaptiveColor.ColorAppearance) -> Void) {
    withEvery("scheme", in: AdaptiveColor.ColorAppearance.allCases, do: body)
  }

  @Test(arguments: DiscussionStyle.all) func wordsStandOut(style: DiscussionStyle) {
    withEveryScheme { scheme in
      for pair in style.colors.textPairs {
        let words = pair.words.color(in: scheme)
        let contrast = words.contrast(with: pair.ground.color(in: scheme))
        #expect(contrast >= RGBColor.leastTextContrast, "\(pair.name) has \(contrast)")
      }
    }
  }

  /// All places that words can have are among the pairs.
  @Test func everyColourOfWordsIsInAPair() {
    let names = Set(DiscussionColors().textPairs.map { $0.name.split(separator: " ")[0] })
    #expect(
      names == [
        "text", "dim", "name", "tint", "upvote", "downvote", "title", "pageText", "pageDim",
        "pageTint", "good", "wait", "onBadge",
      ]
    )
  }

  /// An avatar is lighter at its top, by a twelfth at most.
  @Test(.rows("N29"), arguments: DiscussionStyle.all)
  func lettersStandOutFromTheirAvatar(style: DiscussionStyle) {
    #expect(style.colors.avatars.count == 8)
    withEveryScheme { scheme in
      for ground in style.colors.avatars.map({ $0.color(in: scheme) }) {
        let edge = ground.mixed(with: .white, share: 0.08)
        #expect(ground.foreground.contrast(with: ground) >= 4.5, "\(ground)")
        #expect(ground.foreground.contrast(with: edge) >= 4.5, "\(ground)")
      }
    }
  }

  @Test(.rows("S15"), arguments: DiscussionStyle.all)
  func theWordsOfASwipeStandOut(style: DiscussionStyle) {
    guard let swipe = style.swipe else { return }
    withEveryScheme { scheme in
      for (words, ground) in [
        (swipe.textColor, swipe.color), (swipe.highlightedTextColor, swipe.highlightedColor),
      ] {
        #expect(words.color(in: scheme).contrast(with: ground.color(in: scheme)) >= 4.5)
      }
      #expect(swipe.color.color(in: scheme) != swipe.highlightedColor.color(in: scheme))
    }
  }

  /// Any ground will do for a swipe of one's own.
  @Test(.rows("S19")) func aSwipesWordsFollowItsGround() {
    for color in RGBColorTests.sweep {
      let swipe = SwipeStyle(
        color: AdaptiveColor(color.value),
        highlightedColor: AdaptiveColor(0, dark: color.value)
      )
      #expect(swipe.textColor.light.contrast(with: color) >= 4.5)
      #expect(swipe.highlightedTextColor.light == .white)
      #expect(swipe.highlightedTextColor.dark.contrast(with: color) >= 4.5)
    }
  }

  /// They are faint, and yet seen.
  @Test(.rows("N23", "S9"), arguments: DiscussionStyle.all)
  func linesAreSeen(style: DiscussionStyle) {
    let colors = style.colors
    let drawn: AdaptiveColor
    switch style.metrics.connector {
    case .elbow: drawn = colors.line
    case .bar, .extendedBars: drawn = colors.bar
    case .none: return
    }
    withEveryScheme { scheme in
      let contrast = drawn.color(in: scheme).contrast(with: colors.card.color(in: scheme))
      #expect(contrast >= DiscussionColors.leastLineContrast, "\(contrast)")
      #expect(contrast < RGBColor.leastTextContrast, "\(contrast)")
    }
  }
}
