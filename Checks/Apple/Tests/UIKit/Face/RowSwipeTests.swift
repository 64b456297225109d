import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// The swipe that the controller draws itself.
@MainActor @Suite struct RowSwipeTests {
  private func shown(
    traits: UITraitCollection? = nil,
    _ set: (PostsController) -> Void = { _ in }
  ) -> Stage<PostsController> {
    Stage(posts: smallForest, traits: traits) { controller in
      controller.startsFullyExpanded = true
      set(controller)
    }
  }

  /// Drags a row by the distances; returns whether the table left the finger to it.
  @discardableResult
  private func drag(
    _ stage: Stage<PostsController>,
    _ row: Int,
    _ ways: [CGPoint],
    velocity: CGFloat = 0
  ) -> Bool {
    let rect = stage.table.rectForRow(at: IndexPath(row: row, section: 0))
    return stage.controller.state.swipe.pan.standIn.pan(
      from: CGPoint(x: rect.midX, y: rect.midY),
      through: ways,
      velocity: CGPoint(x: velocity, y: 0)
    )
  }

  private func left(_ distance: CGFloat) -> [CGPoint] {
    [CGPoint(x: -11, y: 1), CGPoint(x: -distance, y: 2)]
  }

  @Test(.rows("S32")) func staysOpenWhereTheFingerLeavesItAndFoldsWhenChosen() {
    let stage = shown()
    #expect(drag(stage, 0, left(150)))
    stage.settle()
    let cell = stage.cell(0)
    let view = cell?.parts.swipe
    #expect(view?.buttons.map { $0.action.title } == ["Collapse", "Reply"])
    #expect(cell?.swipeOffset == -(view?.naturalWidth ?? 0))
    #expect(stage.ids.count == 9)
    view?.buttons.first?.sendActions(for: .touchUpInside)
    // The row goes back first; its replies leave after that.
    #expect(stage.ids.count == 9)
    #expect(cell?.swipeOffset == 0)
    stage.settle()
    #expect(stage.ids == [1, 7, 8, 9])
    #expect(cell?.parts.swipe == nil)
    #expect(stage.controller.events.last == "folded 1 at 0")
  }

  @Test(.rows("S32")) func foldsByAFarSwipeAndNotByAFlick() {
    let stage = shown()
    drag(stage, 0, left(340))
    stage.settle()
    #expect(stage.ids == [1, 7, 8, 9])
    drag(stage, 2, left(30), velocity: -2000)
    stage.settle()
    #expect(stage.ids == [1, 7, 8, 9])
    #expect(stage.controller.state.swipe.isOpen)
    stage.controller.state.swipe.close(animated: false)
    drag(stage, 2, left(60), velocity: 2000)
    stage.settle()
    #expect(stage.cell(2)?.swipeOffset == 0)
  }

  @Test(.rows("S32")) func givesAddedActionsTheIdOfTheirComment() {
    let stage = shown()
    drag(stage, 7, left(150))
    stage.settle()
    let reply = stage.cell(7)?.parts.swipe?.buttons.last
    #expect(reply?.action.commentID == AnyHashable(8))
    stage.controller.insert(Post(-1), under: nil)
    reply?.sendActions(for: .touchUpInside)
    stage.settle()
    #expect(stage.controller.replies == [8])
  }

  @Test(.rows("S18", "S26", "S32")) func offersAFoldOnlyForOpenRowsAndWhereItIsAllowed() {
    let stage = shown()
    func titles(_ id: Int) -> [String] {
      guard let row = stage.controller.row(of: id) else { return [] }
      return stage.controller.swipeActions(for: row).map { $0.title }
    }
    #expect(titles(1) == ["Collapse", "Reply"])
    #expect(titles(3) == ["Reply"])
    stage.controller.collapse(1)
    #expect(titles(1) == ["Reply"])
    stage.controller.expand(1)
    stage.controller.swipeToHide = false
    #expect(titles(1) == ["Reply"])
    stage.controller.swipeToHide = true
    stage.controller.pinned = [1]
    #expect(titles(1) == ["Reply"])
    stage.controller.pinned = []
    stage.controller.style = .blocks
    #expect(titles(1) == ["Reply"])
  }

  @Test func leavesUprightDragsAndOtherDirectionsToTheList() {
    let stage = shown()
    #expect(!drag(stage, 0, [CGPoint(x: -8, y: 11), CGPoint(x: -200, y: 11)]))
    #expect(!drag(stage, 0, [CGPoint(x: 12, y: 0)]))
    #expect(!drag(stage, 0, [.zero]))
    #expect(!stage.controller.state.swipe.isOpen)
    #expect(drag(stage, 0, [CGPoint(x: -6, y: 2), CGPoint(x: -100, y: 0)]))
  }

  @Test func leavesScrollersInsideTheRowTheirDrags() {
    let stage = shown()
    let code = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    code.contentSize = CGSize(width: 900, height: 40)
    (stage.cell(0) as? PostCell)?.body.addSubview(code)
    #expect(!drag(stage, 0, left(150)))
    code.contentSize = CGSize(width: 200, height: 40)
    #expect(drag(stage, 0, left(150)))
  }

