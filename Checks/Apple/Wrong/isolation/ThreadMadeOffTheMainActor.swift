// error: main actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func thread() -> some View { NestedCommentThread(comments: []) }
#else
func thread() -> some View { NestedCommentThread(comments: []) }
#endif
