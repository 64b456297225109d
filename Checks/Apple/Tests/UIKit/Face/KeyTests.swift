import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Keys do what taps and swipes do.
@MainActor @Suite struct KeyTests {
  private func shown() -> Stage<PostsController> {
    Stage(posts: smallForest) { $0.startsFullyExpanded = true }
  }

  @Test func foldAndUnfoldAndGo() {
    let stage = shown()
    func press(_ input: String, _ flags: UIKeyModifierFlags = []) {
      #expect(stage.controller.standInPress(input, flags))
      stage.settle()
    }
    press("j")
    press("h")
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    press("h")
    #expect(stage.controller.currentRowID == .comment(1))
    press(" ")
    #expect(stage.ids == [1, 7, 8, 9])
    press("l")
    #expect(stage.ids.count == 9)
    press(UIKeyCommand.inputRightArrow)
    #expect(stage.controller.currentRowID == .comment(2))
    press("j", .shift)
    #expect(stage.controller.currentRowID == .comment(6))
    press("n")
    #expect(stage.controller.currentRowID == .comment(7))
    press("n", .shift)
    #expect(stage.controller.currentRowID == .comment(1))
    press(UIKeyCommand.inputEnd)
    #expect(stage.controller.currentRowID == .comment(9))
    press("p")
    #expect(stage.controller.currentRowID == .comment(8))
    stage.controller.unreadIDs = [4]
    press("u", .shift)
    #expect(stage.controller.currentRowID == .comment(4))
    stage.controller.jump(to: 9)
    press("z", .control)
    #expect(stage.controller.currentRowID == .comment(4))
    #expect(stage.controller.isFirstResponder)
  }

  @Test func mirrorArrowsWhereLinesBeginOnTheRight() {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let stage = Stage(posts: smallForest, traits: traits)
    func press(_ input: String) {
      #expect(stage.controller.standInPress(input))
      stage.settle()
    }
    press("j")
    press("k")
    press(UIKeyCommand.inputLeftArrow)
    #expect(stage.ids == [1, 2, 6, 7, 8])
    press(UIKeyCommand.inputLeftArrow)
    #expect(stage.controller.currentRowID == .comment(2))
    press(UIKeyCommand.inputRightArrow)
    #expect(stage.controller.currentRowID == .comment(1))
    press(UIKeyCommand.inputRightArrow)
    #expect(stage.ids == [1, 7, 8])
    #expect(stage.controller.keyCommands?.contains { $0.allowsAutomaticMirroring } == false)
  }

  @Test func showFewerLevelsAndMore() {
    let stage = shown()
    #expect(stage.controller.standInPress("["))
    #expect(stage.ids == [1, 2, 3, 4, 6, 7, 8, 9])
    stage.settle()
    #expect(stage.controller.standInPress("["))
    #expect(stage.ids == [1, 2, 6, 7, 8, 9])
    stage.settle()
    #expect(stage.controller.standInPress("]"))
    #expect(stage.ids == [1, 2, 3, 4, 6, 7, 8, 9])
  }

  @Test func areListedWithWordsAndOnlyOnce() {
    let stage = shown()
    let commands = stage.controller.keyCommands ?? []
    #expect(commands.allSatisfy { $0.discoverabilityTitle?.isEmpty == false })
    let keys = commands.map { "\($0.modifierFlags.rawValue) \($0.input ?? "")" }
    #expect(Set(keys).count == keys.count)
  }
}
