#if canImport(UIKit)
import RejoinderCore
import UIKit

/// What stays where it is while rows change.
enum Held<ID: Hashable & Sendable> {
  /// The row that is being folded or unfolded.
  case row(RowID<ID>)
  /// What somebody reads.
  case reading
  /// Nothing: the list begins anew.
  case nothing
}

extension CommentsViewController {
  typealias Outline = CommentOutline<Threaded<Value>>

  /// Changes the comments, and the table with them in one batch.
  ///
  /// The table is told of no row but those that Core names.
  @discardableResult
  func change(
    holding held: Held<Value.ID>,
    then completion: (() -> Void)? = nil,
    _ body: (inout Outline) -> RowChanges
  ) -> RowChanges {
    state.swipe.close(animated: false)
    // Whatever is held in its place ends a scroll under way, and nobody is told of that end.
    state.scroll.finish()
    guard isViewLoaded else {
      let changes = state.items.update(body)
      state.rowCount = state.items.items.count
      completion?()
      return changes
    }
    // Rows that wait for a layout are asked for while they are still what the table thinks.
    tableView.layoutIfNeeded()
    let seen = visibleItems()
    let before = placeBefore(held)
    let changes = state.items.update(body)
    for id in state.items.changedIDs { state.heights[id] = nil }
    let held = place(after: changes, before)
    let animates = movesRows && held.map { $0.place.stays(at: $0.index) } ?? true
    perform(animated: animates) {
      if changes.isReset { reload() } else { batch(changes, seen, completion) }
      if let held { held.place.hold(held.index, in: tableView, of: state.rowCount) }
    }
    if changes.isReset { completion?() }
    return changes
  }

  /// Whether rows may be seen coming and going.
  var movesRows: Bool { tableView.window != nil && !UIAccessibility.isReduceMotionEnabled }

  private func perform(animated: Bool, _ work: () -> Void) {
    if animated { work() } else { UIView.performWithoutAnimation(work) }
  }

  private func reload() {
    state.rowCount = state.items.items.count
    tableView.reloadData()
  }

  /// Tells the table what changed: first where rows go and come, then which are drawn anew.
  private func batch(
    _ changes: RowChanges,
    _ seen: [Int: ThreadItem<Value>],
    _ completion: (() -> Void)?
  ) {
    guard !changes.isEmpty else {
      completion?()
      return
    }
    let (filled, replaced) = redrawn(changes, seen)
    tableView.performBatchUpdates(
      {
        self.state.rowCount = self.state.items.items.count
        self.tell(changes)
        if !replaced.isEmpty { self.tableView.reloadRows(at: replaced, with: .none) }
      },
      completion: { _ in completion?() }
    )
    if !filled.isEmpty { tableView.reconfigureRows(at: filled) }
  }

  /// Tells the table which rows go, come and move, within a batch.
  private func tell(_ changes: RowChanges) {
    let removals = changes.removals.indexPaths
    let insertions = changes.insertions.indexPaths
    if !removals.isEmpty { tableView.deleteRows(at: removals, with: rowAnimation) }
    if !insertions.isEmpty { tableView.insertRows(at: insertions, with: rowAnimation) }
    for move in changes.moves {
      for (step, row) in move.from.enumerated() {
        tableView.moveRow(
          at: IndexPath(row: row, section: 0),
          to: IndexPath(row: move.to + step, section: 0)
        )
      }
    }
  }

  /// The rows to be drawn anew: those that keep their cells, as they are now, and the others, as they
  /// were.
  ///
  /// Cells that cannot be seen may have been made ahead; they are thrown away.
  private func redrawn(
    _ changes: RowChanges,
    _ seen: [Int: ThreadItem<Value>]
  ) -> (filled: [IndexPath], replaced: [IndexPath]) {
    var filled: [IndexPath] = []
    var replaced: [IndexPath] = []
    for row in changes.reloads.joined() {
      let old = changes.oldIndex(ofRow: row)
      if changes.hasMoved(row) || keepsCell(seen[old], state.items.items[row]) {
        filled.append(IndexPath(row: row, section: 0))
      } else {
        replaced.append(IndexPath(row: old, section: 0))
      }
    }
    return (filled, replaced)
  }

  private func keepsCell(_ old: ThreadItem<Value>?, _ new: ThreadItem<Value>) -> Bool {
    guard let old else { return false }
    guard let before = old.row.comment, let after = new.row.comment else { return true }
    return !needsNewCell(from: before, to: after)
  }

  /// The items whose cells can be seen, by row.
  private func visibleItems() -> [Int: ThreadItem<Value>] {
    var items: [Int: ThreadItem<Value>] = [:]
    for path in tableView.indexPathsForVisibleRows ?? [] where path.row < state.rowCount {
      items[path.row] = state.items.items[path.row]
    }
    return items
  }

  /// The row that a screen reader has its focus on.
  var focusedRow: Int? {
    guard UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning else {
      return nil
    }
    let element = UIAccessibility.focusedElement(using: nil) as? CommentCell
    return element.flatMap { tableView.indexPath(for: $0)?.row }
  }
}
#endif
