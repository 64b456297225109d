#if canImport(UIKit)
public import RejoinderCore
import UIKit

// Going from one comment to another.
extension CommentsViewController {
  /// Opens what hides a comment, brings it into view and lets it light up.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether there is such a comment.
  @discardableResult
  public func reveal(_ id: Value.ID) -> Bool {
    guard state.items.outline.depth(of: id) != nil else { return false }
    change(holding: .reading) { $0.reveal(id)?.changes ?? RowChanges() }
    land(on: .comment(id), .visible)
    return true
  }

  /// Reveals a comment, and remembers what was read, so that the jump can be undone.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether there is such a comment.
  @discardableResult
  public func jump(to id: Value.ID) -> Bool {
    guard state.items.outline.depth(of: id) != nil else { return false }
    if case .comment(let origin)? = currentRowID, origin != id { state.history.jump(from: origin) }
    return reveal(id)
  }

  /// Whether there is a jump to undo.
  public var canUndoJump: Bool { !state.history.isEmpty }

  /// Goes back to where the last jump began.
  ///
  /// - Returns: Whether there was a jump to undo.
  @discardableResult
  public func undoJump() -> Bool {
    let outline = state.items.outline
    guard let origin = state.history.undo(where: { outline.depth(of: $0) != nil }) else {
      return false
    }
    return reveal(origin)
  }

  /// Goes a step from where the last one led, or from the first comment that is seen whole.
  ///
  /// - Parameter step: Where to.
  /// - Returns: Whether the step led anywhere.
  @discardableResult
  public func step(_ step: Step) -> Bool {
    guard let target = state.items.outline.destination(of: step, from: currentRowID) else {
      return false
    }
    land(on: target, .top)
    return true
  }

  /// Goes to the next comment that is new, folded away or not.
  ///
  /// - Parameter isBackward: Whether to go to the one before instead.
  /// - Returns: Whether there is one.
  @discardableResult
  public func stepToUnread(isBackward: Bool = false) -> Bool {
    var origin: Value.ID?
    if case .comment(let id)? = currentRowID { origin = id }
    let unread = unreadIDs
    let target = state.items.outline.next(from: origin, isBackward: isBackward) {
      unread.contains($0.id)
    }
    return target.map { reveal($0) } ?? false
  }

  /// The comment that is read: where the last step led if that can be seen, or else the first one
  /// that is seen whole.
  public var currentRowID: RowID<Value.ID>? {
    guard isViewLoaded else { return state.landed }
    if let landed = state.landed, let row = state.items.index(of: landed), tableView.showsRow(row) {
      return landed
    }
    let rows = (tableView.indexPathsForVisibleRows ?? []).map { $0.row }.sorted()
    let row = rows.first { tableView.showsRow($0) } ?? rows.first
    return row.map { state.items.items[$0].id }
  }
}

extension CommentsViewController {
  /// Where in view a row is brought.
  enum Position {
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// Nowhere if all of it can be seen, to the top if not.
    case visible
  }

  /// Brings a row into view, marks it, and moves a screen reader's focus there.
  func land(on id: RowID<Value.ID>, _ position: Position) {
    let before = state.landed
    state.landed = id
    guard isViewLoaded, let row = state.items.index(of: id) else { return }
    unmark(before)
    let arrived: () -> Void = { [weak self] in self?.arrive(at: id) }
    if position == .visible, tableView.showsRow(row) { return arrived() }
    scroll(toRow: row, position, then: arrived)
  }

  private func arrive(at id: RowID<Value.ID>) {
    guard let row = state.items.index(of: id),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell
    else { return }
    let color = UIColor(style.colors.current)
    if UIAccessibility.isReduceMotionEnabled {
      cell.parts.mark(color)
    } else {
      cell.parts.flash(color, duration: FoldStyle.flashDuration)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: cell)
  }

  private func unmark(_ id: RowID<Value.ID>?) {
    guard let id, let row = state.items.index(of: id),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell
    else { return }
    cell.parts.stopFlashing()
  }

  /// Scrolls to a row, never past the end of the content.
  ///
  /// A row that is near is scrolled to; one that is farther than a screen, or for a reader who asked
  /// for less motion, is there at once.
  func scroll(toRow row: Int, _ position: Position, then completion: @escaping () -> Void) {
    let target = offset(forRow: row, position)
    if tableView.isAtViewportOffset(target) { return completion() }
    let view = tableView.viewport
    guard movesRows, abs(target - view.offset) <= view.height else {
      jump(toRow: row, position)
      return completion()
    }
    state.scroll.wait(completion)
    tableView.setContentOffset(tableView.contentOffset(at: target), animated: true)
  }

  /// Rows that come into view are measured only then, so that the place is asked for again.
  func jump(toRow row: Int, _ position: Position) {
    for _ in 0..<4 {
      let target = offset(forRow: row, position)
      if tableView.isAtViewportOffset(target) { return }
      tableView.setViewportOffset(target)
      tableView.layoutIfNeeded()
    }
  }

  private func offset(forRow row: Int, _ position: Position) -> Double {
    let rect = tableView.rectForRow(at: IndexPath(row: row, section: 0))
    let height = tableView.viewport.height
    let isHigher = Double(rect.height) > height
    let wanted =
      position == .middle && !isHigher ? Double(rect.midY) - height / 2 : Double(rect.minY)
    return tableView.scrollContent.clamped(wanted, height: height)
  }
}
#endif
