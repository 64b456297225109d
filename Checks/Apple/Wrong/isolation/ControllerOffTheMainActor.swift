// error: main actor-isolated
import UIKit
import RejoinderUIKit

#if RIGHT
@MainActor func rows(_ controller: CommentsViewController<Comment>) -> Int { controller.rowCount }
#else
func rows(_ controller: CommentsViewController<Comment>) -> Int { controller.rowCount }
#endif
