import Client
import RejoinderCore
import RejoinderUIKit
import TestSupport
import Testing
import UIKit

/// Each change is one batch, names no row that did not change, and leaves the table as Core has it.
@MainActor @Suite(.trail) struct BatchTests {
  @Test(.rows("S27", "S28")) func namesOneRangeForAToggleAndReloadsNothing() {
    let stage = Stage(posts: smallForest)
    stage.table.standIn.clearLog()
    stage.tap(0)
    #expect(stage.table.standIn.updates == ["insert 0-1 0-2", "reconfigure 0-0"])
    stage.settle()
    stage.table.standIn.clearLog()
    stage.tap(0)
    #expect(stage.table.standIn.updates == ["delete 0-1 0-2", "reconfigure 0-0"])
    #expect(stage.table.standIn.reloads == 0)
  }

  @Test func asksForNoCellButThoseThatChanged() {
    let stage = Stage(posts: forest(30, replies: 2))
    let fills = (0..<3).compactMap { stage.cell($0) as? PostCell }.map { $0.fills }
    let kept = (0..<3).compactMap { stage.cell($0) }
    stage.tap(1)
    #expect((stage.cell(0) as? PostCell)?.fills == fills[0])
    #expect((stage.cell(1) as? PostCell)?.fills == fills[1] + 1)
    #expect(stage.cell(1) === kept[1])
    #expect(stage.cell(4) === kept[2])
  }

  @Test func insertsUpdatesRemovesAndMovesLive() {
    let stage = Stage(posts: smallForest) { $0.startsFullyExpanded = true }
    let controller = stage.controller
    #expect(controller.insert(Post(10), under: 3) == .inserted)
    #expect(stage.ids == [1, 2, 3, 10, 4, 5, 6, 7, 8, 9])
    #expect(controller.update(Post(10, "changed")) == .changed)
    #expect((stage.cell(3) as? PostCell)?.body.label.text == "changed")
    #expect(controller.update(Post(99)) == .unknownID)
    controller.move(2, under: 8)
    #expect(stage.ids == [1, 6, 7, 8, 9, 2, 3, 10, 4, 5])
    #expect(controller.rows.map { $0.depth } == [0, 1, 0, 0, 1, 1, 2, 3, 2, 3])
    controller.remove(8)
    #expect(stage.ids == [1, 6, 7])
    #expect(controller.remove(8) == .unknownID)
    controller.changeComments { outline in
      var changes = outline.remove(7).changes
      changes.append(outline.insert(Threaded(Post(30), under: nil)).changes)
      return changes
    }
    #expect(stage.ids == [1, 6, 30])
    #expect(stage.table.standIn.faults.isEmpty)
  }

  @Test func givesAnotherClassOfCellWhereItIsWanted() {
    let stage = Stage(posts: smallForest)
    stage.controller.gone = [7]
    stage.controller.update(Post(7, "gone"))
    #expect(stage.cell(1) is GoneCell)
    #expect(stage.cell(0) is PostCell)
  }

  @Test func standsForWhatIsNotLoaded() {
    let stage = Stage(posts: smallForest)
    stage.controller.setRemainder(Remainder(under: nil, count: 5))
    stage.controller.setRemainder(Remainder(under: 1, count: 2))
    #expect(stage.table.numberOfRows(inSection: 0) == 4)
    stage.tap(3)
    #expect(stage.controller.loads == [nil])
    stage.controller.expand(1)
    #expect(stage.controller.rowCount == 7)
    stage.controller.setRemainder(Remainder(under: nil, count: 0))
    #expect(stage.controller.rowCount == 6)
  }

