import RejoinderCore
import TestSupport
import Testing

/// The tree of the reference component's demo: 1 {2 {3}, 4}, 5 {6}, 7.
private let demo = [
  Note(1), Note(2, under: 1), Note(3, under: 2), Note(4, under: 1), Note(5), Note(6, under: 5),
  Note(7),
]

@Suite struct CommentOutlineTests {
  private var outline = CommentOutline(CommentTree(demo))

  private func shown(_ outline: CommentOutline<Note>) -> [Int] {
    outline.rows.compactMap { $0.comment?.id }
  }

  private func drawn(_ rows: [Row<Note>]) -> String {
    rows.map { row in
      let guides = row.guides.levels.map { $0 ? "T" : "F" }.joined(separator: ",")
      return "\(row.comment?.id ?? 0)[\(guides)]"
    }.joined(separator: " ")
  }

  @Test(
    .rows("N4", "N5", "N10", "N11", "N12", "N13", "N14"),
    arguments: [
      ([], "1[] 2[T] 3[T,F] 4[F] 5[] 6[F] 7[]"),
      ([1], "1[] 5[] 6[F] 7[]"),
      ([2], "1[] 2[T] 4[F] 5[] 6[F] 7[]"),
      ([3], "1[] 2[T] 3[T,F] 4[F] 5[] 6[F] 7[]"),
      ([99], "1[] 2[T] 3[T,F] 4[F] 5[] 6[F] 7[]"),
    ] as [([Int], String)]
  )
  func showsTheRowsAndGuidesOfTheVectors(_ collapsed: [Int], _ expected: String) {
    var outline = outline
    outline.setCollapsed(collapsed)
    #expect(drawn(outline.rows) == expected)
    #expect(drawn(outline.tree.rows(collapsed: Set(collapsed))) == expected)
  }

  @Test(.rows("N12")) func keepsFoldsUnderAFoldedAncestor() {
    var outline = outline
    outline.collapse(2)
    outline.collapse(1)
    outline.expand(1)
    #expect(shown(outline) == [1, 2, 4, 5, 6, 7])
    #expect(outline.collapsedIDs == [2])
  }

  @Test(.rows("N6", "N17"), arguments: zip([1, 2, 3, 5, 7], [3, 1, 0, 1, 0]))
  func countsRepliesAsTheVectorsDo(_ id: Int, _ count: Int) {
    #expect(outline.replyCount(of: id) == count && outline.tree.replyCount(of: id) == count)
  }

  @Test(.rows("N16")) func onlyRowsWithRepliesAreToggleable() {
    #expect(outline.rows.filter(\.isToggleable).compactMap { $0.comment?.id } == [1, 2, 5])
  }

  @Test(.rows("S28")) func aToggleIsOneRange() {
    var outline = outline
    let folded = outline.toggle(1)
    #expect(folded.removals == [1..<4] && folded.insertions == [] && folded.reloads == [0..<1])
    let unfolded = outline.toggle(1)
    #expect(unfolded.insertions == [1..<4] && unfolded.removals == [])
  }

  @Test(.rows("S29")) func foldingALeafHidesRepliesThatComeLater() {
    var outline = outline
    let folded = outline.toggle(7)
    let update = outline.insert(Note(8, under: 7))
    #expect(folded.rowCountDifference == 0 && update.changes.insertions == [])
    #expect(shown(outline) == [1, 2, 3, 4, 5, 6, 7] && outline.replyCount(of: 7) == 1)
    let unfolded = outline.toggle(7)
    #expect(unfolded.insertions == [7..<8])
  }

  @Test func unknownIdsChangeNothing() {
    var outline = outline
    let changes = outline.toggle(99)
    let reveal = outline.reveal(99)
    #expect(changes.isEmpty && reveal == nil)
    #expect(outline.row(of: 99) == nil && outline.depth(of: 99) == nil)
  }

  @Test(
    .rows("S16", "S20", "S31"),
    arguments: [
      (.none, [1, 2, 3, 4, 5, 6, 7]), (.rootsOnly, [1, 5, 7]), (.below(1), [1, 5, 7]),
      (.below(2), [1, 2, 4, 5, 6, 7]), (.below(0), [1, 5, 7]), (.below(9), [1, 2, 3, 4, 5, 6, 7]),
    ] as [(Outline.InitialFold, [Int])]
  )
  func beginsFoldedAsAsked(_ fold: Outline.InitialFold, _ expected: [Int]) {
    #expect(shown(CommentOutline(CommentTree(demo), initialFold: fold)) == expected)
  }

