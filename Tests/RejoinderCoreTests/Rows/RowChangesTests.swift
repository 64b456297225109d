import TestSupport
import Testing

@testable import RejoinderCore

@Suite struct RowChangesTests {
  /// Steps put together into one batch must do what they did one after the other.
  @Test(arguments: 0..<200) func aBatchEqualsItsSteps(_ round: Int) {
    var random = SeededGenerator(default: UInt64(round))
    let before = Array(0..<Int.random(in: 0..<30, using: &random))
    var rows = before
    var next = 1_000
    var changes = RowChanges()
    var drawn: Set<Int> = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let start = Int.random(in: 0...rows.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let count = Int.random(in: 0...4, using: &random)
        rows.insert(contentsOf: next..<next + count, at: start)
        next += count
        changes.insert(start..<start + count)
      case 2, 3:
        let range = start..<min(rows.count, start + Int.random(in: 0...5, using: &random))
        rows.removeSubrange(range)
        changes.remove(range)
      default:
        let range = start..<min(rows.count, start + 2)
        drawn.formUnion(rows[range])
        changes.reload(range)
      }
    }
    let applied = changes.applied(to: before.count)
    #expect(applied.count == rows.count, "\(random)")
    for (row, origin) in applied.enumerated() {
      #expect(origin.map { before[$0] } ?? rows[row] == rows[row], "\(random)")
      #expect((origin == nil) == (rows[row] >= 1_000), "\(random)")
    }
    let reloaded = Set(changes.reloads.flatMap { range in range.map { rows[$0] } })
    #expect(reloaded == drawn.intersection(rows), "\(random)")
    for ranges in [changes.removals.reversed(), changes.insertions] {
      for (first, second) in zip(ranges, ranges.dropFirst()) {
        #expect(first.upperBound < second.lowerBound, "\(random)")
      }
    }
  }

  @Test(arguments: [-1, 0, 1]) func tooManyRangesAreAReset(_ excess: Int) {
    var changes = RowChanges()
    for range in 0..<RowChanges.maximumRanges + excess { changes.insert(range * 2..<range * 2 + 1) }
    #expect(changes.isReset == (excess > 0))
  }

  @Test func aMoveIsToldAsOne() {
    var changes = RowChanges()
    changes.move(2..<4, to: 0)
    #expect(changes.moves == [RowChanges.Move(from: 2..<4, to: 0)])
    #expect(changes.removals.isEmpty && changes.applied(to: 5) == [2, 3, 0, 1, 4])
    changes.remove(0..<1)
    #expect(changes.moves.isEmpty && changes.applied(to: 5) == [nil, 0, 1, 4])
  }
}

@Suite struct GuidesTests {
  @Test(arguments: [63, 64, 65, 130]) func keepsTheInnermostLevels(_ depth: Int) {
    // A chain in which every second comment has a younger sibling.
    var notes: [Note] = [Note(0)]
    for level in 1...depth {
      notes.append(Note(level, under: level - 1))
      if level % 2 == 0 { notes.append(Note(1_000 + level, under: level - 1)) }
    }
    let rows = CommentTree(notes).rows()
    guard let deepest = rows.first(where: { $0.comment?.id == depth }) else { return }
    #expect(deepest.guides.depth == depth && deepest.guides.count == min(depth, 64))
    let expected = (1...depth).suffix(64).map { $0 % 2 == 0 }
    #expect(deepest.guides.levels == Array(expected))
    for (offset, level) in (1...depth).suffix(64).enumerated() {
      #expect(deepest.guides.continues(atLevel: level) == expected[offset])
    }
    #expect(!deepest.guides.continues(atLevel: 0) && !deepest.guides.continues(atLevel: depth + 1))
  }
}
