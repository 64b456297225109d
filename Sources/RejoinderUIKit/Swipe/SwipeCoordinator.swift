#if canImport(UIKit)
import RejoinderCore
import UIKit

/// The swipe of a table: one recogniser for all rows, and the one row that is drawn aside.
///
/// What becomes of a finger's way, Core's drag decides. The state is kept here and not in a cell,
/// which may be another row's by the next moment. It is apart from the controller because that is
/// generic, and methods that a recogniser calls can't stand in the extension of such a class.
@MainActor
final class SwipeCoordinator: NSObject, UIGestureRecognizerDelegate {
  /// What a swipe over a row offers.
  var actions: (IndexPath) -> [SwipeAction] = { _ in [] }
  /// How an action looks that has no look of its own.
  var appearance: () -> SwipeActionAppearance = { SwipeActionAppearance() }
  /// Whether a swipe across most of the row runs its first action.
  var runsWhenFar: () -> Bool = { true }

  private(set) weak var cell: CommentCell?
  private(set) var drag: SwipeDrag?
  private weak var table: UITableView?
  let pan = UIPanGestureRecognizer()

  /// Whether a row is aside.
  var isOpen: Bool { cell != nil }

  func install(in table: UITableView) {
    guard self.table !== table else { return }
    self.table = table
    pan.addTarget(self, action: Self.panned)
    pan.delegate = self
    table.addGestureRecognizer(pan)
  }

  /// Written as a name, which is the same with and without Objective-C.
  static let panned = Selector(("panned:"))

  #if canImport(ObjectiveC)
  @objc(panned:)
  #endif
  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: follow(pan.translation(in: table))
    case .ended: finish(velocity: pan.velocity(in: table).x)
    case .cancelled, .failed: cancel()
    default: break
    }
  }

  // MARK: Whose a drag is

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan, let table else { return false }
    let place = pan.location(in: table)
    guard let path = table.indexPathForRow(at: place),
      let cell = table.cellForRow(at: path) as? CommentCell
    else { return false }
    let isScroller = isOverScroller(cell.hitTest(table.convert(place, to: cell), with: nil), cell)
    if self.cell !== cell { close(animated: true) }
    guard var drag = drag ?? makeDrag(for: cell, at: path) else { return false }
    drag.began(isOverScroller: isScroller)
    let way = pan.translation(in: table)
    // The recogniser may ask a little before Core thinks that the finger has gone far enough; only
    // the direction counts by then.
    let length = max(abs(way.x), abs(way.y))
    guard length > 0 else { return false }
    let scale = max(1, SwipeDrag.slop / Double(length))
    guard drag.moved(dx: Double(way.x) * scale, dy: Double(way.y) * scale) == .horizontal else {
      if !isOpen { self.drag = nil }
      return false
    }
    begin(drag, on: cell, at: path)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a view in a cell, or one that it stands in, scrolls sideways itself.
  private func isOverScroller(_ view: UIView?, _ cell: UIView) -> Bool {
    var view = view
    while let current = view, current !== cell {
      if let scroller = current as? UIScrollView, scroller.isScrollEnabled,
        scroller.contentSize.width > scroller.bounds.width
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  // MARK: The row that is aside

  private func makeDrag(for cell: CommentCell, at path: IndexPath) -> SwipeDrag? {
    let actions = actions(path)
    guard !actions.isEmpty else { return nil }
    let view = SwipeActionsView(actions, appearance())
    for button in view.buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.run(button.action) }
        },
        for: .touchUpInside
      )
    }
    pending = view
    return SwipeDrag(
      trailing: SwipeDrag.Actions(width: Double(view.naturalWidth), runsWhenFar: runsWhenFar()),
      width: Double(cell.contentView.bounds.width),
      isRightToLeft: cell.isMirrored
    )
  }

  /// The actions of a row that is not aside yet.
  private var pending: SwipeActionsView?

  private func begin(_ drag: SwipeDrag, on cell: CommentCell, at path: IndexPath) {
    (self.drag, self.cell) = (drag, cell)
    if let pending { cell.parts.show(pending, in: cell.contentView) }
    pending = nil
  }

  private func follow(_ way: CGPoint) {
    guard isOpen else { return }
    drag?.moved(dx: Double(way.x), dy: Double(way.y))
    draw()
  }

  private func finish(velocity: CGFloat) {
    guard let outcome = drag?.ended(velocity: Double(velocity)) else { return }
    switch outcome {
    case .notTaken: break
    case .closed: close(animated: true)
    case .revealed: animate { self.draw() }
    case .runs: if let action = cell?.parts.swipe?.first?.action { run(action) }
    }
  }

  private func cancel() {
    drag?.cancelled()
    if drag?.revealed == nil { close(animated: true) } else { animate { self.draw() } }
  }

  private func draw() {
    guard let cell, let drag else { return }
    cell.swipeOffset = CGFloat(drag.offset)
    if let button = cell.parts.swipe?.first, button.isArmed != drag.isFar {
      button.isArmed = drag.isFar
      #if !os(visionOS)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      #endif
    }
    cell.layoutIfNeeded()
  }

  /// Puts the row back, and then does the action: its rows may leave.
  func run(_ action: SwipeAction) { close(animated: true) { action() } }

  /// Puts the row back into its place.
  func close(animated: Bool, then completion: @escaping () -> Void = {}) {
    guard let cell else { return completion() }
    (self.cell, drag, pending) = (nil, nil, nil)
    let swipe = cell.parts.swipe
    let back = {
      cell.swipeOffset = 0
      cell.layoutIfNeeded()
    }
    let end = {
      if cell.parts.swipe === swipe { cell.parts.removeSwipe() }
      completion()
    }
    guard animated else {
      UIView.performWithoutAnimation(back)
      return end()
    }
    animate(back, then: end)
  }

  private func animate(_ body: @escaping () -> Void, then completion: @escaping () -> Void = {}) {
    guard !UIAccessibility.isReduceMotionEnabled else {
      body()
      return completion()
    }
    UIView.animate(
      withDuration: FoldStyle.flashDuration,
      animations: body,
      completion: { _ in completion() }
    )
  }
}
#endif
