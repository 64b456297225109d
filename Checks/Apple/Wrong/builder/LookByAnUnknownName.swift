// error: has no member 'slashdot'
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.look(.reddit)
}
#else
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.look(.slashdot)
}
#endif
