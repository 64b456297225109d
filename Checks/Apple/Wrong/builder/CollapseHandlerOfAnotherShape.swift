// error: contextual closure type
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.onCollapseChange { id, isCollapsed in
    print(id, isCollapsed)
  }
}
#else
@MainActor func thread() -> some View {
  NestedCommentThread(comments: []).discussion.onCollapseChange { id in print(id) }
}
#endif
