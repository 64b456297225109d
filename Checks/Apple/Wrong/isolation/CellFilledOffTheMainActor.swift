// error: main actor-isolated
import UIKit
import RejoinderUIKit

#if RIGHT
func fill(_ cell: CommentCell) {
  Task { @MainActor in cell.commentContent = nil }
}
#else
func fill(_ cell: CommentCell) {
  Task.detached { cell.commentContent = nil }
}
#endif
