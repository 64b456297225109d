import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// A model: actions in, values out, and threads that follow.
@MainActor
struct DiscussionModelTests {
  let model = DiscussionModel(Orchard.comments)

  private func evaluated() -> Evaluated {
    Evaluated(DiscussionScrollView { NestedCommentThread(model: model) })
  }

  @Test func drawsWhatItHolds() throws {
    let scene = evaluated()
    #expect(scene.ids == Orchard.ids)
    model.collapse("1")
    scene.host.settle()
    #expect(scene.ids == ["1", "5", "6", "7"])
    try scene.tap("Show 3 replies")
    #expect(model.collapsedIDs.isEmpty)
  }

  @Test func beginsFoldedAsAsked() {
    let below = DiscussionModel(Orchard.comments, initialFold: .below(2))
    #expect(below.collapsedIDs == ["2"])
    #expect(below.rows.count == 6)
    let folded = DiscussionModel(Orchard.comments, initialFold: .rootsOnly)
    #expect(folded.rows.map(\.id) == ["1", "5", "7"].map { .comment($0) })
  }

  @Test func forgetsWhatIsGone() {
    model.setUnread(["3", "4", "7"])
    model.selection = "3"
    model.remove("2")
    #expect(model.selection == nil)
    #expect(model.unread == ["4", "7"])
    model.selection = "4"
    model.setComments([Comment(id: "7", author: "Sara", body: "Thank you all.")])
    #expect(model.selection == nil)
    #expect(model.unread == ["7"])
  }

  @Test func foldsAllAndNone() {
    model.collapseAll()
    #expect(model.rows.count == 3)
    model.expandAll()
    #expect(model.rows.count == 7)
    model.collapse(belowLevel: 2)
    #expect(model.rows.count == 6)
    model.collapsedIDs = ["5"]
    #expect(model.collapsedIDs == ["5"])
    model.expandDescendants(of: "5")
    #expect(model.rows.count == 7)
  }

  @Test func foldsFromDeepInside() {
    model.collapse(toParentOf: "3")
    #expect(model.collapsedIDs == ["2"])
    #expect(model.scrollRequest?.row == .comment("2"))
    model.collapse(toRootOf: "4")
    #expect(model.collapsedIDs == ["1", "2"])
    #expect(model.scrollRequest?.row == .comment("1"))
    #expect(model.scrollRequest?.isQuiet == true)
  }

  @Test func revealsWhatIsFoldedAway() {
    model.collapse("2")
    model.collapse("1")
    let scene = evaluated()
    scene.host.forget()
    #expect(model.reveal("3"))
    scene.host.settle()
    #expect(scene.ids == Orchard.ids)
    #expect(scene.scrolls == [.comment("3")])
    #expect(!model.reveal("nobody"))
  }

  @Test func takesJumpsBack() {
    model.selection = "2"
    #expect(!model.canUndoJump)
    model.jump(to: "6")
    #expect(model.selection == "6")
    #expect(model.canUndoJump)
    #expect(model.undoJump() == "2")
    #expect(model.selection == "2")
    #expect(!model.canUndoJump)
    #expect(model.undoJump() == nil)
  }

  @Test func stepsFromThreadToThread() {
    #expect(model.step(.nextRoot) == .comment("1"))
    #expect(model.step(.nextRoot) == .comment("5"))
    #expect(model.step(.nextRoot) == .comment("7"))
    #expect(model.step(.nextRoot) == nil)
    #expect(model.step(.previousRoot) == .comment("5"))
    #expect(model.step(.nextRow) == .comment("6"))
    #expect(model.step(.parent) == .comment("5"))
  }

  @Test func goesToWhatIsUnread() {
    model.setUnread(["3", "6"])
    #expect(model.unreadCount == 2)
    #expect(model.stepToUnread() == "3")
    model.markRead(["3"])
    #expect(model.stepToUnread() == "6")
    model.markRead()
    #expect(model.stepToUnread() == nil)
  }

  @Test func takesChangesIn() {
    model.insert(Comment(id: "8", parentID: "6", author: "Eva", body: "Sweet?"))
    #expect(model.rows.map(\.id).contains(.comment("8")))
    #expect(model.outline.replyCount(of: "5") == 2)
    model.update("8") { $0.body = "Sweet!" }
    #expect(model.outline.tree["8"]?.base.body.source == "Sweet!")
    model.move("8", under: "7")
    #expect(model.outline.replyCount(of: "7") == 1)
    model.update("8") { $0.body = "Sour." }
    #expect(model.outline.replyCount(of: "7") == 1)
    model.tombstone("7")
    #expect(model.outline.tree["7"]?.state == .deleted)
    model.remove("1")
    #expect(model.rows.map(\.id) == ["5", "6", "7", "8"].map { .comment($0) })
  }

  @Test func sortsAndKeepsFolds() {
    model.collapse("1")
    model.sort(by: .newest, now: Timestamp(microseconds: 0))
    #expect(model.collapsedIDs == ["1"])
    model.setComments(Orchard.comments + [Comment(id: "9", author: "Eva", text: "Hello.")])
    #expect(model.collapsedIDs == ["1"])
    #expect(model.rows.count == 5)
  }

  @Test func tellsTheAppOfTapsOnly() throws {
    final class Log { var changes: [String] = [] }
    let log = Log()
    let scene = Evaluated(
      NestedCommentThread(model: model).discussion.onCollapseChange {
        log.changes.append("\($0) \($1)")
      }
    )
    model.collapse("5")
    scene.host.settle()
    try scene.tap("Hide 3 replies")
    #expect(log.changes == ["1 true"])
  }
}

extension Evaluated {
  /// The rows that the view was asked to scroll to.
  var scrolls: [RowID<Comment.ID>] {
    host.requests.compactMap { request in
      guard case .scroll(let id, _, _) = request else { return nil }
      return id.base as? RowID<Comment.ID>
    }
  }
}
