extension DiscussionStyle {
  /// Dark cards with thin gaps, a badge that counts replies, and only the top level at first.
  public static let imgur: DiscussionStyle = {
    var style = DiscussionStyle.plain
    style.name = "imgur"
    (style.metrics.topLevelMargin, style.metrics.replyMargin) = (3, 3)
    style.metrics.barWidth = 3
    style.metrics.padding = DiscussionMetrics.Padding(top: 10, leading: 13, bottom: 4, trailing: 10)
    style.adaptations = [.wideSteps(style.metrics)]
    style.fonts.name = TextSize(12, lineHeight: 16, weight: 500)
    style.fonts.body = TextSize(14, lineHeight: 20)
    style.fonts.control = TextSize(12, lineHeight: 16, weight: 700)
    style.parts.headingSeparator = "•"
    style.parts.togglePlace = .heading
    style.parts.toggleForm = .badge
    style.parts.score = .arrow
    style.parts.barSpacing = 12
    style.colors = .imgur
    style.swipe = SwipeStyle(
      color: AdaptiveColor(0x1B6B45, dark: 0x1F6E4A),
      highlightedColor: AdaptiveColor(0x2A7A53, dark: 0x17573A)
    )
    return style
  }()

  /// The same with everything open at first, and whole threads unfolding at once.
  public static let imgurExpanded: DiscussionStyle = {
    var style = DiscussionStyle.imgur
    style.name = "imgur-expanded"
    style.folding.initialFold = .none
    style.folding.expandsWholeThread = true
    return style
  }()
}

extension DiscussionStyle.Adaptation {
  /// Steps of twenty points where a row has the room of a tablet.
  static func wideSteps(_ metrics: DiscussionMetrics) -> Self {
    var wide = metrics
    wide.indentation = 20
    return Self(704...Double.infinity, wide)
  }
}

extension DiscussionColors {
  /// The dark half is the original's, its badge a little darker for the words on it.
  fileprivate static let imgur: DiscussionColors = {
    var colors = DiscussionColors()
    colors.page = AdaptiveColor(0xE9EBEF, dark: 0x2E3035)
    colors.card = AdaptiveColor(0xFFFFFF, dark: 0x212124)
    colors.soft = AdaptiveColor(0xF0F2F5, dark: 0x2E3035)
    colors.current = AdaptiveColor(0xEEF7F2, dark: 0x283330)
    colors.text = AdaptiveColor(0x1F2126, dark: 0xFFFFFF)
    colors.dim = AdaptiveColor(0x575D69, dark: 0xAFB5BE)
    colors.name = colors.dim
    colors.title = colors.text
    colors.tint = AdaptiveColor(0x1B6B45, dark: 0x5FD39B)
    (colors.pageText, colors.pageDim, colors.pageTint) = (colors.text, colors.dim, colors.tint)
    colors.rule = AdaptiveColor(0xD5D9E0, dark: 0x3C3F46)
    colors.topLevelMargin = colors.page
    colors.replyMargin = colors.page
    colors.indentation = colors.page
    colors.bar = AdaptiveColor(0xA3ABB8, dark: 0x767C87)
    colors.badge = AdaptiveColor(0x666C78, dark: 0x6A707B)
    return colors
  }()
}
