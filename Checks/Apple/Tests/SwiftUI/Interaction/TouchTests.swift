import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Taps, menus, and what can be felt.
@MainActor
struct TouchTests {
  /// Another one each time: what a view's value begins with is shared by all its uses.
  private static var thread: NestedCommentThread<Comment, CommentRow> {
    NestedCommentThread(comments: Orchard.comments)
  }

  @Test(arguments: [
    (FoldTap.never, false, false), (.button, false, false), (.heading, true, false),
    (.anywhere, true, true),
  ])
  func foldsWhereATapIsToFold(tap: FoldTap, heading: Bool, words: Bool) throws {
    for (y, folds) in [(12.0, heading), (60, words)] {
      let scene = Evaluated(Self.thread.discussion.foldTap(tap))
      #expect(try scene.tap("1", at: CGPoint(x: 400, y: y)) == (tap != .never))
      #expect(scene.ids == (folds ? ["1", "5", "6", "7"] : Orchard.ids), "\(tap) at \(y)")
    }
  }

  @Test func foldsTheBranchOfALine() throws {
    let metrics = DiscussionStyle.blocks.metrics
    let x = metrics.padding.leading + metrics.avatarSize / 2
    for isMirrored in [false, true] {
      let scene = Evaluated(Self.thread) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      try scene.tap("2", at: CGPoint(x: isMirrored ? 700 - x : x, y: 30))
      #expect(scene.ids == ["1", "5", "6", "7"])
    }
  }

  @Test func neverFoldsBesideALink() throws {
    let body = Body(#"<a href="https://example.org">Here</a>"#, format: .html)
    let comment = Comment(id: "1", author: Author("Ana"), body: body)
    let scene = Evaluated(NestedCommentThread(comments: [comment]).discussion.foldTap(.anywhere))
    let shield = try scene.row("1").all("onTapGesture").first { $0.actions["tap"] != nil }
    #expect(shield?.content.contains { $0.text == "Here" } == true)
    let plain = Evaluated(Self.thread.discussion.foldTap(.anywhere))
    #expect(try plain.row("7").all("onTapGesture").allSatisfy { $0.actions["tap"] == nil })
  }

  @Test func tellsTheAppInPlaceOfFolding() throws {
    @MainActor final class Log { var ids: [Comment.ID] = [] }
    let log = Log()
    let scene = Evaluated(
      Self.thread.discussion.onTap { log.ids.append($0.id) }.discussion.foldTap(.anywhere)
    )
    try scene.tap("7", at: CGPoint(x: 400, y: 40))
    #expect(log.ids == ["7"])
    #expect(scene.ids == Orchard.ids)
  }

  @Test func offersFoldingAndMovingInItsMenu() throws {
    let scene = Evaluated(
      DiscussionScrollView { Self.thread.discussion.contextMenu { _ in Button("Report") {} } }
    )
    #expect(
      try scene.menu("3") == ["Report", "Fold the parent", "Fold this thread", "Go to the parent"]
    )
    #expect(try scene.menu("2")[1] == "Hide 1 reply")
    try scene.choose("Fold this thread", from: "3")
    #expect(scene.ids == ["1", "5", "6", "7"])
    try scene.choose("Show 3 replies", from: "1")
    try scene.choose("Fold the parent", from: "3")
    #expect(scene.ids == ["1", "2", "4", "5", "6", "7"])
  }

  @Test(.rows("N11")) func givesTheSameRowsByAnyWay() throws {
    let folded = ["1", "2", "4", "5", "6", "7"]
    let byControl = Evaluated(Self.thread)
    try byControl.tap("Hide 1 reply")
    let byMenu = Evaluated(Self.thread)
    try byMenu.choose("Hide 1 reply", from: "2")
    let byVoice = Evaluated(Self.thread)
    try byVoice.act("Hide 1 reply to Luis", on: "2")
    let bySwipe = Evaluated(Self.thread.discussion.look(.reddit))
    try bySwipe.drag("2", [-30, -300, -600].map { CGPoint(x: $0, y: 0) })
    let byKey = Evaluated(Self.thread)
    for key in "jj " { try byKey.press(KeyEquivalent(key)) }
    let ways = [
      "control": byControl, "menu": byMenu, "voice": byVoice, "swipe": bySwipe, "key": byKey,
    ]
    for (name, scene) in ways { #expect(scene.ids == folded, "by \(name)") }
    for (name, scene) in ways where name != "swipe" {
      #expect(scene.announcements == ["1 reply hidden"], "by \(name)")
      #expect(scene.feedback == [.selection])
    }
  }

  @Test func canBeFeltOrNot() throws {
    let scene = Evaluated(Self.thread.discussion.haptics(false))
    try scene.tap("Hide 3 replies")
    #expect(scene.feedback.isEmpty)
  }
}
