extension Outline {
  /// Follows all steps of a change to the tree.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - topology: Who answers whom now.
  ///   - isReadable: Whether a slot counts as a reply now.
  /// - Returns: What changed among the rows; a reset where the steps are many.
  /// - Complexity: O(m log n) for m steps, O(n) where these are many.
  public mutating func apply(
    _ steps: [TreeChange],
    in topology: Topology,
    isReadable: (Slot) -> Bool
  ) -> RowChanges {
    guard steps.count <= Self.maximumSteps else {
      applyAtOnce(steps, in: topology, isReadable: isReadable)
      return .reset
    }
    var changes = RowChanges()
    for step in steps {
      apply(step, in: topology, isReadable: isReadable(step.slot), to: &changes)
    }
    return changes
  }

  /// Steps beyond which the outline is laid out anew instead of following each.
  public static let maximumSteps = 4_096

  private mutating func applyAtOnce(
    _ steps: [TreeChange],
    in topology: Topology,
    isReadable: (Slot) -> Bool
  ) {
    mutate { rope in
      rope.reserveSlots(topology.slotBound)
      for step in steps {
        let slot = Int(step.slot)
        if case .attached = step { rope.flags[slot] = [] }
        if isReadable(step.slot) {
          rope.flags[slot].insert(.readable)
        } else {
          rope.flags[slot].remove(.readable)
        }
      }
    }
    reorder(topology)
  }

  /// Follows a step of a change to the tree.
  ///
  /// - Parameters:
  ///   - change: The step; steps must be followed in their order.
  ///   - topology: Who answers whom once all steps are done.
  ///   - isReadable: Whether the slot of the step counts as a reply now.
  ///   - changes: The batch to which the changes of rows are added.
  /// - Complexity: O(log n) on average.
  public mutating func apply(
    _ change: TreeChange,
    in topology: Topology,
    isReadable: Bool,
    to changes: inout RowChanges
  ) {
    switch change {
    case .attached(let slot, let parent, let sibling):
      insert(slot, under: parent, after: sibling, isReadable: isReadable, &changes)
    case .moved(let slot, let parent, let sibling):
      move(slot, under: parent, after: sibling, &changes)
    case .detached(let slot):
      remove(slot, &changes)
    case .updated(let slot):
      setReadable(slot, isReadable)
      if let row = row(of: slot) { changes.reload(row..<row + 1) }
    }
  }

  private mutating func insert(
    _ slot: Slot,
    under parent: Slot,
    after sibling: Slot,
    isReadable: Bool,
    _ changes: inout RowChanges
  ) {
    mutate { rope in
      rope.reserveSlots(Int(slot) + 1)
      rope.flags[Int(slot)] = isReadable ? .readable : []
      let place = rope.place(behind: sibling, under: parent)
      let values = rope.valuesOfChild(of: parent)
      let row = values.cover == 0 ? rope.row(before: place) : nil
      let isLast = rope.isEnd(place, ofChildrenAt: values.depth)
      rope.insert(slot, values, at: place)
      guard let row else { return rope.reloadRow(of: parent, &changes) }
      changes.insert(row..<row + 1)
      if isLast { rope.reloadRows(of: sibling, upTo: row, &changes) }
      rope.reloadRow(of: parent, &changes)
    }
  }

  private mutating func remove(_ slot: Slot, _ changes: inout RowChanges) {
    mutate { rope in
      let place = rope.place(of: slot)
      let values = rope.values(at: place)
      let end = rope.subtreeEnd(place)
      let rows = values.cover == 0 ? rope.row(before: place)..<rope.row(before: end) : nil
      let around = rope.neighbours(of: place, depth: values.depth, end: end)
      rope.forgetFolds(from: place, to: end)
      rope.remove(from: place, to: end)
      if let rows { changes.remove(rows) }
      rope.reloadNeighbours(around, &changes)
    }
  }

