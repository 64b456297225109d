import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// What somebody reads, or folds, stays where it is.
@MainActor @Suite(.trail) struct AnchoringTests {
  private func shown(_ set: (PostsController) -> Void = { _ in }) -> Stage<PostsController> {
    Stage(posts: forest(30, replies: 4), height: 500) { controller in
      controller.startsFullyExpanded = true
      set(controller)
    }
  }

  private func scroll(_ stage: Stage<PostsController>, to row: Int, plus distance: CGFloat = 0) {
    for _ in 0..<3 {
      let top = stage.table.rectForRow(at: IndexPath(row: row, section: 0)).minY + distance
      let end = stage.table.contentSize.height - stage.table.bounds.height
      stage.table.setContentOffset(CGPoint(x: 0, y: min(top, end)), animated: false)
      stage.table.layoutIfNeeded()
    }
  }

  @Test func doesNotMoveARowThatIsFolded() {
    let stage = shown()
    scroll(stage, to: 48, plus: 10)
    for row in [50, 50, 51] {
      let id = stage.controller.rows[row].id
      let before = stage.screenTop(row)
      stage.controller.toggle(id)
      let after = stage.controller.indexPath(of: id).map { stage.screenTop($0.row) }
      #expect(after == before)
      stage.settle()
      #expect(stage.controller.indexPath(of: id).map { stage.screenTop($0.row) } == before)
    }
  }

  @Test func makesARowThatIsFoldedFromDeepInsideTheFirstOne() {
    let stage = shown()
    scroll(stage, to: 52)
    stage.controller.collapse(toRootOf: 1002)
    stage.settle()
    #expect(stage.controller.isCollapsed(1000))
    let row = stage.controller.indexPath(of: 1000)?.row ?? -1
    #expect(stage.screenTop(row) == 0)
  }

  @Test func staysInTheContentWhenTheLastCommentIsFolded() {
    let stage = shown()
    scroll(stage, to: 148)
    stage.controller.collapse(2900)
    stage.settle()
    #expect(stage.table.contentOffset.y + 500 <= stage.table.contentSize.height + 0.5)
    #expect(stage.table.contentOffset.y >= 0)
  }

  @Test func holdsWhatIsReadWhileCommentsComeAndGoAbove() {
    let stage = shown()
    scroll(stage, to: 60)
    let id = stage.controller.rows[60].id
    func top() -> CGFloat? { stage.controller.indexPath(of: id).map { stage.screenTop($0.row) } }
    for number in 0..<5 {
      stage.controller.insert(Post(9000 + number), under: number * 100)
      #expect(top() == 0)
    }
    stage.controller.remove(300)
    #expect(top() == 0)
    stage.controller.move(0, under: 2900)
    #expect(top() == 0)
    stage.controller.collapseAll()
    #expect(stage.controller.indexPath(of: 1200).map { stage.screenTop($0.row) } == 0)
  }

  @Test func holdsTheNextRowThatIsSeenWhereTheOneThatIsReadGoes() {
    let stage = shown()
    scroll(stage, to: 60)
    let before = stage.screenTop(65)
    stage.controller.remove(1200)
    #expect(stage.controller.indexPath(of: 1300).map { stage.screenTop($0.row) } == before)
    #expect(before > 0)
  }

  @Test func letsTheFocusOfAScreenReaderWin() {
    let stage = shown()
    scroll(stage, to: 60)
    StandIn.shared.isVoiceOverRunning = true
    StandIn.shared.focusedElement = stage.cell(63)
    let before = stage.screenTop(63)
    let id = stage.controller.rows[63].id
    stage.controller.insert(Post(9000), under: 1200)
    #expect(stage.controller.indexPath(of: id).map { stage.screenTop($0.row) } == before)
  }

  @Test func animatesOnlyWhatStandsStill() {
    let stage = shown()
    scroll(stage, to: 60)
    stage.table.standIn.clearLog()
    stage.controller.collapse(1300)
    #expect(StandIn.shared.areAnimationsEnabled)
    #expect(stage.table.standIn.animations.contains(.fade))
    #expect(stage.table.standIn.reloads == 0)
  }
}
