extension DiscussionSession {
  mutating func select(_ row: RowID<Comment.ID>?, _ update: inout SessionUpdate) {
    pendingJump.handle(.moved)
    selection = row.flatMap { outline.landingRow(of: $0) }.map { outline.rowID(atRow: $0) }
    if let selection { update.scroll = .show(selection) }
  }

  mutating func take(_ step: Step, _ update: inout SessionUpdate) {
    pendingJump.handle(.moved)
    guard let row = outline.destination(of: step, from: selection ?? firstSeen) else { return }
    selection = row
    switch step {
    case .nextRoot, .previousRoot, .parent: update.scroll = .land(row)
    case .nextRow, .previousRow, .nextSibling, .previousSibling, .first, .last:
      update.scroll = .show(row)
    }
  }

  /// Keeps the selection on a row that shows.
  ///
  /// Where its row was folded away, the comment that folds it is selected; where it went, the row that
  /// now stands in its place, or else the last one.
  mutating func followSelection(from row: Int?, _ changes: RowChanges) {
    guard let selected = selection, !changes.isEmpty, outline.row(of: selected) == nil else {
      return
    }
    if let landing = outline.landingRow(of: selected) {
      selection = outline.rowID(atRow: landing)
    } else if let row, !changes.isReset, outline.rowCount > 0 {
      let moves = changes.moves.map { (from: $0.from.lowerBound, to: $0.to) }
      let anchor = ScrollAnchor(row: row, distance: 0)
        .following(removals: changes.removals, insertions: changes.insertions, moves: moves)
      let place = min(anchor.row ?? row, outline.rowCount - 1)
      selection = outline.rowID(atRow: place)
    } else {
      selection = nil
    }
  }

  // MARK: Reading

  mutating func look(_ first: RowID<Comment.ID>?, _ isAtEdge: Bool) {
    firstSeen = first
    live.handle(isAtEdge ? .reachedEdge : .leftEdge)
  }

  mutating func read(_ ids: [Comment.ID], _ now: Timestamp, _ update: inout SessionUpdate) {
    live.forget(ids)
    for id in ids where unread.remove(id) {
      memory.visits.markRead(id, in: self.id, at: now)
      update.save(.visits)
    }
  }

  mutating func readAll(_ now: Timestamp, _ update: inout SessionUpdate) {
    // The source's clock may be ahead of the reader's.
    let latest = unread.ids.compactMap { outline.tree[$0]?.createdAt }.max() ?? now
    live.forget(live.arrivals)
    unread.removeAll()
    memory.visits.markAllRead(in: id, upTo: max(now, latest))
    update.save(.visits)
  }
}
