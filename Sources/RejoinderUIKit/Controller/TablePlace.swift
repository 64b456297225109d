#if canImport(UIKit)
import RejoinderCore
import UIKit

/// A row of a table that is held where it is while the rows around it change.
struct TablePlace<ID: Hashable & Sendable> {
  /// What the row shows.
  let id: RowID<ID>
  /// Core's word about it, by its index before the change.
  let anchor: ScrollAnchor
  let viewport: Viewport
  /// Whether it is where the anchor wants it, so that nothing has to be scrolled for it.
  let isInPlace: Bool

  /// Holds a row.
  ///
  /// - Parameters:
  ///   - anchor: Core's word.
  ///   - id: What the row shows.
  ///   - top: Where its top is.
  ///   - viewport: What can be seen.
  init(_ anchor: ScrollAnchor, _ id: RowID<ID>, top: Double, in viewport: Viewport) {
    (self.anchor, self.id, self.viewport) = (anchor, id, viewport)
    isInPlace = abs(top - viewport.offset - anchor.distance) < 0.1
  }

  /// Whether the row stays without a scroll, all changes being below it.
  func stays(at row: Int?) -> Bool { isInPlace && row == anchor.row }

  /// Puts the row back to where it was, as near as the content allows.
  ///
  /// Rows that come into view are measured only then, which may move it again.
  @MainActor
  func hold(_ row: Int, in table: UITableView, of count: Int) {
    for _ in 0..<3 {
      table.layoutIfNeeded()
      let place = anchor.placement(
        top: table.top(ofRow: row, of: count),
        in: viewport,
        content: table.scrollContent
      )
      if table.isAtViewportOffset(place.offset) { return }
      table.setViewportOffset(place.offset)
    }
  }
}

extension CommentsViewController {
  /// The row to hold as far as it is known before a change; none in a table that shows nothing.
  func placeBefore(_ held: Held<Value.ID>) -> TablePlace<Value.ID>? {
    let viewport = tableView.viewport
    guard viewport.height > 0, state.rowCount > 0 else { return nil }
    switch held {
    case .nothing: return nil
    case .row(let id):
      guard let row = state.items.index(of: id) else { return placeBefore(.reading) }
      let top = top(ofRow: row)
      return TablePlace(
        ScrollAnchor(toggling: row, top: top, in: viewport),
        id,
        top: top,
        in: viewport
      )
    case .reading:
      let anchor = readingAnchor(in: viewport)
      guard let row = anchor.row else { return nil }
      return TablePlace(anchor, state.items.items[row].id, top: top(ofRow: row), in: viewport)
    }
  }

  /// The row to hold now that it is known which rows go; the table does not know yet.
  func place(
    after changes: RowChanges,
    _ before: TablePlace<Value.ID>?
  ) -> (place: TablePlace<Value.ID>, index: Int)? {
    guard let before else { return nil }
    if let index = state.items.index(of: before.id) { return (before, index) }
    guard !changes.isReset else {
      return state.items.outline.landingRow(of: before.id).map { (before, $0) }
    }
    let anchor = readingAnchor(in: before.viewport, removals: changes.removals)
    let moved = anchor.following(
      removals: changes.removals,
      insertions: changes.insertions,
      moves: changes.moves.flatMap { move in
        move.from.enumerated().map { (from: $1, to: move.to + $0) }
      }
    )
    guard let row = anchor.row, let index = moved.row, index < state.items.items.count else {
      return nil
    }
    let id = state.items.items[index].id
    return (TablePlace(anchor, id, top: top(ofRow: row), in: before.viewport), index)
  }

  private func readingAnchor(in viewport: Viewport, removals: [Range<Int>] = []) -> ScrollAnchor {
    ScrollAnchor(
      reading: viewport,
      rows: state.rowCount,
      focus: focusedRow,
      removals: removals,
      top: { top(ofRow: $0) }
    )
  }

  private func top(ofRow row: Int) -> Double { tableView.top(ofRow: row, of: state.rowCount) }
}
#endif