  private mutating func move(
    _ slot: Slot,
    under parent: Slot,
    after sibling: Slot,
    _ changes: inout RowChanges
  ) {
    mutate { rope in
      let place = rope.place(of: slot)
      let values = rope.values(at: place)
      let end = rope.subtreeEnd(place)
      let rows = values.cover == 0 ? rope.row(before: place)..<rope.row(before: end) : nil
      let around = rope.neighbours(of: place, depth: values.depth, end: end)
      let branch = rope.cut(from: place, to: end)

      let target = rope.place(behind: sibling, under: parent)
      let new = rope.valuesOfChild(of: parent)
      let row = new.cover == 0 ? rope.row(before: target) : nil
      let isLast = rope.isEnd(target, ofChildrenAt: new.depth)
      let raise = RopeValues(cover: new.cover - values.cover, depth: new.depth - values.depth)
      rope.paste(branch, raisedBy: raise, at: target)

      changes.noteMove(from: rows, to: row, count: rows?.count ?? rope.visibleCount(of: slot))
      rope.reloadNeighbours(around, &changes)
      if let row {
        // Guides change with the depth and with the siblings.
        changes.reload(row..<row + rope.visibleCount(of: slot))
        if isLast { rope.reloadRows(of: sibling, upTo: row, &changes) }
      }
      rope.reloadRow(of: parent, &changes)
    }
  }

  /// Says whether a slot counts as a reply.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - isReadable: Whether it counts.
  /// - Complexity: O(log n).
  public mutating func setReadable(_ slot: Slot, _ isReadable: Bool) {
    guard rope.flags[Int(slot)].contains(.readable) != isReadable else { return }
    mutate { rope in
      if isReadable {
        rope.flags[Int(slot)].insert(.readable)
      } else {
        rope.flags[Int(slot)].remove(.readable)
      }
      let block = rope.blockOf[Int(slot)]
      rope.nodes[Int(block)].own.readable += isReadable ? 1 : -1
      rope.pullUp(from: block)
    }
  }
}

extension RowChanges {
  fileprivate mutating func noteMove(from rows: Range<Int>?, to row: Int?, count: Int) {
    switch (rows, row) {
    case (let rows?, let row?): move(rows, to: row)
    case (let rows?, nil): remove(rows)
    case (nil, let row?): insert(row..<row + count)
    case (nil, nil): break
    }
  }
}

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

  /// The slots whose rows look different once a subtree has gone: the parent, and the sibling before
  /// it if that becomes the last.
  func neighbours(
    of place: RopePlace,
    depth: Int32,
    end: RopePlace
  ) -> (parent: Int32?, sibling: Int32?) {
    let parent = depth > 0 ? lastPlace(before: place, depthAtMost: depth - 1) : nil
    guard isEnd(end, ofChildrenAt: depth) else { return (parent.map { slot(at: $0) }, nil) }
    let before = lastPlace(before: place, depthAtMost: depth)
    let sibling = before.flatMap { values(at: $0).depth == depth ? slot(at: $0) : nil }
    return (parent.map { slot(at: $0) }, sibling)
  }

  func reloadNeighbours(
    _ around: (parent: Int32?, sibling: Int32?),
    _ changes: inout RowChanges
  ) {
    if let sibling = around.sibling {
      let place = place(of: sibling)
      if values(at: place).cover == 0 {
        changes.reload(row(before: place)..<row(before: subtreeEnd(place)))
      }
    }
    if let parent = around.parent { reloadRow(of: parent, &changes) }
  }

  /// Rows of a sibling that was the last until now: their lines go on.
  func reloadRows(of sibling: Int32, upTo row: Int, _ changes: inout RowChanges) {
    guard sibling >= 0 else { return }
    changes.reload(self.row(before: place(of: sibling))..<row)
  }

  /// The row of a parent that gained or lost replies.
  func reloadRow(of parent: Int32, _ changes: inout RowChanges) {
    guard parent > 0 else { return }
    let place = place(of: parent)
    guard values(at: place).cover == 0 else { return }
    let row = row(before: place)
    changes.reload(row..<row + 1)
    changes.recount(row)
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
