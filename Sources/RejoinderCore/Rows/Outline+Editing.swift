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
    case .moved(let slot, let parent, let sibling, _):
      move(slot, under: parent, after: sibling, &changes)
    case .detached(let slot, _):
      remove(slot, &changes)
    case .updated(let slot):
      if setReadable(slot, isReadable) { rope.reloadRow(of: topology.parent(of: slot), &changes) }
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
      let subtree = rope.subtree(of: slot)
      rope.forgetFolds(from: subtree.start, to: subtree.end)
      rope.remove(from: subtree.start, to: subtree.end)
      if let rows = subtree.rows { changes.remove(rows) }
      rope.reloadNeighbours(of: subtree, &changes)
    }
  }

  private mutating func move(
    _ slot: Slot,
    under parent: Slot,
    after sibling: Slot,
    _ changes: inout RowChanges
  ) {
    mutate { rope in
      let subtree = rope.subtree(of: slot)
      let branch = rope.cut(from: subtree.start, to: subtree.end)

      let target = rope.place(behind: sibling, under: parent)
      let new = rope.valuesOfChild(of: parent)
      let row = new.cover == 0 ? rope.row(before: target) : nil
      let isLast = rope.isEnd(target, ofChildrenAt: new.depth)
      let raise = RopeValues(
        cover: new.cover - subtree.values.cover,
        depth: new.depth - subtree.values.depth
      )
      rope.paste(branch, raisedBy: raise, at: target)

      changes.noteMove(from: subtree.rows, to: row, count: rope.visibleCount(of: slot))
      rope.reloadNeighbours(of: subtree, &changes)
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
  /// - Returns: Whether that is new.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func setReadable(_ slot: Slot, _ isReadable: Bool) -> Bool {
    guard rope.flags[Int(slot)].contains(.readable) != isReadable else { return false }
    mutate { rope in
      if isReadable {
        rope.flags[Int(slot)].insert(.readable)
      } else {
        rope.flags[Int(slot)].remove(.readable)
      }
      let block = rope.block(of: slot)
      rope.nodes[Int(block)].own.readable += isReadable ? 1 : -1
      rope.pullUp(from: block)
    }
    return true
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
