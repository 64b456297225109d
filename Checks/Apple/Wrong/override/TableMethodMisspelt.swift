// error: does not override any method from its superclass
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Posts: CommentsViewController<Post> {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
}
#else
final class Posts: CommentsViewController<Post> {
  override func tableView(_ tableView: UITableView, numberOfRows section: Int) -> Int { 0 }
}
#endif
