// error: generic classes cannot contain '@objc' members
import UIKit
import RejoinderUIKit

#if RIGHT
class Board<Value>: UIViewController {
  @objc func refresh() {}
}
#else
class Board<Value>: UIViewController {}
extension Board {
  @objc func refresh() {}
}
#endif
