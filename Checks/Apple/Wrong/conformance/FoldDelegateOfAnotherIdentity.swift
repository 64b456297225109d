// error: cannot assign
import UIKit
import RejoinderUIKit

struct Post: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var answers: [Post] = []
}

#if RIGHT
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) {}
  func commentDidUnfold(_ id: Int, at index: Int) {}
}
@MainActor func listen(_ controller: CommentsViewController<Post>, _ log: Log) {
  controller.foldDelegate = log
}
#else
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: String, at index: Int) {}
  func commentDidUnfold(_ id: String, at index: Int) {}
}
@MainActor func listen(_ controller: CommentsViewController<Post>, _ log: Log) {
  controller.foldDelegate = log
}
#endif
