// error: its type cannot be represented in Objective-C
import UIKit
import RejoinderUIKit

#if RIGHT
class Board<Value>: UIViewController {
  var shown: Value?
}
#else
class Board<Value>: UIViewController {
  @objc var shown: Value?
}
#endif
