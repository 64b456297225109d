extension TableEngine {
  /// Swipe actions that are open on a row.
  struct Swipe {
    var row: Row
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    /// Whether the chosen action has said that it is done.
    var isFinished = false
    var isRunning = false
  }

  func openSwipe(_ path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
    layout()
    checkRow(path, "A swipe")
    closeSwipe()
    guard let row = row(path), visible.contains(path) else { return nil }
    guard table.dataSource?.tableView(table, canEditRowAt: path) != false else { return nil }
    let configuration =
      trailing
      ? table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      : table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    swipe = Swipe(row: row, configuration: configuration, isTrailing: trailing)
    row.cell?.isSwiped = true
    return configuration
  }

  func trigger(_ index: Int) {
    guard var open = swipe, let path = path(ofRow: open.row) else {
      return check(false, "No swipe action is open.")
    }
    check(!open.isRunning, "A swipe action was chosen while another one runs.")
    check(
      open.configuration.actions.indices.contains(index),
      "There is no swipe action \(index)."
    )
    open.isRunning = true
    swipe = open
    let action = open.configuration.actions[index]
    var isCalled = false
    action.handler(action, row(path)?.cell ?? table) { [weak self] _ in
      guard let self else { return }
      check(!isCalled, "The completion of a swipe action was called twice.")
      isCalled = true
      guard swipe?.row === open.row else { return }
      swipe?.isFinished = true
      closeSwipe()
    }
  }

  func closeSwipe() {
    guard let open = swipe else { return }
    let path = path(ofRow: open.row)
    swipe = nil
    open.row.cell?.isSwiped = false
    table.delegate?.tableView(table, didEndEditingRowAt: path)
  }
}
