// error: requires that 'Round' conform to 'CommentRowStyle'
import SwiftUI
import RejoinderUI

#if RIGHT
struct Round: CommentAvatarStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.initial) }
}
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.avatarStyle(Round())
}
#else
struct Round: CommentAvatarStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.initial) }
}
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.rowStyle(Round())
}
#endif
