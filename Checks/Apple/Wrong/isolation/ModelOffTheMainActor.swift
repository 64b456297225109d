// error: main actor-isolated
import SwiftUI
import RejoinderUI

#if RIGHT
@MainActor func count(_ model: DiscussionModel<Comment>) -> Int { model.rows.count }
#else
func count(_ model: DiscussionModel<Comment>) -> Int { model.rows.count }
#endif
