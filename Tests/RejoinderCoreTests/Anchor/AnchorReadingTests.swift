import RejoinderCore
import TestSupport
import Testing

/// Rows that come and go by themselves: what somebody reads stays.
struct AnchorReadingTests {
  /// Twenty rows, each 10 high.
  private func anchor(
    at offset: Double,
    height: Double = 50,
    focus: Int? = nil,
    followsEnd: Bool = false,
    removals: [Range<Int>] = []
  ) -> ScrollAnchor {
    ScrollAnchor(
      reading: Viewport(offset: offset, height: height),
      rows: 20,
      focus: focus,
      followsEnd: followsEnd,
      removals: removals
    ) { Double($0) * 10 }
  }

  @Test(
    arguments: [
      (0, 0, 0), (40, 4, 0), (45, 5, 5), (49, 5, 1), (150, 15, 0), (190, 19, 0), (195, 19, -5),
      (500, 19, -310), (-20, 0, 20),
    ] as [(Double, Int, Double)]
  )
  func holdsTheFirstWholeRow(offset: Double, row: Int, distance: Double) {
    #expect(anchor(at: offset) == ScrollAnchor(row: row, distance: distance))
  }

  @Test func holdsTheTopOneWhereNoneIsWhole() {
    #expect(anchor(at: 42, height: 5) == ScrollAnchor(row: 4, distance: -2))
    #expect(anchor(at: 45, height: 10) == ScrollAnchor(row: 4, distance: -5))
    #expect(anchor(at: 45, height: 15) == ScrollAnchor(row: 5, distance: 5))
  }

  @Test(
    arguments: [
      (7, 7, 25), (4, 4, -5), (9, 9, 45), (3, 5, 5), (10, 5, 5), (-1, 5, 5), (99, 5, 5),
    ] as [(Int, Int, Double)]
  )
  func theFocusWinsWhereItIsSeen(focus: Int, row: Int, distance: Double) {
    #expect(anchor(at: 45, focus: focus) == ScrollAnchor(row: row, distance: distance))
  }

  @Test(
    arguments: [(150, true), (149, true), (148.5, false), (0, false)] as [(Double, Bool)]
  )
  func followsTheEndAtTheLiveEdge(offset: Double, follows: Bool) {
    #expect((anchor(at: offset, followsEnd: true) == .end) == follows)
    #expect(anchor(at: offset) != .end)
    #expect(anchor(at: 150, focus: 16, followsEnd: true).row == 16)
  }

  @Test func theEndGoesOnWithTheContent() {
    let viewport = Viewport(offset: 150, height: 50)
    let place = { (end: Double) in
      ScrollAnchor.end.placement(top: 0, in: viewport, content: ScrollContent(end: end)).offset
    }
    #expect([200.0, 260, 40].map(place) == [150, 210, 0])
    #expect(ScrollAnchor.end.row == nil)
    #expect(ScrollAnchor.end.following(insertions: [0..<9]) == .end)
  }

  @Test(
    arguments: [
      // The whole one goes; all that is seen goes; everything below goes; everything goes.
      ([5..<6], ScrollAnchor(row: 6, distance: 15)), ([4..<7], ScrollAnchor(row: 7, distance: 25)),
      ([5..<10], ScrollAnchor(row: 4, distance: -5)),
      ([4..<10], ScrollAnchor(row: 10, distance: 0)),
      ([4..<15], ScrollAnchor(row: 15, distance: 0)),
      ([4..<20], ScrollAnchor(row: 3, distance: -10)),
      ([10..<20, 4..<10, 1..<4], ScrollAnchor(row: 0, distance: -10)), ([0..<20], ScrollAnchor.end),
      ([0..<3], ScrollAnchor(row: 5, distance: 5)),
    ] as [([Range<Int>], ScrollAnchor)]
  )
  func holdsARowThatStays(removals: [Range<Int>], expected: ScrollAnchor) {
    #expect(anchor(at: 45, height: 50, removals: removals) == expected)
    #expect(anchor(at: 45, focus: 5, removals: [5..<6]) == ScrollAnchor(row: 6, distance: 15))
  }

  @Test func nothingToHoldIsTheEnd() {
    let viewport = Viewport(offset: 0, height: 50)
    #expect(ScrollAnchor(reading: viewport, rows: 0) { _ in 0 } == .end)
  }

