// error: argument labels for method 'cell(forRow:at:)' do not match
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Posts: CommentsViewController<Post> {
  override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    dequeue(CommentCell.self, for: row, at: indexPath)
  }
}
#else
final class Posts: CommentsViewController<Post> {
  override func cell(forRow row: Row, at indexPath: IndexPath) -> CommentCell { fatalError() }
}
#endif
