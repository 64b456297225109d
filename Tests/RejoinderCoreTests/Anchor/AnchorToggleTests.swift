import RejoinderCore
import TestSupport
import Testing

/// Folding and unfolding: the toggled row does not move, unless its top is out of sight.
struct AnchorToggleTests {
  /// One toggle in a list of rows, each 10 high unless said otherwise, seen through 50.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var heights = [Double](repeating: 10, count: 20)
    var header = 0.0
    var height = 50.0
    var offset: Double
    var row: Int
    var removed = 0..<0
    var inserted: [Double] = []
    var expected: Double
    var spacer = 0.0

    var testDescription: String { name }

    func placement(keepsBottomSpacer: Bool) -> ScrollAnchor.Placement {
      ScrollAnchor.placement(
        toggling: row,
        heights: heights,
        removed: removed,
        inserted: inserted,
        header: header,
        in: Viewport(offset: offset, height: height),
        keepsBottomSpacer: keepsBottomSpacer
      )
    }
  }

  /// The offset is clamped to the content; in `spacer` stands what the same toggle needs to keep its
  /// row in place where the style allows empty space.
  static let cases = [
    Case(name: "top row", offset: 50, row: 5, removed: 6..<9, expected: 50),
    Case(name: "middle row", offset: 50, row: 7, removed: 8..<12, expected: 50),
    Case(name: "bottom row", offset: 50, row: 9, removed: 10..<12, expected: 50),
    Case(name: "first row of all", offset: 0, row: 0, removed: 1..<20, expected: 0),
    Case(name: "row cut at the bottom", offset: 45, row: 9, removed: 10..<11, expected: 45),
    Case(name: "row cut at the top", offset: 55, row: 5, removed: 6..<9, expected: 50),
    Case(name: "ancestor far above", offset: 100, row: 2, removed: 3..<12, expected: 20),
    Case(name: "row below, by a command", offset: 20, row: 15, removed: 16..<18, expected: 20),
    Case(name: "unfolding", offset: 50, row: 7, inserted: [10, 30, 10], expected: 50),
    Case(name: "unfolding the last row", offset: 150, row: 19, inserted: [40], expected: 150),
    Case(name: "unfolding above", offset: 100, row: 2, inserted: [40], expected: 20),
    Case(
      name: "last comment folded",
      offset: 150,
      row: 17,
      removed: 18..<20,
      expected: 130,
      spacer: 20
    ),
    Case(
      name: "ancestor above folds the whole end",
      offset: 150,
      row: 1,
      removed: 2..<20,
      expected: 0,
      spacer: 40
    ),
    Case(
      name: "content becomes shorter than the viewport",
      heights: [10, 10, 10, 10, 10, 10, 10],
      offset: 20,
      row: 2,
      removed: 3..<7,
      expected: 0,
      spacer: 40
    ),
    Case(
      name: "content shorter than the viewport",
      heights: [10, 10, 10],
      offset: 0,
      row: 1,
      removed: 2..<3,
      expected: 0
    ),
    Case(
      name: "folded row higher than the viewport",
      heights: [10, 200, 10, 10, 100],
      offset: 100,
      row: 1,
      removed: 2..<4,
      expected: 10
    ),
    Case(
      name: "row higher than the viewport, its top seen",
      heights: [10, 200, 10, 10, 100],
      offset: 0,
      row: 1,
      removed: 2..<4,
      expected: 0
    ),
    Case(
      name: "below a post",
      header: 300,
      offset: 310,
      row: 2,
      removed: 3..<6,
      expected: 310
    ),
    Case(
      name: "the last comment below a post",
      header: 300,
      offset: 450,
      row: 16,
      removed: 17..<20,
      expected: 420,
      spacer: 30
    ),
    Case(name: "pulled above the start", offset: -30, row: 0, removed: 1..<3, expected: 0),
  ]

  @Test(arguments: cases)
  func keepsTheRowWhereItIs(sample: Case) {
    #expect(sample.placement(keepsBottomSpacer: false) == .init(offset: sample.expected))
  }

  @Test(arguments: cases)
  func aSpacerKeepsItAtTheEndToo(sample: Case) {
    let placement = sample.placement(keepsBottomSpacer: true)
    #expect(placement.spacer == sample.spacer)
    if sample.spacer == 0 {
      #expect(placement.offset == sample.expected)
    } else {
      let top = sample.header + sample.heights[..<sample.row].reduce(0, +)
      #expect(placement.offset == min(sample.offset, top))
    }
  }

  @Test func theSpacerGoesAsFarAsSomebodyScrollsUp() {
    let content = ScrollContent(end: 180)
    let spacers = [150.0, 140, 130, 120].map {
      ScrollAnchor.spacer(at: $0, height: 50, content: content)
    }
    #expect(spacers == [20, 10, 0, 0])
  }

  @Test func aBarAboveTheContentLowersItsStart() {
    let anchor = ScrollAnchor(toggling: 0, top: 0, in: Viewport(offset: -40, height: 100))
    let content = ScrollContent(start: -40, end: 20)
    #expect(
      anchor.placement(top: 0, in: Viewport(offset: -40, height: 100), content: content)
        == .init(offset: -40)
    )
  }

  /// Against a list that is measured before and after: where the toggled row is on the screen.
  @Test func agreesWithMeasuringBeforeAndAfter() {
    var random = SeededGenerator(default: 18)
    for _ in 0..<5000 {
      let count = Int.random(in: 1...30, using: &random)
      let heights = (0..<count).map { _ in Double.random(in: 1...40, using: &random).rounded() }
      let total = heights.reduce(0, +)
      let height = Double.random(in: 10...200, using: &random).rounded()
      let offset = Double.random(in: 0...max(total - height, 0), using: &random).rounded(.down)
      let row = Int.random(in: 0..<count, using: &random)
      let folds = Bool.random(using: &random)
      let removed = row + 1..<(folds ? Int.random(in: row + 1...count, using: &random) : row + 1)
      let inserted = folds ? [] : (0..<5).map { Double($0 * 7 + 1) }
      let keepsSpacer = Bool.random(using: &random)
      let placement = ScrollAnchor.placement(
        toggling: row,
        heights: heights,
        removed: removed,
        inserted: inserted,
        in: Viewport(offset: offset, height: height),
        keepsBottomSpacer: keepsSpacer
      )
      let after = heights[...row] + inserted + heights[removed.upperBound...]
      let end = after.reduce(0, +)
      let top = heights[..<row].reduce(0, +)
      let wanted = max(top - offset, 0)
      let isHeld = top - placement.offset == wanted
      let isAtTheEnd = placement.offset == max(end - height, 0)
      #expect(
        isHeld || (!keepsSpacer && isAtTheEnd && top - placement.offset > wanted),
        "\(random)"
      )
      #expect(placement.offset >= 0, "\(random)")
      let last = max(end + placement.spacer - height, 0)
      #expect(placement.offset <= last, "\(random)")
      // No more space than the offset needs.
      #expect(placement.spacer == 0 || placement.offset == last, "\(random)")
    }
  }
}
