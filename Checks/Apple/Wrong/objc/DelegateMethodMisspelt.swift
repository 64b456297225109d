// error: nearly matches optional requirement
import RejoinderUIKit
import UIKit

#if RIGHT
final class Pans: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
#else
final class Pans: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer, _ way: Int = 0) -> Bool {
    true
  }
  func gestureRecognizerShouldBegins(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
#endif
