// error: requires that 'UITableViewCell' inherit from 'CommentCell'
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Posts: CommentsViewController<Post> {
  override func viewDidLoad() { super.viewDidLoad(); register(CommentCell.self) }
}
#else
final class Posts: CommentsViewController<Post> {
  override func viewDidLoad() { super.viewDidLoad(); register(UITableViewCell.self) }
}
#endif
