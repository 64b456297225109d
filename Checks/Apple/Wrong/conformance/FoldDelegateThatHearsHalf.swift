// error: does not conform to protocol 'CommentFoldDelegate'
import UIKit
import RejoinderUIKit

#if RIGHT
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) {}
  func commentDidUnfold(_ id: Int, at index: Int) {}
}
#else
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) {}
}
#endif
