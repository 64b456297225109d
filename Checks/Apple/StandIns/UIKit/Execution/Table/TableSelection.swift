extension TableEngine {
  var selected: [IndexPath] {
    var paths: [IndexPath] = []
    eachRow { path, row in if row.isSelected { paths.append(path) } }
    return paths
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition) {
    checkMayChange("selectRow(at:animated:scrollPosition:)")
    guard let path else {
      for path in selected { deselect(path, animated: animated) }
      return
    }
    checkRow(path, "selectRow(at:animated:scrollPosition:)")
    if !table.allowsMultipleSelection {
      for other in selected where other != path { deselect(other, animated: animated) }
    }
    row(path)?.isSelected = true
    row(path)?.cell?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    row(path)?.isSelected = false
    row(path)?.cell?.setSelected(false, animated: animated)
  }

  /// A finger on a row, from down to up; returns whether the row was selected by it.
  func tap(_ path: IndexPath) -> Bool {
    layout()
    checkRow(path, "A tap")
    check(visible.contains(path), "Row \(path.row) is tapped but is not on screen.")
    if swipe != nil {
      closeSwipe()
      return false
    }
    let delegate = table.delegate
    guard delegate?.tableView(table, shouldHighlightRowAt: path) != false else { return false }
    row(path)?.cell?.setHighlighted(true, animated: false)
    delegate?.tableView(table, didHighlightRowAt: path)
    row(path)?.cell?.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: path)
    guard table.allowsSelection, !table.isEditing || table.allowsSelectionDuringEditing else {
      return false
    }
    return choose(path)
  }

  private func choose(_ path: IndexPath) -> Bool {
    let delegate = table.delegate
    if table.allowsMultipleSelection, row(path)?.isSelected == true {
      guard let off = delegate.map({ $0.tableView(table, willDeselectRowAt: path) }) ?? path else {
        return false
      }
      deselect(off, animated: false)
      delegate?.tableView(table, didDeselectRowAt: off)
      return false
    }
    guard let chosen = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else {
      return false
    }
    if !table.allowsMultipleSelection {
      for other in selected where other != chosen {
        guard let off = delegate.map({ $0.tableView(table, willDeselectRowAt: other) }) ?? other
        else { continue }
        deselect(off, animated: false)
        delegate?.tableView(table, didDeselectRowAt: off)
      }
    }
    select(chosen, animated: false, .none)
    delegate?.tableView(table, didSelectRowAt: chosen)
    if delegate?.tableView(table, canPerformPrimaryActionForRowAt: chosen) == true {
      delegate?.tableView(table, performPrimaryActionForRowAt: chosen)
    }
    return true
  }

  // MARK: Prefetching

  func prefetch() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, !visible.isEmpty else {
      return
    }
    let isDown = table.contentOffset.y >= lastTop
    lastTop = table.contentOffset.y
    var all: [IndexPath] = []
    eachRow { path, _ in all.append(path) }
    guard let first = visible.first, let last = visible.last,
      let start = all.firstIndex(of: first), let end = all.firstIndex(of: last)
    else { return }
    let count = max(visible.count, 10)
    let ahead =
      isDown
      ? all[(end + 1)..<min(all.count, end + 1 + count)] : all[max(0, start - count)..<start]
    let wanted = ahead.filter { row($0)?.isPrefetched == false }
    let stale = all.filter { row($0)?.isPrefetched == true && !ahead.contains($0) }
    for path in stale { row(path)?.isPrefetched = false }
    for path in wanted { row(path)?.isPrefetched = true }
    if !stale.isEmpty {
      log.cancelled.append(stale)
      source.tableView(table, cancelPrefetchingForRowsAt: stale)
    }
    guard !wanted.isEmpty else { return }
    log.prefetched.append(Array(wanted))
    source.tableView(table, prefetchRowsAt: Array(wanted))
  }
}
