#if canImport(UIKit)
import RejoinderCore
import UIKit

/// The actions behind a row, as wide as the row was moved aside.
final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]

  init(_ actions: [SwipeAction], _ appearance: SwipeActionAppearance) {
    buttons = actions.map { SwipeActionButton($0, $0.appearance ?? appearance) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// How far the row has to be moved aside for all of them to show.
  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// The action that runs by itself when the row is swiped far: the outermost.
  var first: SwipeActionButton? { buttons.first }

  /// Places the actions at the side that was laid bare, the first one at the edge.
  func place(in bounds: CGRect, revealed: CGFloat, isAtLeft: Bool) {
    let x = isAtLeft ? bounds.minX : bounds.maxX - revealed
    frame = CGRect(x: x, y: bounds.minY, width: revealed, height: bounds.height)
    let widths = buttons.map { $0.naturalWidth }
    let natural = widths.reduce(0, +)
    guard natural > 0 else { return }
    var edge: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let share = revealed * width / natural
      let left = isAtLeft ? edge : revealed - edge - share
      button.frame = CGRect(x: left, y: 0, width: share, height: bounds.height)
      edge += share
    }
  }
}
#endif
