extension DiscussionStyle {
  /// Light cards with a thin bar for each level, controls at the end of a line.
  public static let reddit: DiscussionStyle = {
    var style = DiscussionStyle.plain
    style.name = "reddit"
    style.metrics.connector = .extendedBars
    (style.metrics.topLevelMargin, style.metrics.replyMargin) = (8, 0)
    style.metrics.barWidth = 1
    style.metrics.padding = DiscussionMetrics.Padding(top: 10, leading: 10, bottom: 3, trailing: 10)
    style.metrics.controlSpacing = 0
    style.adaptations = [.wideSteps(style.metrics)]
    style.folding.initialFold = .none
    style.fonts.name = TextSize(13, lineHeight: 20, weight: 500)
    style.fonts.age = TextSize(13, lineHeight: 20)
    style.parts.headingSeparator = "•"
    style.parts.togglePlace = .barLeading
    style.parts.score = .arrow
    style.parts.barAlignment = .split
    (style.parts.barSeparatorWidth, style.parts.barSpacing) = (2, 10)
    style.colors = .reddit
    style.swipe = SwipeStyle(
      color: AdaptiveColor(0x1FD2BB, dark: 0x0E7F72),
      highlightedColor: AdaptiveColor(0x5FE0CF, dark: 0x0A6358)
    )
    return style
  }()

  /// The same with everything open at first; a folded comment keeps its name and age only, and those
  /// without replies fold too.
  public static let redditFoldable: DiscussionStyle = {
    var style = DiscussionStyle.reddit
    style.name = "reddit-foldable"
    style.parts.togglePlace = .heading
    style.parts.barAlignment = .trailing
    style.folding = .ofWords(flashShare: 0.06)
    style.folding.foldsLeaves = true
    return style
  }()
}

extension FoldStyle {
  /// Everything open at first, and a folded comment loses its words.
  static func ofWords(flashShare: Double) -> FoldStyle {
    var folding = FoldStyle()
    folding.hides = .repliesAndWords
    folding.expandsWholeThread = true
    folding.makesExpandedVisible = true
    folding.flashShare = flashShare
    return folding
  }
}

extension DiscussionColors {
  /// The light half is the original's; names, controls and bars are darker than its, so that they can
  /// be read and seen, and the accent has a darker shade for words.
  fileprivate static let reddit: DiscussionColors = {
    var colors = DiscussionColors()
    colors.page = AdaptiveColor(0xEEF0EE, dark: 0x101212)
    colors.card = AdaptiveColor(0xFEFFFF, dark: 0x1A1D1D)
    colors.soft = AdaptiveColor(0xF4F6F4, dark: 0x242828)
    colors.current = AdaptiveColor(0xEBFAF8, dark: 0x17302D)
    colors.text = AdaptiveColor(0x676A6A, dark: 0xD3D8D6)
    colors.dim = AdaptiveColor(0x6B6D6D, dark: 0x9AA19F)
    colors.name = colors.dim
    colors.title = AdaptiveColor(0x222626, dark: 0xF0F4F2)
    colors.tint = AdaptiveColor(0x0A7468, dark: 0x1FD2BB)
    colors.pageText = colors.text
    colors.pageDim = colors.dim
    colors.pageTint = colors.tint
    colors.rule = AdaptiveColor(0xDFE2DF, dark: 0x2F3434)
    colors.topLevelMargin = colors.page
    colors.replyMargin = colors.card
    colors.indentation = colors.card
    colors.bar = AdaptiveColor(0xD6D8D4, dark: 0x3A4040)
    return colors
  }()
}
