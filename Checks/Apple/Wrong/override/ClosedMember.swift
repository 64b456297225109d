// error: overriding non-open
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Posts: CommentsViewController<Post> {
  override func isToggleable(_ row: Row) -> Bool { true }
}
#else
final class Posts: CommentsViewController<Post> {
  override func toggle(_ id: Int) {}
}
#endif
