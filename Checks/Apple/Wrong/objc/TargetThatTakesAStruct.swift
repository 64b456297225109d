// error: the type of the parameter cannot be represented in Objective-C
import UIKit
import RejoinderCore
import RejoinderUIKit

#if RIGHT
final class Board: UIViewController {
  @objc func restyle(_ color: UIColor) {}
}
#else
final class Board: UIViewController {
  @objc func restyle(_ style: DiscussionStyle) {}
}
#endif