  @Test func mirrorsWhereLinesBeginOnTheRight() {
    let stage = shown(traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(!drag(stage, 0, left(150)))
    #expect(drag(stage, 0, [CGPoint(x: 11, y: 0), CGPoint(x: 150, y: 0)]))
    stage.settle()
    let cell = stage.cell(0)
    #expect((cell?.swipeOffset ?? 0) > 0)
    #expect(cell?.parts.swipe?.frame.minX == 0)
    #expect(cell?.parts.swipe?.buttons.first?.frame.minX == 0)
  }

  @Test func closesWhenTheListScrollsChangesOrAnotherRowIsDrawn() {
    let stage = shown()
    for close in [
      { stage.table.standInScroll.beginDragging() }, { stage.controller.collapse(8) },
      { _ = stage.controller.insert(Post(50), under: nil) },
      { _ = self.drag(stage, 1, self.left(150)) },
      { stage.tap(1) }, { stage.controller.style.name = "ours" },
    ] {
      stage.controller.state.swipe.close(animated: false)
      drag(stage, 0, left(150))
      let cell = stage.cell(0)
      stage.settle()
      #expect(cell?.swipeOffset != 0)
      close()
      stage.settle()
      #expect(cell?.swipeOffset == 0)
      #expect(stage.ids.contains(3))
    }
  }

  @Test func keepsNothingOfASwipeInACellThatIsReused() {
    let stage = shown()
    drag(stage, 0, left(150))
    let cell = stage.cell(0)
    cell?.prepareForReuse()
    #expect(cell?.swipeOffset == 0)
    #expect(cell?.parts.swipe == nil)
  }

  @Test(.rows("S15", "S19")) func showsAllEightPropertiesOfAnAppearance() {
    let stage = shown { $0.swipeActionAppearance = LoudAppearance() }
    drag(stage, 0, left(150))
    let button = stage.cell(0)?.parts.swipe?.first
    #expect(button?.backgroundColor == .purple)
    #expect(button?.label.text == "Away")
    #expect(button?.label.textColor == .yellow)
    #expect(button?.label.font == .systemFont(ofSize: 21))
    let image = button?.imageView.image
    #expect(image != nil)
    button?.isArmed = true
    #expect(button?.backgroundColor == .orange)
    #expect(button?.label.textColor == .black)
    #expect(button?.imageView.image !== image)
  }

  @Test(.rows("S15", "S19")) func takesTheAppearanceOfTheLookUnlessOneIsSet() {
    let stage = shown()
    let first = stage.controller.swipeActionAppearance
    first.text = "Fold"
    #expect(stage.controller.swipeActionAppearance === first)
    stage.controller.style = .imgur
    stage.controller.wording = .spanish
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      stage.controller.swipeActionAppearance.color.resolvedColor(with: dark)
        == UIColor(RGBColor(0x1F6E4A))
    )
    #expect(stage.controller.swipeActionAppearance.text == Wording.spanish.navigation.collapse)
    stage.controller.swipeActionAppearance = first
    stage.controller.style = .reddit
    #expect(stage.controller.swipeActionAppearance === first)
  }

  @Test(.rows("S15")) func hasTheReferencesValuesAtFirst() {
    StandIn.shared.reset()
    let standard = SwipeActionAppearance()
    let light = UITraitCollection(userInterfaceStyle: .light)
    func components(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue].map { ($0 * 100).rounded() / 100 }
    }
    #expect(components(standard.color) == [0.42, 0.86, 0.8])
    #expect(components(standard.highlightedColor) == [0.76, 0.84, 0.83])
    #expect(standard.text == "Collapse")
    #expect(components(standard.textColor) == [1, 1, 1])
    #expect(components(standard.highlightedTextColor) == [1, 1, 1])
    #expect(standard.font == .boldSystemFont(ofSize: 17))
    #expect(standard.image != nil)
    #expect(standard.highlightedImage != nil)
  }

  @Test(.rows("S15")) func marksWhatLettingGoWouldRun() {
    let stage = shown()
    let pan = stage.controller.state.swipe.pan
    let rect = stage.table.rectForRow(at: IndexPath(row: 0, section: 0))
    pan.standIn.go(to: .possible, at: CGPoint(x: rect.midX, y: rect.midY), translation: left(11)[0])
    #expect(pan.standIn.mayBegin)
    pan.standIn.go(to: .began, translation: CGPoint(x: -20, y: 0))
    let button = stage.cell(0)?.parts.swipe?.first
    #expect(button?.isArmed == false)
    pan.standIn.go(to: .changed, translation: CGPoint(x: -340, y: 0))
    #expect(button?.isArmed == true)
    pan.standIn.go(to: .changed, translation: CGPoint(x: -100, y: 0))
    #expect(button?.isArmed == false)
    #expect(StandIn.shared.feedback.count == 2)
    pan.standIn.go(to: .cancelled)
    stage.settle()
    #expect(stage.cell(0)?.swipeOffset == 0)
  }
}
