import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Values of the app's own, nested or flat, in rows of the app's own.
@MainActor
struct OwnModelTests {
  struct Post: Identifiable, Sendable {
    let id: Int
    var text: String
    var answers: [Post] = []
    var inReplyTo: Int?
  }

  struct Entry: Identifiable, Sendable {
    let id: Int
    var answers: [Entry]?
  }

  struct PostRow: View {
    let post: Post
    let isCollapsed: Bool

    var body: some View { Text(verbatim: (isCollapsed ? "+" : "") + post.text) }
  }

  static let nested = [
    Post(
      id: 1,
      text: "one",
      answers: [Post(id: 2, text: "two", answers: [Post(id: 3, text: "three")])]
    ),
    Post(id: 4, text: "four"),
  ]

  static let flat = [
    Post(id: 3, text: "three", inReplyTo: 2), Post(id: 1, text: "one"),
    Post(id: 2, text: "two", inReplyTo: 1), Post(id: 4, text: "four"),
  ]

  @Test func drawsNestedValues() throws {
    let scene = Evaluated(
      NestedCommentThread(Self.nested, children: \.answers) { row in
        PostRow(post: row.element, isCollapsed: row.isCollapsed)
      }
    )
    #expect(numbers(scene) == [1, 2, 3, 4])
    try scene.tap("Hide 2 replies")
    #expect(numbers(scene) == [1, 4])
    #expect(scene.host.root.all("Text").contains { $0.text == "+one" })
  }

  @Test func drawsFlatValues() {
    let scene = Evaluated(
      NestedCommentThread(Self.flat, parent: \.inReplyTo) { row in
        PostRow(post: row.element, isCollapsed: row.isCollapsed)
      }
    )
    #expect(numbers(scene) == [1, 2, 3, 4])
  }

  @Test func drawsValuesWhoseRepliesMayBeAbsent() {
    let entries = [Entry(id: 1, answers: [Entry(id: 2)]), Entry(id: 3)]
    let scene = Evaluated(
      NestedCommentThread(entries, children: \.answers) { Text(verbatim: "\($0.level)") }
    )
    #expect(numbers(scene) == [1, 2, 3])
  }

  @Test func leavesItsControlToTheApp() throws {
    let scene = Evaluated(
      NestedCommentThread(Self.nested, children: \.answers) { row in
        VStack {
          Text(verbatim: row.element.text); CollapseButton(row)
        }
      }
      .discussion.toggleStyle(.hidden)
    )
    #expect(
      scene.host.root.content.filter { $0.kind == "Button" }.map(\.text) == [
        "Hide 2 replies", "Hide 1 reply",
      ]
    )
    try scene.tap("Hide 1 reply")
    #expect(numbers(scene) == [1, 2, 4])
  }

  @Test func drawsAFoldingRowOfComments() throws {
    let scene = Evaluated(
      NestedCommentThread(Comment.flattened(Orchard.comments)) { row in CommentRow(row) }
    )
    #expect(scene.ids == Orchard.ids)
    #expect(try scene.buttons("1") == ["Hide 3 replies"])
  }

  @Test func keepsLinesLeftOfRowsOfTheApp() {
    let scene = Evaluated(
      NestedCommentThread(Self.nested, children: \.answers) { Text(verbatim: $0.element.text) }
    )
    let columns = scene.host.root.withDescendants.compactMap { $0.columns?.indentation }
    #expect(columns == [0, 1, 2, 0])
  }

  private func numbers(_ scene: Evaluated) -> [Int] {
    scene.host.root.elementIDs.compactMap { element in
      guard case .comment(let id)? = element.base as? RowID<Int> else { return nil }
      return id
    }
  }
}
