#if canImport(UIKit)
import RejoinderCore
import UIKit

/// The views of a cell besides its content, from back to front.
@MainActor
final class CellParts {
  /// What a swipe moves: everything but the actions behind it.
  let row = UIView()
  /// The strip above the comment.
  let strip = UIView()
  /// What is behind the comment; its content stands in it.
  let ground = UIView()
  /// What the ground takes on for a moment, behind the content.
  let flash = UIView()
  /// Lines and bars, in front of the content.
  let lines = CellLinesView()
  /// The actions of a swipe, while there is one.
  private(set) var swipe: SwipeActionsView?

  func install(in contentView: UIView) {
    contentView.clipsToBounds = true
    contentView.addSubview(row)
    for view in [strip, ground, lines] { row.addSubview(view) }
    ground.addSubview(flash)
    flash.isUserInteractionEnabled = false
    flash.alpha = 0
  }

  /// Shows the actions behind the row.
  func show(_ swipe: SwipeActionsView, in contentView: UIView) {
    removeSwipe()
    self.swipe = swipe
    contentView.insertSubview(swipe, belowSubview: row)
  }

  func removeSwipe() {
    swipe?.removeFromSuperview()
    swipe = nil
  }

  /// Lets the ground take on a colour and lose it again, or keeps still.
  func flash(_ color: UIColor, duration: TimeInterval) {
    flash.backgroundColor = color
    UIView.animate(
      withDuration: duration,
      animations: { self.flash.alpha = 1 },
      completion: { _ in
        UIView.animate(withDuration: duration, animations: { self.flash.alpha = 0 })
      }
    )
  }

  /// Keeps a colour behind the content, without anything that moves.
  func mark(_ color: UIColor) {
    flash.backgroundColor = color
    flash.alpha = 1
  }

  func stopFlashing() {
    flash.layer.removeAllAnimations()
    flash.alpha = 0
  }
}
#endif
