// error: actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
actor Source { var comments: [Comment] = [] }
struct Screen: View {
  let source: Source
  @State private var comments: [Comment] = []
  var body: some View {
    NestedCommentThread(comments: comments).task { comments = await source.comments }
  }
}
#else
actor Source { var comments: [Comment] = [] }
struct Screen: View {
  let source: Source
  var body: some View { NestedCommentThread(comments: source.comments) }
}
#endif
