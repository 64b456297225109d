// Subtrees that come, go and move, and the rows that look different for it.

extension Rope {
  /// Where a child goes that stands behind a sibling, or first where there is none.
  func place(behind sibling: Int32, under parent: Int32) -> RopePlace {
    if sibling >= 0 { return subtreeEnd(place(of: sibling)) }
    guard parent != Topology.root else { return place(ofPosition: 0) }
    let place = place(of: parent)
    return following(place)
  }

  /// The place right behind one.
  private func following(_ place: RopePlace) -> RopePlace {
    if place.index + 1 < slotCount(place.block) {
      return RopePlace(block: place.block, index: place.index + 1)
    }
    return blockAfter(place.block).map { RopePlace(block: $0, index: 0) } ?? .end
  }

  /// The cover and the depth of a parent's children.
  func valuesOfChild(of parent: Int32) -> RopeValues {
    guard parent != Topology.root else { return RopeValues() }
    var values = values(at: place(of: parent))
    values += RopeValues(cover: flags[Int(parent)].contains(.folded) ? 1 : 0, depth: 1)
    return values
  }

  /// Whether no more siblings of a depth follow at a place.
  func isEnd(_ place: RopePlace, ofChildrenAt depth: Int32) -> Bool {
    place.block == 0 || values(at: place).depth < depth
  }

  /// How many rows a slot that shows and everything below it take.
  func visibleCount(of slot: Int32) -> Int {
    let place = place(of: slot)
    return row(before: subtreeEnd(place)) - row(before: place)
  }

  /// What has to be known of a slot and everything below it before it goes.
  func subtree(of slot: Int32) -> RopeSubtree {
    let start = place(of: slot)
    let values = values(at: start)
    let end = next(after: start, where: .depth, atMost: values.depth)
    var subtree = RopeSubtree(start: start, end: end, values: values)
    if values.cover == 0 { subtree.rows = row(before: start)..<row(before: end) }
    if values.depth > 0 {
      subtree.parent = lastPlace(before: start, depthAtMost: values.depth - 1).map {
        self.slot(at: $0)
      }
    }
    guard isEnd(end, ofChildrenAt: values.depth),
      let before = lastPlace(before: start, depthAtMost: values.depth),
      self.values(at: before).depth == values.depth
    else { return subtree }
    subtree.newLast = self.slot(at: before)
    return subtree
  }

  func reloadNeighbours(of subtree: RopeSubtree, _ changes: inout RowChanges) {
    if let sibling = subtree.newLast {
      let place = place(of: sibling)
      if values(at: place).cover == 0 {
        changes.reload(row(before: place)..<row(before: subtreeEnd(place)))
      }
    }
    if let parent = subtree.parent { reloadRow(of: parent, &changes) }
  }

  /// Rows of a sibling that was the last until now: their lines go on.
  func reloadRows(of sibling: Int32, upTo row: Int, _ changes: inout RowChanges) {
    guard sibling >= 0 else { return }
    changes.reload(self.row(before: place(of: sibling))..<row)
  }

  /// The row of a parent that gained or lost replies, or the one that hides it.
  func reloadRow(of parent: Int32, _ changes: inout RowChanges) {
    guard parent > 0 else { return }
    let place = place(of: parent)
    let row = row(before: place)
    let isShown = values(at: place).cover == 0
    if isShown { changes.reload(row..<row + 1) }
    // Between a row and what it hides no other row shows.
    changes.recount(isShown ? row : row - 1)
  }

  /// Strikes the folds of slots that leave, since their numbers may be given again.
  func forgetFolds(from start: RopePlace, to end: RopePlace) {
    var place = start
    while place != end && place.block != 0 {
      flags[Int(slot(at: place))] = []
      place = following(place)
    }
  }
}

/// A slot and everything below it, and whose rows look different once it has gone.
struct RopeSubtree {
  let start: RopePlace
  let end: RopePlace
  /// The cover and the depth of the slot.
  let values: RopeValues
  /// The rows that show it, `nil` where it is covered.
  var rows: Range<Int>?
  /// The slot that it answers, `nil` at the top level.
  var parent: Int32?
  /// The sibling that becomes the last, `nil` where none does.
  var newLast: Int32?
}
