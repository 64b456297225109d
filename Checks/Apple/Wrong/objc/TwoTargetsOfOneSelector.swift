// error: conflicts with
import UIKit
import RejoinderUIKit

#if RIGHT
final class Board: UIViewController {
  @objc func move(_ row: Int) {}
  @objc(moveView:) func move(_ view: UIView) {}
}
#else
final class Board: UIViewController {
  @objc func move(_ row: Int) {}
  @objc func move(_ view: UIView) {}
}
#endif
