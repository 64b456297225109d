// error: non-class type
import UIKit
import RejoinderUIKit

#if RIGHT
final class Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) {}
  func commentDidUnfold(_ id: Int, at index: Int) {}
}
#else
struct Log: CommentFoldDelegate {
  func commentDidFold(_ id: Int, at index: Int) {}
  func commentDidUnfold(_ id: Int, at index: Int) {}
}
#endif
