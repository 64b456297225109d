import Foundation
import RejoinderCore
import TestSupport
import Testing

/// The article on looks says what is so.
@Suite struct LookArticleTests {
  private static let article = packageRoot.appending(
    path: "Sources/RejoinderCore/RejoinderCore.docc/Looks.md"
  )

  private let text: String

  init() throws { text = try String(contentsOf: Self.article, encoding: .utf8) }

  @Test func itsTablesHoldTheLooksNumbers() {
    for table in LookTables.all {
      let isThere = text.contains(table)
      #expect(isThere, "The article should have this table:\n\(table)")
    }
  }

  @Test(arguments: [
    "DiscussionMetrics", "RowParts", "RowFonts", "DiscussionColors", "FoldStyle", "SwipeStyle",
  ])
  func itNamesEveryProperty(of type: String) {
    let style = DiscussionStyle.plain
    let values: [Any] = [
      style.metrics, style.parts, style.fonts, style.colors, style.folding, SwipeStyle.standard,
    ]
    let mirror = values.map { Mirror(reflecting: $0) }.first { "\($0.subjectType)" == type }
    let labels = mirror?.children.compactMap(\.label) ?? []
    #expect(!labels.isEmpty)
    for label in labels { #expect(text.contains("``\(type)/\(label)``"), "\(label)") }
  }

  /// The article's code, run: a look of one's own works like those that come with the package.
  @Test(.rows("S4", "S7", "S8", "S9", "S10", "S11", "S19")) func aLookOfOnesOwnWorks() throws {
    var style = DiscussionStyle.plain
    style.name = "orchard"
    style.title = "The orchard"
    style.metrics.connector = .extendedBars
    style.metrics.indentation = 14
    style.metrics.barWidth = 2
    style.colors.bar = AdaptiveColor(0x8FBC8F, dark: 0x2E5A2E)
    style.colors.indentation = style.colors.card  // black in light surroundings, as the cell has it
    style.parts.togglePlace = .heading
    style.parts.toggleForm = .badge
    style.folding.initialFold = .none  // what is folded has no words here
    style.folding.hides = .repliesAndWords
    style.swipe = SwipeStyle(
      color: AdaptiveColor(0x2E8B57),  // its words become black or white, whichever can be read
      highlightedColor: AdaptiveColor(0x1F5F3B)
    )

    #expect(
      style.folding.initialFold == .none && DiscussionStyle.plain.folding.initialFold != .none
    )
    for pair in style.colors.textPairs {
      #expect(pair.words.light.contrast(with: pair.ground.light) >= 4.5, "\(pair.name)")
    }
    #expect(style != .plain && DiscussionStyle.named("orchard") == nil)
    let metrics = style.metrics(inWidth: 400)
    #expect(metrics.maximumLevels == 5)
    let row = RowGeometry(RowColumns(indentation: 3), metrics: metrics, height: 50)
    #expect(row.leading == 42 && row.contentLeading == 52)
    #expect(row.bars == [14, 28, 42].map { LayoutRect(x: $0, y: 1, width: 2, height: 49) })
    #expect(!style.folding.showsWords(isCollapsed: true))
    let swipe = try #require(style.swipe)
    #expect(swipe.textColor.light == .black && swipe.highlightedTextColor.light == .white)
  }

  @Test func theCodeAboveIsTheArticles() throws {
    let block = try #require(text.components(separatedBy: "```swift\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "```").first)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let own = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let (its, first) = (lines(code), try #require(lines(code).first))
    let start = try #require(own.firstIndex(of: first))
    #expect(Array(own[start...].prefix(its.count)) == its)
  }
}
