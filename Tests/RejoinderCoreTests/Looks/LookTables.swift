import RejoinderCore

/// The looks' numbers as the documentation's tables.
enum LookTables {
  static var all: [String] { [sizes, fonts, parts, folding, colors] }

  private static var sizes: String {
    table([
      "look", "connector", "step", "avatar, gutter", "padding", "strips", "bar", "other steps",
    ]) { style in
      let metrics = style.metrics
      let padding = metrics.padding
      return [
        "\(metrics.connector)", text(metrics.indentation),
        metrics.avatarSize > 0 ? list([metrics.avatarSize, metrics.gutter]) : "–",
        list([padding.top, padding.leading, padding.bottom, padding.trailing]),
        list([metrics.topLevelMargin, metrics.replyMargin]),
        [.bar, .extendedBars].contains(metrics.connector) ? text(metrics.barWidth) : "–",
        style.adaptations.map(text).joined(separator: ", "),
      ]
    }
  }

  private static var fonts: String {
    table(["look", "name", "age", "words", "control", "toggle"]) { style in
      let fonts = style.fonts
      return [fonts.name, fonts.age, fonts.body, fonts.control, fonts.toggle].map {
        "\(text($0.size))/\(text($0.lineHeight)) \($0.weight)"
      }
    }
  }

  private static var parts: String {
    table(["look", "separator", "toggle", "its form", "score", "controls", "gap", "lines between"])
    {
      style in
      let parts = style.parts
      return [
        parts.headingSeparator.isEmpty ? "–" : parts.headingSeparator, "\(parts.togglePlace)",
        "\(parts.toggleForm)", "\(parts.score)", "\(parts.barAlignment)", text(parts.barSpacing),
        parts.barSeparatorWidth > 0 ? text(parts.barSeparatorWidth) : "–",
      ]
    }
  }

  private static var folding: String {
    table([
      "look", "folded at first", "folding hides", "leaves fold", "unfolds all", "scrolls", "flash",
      "tap", "swipe",
    ]) { style in
      let folding = style.folding
      return [
        "\(folding.initialFold)", "\(folding.hides)", text(folding.canFold(hasReplies: false)),
        text(folding.expandsWholeThread), text(folding.makesExpandedVisible),
        folding.flashShare > 0 ? "\(Int((folding.flashShare * 100).rounded())) %" : "–",
        "\(style.tap)", style.swipe.map { text($0.color) } ?? "–",
      ]
    }
  }

  private static var colors: String {
    table(["look", "card", "words", "name", "quiet", "tint", "line or bar", "strips"]) { style in
      let colors = style.colors
      let drawn: AdaptiveColor? =
        switch style.metrics.connector {
        case .elbow: colors.line
        case .bar, .extendedBars: colors.bar
        case .none: nil
        }
      return [
        text(colors.card), text(colors.text), text(colors.name), text(colors.dim),
        text(colors.tint), drawn.map(text) ?? "–",
        text(colors.topLevelMargin) + ", " + text(colors.replyMargin),
      ]
    }
  }

  /// A table with a line for each look, its name first.
  private static func table(
    _ heads: [String],
    _ cells: (DiscussionStyle) -> [String]
  ) -> String {
    let lines =
      [heads, heads.map { _ in "---" }]
      + DiscussionStyle.all.map { ["`\($0.name)`"] + cells($0) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func text(_ holds: Bool) -> String { holds ? "yes" : "–" }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(text).joined(separator: ", ")
  }

  private static func text(_ adaptation: DiscussionStyle.Adaptation) -> String {
    let (lower, upper) = (adaptation.widths.lowerBound, adaptation.widths.upperBound)
    let widths = upper == .infinity ? "from \(text(lower))" : "to \(text(upper))"
    return "\(text(adaptation.metrics.indentation)) \(widths)"
  }

  private static func text(_ color: AdaptiveColor) -> String {
    let (light, dark) = (hexadecimal(color.light), hexadecimal(color.dark))
    return light == dark ? light : light + " " + dark
  }

  private static func hexadecimal(_ color: RGBColor) -> String {
    let digits = String(color.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
