#if canImport(UIKit)
import UIKit

/// Views of one kind, as many as a row needs, kept from one row to the next.
@MainActor
final class ViewPool<View: UIView> {
  private(set) var used: [View] = []
  private var spare: [View] = []
  private let make: () -> View
  private weak var parent: UIView?

  init(in parent: UIView, _ make: @escaping () -> View) {
    (self.parent, self.make) = (parent, make)
  }

  /// Gives another view, which may still show what it showed before.
  func next() -> View {
    let view = spare.popLast() ?? make()
    if view.superview == nil { parent?.addSubview(view) }
    view.isHidden = false
    used.append(view)
    return view
  }

  /// Takes all views back.
  func takeBack() {
    for view in used { view.isHidden = true }
    spare.append(contentsOf: used.reversed())
    used = []
  }
}
#endif