  @Test func changesBeforeTheViewIsLoaded() {
    StandIn.shared.reset()
    let controller = CommentsViewController<Post>(style: .plain)
    controller.setComments(smallForest, children: \.answers)
    controller.expand(1)
    controller.insert(Post(11), under: 1)
    controller.reveal(5)
    #expect(!controller.isViewLoaded)
    let stage = Stage(controller)
    #expect(stage.table.numberOfRows(inSection: 0) == controller.rowCount)
    #expect(controller.rows.map { $0.id } == [1, 2, 3, 4, 5, 6, 11, 7, 8])
  }

  @Test(.rows("S27", "S28", "S30"), arguments: [1 as UInt64, 2, 3, 4])
  func staysEqualToCoreThroughThousandsOfChanges(seed: UInt64) {
    var random = SeededGenerator(default: seed)
    let stage = Stage(posts: forest(8, replies: 3), height: 500) { controller in
      controller.startsFullyExpanded = seed % 2 == 0
    }
    stage.table.standIn.reuse(seed: random.next())
    var nextID = 10_000
    for step in 0..<400 {
      stage.table.layoutIfNeeded()
      change(stage, &nextID, &random)
      if Bool.random(using: &random) { stage.settle() }
      expectEqual(stage, "step \(step), \(random)")
      guard stage.table.standIn.faults.isEmpty else { break }
    }
    #expect(stage.table.standIn.faults.isEmpty, "\(random)")
  }

  /// One of everything that somebody or something can do.
  private func change(
    _ stage: Stage<PostsController>,
    _ nextID: inout Int,
    _ random: inout SeededGenerator
  ) {
    let controller = stage.controller
    let all = controller.outline.tree.preOrder.map { $0.id }
    guard let id = all.randomElement(using: &random) else {
      controller.insert(Post(0, "again"), under: nil)
      return
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<4: if let row = stage.indices.randomElement(using: &random) { stage.tap(row) }
    case 4, 5:
      nextID += 1
      controller.insert(Post(nextID, "new"), under: Bool.random(using: &random) ? id : nil)
    case 6: if all.count > 12 { controller.remove(id) }
    case 7: controller.move(id, under: all.randomElement(using: &random))
    case 8: controller.update(Post(id, "changed"))
    case 9: controller.reveal(id)
    case 10: controller.collapse(toParentOf: id)
    case 11:
      let end = max(stage.table.contentSize.height - stage.table.bounds.height, 0)
      let offset = CGFloat.random(in: 0...max(end, 1), using: &random)
      stage.table.setContentOffset(CGPoint(x: 0, y: min(offset, end)), animated: false)
      stage.table.layoutIfNeeded()
    case 12: swipe(stage, &random)
    default: random.next() % 4 == 0 ? controller.expandAll() : controller.expandDescendants(of: id)
    }
  }

  private func swipe(_ stage: Stage<PostsController>, _ random: inout SeededGenerator) {
    guard let row = stage.indices.randomElement(using: &random) else { return }
    let rect = stage.table.rectForRow(at: IndexPath(row: row, section: 0))
    let far = CGFloat.random(in: -380 ... -20, using: &random)
    stage.table.gestureRecognizers?.last?.standIn.pan(
      from: CGPoint(x: rect.midX, y: rect.midY),
      through: [CGPoint(x: -12, y: 0), CGPoint(x: far, y: 0)]
    )
  }

  /// The table has the rows of Core, and its cells show them.
  private func expectEqual(_ stage: Stage<PostsController>, _ comment: Comment) {
    let outline = stage.controller.outline
    let items = ThreadItems(outline) { _, _ in false }
    #expect(stage.table.numberOfRows(inSection: 0) == items.items.count, comment)
    let cap = stage.controller.style.metrics(inWidth: 390).maximumLevels
    for row in stage.indices {
      guard let cell = stage.cell(row) as? PostCell else { continue }
      let item = items.items[row]
      #expect(cell.body.label.text == item.value?.text, comment)
      #expect(cell.columns == item.columns(cap: cap), comment)
      #expect(cell.body.lines == (item.row.isCollapsed ? 1 : 2), comment)
    }
  }

  private typealias Comment = Testing.Comment
}
