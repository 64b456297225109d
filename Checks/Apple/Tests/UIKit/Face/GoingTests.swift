import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Going from one comment to another.
@MainActor @Suite struct GoingTests {
  private func shown() -> Stage<PostsController> {
    Stage(posts: forest(40, replies: 3), height: 500)
  }

  private func top(_ stage: Stage<PostsController>, _ id: Int) -> CGFloat? {
    stage.controller.indexPath(of: id).map { stage.screenTop($0.row) }
  }

  @Test func opensWhatHidesACommentAndBringsItIntoView() throws {
    let stage = shown()
    #expect(stage.controller.reveal(3002))
    stage.settle()
    #expect(stage.ids.count == 43)
    let row = try #require(stage.controller.indexPath(of: 3002)?.row)
    #expect(stage.table.showsRow(row))
    #expect(!stage.controller.reveal(77_777))
    #expect(StandIn.shared.notifications.last?.notification == .layoutChanged)
    #expect(StandIn.shared.notifications.last?.argument as? UITableViewCell === stage.cell(row))
  }

  @Test func findsItsPlaceAmongRowsOfVeryUnequalHeight() throws {
    let stage = shown()
    stage.table.standIn.setHeights { $0.row % 7 == 3 ? 1900 : 30 }
    stage.controller.jump(to: 3900)
    stage.settle()
    let row = try #require(stage.controller.indexPath(of: 3900)?.row)
    #expect(stage.table.showsRow(row))
    #expect(stage.table.contentOffset.y + 500 <= stage.table.contentSize.height + 0.5)
  }

  @Test func waitsNoLongerForAScrollThatAChangeEnds() {
    let stage = shown()
    var ends = 0
    stage.controller.scroll(toRow: 18, .middle) { ends += 1 }
    #expect(ends == 0)
    stage.controller.insert(Post(-1, "late"), under: nil)
    #expect(ends == 1)
    stage.settle()
    #expect(ends == 1)
  }

  @Test func goesBackToWhereAJumpBegan() {
    let stage = shown()
    #expect(!stage.controller.canUndoJump)
    stage.controller.jump(to: 3000)
    stage.settle()
    #expect(stage.controller.canUndoJump)
    #expect(stage.controller.undoJump())
    stage.settle()
    #expect(stage.table.contentOffset.y == 0)
    #expect(!stage.controller.undoJump())
  }

  @Test func stepsFromRootToRootAndNeverPastTheEnd() {
    let stage = shown()
    #expect(stage.controller.step(.nextRoot))
    stage.settle()
    #expect(top(stage, 100) == 0)
    for _ in 0..<60 {
      stage.controller.step(.nextRoot)
      stage.settle()
    }
    #expect(stage.table.contentOffset.y + 500 <= stage.table.contentSize.height + 0.5)
    #expect(stage.controller.step(.first))
    stage.settle()
    #expect(stage.table.contentOffset.y == 0)
    #expect(!stage.controller.step(.previousRow))
  }

  @Test func goesToWhatIsNewWhereverItIs() {
    let stage = shown()
    stage.controller.unreadIDs = [3002]
    #expect(stage.controller.stepToUnread())
    stage.settle()
    #expect(stage.controller.currentRowID == .comment(3002))
    #expect(!stage.controller.stepToUnread())
  }

  @Test func marksWithoutMotionWhereThatIsWanted() {
    let stage = shown()
    defer { StandIn.shared.reset() }
    StandIn.shared.isReduceMotionEnabled = true
    stage.controller.reveal(500)
    #expect(stage.cell(5)?.parts.flash.alpha == 1)
    #expect(StandIn.shared.durations.isEmpty)
    stage.controller.reveal(600)
    #expect(stage.cell(5)?.parts.flash.alpha == 0)
  }

  @Test func lightsUpARowThatWasFoldedInLooksThatDo() {
    let stage = Stage(posts: smallForest) { $0.style = .redditFoldable }
    stage.tap(0)
    #expect(StandIn.shared.durations.contains(FoldStyle.flashDuration))
    stage.settle()
    #expect(stage.cell(0)?.parts.flash.alpha == 0)
  }

  @Test func foldsTheBranchWhoseLineIsHit() throws {
    let stage = Stage(posts: smallForest) { $0.style = .blocks }
    stage.controller.expandAll()
    let cell = try #require(stage.cell(1))
    let stem = try #require(cell.parts.lines.geometry?.stem)
    let target = CGPoint(x: stem.midX, y: stem.maxY - 2)
    #expect(cell.parts.lines.point(inside: target, with: nil))
    #expect(!cell.parts.lines.point(inside: CGPoint(x: 300, y: 20), with: nil))
    cell.parts.lines.onHit?(cell.parts.lines.depth(at: target) ?? -1)
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    cell.parts.lines.onHit?(0)
    #expect(stage.ids == [1, 7, 8, 9])
  }
}
