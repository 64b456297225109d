import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// What assistive technology gets of a row and of the table.
@MainActor @Suite struct AccessibilityTests {
  private func shown(_ set: (PostsController) -> Void = { _ in }) -> Stage<PostsController> {
    Stage(posts: smallForest) { controller in
      controller.startsFullyExpanded = true
      set(controller)
    }
  }

  private func discussion() -> (PlainController, Stage<PlainController>) {
    let plain = PlainController(style: .plain)
    let stage = Stage(plain)
    plain.startsFullyExpanded = true
    plain.setComments([
      Comment(id: "1", author: "Marta", body: "Two pans?"),
      Comment(id: "2", parentID: "1", author: "Luis", body: "One."),
      Comment(id: "3", parentID: "2", author: "Marta", body: "Thanks."),
      Comment(id: "4", author: "Noa", body: "No pans."),
    ])
    stage.table.layoutIfNeeded()
    return (plain, stage)
  }

  @Test(.rows("S34")) func makesOneElementOfEachCommentInCoresWords() {
    let (plain, stage) = discussion()
    let cell = stage.cell(1)
    #expect(cell?.isAccessibilityElement == true)
    #expect(cell?.accessibilityLabel == "Level 2, Luis, in reply to Marta, 1 reply. One.")
    #expect(cell?.accessibilityValue == "expanded")
    #expect(cell?.accessibilityHint == "In reply to: Two pans?")
    #expect(cell?.accessibilityTraits.contains(.header) == false)
    #expect(stage.cell(0)?.accessibilityTraits.contains(.header) == true)
    plain.collapse("2")
    #expect(stage.cell(1)?.accessibilityValue == "collapsed")
  }

  @Test(.rows("S34")) func ordersActionsWithTheCommonestAtBothEnds() {
    let stage = shown()
    func names(_ row: Int) -> [String] {
      (stage.cell(row)?.accessibilityCustomActions ?? []).map { $0.name }
    }
    #expect(names(1) == ["Hide 3 replies", "Parent", "Reply", "Fold this thread"])
    #expect(names(2) == ["Parent", "Reply", "Fold this thread"])
    #expect(stage.table.standIn.perform("Reply", at: IndexPath(row: 1, section: 0)))
    #expect(stage.controller.replies == [2])
    #expect(stage.table.standIn.perform("Hide 3 replies", at: IndexPath(row: 1, section: 0)))
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    #expect(stage.controller.log.contains("perform toggle on 2"))
    stage.settle()
    #expect(stage.table.standIn.perform("Fold this thread", at: IndexPath(row: 2, section: 0)))
    #expect(stage.ids == [1, 7, 8, 9])
    #expect(StandIn.shared.announcements == ["3 replies hidden", "5 replies hidden"])
  }

  @Test(.rows("S34")) func goesToTheParentAndBack() {
    let stage = shown()
    #expect(stage.table.standIn.perform("Parent", at: IndexPath(row: 4, section: 0)))
    stage.settle()
    #expect(stage.controller.currentRowID == .comment(4))
    #expect(stage.controller.canUndoJump)
  }

  @Test(.rows("S34")) func unfoldsWhenActivatedAndNeverFolds() {
    let stage = shown()
    #expect(stage.cell(0)?.accessibilityActivate() == false)
    #expect(stage.ids.count == 9)
    stage.controller.collapse(1)
    stage.settle()
    #expect(stage.cell(0)?.accessibilityActivate() == true)
    #expect(stage.ids.count == 9)
  }

  @Test(.rows("S34")) func loadsWhenARowOfUnloadedRepliesIsActivated() {
    let stage = shown()
    stage.controller.setRemainder(Remainder(under: 7, count: 3))
    let row = stage.controller.rowCount - 3
    #expect(stage.cell(row)?.accessibilityLabel == "Level 2, 3 more replies")
    #expect(stage.cell(row)?.accessibilityActivate() == true)
    #expect(stage.controller.loads == [7])
    #expect(stage.table.standIn.perform("Parent", at: IndexPath(row: row, section: 0)))
  }

  @Test(.rows("S34")) func leadsByRotorsToThreadsNewCommentsAndAuthors() {
    let (plain, stage) = discussion()
    plain.unreadIDs = ["3"]
    let rotors = stage.table.accessibilityCustomRotors ?? []
    #expect(rotors.map { $0.name } == ["Top-level", "Unread", "By author"])
    func go(_ rotor: Int, from row: Int?, _ way: UIAccessibilityCustomRotor.Direction) -> Int? {
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = way
      if let row, let cell = stage.cell(row) {
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(
          targetElement: cell,
          targetRange: nil
        )
      }
      let cell = rotors[rotor].itemSearchBlock(predicate)?.targetElement as? UITableViewCell
      return cell.flatMap { stage.table.indexPath(for: $0)?.row }
    }
    #expect(go(0, from: 0, .next) == 3)
    #expect(go(0, from: 3, .next) == nil)
    #expect(go(0, from: 3, .previous) == 0)
    #expect(go(1, from: nil, .next) == 2)
    #expect(go(2, from: 0, .next) == 2)
    #expect(go(2, from: 2, .previous) == 0)
    plain.collapse("1")
    stage.settle()
    #expect(go(1, from: 0, .next) == 2)
    #expect(!plain.isCollapsed("1"))
  }

  @Test(.rows("S34")) func offersLargeContentWhereTextDoesNotGrow() throws {
    let stage = shown()
    let row = try #require(stage.controller.row(of: 1))
    let view = SwipeActionsView(stage.controller.swipeActions(for: row), SwipeActionAppearance())
    #expect(!view.buttons.isEmpty)
    for button in view.buttons {
      #expect(button.showsLargeContentViewer)
      #expect(button.largeContentTitle == button.action.title)
      #expect(button.naturalWidth >= CGFloat(DiscussionMetrics.touchTarget))
      #expect(!button.isAccessibilityElement)
    }
  }

  @Test(.rows("S34")) func saysWhatAnAppAdds() {
    let stage = shown { $0.pinned = [1] }
    #expect(stage.cell(0)?.accessibilityLabel == "Level 1, unknown, 5 replies. one, pinned")
    #expect(stage.cell(0)?.accessibilityCustomActions?.first?.name != "Hide 5 replies")
  }
}
