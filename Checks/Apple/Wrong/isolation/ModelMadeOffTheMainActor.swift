// error: main actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func model() -> DiscussionModel<Comment> { DiscussionModel([]) }
#else
func model() -> DiscussionModel<Comment> { DiscussionModel([]) }
#endif
