// error: conform to 'View'
import SwiftUI
import RejoinderUI

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
@MainActor func thread(_ posts: [Post]) -> some View {
  NestedCommentThread(posts, children: \.answers) { row in Text(String(row.element.id)) }
}
#else
@MainActor func thread(_ posts: [Post]) -> some View {
  NestedCommentThread(posts, children: \.answers) { row in row.element.id }
}
#endif
