import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// That sheets say the numbers of their styles, and no others.
@Suite struct StyleNumberTests {
  /// Around every width at which a look changes, and far from them.
  private static let widths: [Double] = [
    100, 240, 319, 320, 321, 400, 559, 560, 561, 700, 703, 704, 705, 1_052, 2_560,
  ]

  @Test(.rows("N21", "N23", "N25", "N30", "S3", "S5", "S8", "S10"), arguments: Look.all)
  func saysTheSizesOfEveryWidth(look: Look) {
    let style = look.style
    let sheet = ParsedSheet(style)
    for width in Self.widths {
      let metrics = style.metrics(inWidth: width)
      let padding = metrics.padding
      for (name, number) in [
        ("--avatar", metrics.avatarSize), ("--indent", metrics.indentation),
        ("--gutter", metrics.gutter), ("--pad-top", padding.top),
        ("--pad-start", padding.leading), ("--pad-bottom", padding.bottom),
        ("--pad-end", padding.trailing), ("--top-margin", metrics.topLevelMargin),
        ("--reply-margin", metrics.replyMargin), ("--control", metrics.controlHeight),
        ("--control-gap", metrics.controlSpacing), ("--thick", metrics.barWidth),
        ("--measure", metrics.measure), ("--corner", metrics.cornerRadius),
      ] {
        let said = sheet.length(name, of: ".list", inWidth: width)
        #expect(said == number, "\(name) in a width of \(width)")
      }
    }
  }

  @Test(.rows("N35"), arguments: Look.all)
  func leavesWordsAsManyColumnsAsTheStyle(look: Look) {
    let style = look.style
    let sheet = ParsedSheet(style)
    for level in 0...style.metrics.maximumLevels {
      let rules = sheet.rules(for: ".l\(level)")
      for width in stride(from: 40.0, through: 1_200, by: 1) {
        let cap = style.metrics(inWidth: width).maximumLevels
        let column = rules.length("--l", of: ".l\(level)", inWidth: width)
        #expect(column == Double(min(level, cap)), "level \(level) in a width of \(width)")
      }
    }
  }

  @Test(.rows("S4", "S6", "S7", "S9"), arguments: Look.all)
  func saysTheColoursOfBothSchemes(look: Look) {
    let style = look.style
    let (sheet, colors) = (ParsedSheet(style), style.colors)
    for (name, color) in [
      ("--page", colors.page), ("--text", colors.pageText), ("--dim", colors.pageDim),
      ("--tint", colors.pageTint), ("--title", colors.title), ("--rule", colors.rule),
      ("--soft", colors.soft), ("--highlight", colors.highlight), ("--wait", colors.wait),
      ("--wait-soft", colors.waitSoft), ("--good", colors.good), ("--good-soft", colors.goodSoft),
    ] {
      #expect(sheet.color(name, of: ":root") == color, "\(name) around the rows")
    }
    for (name, color) in [
      ("--card", colors.card), ("--text", colors.text), ("--dim", colors.dim),
      ("--tint", colors.tint), ("--name", colors.name), ("--current", colors.current),
      ("--line", colors.line), ("--bar", colors.bar), ("--lane", colors.indentation),
      ("--top-margin-color", colors.topLevelMargin), ("--reply-margin-color", colors.replyMargin),
      ("--badge", colors.badge), ("--on-badge", colors.onBadge), ("--up", colors.upvote),
    ] {
      #expect(sheet.color(name, of: ".list") == color, "\(name) of the rows")
    }
  }

  @Test(arguments: Look.all) func saysTheFonts(look: Look) {
    let style = look.style
    let (sheet, fonts) = (ParsedSheet(style), style.fonts)
    for (name, font) in [
      ("name", fonts.name), ("age", fonts.age), ("body", fonts.body), ("control", fonts.control),
      ("toggle", fonts.toggle),
    ] {
      #expect(sheet.length("--\(name)-size", of: ".list") == font.size)
      #expect(sheet.length("--\(name)-line", of: ".list") == font.lineHeight)
      #expect(sheet.length("--\(name)-weight", of: ".list") == Double(font.weight))
    }
  }

  /// White is mixed in at the top of a disc, so that its lighter end counts too.
  @Test(.rows("N7", "N29"), arguments: Look.all)
  func hasAvatarsOnWhichTheLetterCanBeRead(look: Look) {
    let style = look.style
    let sheet = ParsedSheet(style)
    for (number, ground) in style.colors.avatars.enumerated() {
      #expect(sheet.color("--a", of: ".a\(number)") == ground)
      for scheme in AdaptiveColor.ColorAppearance.allCases {
        let disc = ground.color(in: scheme)
        let letter = sheet.color("color", of: ".a\(number)")?.color(in: scheme)
        #expect(letter == disc.foreground)
        for end in [disc, disc.mixed(with: .white, share: 0.08)] {
          #expect(end.contrast(with: disc.foreground) >= RGBColor.leastTextContrast)
        }
      }
    }
  }

  @Test(arguments: Look.all) func hasWordsThatStandOut(look: Look) {
    let style = look.style
    for pair in style.colors.textPairs {
      for scheme in AdaptiveColor.ColorAppearance.allCases {
        let contrast = pair.words.color(in: scheme).contrast(with: pair.ground.color(in: scheme))
        #expect(contrast >= RGBColor.leastTextContrast, "\(pair.name), \(scheme)")
      }
    }
  }

  /// Words that let the ground shine through stand out less than their colours say.
  @Test(arguments: Look.all) func letsNothingShineThrough(look: Look) {
    for rule in ParsedSheet(look.style).rules {
      #expect(!rule.declarations.contains { $0.name == "opacity" }, "\(rule.selectors)")
    }
  }
}
