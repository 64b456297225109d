import RejoinderCore
import TestSupport
import Testing

/// Each look has the numbers of the example that it is named after.
///
/// Where a number differs, a comment says why.
@Suite struct LookNumbersTests {
  @Test(.rows("N21", "N23", "N25", "N29", "N31")) func blocks() {
    let style = DiscussionStyle.blocks
    let metrics = style.metrics
    #expect(metrics.connector == .elbow)
    #expect([metrics.indentation, metrics.avatarSize, metrics.gutter] == [34, 34, 10])
    // Words keep off the row's end, which the original leaves to the app.
    #expect(metrics.padding == .init(top: 8, leading: 0, bottom: 8, trailing: 8))
    #expect([metrics.strokeWidth, metrics.cornerRadius, metrics.controlHeight] == [1.5, 10, 28])
    #expect([metrics.topLevelMargin, metrics.replyMargin] == [0, 0])
    #expect(style.tap == .nothing && style.folding == FoldStyle())
  }

  /// The sizes of `.subheadline` and `.caption`.
  @Test(.rows("N30")) func fontsOfBlocks() {
    let (fonts, metrics) = (DiscussionStyle.blocks.fonts, DiscussionStyle.blocks.metrics)
    #expect(fonts.name.size == 15 && fonts.name.weight == 600)
    #expect(fonts.age.size == 12 && fonts.age.weight == 400)
    #expect(fonts.body.size == 15 && fonts.body.weight == 400)
    #expect(fonts.toggle.size == 12 && fonts.toggle.weight == 600)
    #expect(metrics.lineSpacing == 2 && metrics.controlSpacing == 4)
  }

  @Test(.rows("S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10")) func simple() {
    let (style, metrics) = (DiscussionStyle.simple, DiscussionStyle.simple.metrics)
    #expect(metrics.connector == .bar)
    #expect([metrics.topLevelMargin, metrics.replyMargin] == [20, 10])
    #expect([metrics.indentation, metrics.barWidth] == [40, 5])
    // Ten, and the bar that stands over the leading edge.
    #expect(metrics.padding == .init(top: 10, leading: 10 + 5, bottom: 10, trailing: 10))
    // 11 in the original.
    #expect(style.fonts.name.size == TextSize.smallest)
    #expect(style.fonts.body.size == 13)
    let colors = style.colors
    #expect(colors.topLevelMargin.light == shares(0.467, 0.765, 0.267).light)
    #expect(colors.replyMargin.light == shares(0.961, 0.706, 0.2).light)
    #expect(colors.indentation.light == shares(0.808, 0.027, 0.333).light)
    #expect(colors.bar.light == shares(0.22, 0.008, 0.855).light)
    #expect(colors.card.light == shares(0.5, 0.5, 0.5).light)
    #expect(colors.text.light == .black)
    // Nobody could read the original's 0.647 on that grey.
    #expect(colors.name.light.luminance < shares(0.647, 0.647, 0.647).light.luminance)
  }

  @Test(.rows("S15"))
  func theSwipeOfSimpleIsThatOfCells() {
    let style = DiscussionStyle.simple
    #expect(style.tap == .toggle)
    #expect(style.swipe?.color.light == SwipeStyle.standard.color.light)
    #expect(style.swipe?.highlightedColor.light == SwipeStyle.standard.highlightedColor.light)
  }

  @Test(
    .rows("S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"),
    arguments: [
      DiscussionStyle.imgur, .imgurExpanded,
    ]
  )
  func imgur(style: DiscussionStyle) {
    let (metrics, colors) = (style.metrics, style.colors)
    #expect(metrics.connector == .bar)
    #expect([metrics.topLevelMargin, metrics.replyMargin] == [3, 3])
    #expect([metrics.indentation, metrics.barWidth] == [10, 3])
    // Ten, and the bar; below it the control's height keeps the words off the edge.
    #expect(metrics.padding == .init(top: 10, leading: 10 + 3, bottom: 4, trailing: 10))
    // 11, 11 and 10 in the original.
    let fonts = style.fonts
    #expect(fonts.name.size == 12 && fonts.name.weight == 500)
    #expect(fonts.control.size == 12 && fonts.control.weight == 700)
    #expect(fonts.toggle.size == 12 && fonts.toggle.weight == 600)
    #expect(fonts.body.size == 14)
    #expect(colors.card.dark == shares(0.130, 0.129, 0.142).light)
    for margin in [colors.topLevelMargin, colors.replyMargin, colors.indentation] {
      #expect(margin.dark == shares(0.181, 0.187, 0.209).light)
    }
    #expect(colors.bar.dark == shares(0.461, 0.485, 0.528).light)
    #expect(colors.name.dark == shares(0.688, 0.709, 0.744).light)
    #expect(colors.dim == colors.name)
    #expect(colors.text.dark == .white)
    // White on the original's (0.453, 0.477, 0.521) has 4.3:1.
    #expect(colors.badge.dark.luminance < shares(0.453, 0.477, 0.521).light.luminance)
    #expect(colors.onBadge.dark == .white)
    #expect(style.parts.headingSeparator == "•" && style.parts.toggleForm == .badge)
  }

