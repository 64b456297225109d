// error: does not match the requirement's selector
import UIKit
import RejoinderUIKit

#if RIGHT
final class Pans: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
#else
final class Pans: NSObject, UIGestureRecognizerDelegate {
  @objc(shouldBegin:)
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
#endif
