extension TableEngine {
  /// Loads the rows that show, until what shows fills the window.
  func layout() {
    check(
      depth == 0 || asking != nil || batch != nil,
      "The table was laid out in the midst of an update."
    )
    guard depth == 0, asking == nil, table.bounds.width > 0, table.bounds.height > 0 else { return }
    guard table.dataSource != nil else { return place() }
    estimateAll()
    table.traitCollection.performAsCurrent {
      for _ in 0..<200 where loadMissing() {}
    }
    dropInvisible()
    place()
    prefetch()
  }

  private func estimateAll() {
    eachRow { path, row in
      guard row.height == nil, row.cell == nil else { return }
      let estimate = self.estimate(path)
      if estimate == 0 { return measureAhead(path, row) }
      row.estimate = estimate == UITableView.automaticDimension ? 44 : estimate
    }
  }

  /// Without an estimate the height of every row is asked for at once.
  private func measureAhead(_ path: IndexPath, _ row: Row) {
    measure(path, row)
    guard row.height == nil else { return }
    load(path, row)
    visible.append(path)
  }

  /// Loads one round of rows that show and are not there yet; returns whether there were any.
  private func loadMissing() -> Bool {
    computePositions()
    visible = showing()
    var changed = false
    for path in visible {
      guard let row = row(path) else { continue }
      if row.cell == nil {
        load(path, row)
        changed = true
      } else if row.height == nil {
        measure(path, row)
        changed = true
      }
    }
    return changed
  }

  func showing() -> [IndexPath] {
    let (top, bottom) = (table.contentOffset.y, table.contentOffset.y + table.bounds.height)
    var paths: [IndexPath] = []
    eachRow { path, row in
      let start = positions[path.section][path.row]
      let end = start + (row.height ?? row.estimate)
      if start < bottom, end > top || (start == end && start >= top) { paths.append(path) }
    }
    return paths
  }

  func computePositions() {
    var y = table.tableHeaderView?.frame.height ?? 0
    positions = loaded.enumerated().map { index, section in
      y += headerHeight(index, section)
      let starts = section.rows.map { row in
        defer { y += row.height ?? row.estimate }
        return y
      }
      let end = y
      y += footerHeight(index, section)
      return starts + [end]
    }
    table.contentSize = CGSize(
      width: table.bounds.width,
      height: y + (table.tableFooterView?.frame.height ?? 0)
    )
  }

  private func dropInvisible() {
    let shown = Set(visible)
    eachRow { path, row in
      guard let cell = row.cell, !shown.contains(path) else { return }
      row.cell = nil
      table.delegate.map { delegate in
        asking("what to do after a row was shown") {
          delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
        }
      }
      retire(cell)
    }
  }

  private func place() {
    computePositions()
    table.tableHeaderView.map { $0.frame.size.width = table.bounds.width }
    if let footer = table.tableFooterView {
      footer.frame = CGRect(
        x: 0,
        y: table.contentSize.height - footer.frame.height,
        width: table.bounds.width,
        height: footer.frame.height
      )
    }
    for path in visible {
      row(path)?.cell?.frame = rect(of: path)
      row(path)?.cell?.layoutIfNeeded()
    }
    for (index, section) in loaded.enumerated() {
      section.header?.frame = headerRect(index)
      section.footer?.frame = footerRect(index)
    }
  }

  // MARK: Places

  func rect(of path: IndexPath) -> CGRect {
    guard let row = row(path) else { return .zero }
    if positions.count != loaded.count { computePositions() }
    return CGRect(
      x: 0,
      y: positions[path.section][path.row],
      width: table.bounds.width,
      height: row.height ?? row.estimate
    )
  }

  func rect(ofSection section: Int) -> CGRect {
    headerRect(section).union(footerRect(section))
  }

  func headerRect(_ section: Int) -> CGRect {
    checkSection(section, "rectForHeader(inSection:)")
    if positions.count != loaded.count { computePositions() }
    let height = loaded[section].headerHeight ?? 0
    return CGRect(
      x: 0,
      y: positions[section][0] - height,
      width: table.bounds.width,
      height: height
    )
  }

  func footerRect(_ section: Int) -> CGRect {
    checkSection(section, "rectForFooter(inSection:)")
    if positions.count != loaded.count { computePositions() }
    return CGRect(
      x: 0,
      y: positions[section].last ?? 0,
      width: table.bounds.width,
      height: loaded[section].footerHeight ?? 0
    )
  }

  func path(at point: CGPoint) -> IndexPath? {
    paths(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    var found: [IndexPath] = []
    eachRow { path, _ in
      let own = self.rect(of: path)
      if own.minY <= rect.maxY, own.maxY > rect.minY { found.append(path) }
    }
    return found
  }

  // MARK: Headers and footers

  private func headerHeight(_ index: Int, _ section: Section) -> CGFloat {
    if let height = section.headerHeight { return height }
    let height = endHeight(
      asked: table.delegate.map { $0.tableView(table, heightForHeaderInSection: index) }
        ?? table.sectionHeaderHeight,
      view: table.delegate?.tableView(table, viewForHeaderInSection: index),
      title: table.dataSource?.tableView(table, titleForHeaderInSection: index),
      keep: { section.header = $0 }
    )
    section.headerHeight = height
    return height
  }

  private func footerHeight(_ index: Int, _ section: Section) -> CGFloat {
    if let height = section.footerHeight { return height }
    let height = endHeight(
      asked: table.delegate.map { $0.tableView(table, heightForFooterInSection: index) }
        ?? table.sectionFooterHeight,
      view: table.delegate?.tableView(table, viewForFooterInSection: index),
      title: table.dataSource?.tableView(table, titleForFooterInSection: index),
      keep: { section.footer = $0 }
    )
    section.footerHeight = height
    return height
  }

  private func endHeight(
    asked: CGFloat,
    view: UIView?,
    title: String?,
    keep: (UIView) -> Void
  ) -> CGFloat {
    if let view {
      table.addSubview(view)
      keep(view)
    }
    guard asked == UITableView.automaticDimension else { return asked }
    guard let view else { return title == nil ? 0 : 28 }
    return view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
    checkMayChange("scrollToRow(at:at:animated:)")
    if path.row != NSNotFound { checkRow(path, "scrollToRow(at:at:animated:)") }
    layout()
    let start = table.contentOffset
    var target = start
    for _ in 0..<8 {
      target = offset(for: path, position)
      guard target != table.contentOffset else { break }
      table.bounds.origin = target
      layout()
    }
    table.bounds.origin = start
    table.scroll(to: target, animated: animated)
    layout()
  }

  private func offset(for path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint {
    let (own, insets) = (rect(of: path), table.adjustedContentInset)
    let height = table.bounds.height
    let (top, bottom) = (
      own.minY - insets.top, own.maxY + insets.bottom - height
    )
    var y = table.contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = own.midY - insets.top - (height - insets.top - insets.bottom) / 2
    case .none: y = y > top ? top : max(y, bottom)
    }
    y = min(max(y, table.lowestOffset.y), table.highestOffset.y)
    return CGPoint(x: table.contentOffset.x, y: y)
  }
}