  @Test(.rows("S30")) func foldsBelowCanBeForgottenWithAFold() {
    var outline = outline
    outline.collapseDescendants(of: 1)
    outline.collapse(1)
    outline.expand(1)
    #expect(shown(outline) == [1, 2, 4, 5, 6, 7] && outline.isCollapsed(2))
  }

  @Test(.rows("S27")) func aRootsOnlyStartOpensOneLevelAtATime() {
    var outline = CommentOutline(CommentTree(demo), initialFold: .rootsOnly)
    let opened = outline.toggle(1)
    #expect(opened.insertions == [1..<3])
    #expect(shown(outline) == [1, 2, 4, 5, 7])
    outline.expandDescendants(of: 1)
    #expect(shown(outline) == [1, 2, 3, 4, 5, 7])
  }

  @Test func foldsFromDeepInside() {
    var outline = outline
    let toParent = outline.collapseToParent(of: 3)
    #expect(toParent.landing == 2 && toParent.changes.removals == [2..<3])
    let toRoot = outline.collapseToRoot(of: 3)
    #expect(toRoot.landing == 1 && toRoot.changes.removals == [1..<3])
    let atTop = outline.collapseToParent(of: 7)
    #expect(atTop.landing == 7)
  }

  @Test func foldsBelowALevelAndEverything() {
    var outline = outline
    outline.collapse(belowLevel: 2)
    #expect(shown(outline) == [1, 2, 4, 5, 6, 7])
    outline.collapseAll()
    #expect(shown(outline) == [1, 5, 7])
    outline.expandAll()
    #expect(shown(outline) == [1, 2, 3, 4, 5, 6, 7])
    outline.collapseDescendants(of: 1)
    #expect(shown(outline) == [1, 2, 4, 5, 6, 7])
  }

  @Test(.rows("S24"), arguments: [[], [1], [2], [5], [1, 5]])
  func aRowIsUnfoldedWhenTheNextOneStandsDeeper(_ collapsed: [Int]) {
    var outline = outline
    outline.setCollapsed(collapsed)
    let rows = outline.rows
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect((next.depth > row.depth) == (row.hasReplies && !row.isCollapsed))
    }
  }

  @Test func knowsRowsAndComments() {
    for (row, id) in shown(outline).enumerated() {
      #expect(outline.row(of: id) == row && outline.rowID(atRow: row) == .comment(id))
      #expect(outline[row].comment?.id == id)
    }
  }

  @Test func aRevealOpensOnlyTheFoldedAncestors() {
    var outline = outline
    outline.collapse(2)
    outline.collapse(1)
    outline.collapse(5)
    let reveal = outline.reveal(3)
    #expect(reveal?.opened == [1, 2] && reveal?.row == 2)
    #expect(reveal?.changes.insertions == [1..<4] && outline.isCollapsed(5))
    let again = outline.reveal(3)
    #expect(again?.opened == [] && again?.changes.isEmpty == true)
  }

  @Test func steadyCopiesDoNotShareTheirChanges() {
    var copy = outline
    copy.collapse(1)
    copy.insert(Note(9))
    #expect(shown(outline) == [1, 2, 3, 4, 5, 6, 7] && shown(copy) == [1, 5, 6, 7, 9])
  }

  @Test func sortingKeepsFolds() {
    let notes = [
      Note(1, at: 10), Note(2, under: 1, at: 20), Note(3, at: 30), Note(4, under: 1, at: 40),
    ]
    var outline = CommentOutline(CommentTree(notes))
    outline.collapse(3)
    let changes = outline.sort(by: .newest, now: Timestamp(seconds: 50))
    #expect(changes.isReset)
    #expect(shown(outline) == [3, 1, 4, 2] && outline.collapsedIDs == [3])
    // Later arrivals stand where the order has them.
    let update = outline.insert(Note(5, under: 1, at: 30))
    #expect(update.changes.insertions == [3..<4])
    #expect(shown(outline) == [3, 1, 4, 5, 2])
  }

  @Test(
    arguments: [
      (.nextRow, 2, 3), (.previousRow, 2, 1), (.nextSibling, 2, 4), (.previousSibling, 4, 2),
      (.nextSibling, 4, nil), (.nextRoot, 3, 5), (.previousRoot, 3, 1), (.previousRoot, 5, 1),
      (.previousRoot, 1, nil), (.parent, 3, 2), (.parent, 1, nil), (.first, 6, 1), (.last, 1, 7),
      (.nextRow, 7, nil), (.previousRow, 1, nil), (.nextRoot, 7, nil),
    ] as [(Step, Int, Int?)]
  )
  func stepsLeadWhereTheyShould(_ step: Step, _ origin: Int, _ destination: Int?) {
    #expect(
      outline.destination(of: step, from: .comment(origin)) == destination.map { .comment($0) }
    )
  }

  @Test func stepsBeginAtTheFirstRowAndFromWhatIsVisible() {
    var outline = outline
    #expect(outline.destination(of: .nextRow, from: nil) == .comment(1))
    #expect(outline.destination(of: .previousRow, from: nil) == nil)
    outline.collapse(1)
    #expect(outline.destination(of: .nextRow, from: .comment(3)) == .comment(5))
    #expect(outline.landingRow(of: .comment(3)) == 0)
    let empty = CommentOutline(CommentTree<Note>())
    for step in Step.allCases { #expect(empty.destination(of: step, from: nil) == nil) }
  }

  @Test func findsTheNextUnreadOneEvenWhenFolded() {
    var outline = outline
    outline.collapse(1)
    let unread: Set<Int> = [3, 6]
    #expect(outline.next(from: nil) { unread.contains($0.id) } == 3)
    #expect(outline.next(from: 3) { unread.contains($0.id) } == 6)
    #expect(outline.next(from: 6) { unread.contains($0.id) } == nil)
    #expect(outline.next(from: 6, isBackward: true) { unread.contains($0.id) } == 3)
    #expect(outline.next(from: 3, isBackward: true) { unread.contains($0.id) } == nil)
  }
}

