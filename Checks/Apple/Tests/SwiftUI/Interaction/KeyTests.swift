import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Keys move and fold, without a model as with one.
@MainActor
struct KeyTests {
  private func evaluated(_ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> Evaluated
  {
    let scene = Evaluated(
      DiscussionScrollView { NestedCommentThread(comments: Orchard.comments) },
      environment: change
    )
    try scene.takeFocus()
    return scene
  }

  @Test(arguments: [
    ("j", ["1"]), ("jj", ["2"]), ("jjk", ["1"]), ("n", ["1"]), ("nn", ["5"]), ("nnn", ["7"]),
    ("nnN", ["1"]), ("jjj", ["3"]), ("jjjN", ["1"]), ("jjJ", ["4"]), ("jjJK", ["2"]),
    ("jjjp", ["2"]), ("jjjpp", ["1"]), ("nl", ["2"]), ("nll", ["3"]), ("nlllh", ["2"]),
  ])
  func goesWhereItsLettersSay(keys: String, ringed: [String]) throws {
    let scene = try evaluated()
    for key in keys { #expect(try scene.press(KeyEquivalent(key))) }
    #expect(scene.ringed == ringed)
    #expect(scene.ids == Orchard.ids)
  }

  @Test(.rows("N11"), arguments: [KeyEquivalent.space, .return, .leftArrow, "h"])
  func foldsLikeTheControl(key: KeyEquivalent) throws {
    let scene = try evaluated()
    try scene.press("n")
    try scene.press(key)
    #expect(scene.ids == ["1", "5", "6", "7"])
    #expect(scene.announcements == ["3 replies hidden"])
    try scene.press(.rightArrow)
    #expect(scene.ids == Orchard.ids)
    #expect(scene.announcements == ["3 replies hidden", "3 replies shown"])
  }

  @Test func mirrorsItsArrowsWhereLinesBeginOnTheRight() throws {
    let scene = try evaluated { $0.layoutDirection = .rightToLeft }
    try scene.press("n")
    try scene.press(.rightArrow)
    #expect(scene.ids == ["1", "5", "6", "7"])
    try scene.press(.leftArrow)
    #expect(scene.ids == Orchard.ids)
  }

  @Test func showsFewerAndMoreLevels() throws {
    let scene = try evaluated()
    try scene.press("[")
    #expect(scene.ids == ["1", "2", "4", "5", "6", "7"])
    try scene.press("[")
    try scene.press("[")
    #expect(scene.ids == ["1", "5", "7"])
    try scene.press("]")
    try scene.press("]")
    #expect(scene.ids == Orchard.ids)
  }

  @Test func keepsTheFocusWhenItsRowGoes() throws {
    let scene = try evaluated()
    for key in "jjj" { try scene.press(KeyEquivalent(key)) }
    #expect(scene.ringed == ["3"])
    try scene.tap("Hide 3 replies")
    #expect(scene.ringed == ["1"])
    try scene.press("j")
    #expect(scene.ringed == ["5"])
  }

  @Test func takesJumpsBack() throws {
    let scene = try evaluated()
    for key in "jjjnn" { try scene.press(KeyEquivalent(key)) }
    #expect(scene.ringed == ["7"])
    try scene.press("z", .command)
    #expect(scene.ringed == ["5"])
    try scene.press("z", .control, characters: "\u{1A}")
    #expect(scene.ringed == ["3"])
    #expect(try !scene.press("z"))
  }

  @Test func leavesOtherKeysToOthers() throws {
    let scene = try evaluated()
    #expect(try !scene.press("x"))
    #expect(try !scene.press("j", .command))
    #expect(try !scene.press("j", .option))
    #expect(try !scene.press(.tab))
    #expect(try !scene.press(.escape))
  }

  @Test func leavesItsKeysToFieldsInRows() throws {
    let thread = NestedCommentThread(Orchard.comments) { _ in
      TextField("Reply", text: .constant(""))
    }
    let scene = Evaluated(thread)
    let field = try #require(scene.host.root.first("TextField"))
    #expect(!field.ancestors.contains { $0.kind == "onKeyPress" || $0.kind == "focusable" })
  }

  @Test(arguments: [(Wording.english, "Keyboard shortcuts"), (.spanish, "Atajos de teclado")])
  func listsItsKeys(wording: Wording, title: String) throws {
    let scene = Evaluated(
      NestedCommentThread(comments: Orchard.comments).discussion.wording(wording)
    )
    try scene.press("?")
    let sheet = try #require(scene.host.root.first("sheet"))
    let words = sheet.withDescendants.compactMap { $0["text"]?.text }
    #expect(words.contains(wording.keys.nextComment))
    #expect(words.contains(wording.keys.help))
    #expect(sheet.first("navigationTitle")?["title"]?.text == title)
    try scene.press(.escape)
    #expect(scene.host.root.first("navigationTitle") == nil)
    #expect(try !scene.press(.escape))
  }

  @Test func goesByTheModelWhereThereIsOne() throws {
    let model = DiscussionModel(Orchard.comments)
    model.setUnread(["3", "6"])
    let scene = Evaluated(DiscussionScrollView { NestedCommentThread(model: model) })
    try scene.takeFocus()
    model.collapse("1")
    try scene.press("u")
    #expect(model.selection == "3")
    #expect(scene.ids == Orchard.ids)
    try scene.press("u")
    #expect(model.selection == "6")
    try scene.press("U")
    #expect(scene.ringed == ["3"])
    try scene.press("z", .command)
    #expect(model.selection == "6")
  }

  @Test func canBeSwitchedOff() {
    let thread = NestedCommentThread(comments: Orchard.comments).discussion.keys(false)
    #expect(Evaluated(thread).host.root.first("onKeyPress") == nil)
  }
}
