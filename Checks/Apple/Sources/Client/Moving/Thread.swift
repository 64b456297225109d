import RejoinderUI
import SwiftUI

// What Documentation/Moving.md shows for the thread of SwiftUI Blocks. Scripts/moving.sh holds the two
// together: each snippet here is a block there.

/// The reference's demo with its model type renamed, and nothing else.
struct Discussion: View {
  // snippet: N1 N2
  let comments = [
    Comment(
      id: "1",
      author: "Marta",
      text: "The pear tree bears again.",
      age: "2h",
      replies: [
        Comment(id: "2", author: "Luis", text: "Since when?", age: "1h")
      ]
    ),
    Comment(id: "3", author: "Sara", text: "Thank you!", date: Timestamp(seconds: 1_767_261_600)),
  ]
  // end

  // snippet: N3
  var body: some View {
    ScrollView { NestedCommentThread(comments: comments, tint: .indigo) }
  }
  // end
}

/// The logic without a view.
struct ThreadLogic {
  let comments: [Comment]

  // snippet: N4
  var rows: [Row<Comment>] {
    CommentOutline(CommentTree(Comment.flattened(comments))).rows
  }

  func describe(_ row: Row<Comment>) -> String {
    "\(row.level): \(row.guides.levels) \(row.comment?.body.source ?? "more")"
  }
  // end

  // snippet: N5
  func rows(collapsed: Set<Comment.ID>) -> [Row<Comment>] {
    var outline = CommentOutline(CommentTree(Comment.flattened(comments)))
    outline.setCollapsed(collapsed)
    return outline.rows
  }
  // end

  // snippet: N6
  func replyCount(of id: Comment.ID) -> Int {
    CommentOutline(CommentTree(Comment.flattened(comments))).replyCount(of: id)
  }
  // end
}

/// A letter that can be read on any colour.
struct Initial: View {
  let tint: Color

  // snippet: N7
  var body: some View {
    Text("M").foregroundStyle(ContrastingForeground(background: tint))
  }
  // end
}

/// The lines of one row.
struct Lines: View {
  let item: ThreadItem<Comment>

  // snippet: N8
  var body: some View {
    let metrics = DiscussionStyle.blocks.metrics
    ConnectorShape(columns: item.columns(cap: metrics.maximumLevels), metrics: metrics)
      .stroke(.quaternary, style: StrokeStyle(lineWidth: metrics.strokeWidth, lineCap: .round))
  }
  // end
}

// snippet: N9
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DiscussionDemo() }
  }
}
// end
