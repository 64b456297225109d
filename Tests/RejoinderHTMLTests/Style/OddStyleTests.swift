import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Styles that somebody made in a hurry, or in bad faith.
@Suite struct OddStyleTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1, 0])
  func writesEveryNumber(_ number: Double) {
    var style = DiscussionStyle.reddit
    style.metrics.indentation = number
    style.metrics.avatarSize = number
    style.metrics.padding = DiscussionMetrics.Padding(number)
    style.metrics.barWidth = number
    style.metrics.measure = number
    style.fonts.name.size = number
    style.parts.barSpacing = number
    style.parts.barSeparatorWidth = number
    style.folding.flashShare = number
    style.adaptations = []
    for connector in DiscussionMetrics.Connector.allCases {
      style.metrics.connector = connector
      let css = StyleSheet(style).bytes.string.replacing("infinite", with: "")
      #expect(!css.contains("nan") && !css.contains("inf"))
    }
  }

  @Test(arguments: [
    "\\", "\"", "\n", "a\"; } body { display: none } .x { content: \"", "</style>", "é•",
  ])
  func keepsASeparatorWithinItsQuotes(_ separator: String) {
    var style = DiscussionStyle.reddit
    style.parts.headingSeparator = separator
    let css = StyleSheet(style).bytes.string
    let plain = StyleSheet(.reddit).bytes.string
    let braces = css.utf8.count { $0 == UInt8(ascii: "{") }
    #expect(braces == plain.utf8.count { $0 == UInt8(ascii: "{") })
    #expect(css.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 0)
    #expect(!css.contains("</style>") && !css.contains("display: none } .x"))
  }

  @Test(arguments: [
    ("ours-2", "/rejoinder-ours-2.css"), ("a b\"?#/é", "/rejoinder-ab.css"),
    ("", "/rejoinder-look.css"),
  ])
  func hasAnAddressWhateverItsName(_ name: String, _ path: String) {
    var style = DiscussionStyle.blocks
    style.name = name
    #expect(StyleSheet(style).path == path)
  }
}
