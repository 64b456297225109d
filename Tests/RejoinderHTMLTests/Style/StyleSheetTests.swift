import Foundation
import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

@Suite struct StyleSheetTests {
  private let css = StyleSheet.bytes.string

  /// The declarations of all rules whose selectors are exactly these.
  private func rule(_ selector: String) -> String {
    css.split(separator: "}").filter { rule in
      rule.split(separator: "{").first.map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines) == selector
      } ?? false
    }
    .compactMap { $0.split(separator: "{").last }.joined(separator: " ")
  }

  @Test func isBalancedAndFetchesNothing() {
    let opened = css.utf8.count { $0 == UInt8(ascii: "{") }
    #expect(opened == css.utf8.count { $0 == UInt8(ascii: "}") })
    for word in ["url(", "@import", "@font-face", "expression(", "</", "\u{0}"] {
      #expect(!css.contains(word))
    }
  }

  @Test func knowsEveryClassThatPagesUse() throws {
    var maker = RandomDiscussion(default: 9)
    let discussion = maker.make(count: 600)
    let site = SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(discussion)))
    let unstyled: Set = ["blocks", "list"]
    for query in ["", "levels=2", "at=nope"] {
      for element in try site.page(query).elements {
        for name in element.classes where !unstyled.contains(String(name)) {
          let isKnown = css.contains("." + name)
          #expect(isKnown, "\(name)")
        }
      }
    }
  }

  @Test(.rows("N21", "N23", "N30")) func hasTheMeasuresOfARow() {
    // 34, 10 and 8 points at the usual text size; indentation is the size of an avatar.
    let list = rule(".list")
    #expect(list.contains("--avatar: round(2.125rem, 2px); --indent: var(--avatar)"))
    #expect(list.contains("--gutter: .625rem"))
    #expect(list.contains("--pad: .5rem"))
    let row = rule(".blocks .row")
    #expect(row.contains("grid-template-columns: var(--avatar) minmax(0, 1fr)"))
    #expect(row.contains("padding-inline: calc(var(--l) * var(--indent))"))
    #expect(css.contains("@media (min-resolution: 1.9dppx) { :root { --stroke: 1.5px; } }"))
  }

  @Test(.rows("N22", "N24", "N25", "N26", "N28")) func drawsLinesThroughTheMiddleOfAvatars() {
    let row = rule(".blocks .row")
    #expect(row.contains("--x: round(down, var(--avatar) / 2 - var(--stroke) / 2, .5px)"))
    #expect(row.contains("background-size: var(--stroke) 100%"))
    let elbow = rule(".blocks .row:not(.l0)::before")
    #expect(elbow.contains("block-size: calc(var(--pad) + var(--avatar) / 2 + var(--stroke) / 2)"))
    #expect(elbow.contains("inline-size: calc(var(--indent) - var(--x))"))
    #expect(elbow.contains("border-end-start-radius: min(10px"))
    #expect(rule(".blocks .s::after").contains("inset-block: calc(var(--pad) + var(--avatar)) 0"))
    for column in 1...5 {
      #expect(
        rule(".blocks .g\(column)").contains("--k\(column): linear-gradient(var(--c\(column))")
      )
    }
  }

  @Test(.rows("N31")) func makesTargetsLargerThanWhatIsDrawn() {
    #expect(css.contains("--control: 1.75rem; --hit: 1.75rem"))
    #expect(css.contains("@media (pointer: coarse) {\n  :root { --hit: 2.75rem; }"))
    #expect(css.contains("inset-block: calc((100% - max(100%, var(--hit))) / 2)"))
  }

  @Test(.rows("N35")) func givesLargeTextLessIndentation() {
    for width in ["35rem", "20rem", "15rem"] {
      #expect(css.contains("@container discussion (max-width: \(width))"))
    }
    #expect(css.contains(".blocks :is(.l3, .l4, .l5) { --l: 2; --elbow: var(--c2); }"))
  }

  @Test func answersWhatReadersPrefer() {
    for feature in [
      "prefers-reduced-motion: no-preference", "prefers-contrast: more", "forced-colors: active",
      "print", "pointer: coarse",
    ] {
      #expect(css.contains("@media (\(feature))") || css.contains("@media \(feature)"))
    }
    #expect(!css.contains("transition: all"))
  }

  @Test(.rows("N29")) func hasColoursOnWhichWhiteCanBeRead() throws {
    for number in 0..<8 {
      let colour = try #require(Colour(css, after: ".a\(number) { --a: "))
      // The lighter end of the disc: white is mixed in at its top.
      let lightest = colour.mixed(with: .white, share: 0.08)
      #expect(Colour.white.contrast(to: lightest) >= 4.5, ".a\(number)")
    }
  }

  @Test(arguments: [
    ("--text", "--page", 4.5), ("--dim", "--page", 4.5), ("--tint", "--page", 4.5),
    ("--text", "--current", 4.5), ("--dim", "--current", 4.5), ("--tint", "--current", 4.5),
    ("--text", "--soft", 4.5), ("--dim", "--soft", 4.5), ("--tint", "--soft", 4.5),
    ("--wait", "--wait-soft", 4.5), ("--good", "--good-soft", 4.5), ("--text", "--mark", 4.5),
  ])
  func hasContrastInBothSchemes(_ front: String, _ back: String, _ least: Double) throws {
    for isDark in [false, true] {
      let text = try #require(Colour(css, named: front, isDark: isDark))
      let ground = try #require(Colour(css, named: back, isDark: isDark))
      #expect(text.contrast(to: ground) >= least, "\(front) on \(back)")
    }
  }
}

/// A colour as the style sheet writes it.
private struct Colour {
  let parts: [Double]

  static let white = Colour(parts: [1, 1, 1])

  init(parts: [Double]) { self.parts = parts }

  /// The first colour behind a text.
  init?(_ css: String, after text: String) {
    guard let place = css.range(of: text) else { return nil }
    self.init(css[place.upperBound...])
  }

  /// The first colour of a text.
  private init?(_ text: Substring) {
    guard let number = Int(text.drop { $0 != "#" }.dropFirst().prefix(6), radix: 16) else {
      return nil
    }
    parts = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }

  /// One of a pair of colours.
  init?(_ css: String, named name: String, isDark: Bool) {
    guard let place = css.range(of: name + ": light-dark(") else { return nil }
    let pair = css[place.upperBound...].prefix { $0 != ")" }.split(separator: ",")
    guard pair.count == 2 else { return nil }
    self.init(pair[isDark ? 1 : 0])
  }

  func mixed(with other: Colour, share: Double) -> Colour {
    Colour(parts: zip(parts, other.parts).map { $0 * (1 - share) + $1 * share })
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The ratio by which accessibility guidelines measure.
  func contrast(to other: Colour) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}
