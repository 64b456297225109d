import Client
import RejoinderCore
import RejoinderUIKit
import TestSupport
import Testing
import UIKit

/// When the delegate hears of a fold: after the rows, after their animation, after the scroll.
@MainActor @Suite struct DelegateOrderTests {
  private func shown(_ set: (PostsController) -> Void = { _ in }) -> Stage<PostsController> {
    Stage(posts: forest(40, replies: 3), height: 400, set: set)
  }

  /// The last row that can be seen whole.
  private func last(_ stage: Stage<PostsController>) -> Int {
    let bottom = stage.table.contentOffset.y + stage.table.bounds.height
    return stage.indices.last { row in
      stage.table.rectForRow(at: IndexPath(row: row, section: 0)).maxY <= bottom
    } ?? 0
  }

  @Test(.rows("S2", "S17", "S27")) func tellsAfterTheRowsTheAnimationAndTheScroll() {
    let stage = shown()
    let row = last(stage)
    let id = stage.controller.rows[row].id
    stage.tap(row)
    #expect(stage.ids.count == 43)
    #expect(stage.table.standIn.pendingCompletions == 1)
    #expect(stage.controller.events.last == "select \(id) at \(row)")
    let before = stage.table.contentOffset.y
    stage.settle()
    #expect(stage.table.contentOffset.y > before)
    #expect(Array(stage.controller.events.suffix(2)) == ["scrolled", "unfolded \(id) at \(row)"])
    let reply = stage.table.rectForRow(at: IndexPath(row: row + 1, section: 0))
    #expect(abs(reply.midY - stage.table.contentOffset.y - 200) < 1)
  }

  @Test(.rows("S17")) func scrollsOnlyToWhatCannotBeSeen() {
    let stage = shown()
    stage.tap(0)
    stage.settle()
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.controller.events.last == "unfolded 0 at 0")
  }

  @Test(.rows("S17")) func scrollsNowhereWhereItIsSetSo() {
    let stage = shown { $0.makeExpandedCellsVisible = false }
    stage.tap(last(stage))
    stage.settle()
    #expect(stage.table.contentOffset.y == 0)
    #expect(!stage.controller.events.contains("scrolled"))
  }

  @Test(.rows("S2", "S28")) func tellsOfAFoldAfterTheRowsWithoutAScroll() {
    let stage = shown()
    stage.tap(1)
    stage.settle()
    stage.tap(1)
    #expect(stage.ids.count == 40)
    #expect(stage.controller.events.last == "select 100 at 1")
    stage.settle()
    #expect(stage.controller.events.last == "folded 100 at 1")
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test(.rows("S2")) func tellsTheIndexOfTheMomentAndNothingOfCommentsThatAreGone() {
    let stage = shown()
    stage.tap(1)
    stage.controller.insert(Post(-1, "early"), under: nil)
    stage.controller.remove(0)
    stage.settle()
    #expect(stage.controller.events.last == "unfolded 100 at 0")
    stage.tap(1)
    stage.controller.remove(stage.controller.rows[0].id)
    stage.settle()
    #expect(!stage.controller.events.contains { $0.hasPrefix("folded") })
  }

  @Test(.rows("S21")) func holdsTheListenerWeakly() {
    let stage = shown()
    var log: FoldLog? = FoldLog()
    stage.controller.foldDelegate = log
    stage.tap(0)
    stage.settle()
    #expect(log?.events == ["+0@0"])
    log = nil
    #expect(stage.controller.foldDelegate == nil)
    stage.tap(0)
    stage.settle()
    #expect(stage.ids.count == 40)
  }

  @Test func isAtOnceForReadersWhoAskedForLessMotion() {
    let stage = shown()
    defer { StandIn.shared.reset() }
    StandIn.shared.isReduceMotionEnabled = true
    let row = last(stage)
    stage.tap(row)
    stage.table.endAnimations()
    #expect(!stage.controller.events.contains("scrolled"))
    #expect(stage.controller.events.last?.hasPrefix("unfolded") == true)
    #expect(StandIn.shared.durations.isEmpty)
  }
}
