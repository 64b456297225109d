// error: generic classes cannot contain '@objc' members
import UIKit
import RejoinderUIKit

#if RIGHT
class Board<Value>: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}
#else
class Board<Value>: UIViewController {}
extension Board {
  override func viewDidLoad() { super.viewDidLoad() }
}
#endif
