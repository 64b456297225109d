extension TableEngine {
  func dequeue(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
    check(MainThread.isCurrent, "A cell was dequeued off the main thread.")
    if let cell = reconfiguring, path != nil || asked != nil {
      check(
        cell.reuseIdentifier == identifier,
        "A row that is configured again must keep its reuse identifier."
      )
      dequeued = [cell]
      return cell
    }
    guard let cell = pool.take(identifier) else { return nil }
    dequeued.append(cell)
    return cell
  }

  func dequeue(_ identifier: String, forRow path: IndexPath) -> UITableViewCell {
    check(
      pool.isRegistered(identifier),
      "No cell class is registered for the identifier \(identifier)."
    )
    check(
      asked != nil,
      "dequeueReusableCell(withIdentifier:for:) was called outside of tableView(_:cellForRowAt:)."
    )
    checkRow(path, "dequeueReusableCell(withIdentifier:for:)")
    check(
      path == asked,
      "A cell was dequeued for another row than the table asked for."
    )
    guard let cell = dequeue(identifier, for: path) else {
      preconditionFailure("No cell could be made for the identifier \(identifier).")
    }
    return cell
  }

  /// Asks the data source for the cell of a row and holds it to what a cell must be.
  func ask(for path: IndexPath) -> UITableViewCell {
    guard let source = table.dataSource else {
      preconditionFailure("The table view has rows but its data source is gone.")
    }
    let (outerPath, outerCells) = (asked, dequeued)
    (asked, dequeued) = (path, [])
    let cell = asking("the cell of row \(path.row) in section \(path.section)") {
      source.tableView(table, cellForRowAt: path)
    }
    check(
      pool.owns(cell),
      "The data source gave a cell that was not dequeued from this table."
    )
    check(
      holder(of: cell) == nil || cell === reconfiguring,
      "The data source gave one cell for two rows."
    )
    check(dequeued.contains(cell), "The data source gave a cell that it dequeued for another row.")
    check(
      dequeued.count == 1,
      "The data source dequeued \(dequeued.count) cells for one row."
    )
    (asked, dequeued) = (outerPath, outerCells)
    return cell
  }

  private func holder(of cell: UITableViewCell) -> IndexPath? {
    if leaving.contains(cell) { return IndexPath(row: -1, section: -1) }
    return visible.first { row($0)?.cell === cell }
  }

  func load(_ path: IndexPath, _ row: Row) {
    log.loaded.append(path)
    let cell = ask(for: path)
    row.cell = cell
    row.isPrefetched = false
    cell.setSelected(row.isSelected, animated: false)
    cell.setEditing(table.isEditing, animated: false)
    cell.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: cell.frame.height)
    table.insertSubview(cell, at: 0)
    row.height = nil
    measure(path, row)
    table.delegate.map { delegate in
      asking("what to do before a row is shown") {
        delegate.tableView(table, willDisplay: cell, forRowAt: path)
      }
    }
  }

  /// Calls for the content of a row again, in the cell that it has.
  func reconfigure(_ path: IndexPath, _ row: Row) {
    guard let cell = row.cell else { return }
    reconfiguring = cell
    let again = ask(for: path)
    reconfiguring = nil
    check(again === cell, "A row that is configured again must dequeue the cell that it has.")
    row.height = nil
  }

  // MARK: Heights

  func estimate(_ path: IndexPath) -> CGFloat {
    let value =
      table.delegate.map { delegate in
        asking("an estimated height") { delegate.tableView(table, estimatedHeightForRowAt: path) }
      } ?? table.estimatedRowHeight
    check(
      value == UITableView.automaticDimension || value >= 0,
      "The estimated height of row \(path.row) must not be negative."
    )
    return value
  }

  func measure(_ path: IndexPath, _ row: Row) {
    let wanted =
      table.delegate.map { delegate in
        asking("the height of row \(path.row)") { delegate.tableView(table, heightForRowAt: path) }
      } ?? table.rowHeight
    check(
      wanted == UITableView.automaticDimension || (wanted >= 0 && wanted.isFinite),
      "The height of row \(path.row) must be a number that is not negative."
    )
    guard wanted == UITableView.automaticDimension else { return row.height = wanted }
    guard let cell = row.cell else { return }
    log.measured.append(path)
    if let height = heights?(path) { return row.height = height }
    cell.bounds.size.width = table.bounds.width
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    check(size.height.isFinite, "The cell of row \(path.row) has no height.")
    row.height = size.height
  }
}
