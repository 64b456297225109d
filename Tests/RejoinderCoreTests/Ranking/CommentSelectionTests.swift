import RejoinderCore
import TestSupport
import Testing

struct CommentSelectionTests {
  private typealias Rest = CommentSelection.Rest

  private func rests(_ selection: CommentSelection) -> [String] {
    selection.rests.map {
      "\($0.parent.map(String.init) ?? "top"): \($0.count)\($0.isContinuation ? " deeper" : "")"
    }
  }

  @Test func aGreatReplyGoesBeforeAPoorRoot() {
    // 0 ┬ 1 ┬ 2      3      4 ─ 5
    //   │   └ 6
    let selection = CommentSelection(
      parents: [-1, 0, 1, -1, -1, 4, 1],
      keys: [1, 2, 3, 9, 5, 4, 8],
      limits: .init(count: 4)
    )
    #expect(selection.shown == [0, 1, 2, 4])
    #expect(rests(selection) == ["top: 1", "1: 1", "4: 1"])
  }

  @Test func aChildWaitsForItsParent() {
    let selection = CommentSelection(
      parents: [-1, 0, -1],
      keys: [9, 0, 5],
      limits: .init(count: 2)
    )
    #expect(selection.shown == [2, 0])
    #expect(rests(selection) == ["0: 1"])
  }

  @Test(arguments: [(0, 0), (1, 1), (99, 99), (100, 100), (101, 100)] as [(Int, Int)])
  func stopsAtTheLimit(comments: Int, shown: Int) {
    let selection = CommentSelection(
      parents: [Int](repeating: -1, count: comments),
      keys: Array(0..<comments)
    )
    #expect(selection.shown == Array(0..<shown))
    #expect(rests(selection) == (comments > shown ? ["top: \(comments - shown)"] : []))
  }

  @Test(
    arguments: [(9, [], 9), (10, [], 10), (11, ["9: 1 deeper"], 10), (40, ["9: 30 deeper"], 10)]
      as [(Int, [String], Int)]
  )
  func aThreadContinuesElsewhereAfterTenLevels(length: Int, expected: [String], shown: Int) {
    let selection = CommentSelection(
      parents: Array(-1..<length - 1),
      keys: [Int](repeating: 0, count: length)
    )
    #expect(selection.shown.count == shown)
    #expect(rests(selection) == expected)
  }

  @Test func theLimitsAreKnown() {
    typealias Limits = CommentSelection.Limits
    #expect(Limits() == Limits(count: 100, depth: 10))
    #expect((Limits.maximumCount, Limits.supporterCount) == (500, 2500))
    #expect(Limits(count: -1, depth: -1) == Limits(count: 0, depth: 0))
  }

  @Test func nothingIsShownWithoutRoom() {
    for limits in [CommentSelection.Limits(count: 0), .init(depth: 0)] {
      let selection = CommentSelection(parents: [-1, 0], keys: [0, 1], limits: limits)
      #expect(selection.shown == [])
      #expect(selection.rests.map(\.count) == [2])
    }
  }

  @Test func whatTheReaderMayNotSeeIsNotCounted() {
    let selection = CommentSelection(
      parents: [-1, 0, 0, 1, -1],
      keys: [0, 1, 2, 3, 4],
      limits: .init(count: 1),
      isOffered: { $0 != 1 && $0 != 4 }
    )
    #expect(rests(selection) == ["0: 1"])
  }

  @Test func circlesAreNeverReached() {
    let selection = CommentSelection(parents: [1, 0, -1, 3], keys: [0, 1, 2, 3])
    #expect(selection.shown == [2])
    #expect(selection.rests == [])
  }

  @Test func aLongChainNeedsNoStack() {
    let length = 100_000
    let selection = CommentSelection(
      parents: Array(-1..<length - 1),
      keys: [Int](repeating: 0, count: length),
      limits: .init(count: .max, depth: .max)
    )
    #expect(selection.shown == Array(0..<length))
  }

  /// Against the rule taken at its word: look through all candidates, take the first, again.
  @Test func agreesWithTheSlowRule() {
    var random = SeededGenerator(default: 2500)
    for _ in 0..<300 {
      let count = Int.random(in: 0...30, using: &random)
      let parents = (0..<count).map { Int.random(in: -1..<$0, using: &random) }
      let keys = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
      let limits = CommentSelection.Limits(
        count: .random(in: 0...35, using: &random),
        depth: .random(in: 1...6, using: &random)
      )
      let hidden = Set((0..<count).filter { _ in Int.random(in: 0...6, using: &random) == 0 })
      let selection = CommentSelection(parents: parents, keys: keys, limits: limits) {
        !hidden.contains($0)
      }
      let oracle = Oracle(parents: parents, keys: keys, limits: limits, hidden: hidden)
      #expect(selection.shown == oracle.shown, "\(random)")
      #expect(selection.rests.reduce(0) { $0 + $1.count } == oracle.left, "\(random)")
      for rest in selection.rests {
        #expect(rest.count == oracle.left(under: rest.parent), "\(random)")
      }
    }
  }

  @Test func hiddenScoresStayOpen() {
    #expect(RedditRanking.collapsed(scores: [nil], parents: [-1]) { _ in false } == [false])
  }

  @Test(arguments: [(-3, false), (-4, false), (-5, true)] as [(Int64, Bool)])
  func foldsBelowTheThreshold(score: Int64, isFolded: Bool) {
    let folded = RedditRanking.collapsed(scores: [score], parents: [-1]) { _ in false }
    #expect(folded == [isFolded])
  }

  @Test func neverFoldsTheWayToALinkedOrDistinguishedOne() {
    // 0 ─ 1 ─ 2 (linked) ─ 3      4 ─ 5 (distinguished)      6
    let folded = RedditRanking.collapsed(
      scores: [-9, -9, -9, -9, -9, -9, -9],
      parents: [-1, 0, 1, 2, -1, 4, -1]
    ) { $0 == 2 || $0 == 5 }
    #expect(folded == [false, false, false, true, false, false, true])
  }
}

/// The rule of selection without a heap, and counts without sums.
private struct Oracle {
  var shown: [Int] = []
  private let parents: [Int]
  private let reachable: Set<Int>

  init(parents: [Int], keys: [Int], limits: CommentSelection.Limits, hidden: Set<Int>) {
    func path(_ index: Int) -> [Int] {
      var path = [index]
      while let last = path.last, parents[last] >= 0 { path.append(parents[last]) }
      return path
    }
    self.parents = parents
    reachable = Set(parents.indices.filter { path($0).allSatisfy { !hidden.contains($0) } })
    while shown.count < limits.count {
      let candidates = reachable.filter { index in
        !shown.contains(index) && path(index).count <= limits.depth
          && path(index).dropFirst().allSatisfy(shown.contains)
      }
      guard let next = candidates.min(by: { (keys[$0], $0) < (keys[$1], $1) }) else { break }
      shown.append(next)
    }
  }

  var left: Int { reachable.count - shown.count }

  func left(under parent: Int?) -> Int {
    reachable.filter { index in
      var (top, above) = (index, parents[index])
      guard !shown.contains(index) else { return false }
      while above >= 0, !shown.contains(above) { (top, above) = (above, parents[above]) }
      return parents[top] == (parent ?? -1)
    }.count
  }
}
