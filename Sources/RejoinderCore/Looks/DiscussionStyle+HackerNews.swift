extension DiscussionStyle {
  /// Large orange names on near black, quiet controls at the end of a line, no bars.
  public static let hackerNews: DiscussionStyle = {
    var style = DiscussionStyle.plain
    style.name = "hn"
    style.metrics.connector = .none
    (style.metrics.topLevelMargin, style.metrics.replyMargin) = (10, 0)
    style.metrics.padding = DiscussionMetrics.Padding(8)
    style.metrics.lineSpacing = 0
    style.metrics.controlSpacing = 5
    style.adaptations = [.wideSteps(style.metrics)]
    style.folding.initialFold = .none
    style.fonts.name = TextSize(17, lineHeight: 24, weight: 600)
    style.fonts.age = TextSize(13, lineHeight: 20)
    style.fonts.body = TextSize(14, lineHeight: 20)
    style.fonts.control = TextSize(12, lineHeight: 16)
    style.fonts.toggle = TextSize(12, lineHeight: 16)
    style.parts.togglePlace = .heading
    style.parts.toggleForm = .count
    style.parts.barAlignment = .trailing
    (style.parts.barSpacing, style.parts.leastControlWidth) = (15, 60)
    style.colors = .hackerNews
    style.swipe = SwipeStyle(
      color: style.colors.name,
      highlightedColor: AdaptiveColor(0x93300F, dark: 0xC44C2C)
    )
    return style
  }()

  /// The same with everything open at first; a folded comment with replies keeps its name and age.
  public static let hackerNewsFoldable: DiscussionStyle = {
    var style = DiscussionStyle.hackerNews
    style.name = "hn-foldable"
    style.folding = .ofWords(flashShare: 0.1)
    return style
  }()
}

extension DiscussionColors {
  /// The dark half is the original's, its ages lighter so that they can be read.
  fileprivate static let hackerNews: DiscussionColors = {
    var colors = DiscussionColors()
    colors.page = AdaptiveColor(0xEFEFE7, dark: 0x1E1E1E)
    colors.card = AdaptiveColor(0xF8F8F3, dark: 0x181818)
    colors.soft = AdaptiveColor(0xEFEFE7, dark: 0x222222)
    colors.current = AdaptiveColor(0xFBEBE3, dark: 0x2C1F1B)
    colors.text = AdaptiveColor(0x1A1A1A, dark: 0xFFFFFF)
    colors.dim = AdaptiveColor(0x61615C, dark: 0x969696)
    colors.name = AdaptiveColor(0xB8360F, dark: 0xEF5931)
    colors.title = colors.text
    colors.tint = AdaptiveColor(0xB8360F, dark: 0xF47A57)
    (colors.pageText, colors.pageDim, colors.pageTint) = (colors.text, colors.dim, colors.tint)
    colors.rule = AdaptiveColor(0xDCDCD2, dark: 0x303030)
    colors.upvote = AdaptiveColor(0x0D6E26, dark: 0x14C93F)
    colors.topLevelMargin = colors.page
    colors.replyMargin = colors.card
    colors.indentation = colors.page
    colors.bar = colors.card
    return colors
  }()
}
