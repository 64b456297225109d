// error: cannot convert
import SwiftUI
import RejoinderUI

#if RIGHT
struct Screen: View {
  @State private var collapsed: Set<Comment.ID> = []
  var body: some View { NestedCommentThread(comments: [], collapsed: $collapsed) }
}
#else
struct Screen: View {
  @State private var collapsed: Set<Comment.ID> = []
  var body: some View { NestedCommentThread(comments: [], collapsed: collapsed) }
}
#endif
