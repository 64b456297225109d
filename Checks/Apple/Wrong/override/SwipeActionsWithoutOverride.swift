// error: requires an 'override' keyword
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Posts: CommentsViewController<Post> {
  override func swipeActions(for row: Row) -> [SwipeAction] { [] }
}
#else
final class Posts: CommentsViewController<Post> {
  func swipeActions(for row: Row) -> [SwipeAction] { [] }
}
#endif
