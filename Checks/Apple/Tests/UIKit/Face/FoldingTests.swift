import Client
import RejoinderCore
import RejoinderUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct FoldingTests {
  @Test(.rows("S1", "S16", "S24", "S31")) func startsWithTheTopLevel() {
    let stage = Stage(posts: smallForest)
    #expect(stage.ids == [1, 7, 8])
    #expect(stage.controller.rows.map { $0.level } == [1, 1, 1])
    #expect(!stage.controller.isExpanded(at: IndexPath(row: 0, section: 0)))
    #expect(!stage.controller.isExpanded(at: IndexPath(row: 5, section: 0)))
  }

  @Test(.rows("S16", "S20", "S23", "S31")) func startsFullyExpandedInPreOrder() {
    let stage = Stage(posts: smallForest) { $0.startsFullyExpanded = true }
    #expect(stage.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(stage.controller.rows.map { $0.depth } == [0, 1, 2, 2, 3, 1, 0, 0, 1])
    #expect(stage.controller.isExpanded(at: IndexPath(row: 0, section: 0)))
    #expect(!stage.controller.isExpanded(at: IndexPath(row: 2, section: 0)))
  }

  @Test(.rows("S20", "S23")) func opensWhatIsThereWhenTheModeIsSetAndKeepsItWhenItIsTakenBack() {
    let stage = Stage(posts: smallForest)
    stage.controller.startsFullyExpanded = true
    #expect(stage.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    stage.controller.startsFullyExpanded = false
    #expect(stage.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test(.rows("S27", "S28")) func insertsDirectRepliesAndRemovesAllBelow() {
    let stage = Stage(posts: smallForest)
    stage.tap(0)
    #expect(stage.ids == [1, 2, 6, 7, 8])
    stage.tap(1)
    #expect(stage.ids == [1, 2, 3, 4, 6, 7, 8])
    stage.tap(0)
    #expect(stage.ids == [1, 7, 8])
    stage.settle()
    #expect(stage.table.standIn.faults.isEmpty)
  }

  @Test(.rows("S20", "S27", "S30")) func insertsTheWholeSubtreeInTheModeThatOpensAll() {
    let stage = Stage(posts: smallForest) { $0.startsFullyExpanded = true }
    stage.tap(1)
    stage.tap(0)
    #expect(stage.ids == [1, 7, 8, 9])
    stage.table.standIn.clearLog()
    stage.tap(0)
    #expect(stage.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(stage.table.standIn.updates.first == "insert 0-1 0-2 0-3 0-4 0-5")
  }

  @Test(.rows("S30")) func keepsInnerFoldsOrForgetsThem() {
    let stage = Stage(posts: smallForest)
    for row in [0, 1] { stage.tap(row) }
    stage.tap(0)
    stage.tap(0)
    #expect(stage.ids == [1, 2, 3, 4, 6, 7, 8])
    stage.controller.keepsInnerFolds = false
    stage.tap(0)
    stage.tap(0)
    #expect(stage.ids == [1, 2, 6, 7, 8])
  }

  @Test(.rows("S29")) func doesNothingForLeaves() {
    let stage = Stage(posts: smallForest)
    stage.table.standIn.clearLog()
    stage.tap(1)
    stage.controller.toggle(7)
    stage.controller.toggle(12_345)
    #expect(stage.ids == [1, 7, 8])
    #expect(stage.table.standIn.updates.isEmpty)
    #expect(stage.controller.events == ["select 7 at 1"])
    #expect(!stage.controller.isCollapsed(7))
  }

  @Test func foldsLeavesWhereTheLookDoes() {
    let stage = Stage(posts: smallForest) { $0.style = .redditFoldable }
    stage.tap(6)
    stage.settle()
    #expect(stage.controller.isCollapsed(7))
    #expect(stage.controller.events.contains("folded 7 at 6"))
    stage.tap(6)
    #expect(!stage.controller.isCollapsed(7))
    stage.controller.style = .hackerNewsFoldable
    stage.tap(6)
    #expect(!stage.controller.isCollapsed(7))
  }

  @Test func keepsTheFoldOfALeafThatScrollsOut() {
    let posts = (0..<200).map { Post($0, "post") }
    let stage = Stage(posts: posts) { $0.style = .redditFoldable }
    stage.tap(0)
    stage.table.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
    stage.table.layoutIfNeeded()
    stage.table.setContentOffset(.zero, animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.controller.isCollapsed(0))
    #expect((stage.cell(0) as? PostCell)?.body.lines == 1)
    #expect((stage.cell(1) as? PostCell)?.body.lines == 2)
  }

  @Test(arguments: [0, 2, 8]) @MainActor func foldsTheFirstTheLastAndTheNestedLast(last: Int) {
    let stage = Stage(posts: smallForest) { $0.startsFullyExpanded = true }
    let id = stage.controller.rows[last].id
    stage.controller.collapse(id)
    stage.settle()
    stage.controller.collapse(8)
    stage.controller.collapse(toRootOf: 5)
    stage.settle()
    #expect(stage.ids == [1, 7, 8])
    stage.controller.expand(8)
    #expect(stage.ids == [1, 7, 8, 9])
  }

  @Test func foldsToTheParentAndToTheThreadFromAnyRow() {
    let stage = Stage(posts: smallForest) { $0.startsFullyExpanded = true }
    stage.controller.collapse(toParentOf: 5)
    #expect(stage.ids == [1, 2, 3, 4, 6, 7, 8, 9])
    stage.settle()
    stage.controller.collapse(toRootOf: 5)
    #expect(stage.ids == [1, 7, 8, 9])
    stage.settle()
    #expect(stage.controller.events == ["folded 4 at 3", "folded 1 at 0"])
    stage.controller.collapse(toParentOf: 7)
    #expect(stage.controller.isCollapsed(7) == false)
  }

  @Test func foldsThreadWide() {
    let stage = Stage(posts: smallForest)
    stage.controller.expandAll()
    #expect(stage.ids.count == 9)
    stage.controller.collapse(belowLevel: 2)
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    stage.controller.collapseDescendants(of: 1)
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    stage.controller.expandDescendants(of: 1)
    #expect(stage.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    stage.controller.collapseAll()
    #expect(stage.controller.collapsedIDs == [1, 2, 4, 8])
    stage.controller.collapsedIDs = [2]
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
  }

  @Test(.rows("S22")) func sortsSiblingsOnTheWay() {
    let flat = [3, 1, 2].map { FlatPost($0, inReplyTo: nil) } + [FlatPost(9, inReplyTo: 3)]
    let controller = CommentsViewController<FlatPost>(style: .plain)
    let stage = Stage(controller)
    controller.startsFullyExpanded = true
    controller.setComments(flat, parent: \.inReplyTo)
    #expect(controller.rows.map { $0.id } == [3, 9, 1, 2])
    controller.sort(by: .newest)
    #expect(controller.rows.map { $0.id } == [2, 1, 3, 9])
    #expect(stage.table.numberOfRows(inSection: 0) == 4)
  }

  @Test func keepsFoldsWhenCommentsAreSetAgain() {
    let stage = Stage(posts: smallForest)
    stage.tap(0)
    var posts = smallForest
    posts.append(Post(20, "late", [Post(21)]))
    stage.controller.setComments(posts, children: \.answers)
    #expect(stage.ids == [1, 2, 6, 7, 8, 20])
    stage.controller.setComments([], children: \.answers)
    #expect(stage.ids.isEmpty)
  }

  @Test func takesFlatValuesAndThreadableOnes() {
    let flat = FlatController(style: .plain)
    _ = Stage(flat)
    #expect(flat.rows.map { $0.id } == [1, 2, 3])
    let plain = PlainController(style: .plain)
    let stage = Stage(plain)
    plain.setComments([
      Comment(id: "1", author: "Marta", body: "One"),
      Comment(id: "2", parentID: "1", author: "Luis", body: "Two"),
    ])
    plain.expandAll()
    #expect(plain.rows.map { $0.depth } == [0, 1])
    #expect(stage.cell(1)?.accessibilityLabel?.contains("Luis") == true)
  }

  @Test(.rows("S1", "S20", "S25")) func needsNoMoreThanAFewLines() {
    let controller = ForumController(style: .plain)
    controller.posts = smallForest
    let stage = Stage(controller)
    #expect(controller.rows.count == 9)
    #expect(controller.rows.map { $0.level }.max() == 4)
    #expect(stage.table.standIn.perform("Reply", at: IndexPath(row: 3, section: 0)))
    #expect(controller.replied == [4])
  }
}