  @Test(
    arguments: [
      ([], [], 8), ([2..<5], [], 5), ([6..<9], [], 6), ([8..<9], [], 8), ([9..<12], [], 8),
      ([], [0..<2], 10), ([], [8..<9], 9), ([], [9..<10], 8), ([2..<5], [5..<7], 7),
      ([7..<8, 1..<2], [0..<1, 4..<5, 20..<30], 8),
    ] as [([Range<Int>], [Range<Int>], Int)]
  )
  func followsItsRow(removals: [Range<Int>], insertions: [Range<Int>], row: Int) {
    let anchor = ScrollAnchor(row: 8, distance: 3)
    #expect(
      anchor.following(removals: removals, insertions: insertions)
        == ScrollAnchor(row: row, distance: 3)
    )
  }

  /// Rows with names in a table's batch: removed, inserted and moved, then looked up by name.
  @Test func followsItsRowThroughWholeBatches() {
    var random = SeededGenerator(default: 3)
    for _ in 0..<5000 {
      let count = Int.random(in: 1...25, using: &random)
      let old = Array(0..<count)
      let removed = Set(old.filter { _ in Int.random(in: 0...3, using: &random) == 0 })
      let moved = Set(
        old.filter { !removed.contains($0) && Int.random(in: 0...7, using: &random) == 0 }
      )
      var new = old.filter { !removed.contains($0) && !moved.contains($0) }
      for row in moved.sorted() { new.insert(row, at: .random(in: 0...new.count, using: &random)) }
      for name in 0..<Int.random(in: 0...6, using: &random) {
        new.insert(1000 + name, at: .random(in: 0...new.count, using: &random))
      }
      let arrived = new.indices.filter { new[$0] >= 1000 }.map { $0..<$0 + 1 }
      let moves = moved.compactMap { row in new.firstIndex(of: row).map { (from: row, to: $0) } }
      let leaving = removed.sorted(by: >).map { $0..<$0 + 1 }
      for row in old where !removed.contains(row) {
        let anchor = ScrollAnchor(row: row, distance: 0)
          .following(removals: leaving, insertions: arrived, moves: moves)
        #expect(anchor.row == new.firstIndex(of: row), "\(random)")
      }
    }
  }

  /// Live changes from beginning to end: what was whole on the screen has not moved.
  @Test func aReadRowDoesNotMove() {
    var random = SeededGenerator(default: 30)
    for _ in 0..<3000 {
      // At least as high as the viewport: shorter content stays at its start.
      var rows = (0..<Int.random(in: 12...40, using: &random)).map { name in
        (name: name, height: Double.random(in: 5...30, using: &random).rounded())
      }
      func top(_ row: Int) -> Double { rows[..<row].reduce(0) { $0 + $1.height } }
      let viewport = Viewport(
        offset: Double.random(in: 0...max(top(rows.count) - 60, 0), using: &random).rounded(.down),
        height: 60
      )
      let anchor = ScrollAnchor(reading: viewport, rows: rows.count, top: top)
      guard let held = anchor.row else { continue }
      let (name, place) = (rows[held].name, top(held) - viewport.offset)
      #expect(place < 60 && place > -rows[held].height, "\(random)")
      let index = Int.random(in: 0...rows.count, using: &random)
      let arrivals = (0..<3).map { (name: 1000 + $0, height: Double(4 + $0)) }
      rows.insert(contentsOf: arrivals, at: index)
      let moved = anchor.following(insertions: [index..<index + 3])
      #expect(moved.row.map { rows[$0].name } == name, "\(random)")
      let placement = moved.placement(
        top: top(moved.row ?? 0),
        in: viewport,
        content: ScrollContent(end: top(rows.count))
      )
      #expect(top(moved.row ?? 0) - placement.offset == place, "\(random)")
    }
  }

  @Test func measuringAboveIsMadeUpFor() {
    let anchor = ScrollAnchor(row: 5, distance: 5)
    let measured: [(row: Int, estimate: Double, height: Double)] = [
      (2, 10, 25), (4, 10, 4), (5, 10, 70), (6, 10, 99),
    ]
    #expect(anchor.corrected(45, measured: measured) == 54)
    #expect(anchor.corrected(45, measured: []) == 45)
    #expect(ScrollAnchor.end.corrected(150, measured: measured) == 308)
  }
}
