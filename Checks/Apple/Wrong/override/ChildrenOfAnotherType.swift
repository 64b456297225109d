// error: cannot convert
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
@MainActor func fill(_ controller: CommentsViewController<Post>, _ posts: [Post]) {
  controller.setComments(posts, children: \.answers)
}
#else
@MainActor func fill(_ controller: CommentsViewController<Post>, _ posts: [Post]) {
  controller.setComments(posts, children: \.id)
}
#endif
