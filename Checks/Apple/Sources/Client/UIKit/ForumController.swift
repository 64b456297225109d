package import RejoinderUIKit
package import UIKit

/// A controller as short as one can be that has everything: cells, folds, an action of its own.
package final class ForumController: CommentsViewController<Post> {
  package var posts: [Post] = []
  /// The posts that somebody wanted to answer.
  package private(set) var replied: [Int] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    register(PostCell.self)
    startsFullyExpanded = true
    foldDelegate = self
    setComments(posts, children: \.answers)
  }

  package override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    let cell = dequeue(PostCell.self, for: row, at: indexPath)
    cell.show(row)
    return cell
  }

  package override func swipeActions(for row: Row) -> [SwipeAction] {
    super.swipeActions(for: row) + [SwipeAction("Reply") { [weak self] in self?.reply(to: row.id) }]
  }

  private func reply(to id: Int) { replied.append(id) }
}
