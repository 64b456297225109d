// error: conform to 'View'
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.emptyView { Text("Be the first.") }
}
#else
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.emptyView { "Be the first." }
}
#endif
