extension TableEngine {
  func begin(_ call: String) {
    checkMayChange(call)
    if depth == 0 { batch = Batch(before: loaded.map(\.rows.count)) }
    depth += 1
  }

  func end() {
    checkMayChange("endUpdates()")
    check(depth > 0, "endUpdates() was called without beginUpdates().")
    depth -= 1
    guard depth == 0, let batch else { return }
    self.batch = nil
    commit(batch)
  }

  func single(_ call: String, _ change: (inout Batch) -> Void) {
    begin(call)
    if var batch {
      change(&batch)
      self.batch = batch
    }
    end()
  }

  func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    begin("performBatchUpdates(_:completion:)")
    let inside = depth
    updates?()
    check(
      depth == inside,
      "beginUpdates() and endUpdates() do not match inside performBatchUpdates(_:completion:)."
    )
    if let completion { completions.append(completion) }
    end()
  }

  private func commit(_ batch: Batch) {
    let after = counts()
    validate(batch, after: after)
    log.animations += batch.animations
    log.updates.append(batch.words)
    watchSwipe(batch)
    let old = loaded
    let new = after.map { _ in Section() }
    for (from, to) in survivors(of: batch, count: after.count)
    where !batch.reloadedSections.contains(from) {
      (new[to].header, new[to].headerHeight) = (old[from].header, old[from].headerHeight)
      (new[to].footer, new[to].footerHeight) = (old[from].footer, old[from].footerHeight)
    }
    fill(new, from: old, by: batch, after)
    let kept = Set(new.flatMap(\.rows).map(ObjectIdentifier.init))
    letGo(old.flatMap(\.rows).filter { !kept.contains(ObjectIdentifier($0)) })
    for path in batch.reconfigured {
      let row = old[path.section].rows[path.row]
      sections = new
      if let now = self.path(ofRow: row) { reconfigure(now, row) }
    }
    sections = new
    positions = []
    visible = []
    eachRow { path, row in
      guard row.cell != nil else { return }
      row.height = nil
      visible.append(path)
    }
    table.setNeedsLayout()
    layout()
  }

  /// Puts the rows that stay, came or moved where the data source has them now.
  private func fill(_ new: [Section], from old: [Section], by batch: Batch, _ after: [Int]) {
    var places = after.map { [Row?](repeating: nil, count: $0) }
    for path in batch.inserted { places[path.section][path.row] = Row() }
    for move in batch.moved {
      places[move.to.section][move.to.row] = old[move.from.section].rows[move.from.row]
    }
    let gone = Set(batch.deleted + batch.moved.map(\.from))
    let reloaded = Set(batch.reloaded)
    for (from, to) in survivors(of: batch, count: after.count)
    where !batch.reloadedSections.contains(from) {
      var staying = old[from].rows.indices.filter {
        !gone.contains(IndexPath(row: $0, section: from))
      }[...]
      for place in places[to].indices where places[to][place] == nil {
        guard let row = staying.popFirst() else { break }
        let isReloaded = reloaded.contains(IndexPath(row: row, section: from))
        places[to][place] = isReloaded ? fresh(old[from].rows[row]) : old[from].rows[row]
      }
    }
    for (section, rows) in zip(new, places) { section.rows = rows.map { $0 ?? Row() } }
  }

  private func fresh(_ row: Row) -> Row {
    let copy = Row()
    (copy.height, copy.estimate, copy.isSelected) = (row.height, row.estimate, row.isSelected)
    if swipe?.row === row { swipe?.row = copy }
    return copy
  }

  /// The cells of rows that go stay on screen until the animation ends.
  private func letGo(_ rows: [Row]) {
    for row in rows {
      guard let cell = row.cell else { continue }
      row.cell = nil
      leaving.append(cell)
    }
  }

  private func watchSwipe(_ batch: Batch) {
    guard let swipe, let path = path(ofRow: swipe.row) else { return }
    guard batch.deleted.contains(path) || batch.deletedSections.contains(path.section) else {
      return
    }
    if !swipe.isFinished {
      log.faults.append(
        "Row \(path.row) of section \(path.section) was deleted while its swipe action was open."
      )
    }
    self.swipe = nil
  }

  func endAnimations(finished: Bool) {
    let cells = leaving
    leaving = []
    for cell in cells { retire(cell) }
    let ending = completions
    completions = []
    for completion in ending { completion(finished) }
    table.standInScroll.endAnimations()
  }
}
