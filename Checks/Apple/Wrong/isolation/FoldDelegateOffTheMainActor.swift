// error: main actor-isolated
import UIKit
import RejoinderUIKit

#if RIGHT
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) { count += 1 }
  func commentDidUnfold(_ id: Int, at index: Int) {}
  var count = 0
}
#else
final class Log: CommentFoldDelegate {
  nonisolated func commentDidFold(_ id: Int, at index: Int) { count += 1 }
  nonisolated func commentDidUnfold(_ id: Int, at index: Int) {}
  var count = 0
}
#endif
