import RejoinderUI
import SwiftUI

/// The README's code for apps; that it is the same, a test says.
@MainActor
enum Readme {
  private struct Post: Identifiable, Sendable {
    let id: Int
    var text: String
    var answers: [Post] = []
  }

  private struct PostRow: View {
    let post: Post
    init(_ post: Post) { self.post = post }
    var body: some View { Text(post.text) }
  }

  static func commentsOfOurs(_ comments: [Comment]) -> some View {
    ScrollView { NestedCommentThread(comments: comments, tint: .teal) }
  }

  private static func valuesOfAnApp(_ posts: [Post]) -> some View {
    NestedCommentThread(posts, children: \.answers) { row in PostRow(row.element) }
  }
}
