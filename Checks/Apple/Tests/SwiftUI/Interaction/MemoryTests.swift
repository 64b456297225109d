import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// What a scene remembers of a discussion.
@MainActor
struct MemoryTests {
  private static let key = "RejoinderUI.reading.orchard"
  private static var thread: NestedCommentThread<Comment, CommentRow> {
    NestedCommentThread(comments: Orchard.comments).discussion.remembersFolds("orchard")
  }

  private func stored(_ scene: Evaluated) throws -> String {
    try #require(scene.host.sceneStorage[Self.key] as? String)
  }

  @Test func hasItsFoldsInItsFirstRows() throws {
    let first = Evaluated(Self.thread)
    #expect(first.host.sceneStorage[Self.key] == nil)
    try first.tap("Hide 3 replies")
    let host = ViewHost(Self.thread, sceneStorage: [Self.key: try stored(first)])
    #expect(host.root.element(RowID.comment(Comment.ID("2"))) == nil)
    let again = Evaluated(host: host)
    #expect(again.ids == ["1", "5", "6", "7"])
    try again.tap("Show 3 replies")
    let third = Evaluated(host: ViewHost(Self.thread, sceneStorage: [Self.key: try stored(again)]))
    #expect(third.ids == Orchard.ids)
  }

  @Test func keepsDiscussionsApart() throws {
    let first = Evaluated(Self.thread)
    try first.tap("Hide 3 replies")
    let other = NestedCommentThread(comments: Orchard.comments).discussion.remembersFolds("meadow")
    let host = ViewHost(other, sceneStorage: [Self.key: try stored(first)])
    #expect(Evaluated(host: host).ids == Orchard.ids)
  }

  @Test(arguments: ["", "reading 2\nf 1 1", "f 1 1", "\u{0}\u{FFFF}", "reading 1\nf x 1\nq 1 1"])
  func ignoresWhatItDidNotWrite(text: String) {
    let host = ViewHost(Self.thread, sceneStorage: [Self.key: text])
    #expect(Evaluated(host: host).ids == Orchard.ids)
  }

  @Test func forgetsWhatIsOld() {
    let host = ViewHost(Self.thread, sceneStorage: [Self.key: "reading 1\nf 1000 1"])
    #expect(Evaluated(host: host).ids == Orchard.ids)
  }

  @Test func goesBackToWhereSomebodyRead() throws {
    let model = DiscussionModel(Orchard.comments)
    let view = DiscussionScrollView {
      NestedCommentThread(model: model).discussion.remembersFolds("orchard")
    }
    let first = Evaluated(view)
    try first.tap("Hide 3 replies")
    model.readingPlace = .comment("5")
    first.host.close()
    let kept = try stored(first)
    let other = DiscussionModel(Orchard.comments)
    let again = Evaluated(
      host: ViewHost(
        DiscussionScrollView {
          NestedCommentThread(model: other).discussion.remembersFolds("orchard")
        },
        sceneStorage: [Self.key: kept]
      )
    )
    #expect(again.ids == ["1", "5", "6", "7"])
    #expect(again.scrolls == [.comment("5")])
    #expect(other.readingPlace == .comment("5"))
    let sent = DiscussionModel(Orchard.comments)
    sent.jump(to: "7")
    let third = Evaluated(
      host: ViewHost(
        DiscussionScrollView {
          NestedCommentThread(model: sent).discussion.remembersFolds("orchard")
        },
        sceneStorage: [Self.key: kept]
      )
    )
    #expect(third.scrolls == [.comment("7")])
  }
}
