extension DiscussionStyle {
  /// A plain cell without a look of its own: what the flat looks start from.
  ///
  /// Strips of 10 and 1, ten points a level, a grey bar of 1; at first only top-level comments show,
  /// and a tap unfolds them. Strips, bars and indentation have in light surroundings the colours of
  /// SwiftyComments' cell, black among them; their dark values, which that cell lacks, are ours.
  public static let plain: DiscussionStyle = {
    var metrics = DiscussionMetrics(connector: .bar, indentation: 10)
    (metrics.topLevelMargin, metrics.replyMargin, metrics.barWidth) = (10, 1, 1)
    metrics.padding = DiscussionMetrics.Padding(10)
    metrics.measure = 520
    var style = DiscussionStyle("plain", metrics: metrics)
    style.colors.topLevelMargin = AdaptiveColor(0xF7F7F5, dark: 0x24262D)
    style.colors.replyMargin = AdaptiveColor(0x000000, dark: 0x3D404B)
    style.colors.indentation = AdaptiveColor(0x000000, dark: 0x0C0D10)
    style.colors.bar = AdaptiveColor(0x808080)
    style.folding.initialFold = .rootsOnly
    style.folding.makesExpandedVisible = true
    style.tap = .toggle
    style.swipe = .standard
    return style
  }()

  /// Loud strips and wide steps, so that every part of a row can be told from the others.
  public static let simple: DiscussionStyle = {
    var style = DiscussionStyle.plain
    style.name = "simple"
    style.metrics.indentation = 40
    (style.metrics.topLevelMargin, style.metrics.replyMargin) = (20, 10)
    style.metrics.barWidth = 5
    style.metrics.padding.leading = 15
    var narrow = style.metrics
    narrow.indentation = 16
    // Five of the wide steps need 562.5.
    style.adaptations = [Adaptation(0...576, narrow)]
    style.fonts.name = TextSize(12, lineHeight: 16, weight: 600)
    style.fonts.body = TextSize(13, lineHeight: 20)
    style.folding.initialFold = .none
    style.parts.togglePlace = .barLeading
    style.parts.toggleForm = .underlined
    style.parts.score = .arrow
    style.parts.barAlignment = .split
    style.colors = .simple
    style.swipe = SwipeStyle(
      color: AdaptiveColor(0x6ADCCD, dark: 0x2C6F66),
      highlightedColor: AdaptiveColor(0xC1D5D3, dark: 0x22574F)
    )
    return style
  }()
}

extension DiscussionColors {
  /// Grey cards between green, orange and red; the grey of the poster's name is darker than the
  /// original's 0.647, which nobody could read on it.
  fileprivate static let simple: DiscussionColors = {
    var colors = DiscussionColors()
    colors.page = AdaptiveColor(0xECECEC, dark: 0x1B1B1B)
    colors.card = AdaptiveColor(0x808080, dark: 0x2C2C2C)
    colors.soft = AdaptiveColor(0x8F8F8F, dark: 0x383838)
    colors.current = AdaptiveColor(0x9B9B9B, dark: 0x3B3B46)
    colors.highlight = AdaptiveColor(0xFFF0A8, dark: 0x4D4313)
    colors.text = AdaptiveColor(0x000000, dark: 0xF2F2F2)
    colors.dim = AdaptiveColor(0x080808, dark: 0xB9B9B9)
    colors.name = AdaptiveColor(0x080808, dark: 0xF2F2F2)
    colors.title = AdaptiveColor(0x1D1E24, dark: 0xF2F2F2)
    colors.tint = AdaptiveColor(0x080808, dark: 0xE5C07A)
    colors.pageText = AdaptiveColor(0x1D1E24, dark: 0xF2F2F2)
    colors.pageDim = AdaptiveColor(0x4C4C4C, dark: 0xB9B9B9)
    colors.pageTint = AdaptiveColor(0xB00749, dark: 0xE5C07A)
    colors.good = AdaptiveColor(0x000000, dark: 0x8FE388)
    colors.goodSoft = AdaptiveColor(0xA9D98D, dark: 0x24401A)
    colors.upvote = AdaptiveColor(0x00140A, dark: 0x6FD88F)
    colors.downvote = AdaptiveColor(0x1C0000, dark: 0xFF9C94)
    colors.rule = AdaptiveColor(0x5F5F5F, dark: 0x474747)
    colors.line = AdaptiveColor(0x5F5F5F, dark: 0x474747)
    colors.topLevelMargin = AdaptiveColor(0x77C344, dark: 0x3F6B22)
    colors.replyMargin = AdaptiveColor(0xF5B433, dark: 0x80591A)
    colors.indentation = AdaptiveColor(0xCE0755, dark: 0x6B0A31)
    colors.bar = AdaptiveColor(0x3802DA, dark: 0x7A5CFF)
    return colors
  }()
}
