import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Text sizes, directions, widths, looks, and what is measured.
@MainActor @Suite(.trail) struct SurroundingsTests {
  @Test(.rows("S33")) func setsTheTableUpForRowsThatMeasureThemselves() {
    let stage = Stage(posts: smallForest)
    #expect(stage.table.separatorStyle == .none)
    #expect(stage.table.rowHeight == UITableView.automaticDimension)
    #expect(stage.table.estimatedSectionHeaderHeight == 0)
    #expect(stage.table.estimatedSectionFooterHeight == 0)
  }

  @Test(.rows("S33")) func measuresOnlyWhatIsSeen() {
    let stage = Stage(posts: forest(2000, replies: 2), height: 600) {
      $0.startsFullyExpanded = true
    }
    #expect(stage.table.numberOfRows(inSection: 0) == 6000)
    let first = Set(stage.table.standIn.measured)
    #expect(first.count <= stage.indices.count + 4)
    for step in 1...5 {
      let seen = stage.table.standIn.measured.count
      stage.table.setContentOffset(CGPoint(x: 0, y: CGFloat(step) * 300), animated: false)
      stage.table.layoutIfNeeded()
      #expect(stage.table.standIn.measured.count - seen <= 12)
    }
    #expect(Set(stage.table.standIn.measured).count < 60)
    #expect(stage.table.standIn.cellCount < 40)
  }

  @Test(.rows("S33")) func expectsRowsToBeAsHighAsTheyWere() {
    let stage = Stage(posts: forest(60, replies: 1), height: 400)
    let known = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(stage.controller.estimatedHeight(at: 0) == known)
    // Rows that were never seen are as high as the others are on average.
    let unknown = stage.controller.estimatedHeight(at: 50)
    #expect(abs(unknown - known) < known / 2)
    #expect(stage.controller.estimatedHeight(at: 5000) == UITableView.automaticDimension)
  }

  @Test func followsTheTextSize() {
    let stage = Stage(posts: smallForest) { controller in
      (controller.style, controller.startsFullyExpanded) = (.blocks, true)
    }
    let (indent, font) = (
      stage.cell(1)?.indentationUnit, (stage.cell(1) as? PostCell)?.body.label.font
    )
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.window.layoutIfNeeded()
    stage.settle()
    let large = stage.cell(1)
    #expect((large?.indentationUnit ?? 0) > (indent ?? 0))
    #expect(((large as? PostCell)?.body.label.font.pointSize ?? 0) > (font?.pointSize ?? 0))
    // Text so large leaves two columns at most.
    #expect(stage.cell(4)?.columns.indentation == 2)
    #expect(stage.controller.rows[4].depth == 3)
  }

  @Test func indentsWhereLinesBegin() {
    let stage = Stage(posts: smallForest, traits: UITraitCollection(layoutDirection: .rightToLeft))
    {
      $0.startsFullyExpanded = true
    }
    let cell = stage.cell(1)
    #expect(cell?.parts.ground.frame.minX == 0)
    #expect(cell?.parts.ground.frame.maxX == 380)
    #expect(cell?.parts.lines.geometry?.bars.first?.maxX == 380)
    stage.window.traitOverrides.layoutDirection = .leftToRight
    stage.window.layoutIfNeeded()
    stage.settle()
    #expect(stage.cell(1)?.parts.ground.frame.minX == 10)
  }

  @Test func followsTheWidth() {
    let stage = Stage(posts: smallForest) { controller in
      (controller.style, controller.startsFullyExpanded) = (.simple, true)
    }
    #expect(stage.cell(1)?.indentationUnit == 16)
    stage.window.frame.size.width = 900
    stage.controller.view.frame.size.width = 900
    stage.window.layoutIfNeeded()
    stage.settle()
    #expect(stage.cell(1)?.indentationUnit == 40)
  }

  @Test func leavesRoomBesideANotch() {
    let stage = Stage(posts: smallForest)
    let label = PaddedLabel()
    label.label.text = String(repeating: "words ", count: 40)
    let cell = CommentCell(style: .default, reuseIdentifier: nil)
    cell.commentContent = label
    let wide = cell.rowHeight(inWidth: 400)
    cell.sideInsets = 200
    #expect(cell.rowHeight(inWidth: 400) > wide)
    #expect(stage.controller.rowWidth == 390)
    stage.window.standInSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    stage.controller.view.setNeedsLayout()
    stage.window.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.controller.rowWidth == 302)
  }

  @Test(arguments: DiscussionStyle.all) func takesEveryLook(style: DiscussionStyle) {
    let stage = Stage(posts: smallForest) { controller in
      (controller.style, controller.startsFullyExpanded) = (style, true)
    }
    #expect((stage.cell(0) as? PostCell)?.styles.last == style.name)
    let metrics = style.metrics(inWidth: 390)
    for row in stage.indices {
      let core = RowGeometry(
        stage.cell(row)?.columns ?? RowColumns(indentation: 0),
        metrics: metrics,
        height: Double(stage.cell(row)?.bounds.height ?? 0)
      )
      #expect(stage.cell(row)?.parts.lines.geometry == core)
    }
    stage.controller.style = .blocks
    #expect((stage.cell(0) as? PostCell)?.styles.last == "blocks")
  }

  @Test func prefetchesRowsAndCancelsThat() {
    let stage = Stage(posts: forest(100, replies: 1), height: 400)
    #expect(stage.controller.log.contains { $0.hasPrefix("prefetch") })
    stage.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.controller.log.contains { $0.hasPrefix("cancel") })
  }

  @Test(.rows("S25")) func givesABareCellWhereAnAppGivesNone() throws {
    let plain = PlainController(style: .plain)
    let stage = Stage(plain)
    plain.setComments([Comment(id: "1", author: "Marta", body: "One")])
    stage.table.layoutIfNeeded()
    let cell = try #require(stage.cell(0))
    #expect(type(of: cell) == CommentCell.self)
    #expect(cell.commentContent == nil)
  }

  @Test(.rows("S25", "S26")) func callsEveryOverrideOfAnAppsController() {
    let stage = Stage(posts: forest(30, replies: 1), height: 400)
    stage.controller.setRemainder(Remainder(under: nil, count: 4))
    stage.tap(0)
    stage.settle()
    stage.tap(0)
    stage.settle()
    stage.controller.step(.last)
    stage.settle()
    #expect(stage.controller.cellsMade > 0)
    for event in ["select 0 at 0", "unfolded 0 at 0", "folded 0 at 0", "more 4"] {
      #expect(stage.controller.log.contains(event), "\(event)")
    }
    let cell =
      stage.cell(1) as? PostCell
      ?? stage.indices.lazy
      .compactMap { stage.cell($0) as? PostCell }.first
    #expect((cell?.fills ?? 0) > 0 && (cell?.measures ?? 0) > 0 && cell?.styles.isEmpty == false)
  }
}
