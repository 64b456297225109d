// error: do not match those of overridden method
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