  @Test(
    .rows("S3", "S4", "S5", "S8", "S9", "S10", "S11"),
    arguments: [
      DiscussionStyle.reddit, .redditFoldable,
    ]
  )
  func reddit(style: DiscussionStyle) {
    let (metrics, colors, fonts) = (style.metrics, style.colors, style.fonts)
    #expect(metrics.connector == .extendedBars)
    #expect([metrics.topLevelMargin, metrics.replyMargin] == [8, 0])
    #expect([metrics.indentation, metrics.barWidth] == [10, 1])
    #expect(metrics.padding == .init(top: 10, leading: 10, bottom: 3, trailing: 10))
    #expect(fonts.name.size == 13 && fonts.age.size == 13 && fonts.body.size == 15)
    #expect(fonts.control.size == 12 && fonts.control.weight == 600)
    #expect(style.parts.barSeparatorWidth == 2 && style.parts.barSpacing == 10)
    #expect(style.parts.headingSeparator == "•" && style.parts.score == .arrow)
    #expect(colors.card.light == shares(0.996, 1, 1).light)
    #expect(colors.topLevelMargin.light == shares(0.933, 0.942, 0.933).light)
    #expect(colors.text.light == shares(0.404, 0.416, 0.416).light)
    // Darker than the original, which has 2.2:1, 1.9:1 and 1.2:1.
    #expect(colors.name.light.luminance < shares(0.682, 0.682, 0.682).light.luminance)
    #expect(colors.dim.light.luminance < shares(0.730, 0.733, 0.738).light.luminance)
    #expect(colors.bar.light.luminance < shares(0.929, 0.930, 0.921).light.luminance)
    #expect(style.swipe?.color.light == shares(0.122, 0.825, 0.733).light)
  }

  @Test(
    .rows("S3", "S4", "S5", "S7", "S8", "S9"),
    arguments: [
      DiscussionStyle.hackerNews, .hackerNewsFoldable,
    ]
  )
  func hackerNews(style: DiscussionStyle) {
    let (metrics, colors, fonts) = (style.metrics, style.colors, style.fonts)
    // The original's bar has the colour of what is behind it.
    #expect(metrics.connector == .none && colors.bar == colors.card)
    #expect([metrics.topLevelMargin, metrics.replyMargin] == [10, 0])
    #expect(metrics.indentation == 10)
    #expect(metrics.padding == .init(8))
    #expect([metrics.lineSpacing, metrics.controlSpacing] == [0, 5])
    #expect(style.parts.barSpacing == 15 && style.parts.barAlignment == .trailing)
    #expect(style.parts.toggleForm == .count && style.parts.togglePlace == .heading)
    #expect(fonts.name.size == 17 && fonts.name.weight == 600)
    // Regular where the original is thin, so that small letters hold their colour.
    #expect(fonts.age.size == 13 && fonts.body.size == 14 && fonts.control.size == 12)
    #expect(colors.card.dark == shares(0.094, 0.094, 0.094).light)
    #expect(colors.topLevelMargin.dark == shares(0.1176, 0.1176, 0.1176).light)
    #expect(colors.indentation == colors.topLevelMargin)
    let poster = shares(0.937, 0.349, 0.192).light
    #expect(colors.name.dark == poster)
    #expect(colors.text.dark == .white)
    #expect(colors.upvote.dark == shares(0.080, 0.787, 0.249).light)
    // 3.1:1 in the original.
    #expect(colors.dim.dark.luminance > shares(0.404, 0.404, 0.404).light.luminance)
    #expect(style.swipe?.color.dark == poster)
    #expect(
      style.swipe?.highlightedColor.dark == colors.card.dark.mixed(with: poster, share: 0.8)
    )
  }

  @Test(arguments: DiscussionStyle.all) func noLettersAreSmallerThanTwelve(style: DiscussionStyle) {
    let fonts = style.fonts
    for font in [fonts.name, fonts.age, fonts.body, fonts.control, fonts.toggle] {
      #expect(font.size >= TextSize.smallest)
      #expect(font.lineHeight >= font.size)
      #expect((100...900).contains(font.weight) && !font.isItalic)
    }
    #expect(TextSize.smallest == 12)
  }
}
