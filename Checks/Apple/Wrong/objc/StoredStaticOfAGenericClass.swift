// error: static stored properties not supported in generic types
import UIKit
import RejoinderUIKit

#if RIGHT
class Board<Value>: UIViewController {
  static var name: String { "board" }
}
#else
class Board<Value>: UIViewController {
  static let name = "board"
}
#endif
