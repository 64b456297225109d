import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Folds that the app keeps, and what it is told.
@MainActor
struct OutsideFoldsTests {
  final class Log {
    var changes: [String] = []
  }

  struct Screen: View {
    let log: Log
    @State var collapsed: Set<Comment.ID> = []
    @State var comments = Orchard.comments

    var body: some View {
      Button("Fold Diego") { collapsed.insert("5") }
      Button("Unfold all") { collapsed = [] }
      Button("Fold a leaf and a stranger") { collapsed = ["3", "nope"] }
      Text(verbatim: collapsed.map(\.description).sorted().joined(separator: ","))
      NestedCommentThread(comments: comments, collapsed: $collapsed)
        .discussion.look(.blocks)
        .discussion.onCollapseChange { id, isCollapsed in log.changes.append("\(id) \(isCollapsed)")
        }
    }
  }

  @Test(.rows("N11", "N12"))
  func followsTheBindingBothWays() throws {
    let scene = Evaluated(Screen(log: Log()))
    try scene.tap("Fold Diego")
    #expect(scene.ids == ["1", "2", "3", "4", "5", "7"])
    try scene.tap("Hide 3 replies")
    #expect(scene.ids == ["1", "5", "7"])
    #expect(scene.host.root.all("Text").contains { $0.text == "1,5" })
    try scene.tap("Unfold all")
    #expect(scene.ids == Orchard.ids)
  }

  @Test(.rows("N5"))
  func ignoresLeavesAndStrangers() throws {
    let scene = Evaluated(Screen(log: Log()))
    try scene.tap("Fold a leaf and a stranger")
    #expect(scene.ids == Orchard.ids)
    try scene.tap("Hide 3 replies")
    #expect(scene.host.root.all("Text").contains { $0.text == "1,3,nope" })
  }

  @Test func tellsOfEachChangeOnce() throws {
    let log = Log()
    let scene = Evaluated(Screen(log: log))
    try scene.tap("Hide 3 replies")
    try scene.tap("Show 3 replies")
    #expect(log.changes == ["1 true", "1 false"])
  }

  @Test func tellsHowItIsAfterTwoChangesInOnePass() throws {
    let log = Log()
    let scene = Evaluated(Screen(log: log))
    let button = scene.host.root.first("Button", text: "Hide 3 replies")
    let tap = try #require(button?.actions["tap"])
    tap()
    tap()
    scene.host.settle()
    #expect(log.changes == ["1 true", "1 false"])
    #expect(scene.ids == Orchard.ids)
  }

  @Test func tellsOfEachThatWholeThreadsUnfold() throws {
    let log = Log()
    let thread = NestedCommentThread(comments: Orchard.comments)
      .discussion.onCollapseChange { log.changes.append("\($0) \($1)") }
      .discussion.look(.redditFoldable)
    let scene = Evaluated(thread)
    try scene.tap("Hide 1 reply")
    try scene.tap("Hide 3 replies")
    try scene.tap("Show 3 replies")
    #expect(log.changes == ["2 true", "1 true", "1 false", "2 false"])
    #expect(scene.ids == Orchard.ids)
  }

  @Test func beginsAsTheLookSays() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments).discussion.look(.imgur))
    #expect(scene.ids == ["1", "5", "7"])
    try scene.tap("3 replies")
    #expect(scene.ids == ["1", "2", "4", "5", "7"])
  }

  @Test func keepsFoldsWhileCommentsCome() throws {
    struct Growing: View {
      @State var comments = Orchard.comments

      var body: some View {
        Button("Add") { comments.append(Comment(id: "8", author: "Eva", text: "Hello.")) }
        NestedCommentThread(comments: comments)
      }
    }
    let scene = Evaluated(Growing())
    try scene.tap("Hide 3 replies")
    try scene.tap("Add")
    #expect(scene.ids == ["1", "5", "6", "7", "8"])
  }
}
