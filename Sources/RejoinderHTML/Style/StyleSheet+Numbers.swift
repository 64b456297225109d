internal import RejoinderCore

/// What a style says in numbers, as custom properties that the rules use.
extension StyleSheet {
  /// Colours: those around the rows at the root, those of the rows on the list.
  func writeColors(to writer: inout PageWriter) {
    let colors = style.colors
    writer.literal(":root, :host {\n")
    writer.themable("--page", colors.page)
    writer.themable("--text", colors.pageText)
    writer.themable("--dim", colors.pageDim)
    writer.themable("--tint", colors.pageTint)
    writer.themable("--title", colors.title)
    writer.themable("--rule", colors.rule)
    writer.themable("--soft", colors.soft)
    writer.themable("--highlight", colors.highlight)
    writer.themable("--wait", colors.wait)
    writer.themable("--wait-soft", colors.waitSoft)
    writer.themable("--good", colors.good)
    writer.themable("--good-soft", colors.goodSoft)
    writer.literal("}\n.list {\n")
    writer.themable("--card", colors.card)
    writer.themable("--text", colors.text)
    writer.themable("--dim", colors.dim)
    writer.themable("--tint", colors.tint)
    writer.themable("--name", colors.name)
    writer.themable("--current", colors.current)
    writer.themable("--line", colors.line)
    writer.themable("--bar", colors.bar)
    writer.themable("--lane", colors.indentation)
    writer.themable("--top-margin-color", colors.topLevelMargin)
    writer.themable("--reply-margin-color", colors.replyMargin)
    writer.themable("--badge", colors.badge)
    writer.themable("--on-badge", colors.onBadge)
    writer.themable("--up", colors.upvote)
    writer.literal("}\n")
    for (index, ground) in colors.avatars.enumerated() { writeAvatar(index, ground, &writer) }
  }

  private func writeAvatar(_ index: Int, _ ground: AdaptiveColor, _ writer: inout PageWriter) {
    writer.literal(".a")
    writer.number(index)
    writer.literal(" { --a: ")
    writer.color(ground)
    writer.literal("; color: ")
    var letters = AdaptiveColor(0)
    (letters.light, letters.dark) = (ground.light.foreground, ground.dark.foreground)
    writer.color(letters)
    writer.literal("; }\n")
  }

  func writeFonts(to writer: inout PageWriter) {
    let fonts = style.fonts
    writer.literal(".list {\n")
    for (font, names) in zip(
      [fonts.name, fonts.age, fonts.body, fonts.control, fonts.toggle],
      Self.fontNames
    ) {
      writer.declaration(names.size, font.size)
      writer.declaration(names.line, font.lineHeight)
      writer.literal(" ")
      writer.literal(names.weight)
      writer.literal(": ")
      writer.number(font.weight)
      writer.literal(";\n")
    }
    writer.literal("}\n")
  }

  private static let fontNames: [(size: StaticString, line: StaticString, weight: StaticString)] = [
    ("--name-size", "--name-line", "--name-weight"), ("--age-size", "--age-line", "--age-weight"),
    ("--body-size", "--body-line", "--body-weight"),
    ("--control-size", "--control-line", "--control-weight"),
    ("--toggle-size", "--toggle-line", "--toggle-weight"),
  ]

  /// The classes of the levels.
  func writeLevels(to writer: inout PageWriter) {
    for level in 0...levels {
      writer.literal(".l")
      writer.number(level)
      writer.literal(" { --l: ")
      writer.number(level)
      writer.literal("; }\n")
    }
  }

  /// The sizes where no width asks for others.
  func writeMetrics(to writer: inout PageWriter) {
    writer.literal(".list { --side: left;")
    write(style.metrics, to: &writer)
    writer.literal(" }\n.list:dir(rtl) { --side: right; }\n")
  }

  /// The sizes, as declarations.
  func write(_ metrics: DiscussionMetrics, to writer: inout PageWriter) {
    if hasElbows {
      // Even, so that halves are whole pixels at every text size.
      writer.literal(" --avatar: round(")
      writer.length(metrics.avatarSize)
      writer.literal(", 2px); --indent: round(")
      writer.length(metrics.indentation)
      writer.literal(", 2px);")
    } else {
      writer.declaration("--avatar", metrics.avatarSize)
      writer.declaration("--indent", metrics.indentation)
    }
    writer.declaration("--gutter", metrics.gutter)
    writer.declaration("--pad-top", metrics.padding.top)
    writer.declaration("--pad-start", metrics.padding.leading)
    writer.declaration("--pad-bottom", metrics.padding.bottom)
    writer.declaration("--pad-end", metrics.padding.trailing)
    writer.declaration("--top-margin", metrics.topLevelMargin)
    writer.declaration("--reply-margin", metrics.replyMargin)
    writer.declaration("--control", metrics.controlHeight)
    writer.declaration("--control-gap", metrics.controlSpacing)
    writer.literal(" --thick: ")
    writer.pixels(metrics.barWidth)
    writer.literal("; --measure: ")
    if metrics.measure > 0 { writer.length(metrics.measure) } else { writer.literal("none") }
    writer.literal("; --corner: ")
    writer.pixels(metrics.cornerRadius)
    writer.literal(";")
  }
}
