import TestSupport
import Testing

@testable import RejoinderCore

/// Items stay what fresh ones would be, and the rows told are exactly those that look different.
@Suite(.trail) struct ThreadItemsTests {
  @Test(.rows("N5", "N6", "N11", "N12", "S27", "S28"), arguments: Shape.allCases, 1...3)
  func staysEqualToFreshItems(shape: Shape, atOnce: Int) throws {
    try withEvery("round", in: 0..<6) { round in
      var run = ItemRun(shape, count: 1 + round * 15, seed: UInt64(round))
      for _ in 0..<150 { try run.step(atOnce) }
    }
  }

  /// Deep chains have rows whose guides do not reach the outermost lines.
  @Test(arguments: [90, 200]) func staysEqualBelowTheReachOfGuides(count: Int) throws {
    try withEvery("round", in: 0..<3) { round in
      var run = ItemRun(.chain, count: count, seed: UInt64(100 + round))
      for _ in 0..<120 { try run.step(1) }
    }
  }

  @Test func namesTheRowAboveWhoseStemGoes() {
    let notes = [Note(1), Note(2, under: 1), Note(3, under: 2)]
    var items = ThreadItems(CommentOutline(CommentTree(notes, parent: \.parentID)))

    let changes = items.update { $0.remove(2).changes }
    #expect(changes.removals == [1..<3])
    #expect(changes.reloads == [0..<1])
    #expect(items.changedIDs == [.comment(1)])
    #expect(items.items.map(\.replyCount) == [0])
  }

  @Test func countsAgainAboveAFold() {
    let notes = [Note(1), Note(2, under: 1), Note(3, under: 2)]
    var items = ThreadItems(
      CommentOutline(CommentTree(notes, parent: \.parentID), initialFold: .rootsOnly)
    )

    let changes = items.update { $0.insert(Threaded(Note(4, under: 3), under: 3)).changes }
    #expect(changes.reloads == [0..<1])
    #expect(items.item(of: .comment(1))?.replyCount == 3)
    #expect(items.item(of: .comment(4)) == nil)
  }

  @Test func leavesRowsAloneThatLookTheSame() {
    let notes = [Note(1), Note(2, under: 1, state: .deleted), Note(3, under: 2)]
    var items = ThreadItems(CommentOutline(CommentTree(notes, parent: \.parentID)))

    let changes = items.update { outline in
      let note = Note(4, under: 2, state: .deleted)
      return outline.insert(Threaded(note, under: 2)).changes
    }
    // A tombstone counts as nobody's reply: only the line of the one before it goes on now.
    #expect(changes.insertions == [3..<4])
    #expect(items.changedIDs == [.comment(3)])
  }

  @Test func tellsOfARowThatAnEditMakesNoDifferentNothing() {
    var items = ThreadItems(CommentOutline(CommentTree([Note(1)], parent: \.parentID)))
    let same = items.update { $0.update(1) { _ in }.changes }
    #expect(same.reloads.isEmpty)
    #expect(items.changedIDs.isEmpty)
  }

  @Test(arguments: [0, 1]) func takesOverWhatThreadableValuesKnow(parent: Int) {
    let notes = [Note(1, at: 5), Note(2, under: 1, at: 7, state: .deleted)]
    let tree = CommentTree(notes, parent: { $0.id == 1 ? nil : parent == 0 ? nil : 1 })
    let items = ThreadItems(CommentOutline(tree)).items
    #expect(items.map { $0.row.comment?.createdAt } == notes.map(\.createdAt))
    #expect(items.map { $0.row.comment?.state } == [.visible, .deleted])
    #expect(items.map { $0.row.depth } == [0, parent])
    #expect(items[0].replyCount == 0)
  }

  @Test func takesCoresWordForValuesThatCannotBeCompared() {
    struct Post: Identifiable, Sendable { let id: Int }
    var items = ThreadItems(CommentOutline(CommentTree([Post(id: 1)], parent: { _ in nil })))
    let changes = items.update { $0.update(1) { _ in }.changes }
    #expect(changes.reloads == [0..<1])
  }

  @Test func aResetNamesWhatIsDifferentByIdentity() {
    let notes = [Note(1), Note(2, under: 1), Note(3)]
    var items = ThreadItems(CommentOutline(CommentTree(notes, parent: \.parentID)))
    let changes = items.update { $0.collapseAll() }
    #expect(changes.isReset)
    #expect(items.changedIDs == [.comment(1)])
    #expect(items.index(of: .comment(3)) == 1)
  }
}

/// What a row's item says is drawn left of it.
@Suite(.trail) struct ThreadItemColumnsTests {
  private func check(_ outline: CommentOutline<Threaded<Note>>) {
    let items = ThreadItems(outline).items
    withEvery("cap", in: 1...8) { cap in
      var walk = RowColumnWalk(cap: cap)
      withEvery("row", in: items.indices) { index in
        let next = index + 1 < items.count ? items[index + 1].row.depth : -1
        #expect(items[index].columns(cap: cap) == walk.step(items[index].row, nextDepth: next))
      }
    }
  }

  @Test(.rows("N15", "N22", "N26"), arguments: [1, 2, 9, 63, 64, 65, 66, 130, 200])
  func isWhatAWalkComesToInAChain(depth: Int) {
    var random = SeededGenerator(default: 0)
    check(CommentOutline(CommentTree(Shape.chain.notes(depth, using: &random), parent: \.parentID)))
  }

  @Test(.rows("N15", "N22", "N26"), arguments: Shape.allCases)
  func isWhatAWalkComesToInAnyShape(_ shape: Shape) {
    withEvery("round", in: 0..<12) { round in
      withSeed(UInt64(round)) { random in
        let notes = shape.notes(20 + round * 20, using: &random)
        var outline = CommentOutline(CommentTree(notes, parent: \.parentID))
        check(outline)
        for note in notes where Int.random(in: 0..<9, using: &random) == 0 {
          outline.toggle(note.id)
        }
        check(outline)
      }
    }
  }

  /// Combs: long chains of which every comment has a sibling, so that outer lines go on or not.
  @Test(.rows("N15", "N26")) func isWhatAWalkComesToInDeepCombs() {
    withEvery("round", in: 0..<8) { round in
      withSeed(UInt64(50 + round)) { random in
        var (notes, last, id) = ([Note(1)], 1, 1)
        for _ in 0..<150 {
          id += 1
          notes.append(Note(id, under: last))
          if Bool.random(using: &random) { notes.append(Note(id + 1_000, under: last)) }
          last = id
        }
        check(CommentOutline(CommentTree(notes, parent: \.parentID)))
      }
    }
  }
}
