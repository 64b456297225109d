import RejoinderCore
import RejoinderTesting
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Comments come in behind a spinner, and nothing of it is done on the main thread.
@MainActor @Suite(.trail) struct OpeningTests {
  private typealias Witness = BodyLibraryTests.Witness

  /// A controller that has a witness and has not begun.
  private func controller(_ witness: Witness) -> CommentListController {
    let controller = CommentDemo.hackerNews.controller(showing: fence)
    controller.clock = { readAt }
    controller.scene.bodies.maker = witness.maker
    return controller
  }

  @Test func showsASpinnerThenTheFirstScreenAtOnce() async {
    let witness = Witness()
    witness.shut()
    let stage = Stage(controller(witness))
    let spinner = stage.table.refreshControl
    #expect(spinner?.isRefreshing == true)
    #expect(stage.ids.isEmpty)
    #expect(witness.made.isEmpty)
    await witness.arrival()
    let reloads = stage.table.standIn.reloads
    witness.open()
    await stage.controller.scene.opening?.value
    #expect(stage.table.standIn.reloads == reloads + 1)
    #expect(spinner?.isRefreshing == false)
    #expect(stage.table.refreshControl == nil)
    stage.table.layoutIfNeeded()
    #expect(stage.ids == ["1", "2", "3", "4", "5", "6", "7"])
    for row in stage.indices {
      #expect(stage.content(row)?.row?.body != nil)
    }
    #expect(witness.made == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(witness.onMain == 0)
  }

  @Test func keepsASpinnerOfTheAppsOwn() async {
    let witness = Witness()
    let controller = controller(witness)
    StandIn.shared.reset()
    let own = UIRefreshControl()
    controller.refreshControl = own
    let stage = Stage(controller)
    await stage.ready()
    #expect(stage.table.refreshControl === own)
    #expect(!own.isRefreshing)
  }

  @Test func stopsWhenItGoesAndGoesOnWhenItComesBack() async {
    let witness = Witness()
    witness.shut()
    let stage = Stage(controller(witness))
    await witness.arrival()
    let opening = stage.controller.scene.opening
    stage.controller.viewDidDisappear(false)
    witness.open()
    await opening?.value
    #expect(stage.ids.isEmpty)
    #expect(stage.table.standIn.faults.isEmpty)
    stage.controller.viewWillAppear(false)
    await stage.ready()
    #expect(stage.ids.count == 7)
  }

  @Test func isFreedWhileItsBodiesAreMade() async {
    let witness = Witness()
    witness.shut()
    var stage: Stage<CommentListController>? = Stage(controller(witness))
    weak let controller = stage?.controller
    let opening = stage?.controller.scene.opening
    await witness.arrival()
    stage?.window.rootViewController = nil
    stage = nil
    witness.open()
    await opening?.value
    #expect(controller == nil)
    #expect(opening?.isCancelled == true)
  }

  @Test func dropsWordsThatChangedMeanwhile() async {
    let witness = Witness()
    let stage = Stage(controller(witness))
    await stage.ready()
    witness.shut()
    var comment = fence[4]
    comment.body = "The gate squeaks at night."
    stage.controller.update(comment)
    stage.table.layoutIfNeeded()
    await witness.arrival()
    #expect(!stage.words(4).contains("The gate squeaks."))
    comment.body = "The gate is oiled."
    stage.controller.update(comment)
    stage.table.layoutIfNeeded()
    witness.open()
    await stage.ready()
    #expect(stage.words(4).contains("The gate is oiled."))
    #expect(witness.made.suffix(2) == ["5", "5"])
    #expect(witness.onMain == 0)
  }

  @Test func loadsOtherCommentsAndKeepsFolds() async {
    let stage = Stage(controller(Witness()))
    await stage.ready()
    stage.controller.collapse("1")
    stage.settle()
    stage.controller.load(fence + [neighbour("8", by: "Theo", "Sun at last.")])
    #expect(stage.table.refreshControl?.isRefreshing == true)
    #expect(stage.ids == ["1", "5", "6", "7"])
    await stage.ready()
    #expect(stage.ids == ["1", "5", "6", "7", "8"])
  }

  @Test func makesBodiesOfRowsThatAreAboutToBeShown() async {
    let witness = Witness()
    let comments = (0..<200).map {
      neighbour(Comment.ID("\($0)"), by: "Marta", "Sentence number \($0).")
    }
    let controller = CommentListController(look: .reddit, comments: comments)
    controller.scene.bodies.maker = witness.maker
    let stage = await listStage(controller)
    let made = Set(witness.made)
    #expect(made.count < 100)
    let rows = [150, 151].compactMap { controller.row(at: $0) }
    controller.prefetch(rows)
    await stage.ready()
    #expect(witness.made.suffix(2) == ["150", "151"])
    #expect(witness.onMain == 0)
  }

  @Test func setsBodiesAnewForAnotherTextSize() async throws {
    let stage = Stage(controller(Witness()))
    await stage.ready()
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.table.layoutIfNeeded()
    await stage.ready()
    let text = try #require(stage.content(0)?.bodyView.parts.texts.first)
    let font = try #require(
      text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    )
    #expect(font.pointSize > 20)
    #expect(stage.table.standIn.faults.isEmpty)
  }
}