@Suite struct JumpHistoryTests {
  @Test func undoesJumpsInReverseAndPassesOverWhatIsGone() {
    var history = JumpHistory<Int>()
    for id in [1, 2, 2, 3] { history.jump(from: id) }
    let undone = [history.undo { $0 != 3 }, history.undo(), history.undo()]
    #expect(undone == [2, 1, nil] && history.isEmpty)
  }

  @Test(arguments: [-1, 0, 1]) func forgetsTheOldestBeyondItsCapacity(_ excess: Int) {
    var history = JumpHistory<Int>()
    for id in 0..<JumpHistory<Int>.capacity + excess { history.jump(from: id) }
    var last: Int?
    while let origin = history.undo() { last = origin }
    #expect(last == max(excess, 0))
  }
}

@Suite struct FoldMemoryTests {
  private let day: Int64 = 86_400_000_000

  @Test(arguments: zip([-1, 0, 1] as [Int64], [[1], [1], []] as [[Int]]))
  func foldsExpire(_ excess: Int64, _ expected: [Int]) {
    var memory = FoldMemory<Int>(lifetime: 7 * day)
    memory.update(collapsed: [1], now: Timestamp(microseconds: 0))
    #expect(memory.ids(at: Timestamp(microseconds: 7 * day + excess)) == expected)
  }

  @Test(arguments: [2, 3, 4]) func theOldestGoFirstBeyondTheCapacity(_ count: Int) {
    var memory = FoldMemory<Int>(capacity: 3)
    for id in 0..<count { memory.update(collapsed: 0...id, now: Timestamp(seconds: Int64(id))) }
    #expect(memory.entries.map(\.id) == Array(Array((0..<count).reversed()).prefix(3)))
  }

  @Test func keepsTheMomentOfAFoldAndForgetsWhatWasOpened() {
    var memory = FoldMemory<Int>()
    memory.update(collapsed: [1, 2], now: Timestamp(seconds: 5))
    memory.update(collapsed: [2, 3, 3], now: Timestamp(seconds: 9))
    #expect(memory.entries.map(\.id) == [3, 2])
    #expect(memory.entries.map(\.foldedAt) == [Timestamp(seconds: 9), Timestamp(seconds: 5)])
    #expect(FoldMemory(memory.entries).ids(at: Timestamp(seconds: 10)) == [3, 2])
  }
}
