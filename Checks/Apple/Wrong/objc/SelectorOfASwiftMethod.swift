// error: refers to instance method 'refresh()' that is not exposed to Objective-C
import UIKit
import RejoinderUIKit

#if RIGHT
final class Board: UIViewController {
  @objc func refresh() {}
  func watch(_ button: UIButton) {
    button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
  }
}
#else
final class Board: UIViewController {
  func refresh() {}
  func watch(_ button: UIButton) {
    button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
  }
}
#endif
