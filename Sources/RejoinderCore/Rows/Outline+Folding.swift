extension Outline {
  /// Folds a slot: its row stays, everything below it goes; folds below are kept.
  ///
  /// A slot without replies can be folded too: replies that come later begin hidden.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The rows that went, one range; nothing where it was folded already.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func fold(_ slot: Slot) -> RowChanges { setFold(slot, true) }

  /// Unfolds a slot: what is below it comes back, except what is folded there.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The rows that came, one range; nothing where it was not folded.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func unfold(_ slot: Slot) -> RowChanges { setFold(slot, false) }

  /// Folds an unfolded slot, or unfolds a folded one.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The rows that went or came, one range.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func toggle(_ slot: Slot) -> RowChanges { setFold(slot, !isFolded(slot)) }

  private mutating func setFold(_ slot: Slot, _ folds: Bool) -> RowChanges {
    var changes = RowChanges()
    setFold(slot, folds, &changes)
    return changes
  }

  mutating func setFold(_ slot: Slot, _ folds: Bool, _ changes: inout RowChanges) {
    guard isFolded(slot) != folds else { return }
    mutate { rope in
      if folds {
        rope.flags[Int(slot)].insert(.folded)
      } else {
        rope.flags[Int(slot)].remove(.folded)
      }
      let place = rope.place(of: slot)
      let around = rope.branchAdditions(place.block)
      let values = rope.values(at: place, adding: around)
      let end = rope.next(after: place, where: .depth, atMost: values.depth, adding: around.depth)
      let start = RopePlace(block: place.block, index: place.index + 1)
      let shows = values.cover == 0
      let row = shows ? rope.row(before: place, adding: around.cover) : 0
      if shows && folds {
        let count = rope.rows(from: place, to: end, row: row, adding: around.cover)
        changes.remove(row + 1..<row + count)
      }
      if end != start { rope.add(RopeValues(cover: folds ? 1 : -1), from: start, to: end) }
      if shows && !folds {
        // What is below shows only now, so it is counted after the change.
        let gained = rope.branchAdditions(place.block).cover
        let count = rope.rows(from: place, to: end, row: row, adding: gained)
        changes.insert(row + 1..<row + count)
      }
      if shows { changes.reload(row..<row + 1) }
    }
  }

  /// Folds or unfolds everything.
  ///
  /// - Parameters:
  ///   - folds: Whether to fold every slot that has replies, or to unfold every one.
  ///   - topology: Who answers whom.
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func setAllFolds(_ folds: Bool, in topology: Topology) -> RowChanges {
    setFolds(topology) { slot, _ in folds && topology.hasChildren(slot) }
  }

  /// Folds the slots of a level and deeper that have replies, and unfolds those above.
  ///
  /// - Parameters:
  ///   - level: The last level that shows, 1 for the top one; less counts as 1.
  ///   - topology: Who answers whom.
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func fold(belowLevel level: Int, in topology: Topology) -> RowChanges {
    let fold = InitialFold.below(level)
    return setFolds(topology) { slot, depth in
      fold.folds(atDepth: depth) && topology.hasChildren(slot)
    }
  }

  /// Folds or unfolds everything below a slot, and unfolds the slot itself.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - folds: Whether to fold every slot below it that has replies, or to unfold every one.
  ///   - topology: Who answers whom.
  /// - Returns: The rows that went or came; a reset where these are many ranges.
  /// - Complexity: O(m log n) for m slots to change, O(n) where these are many.
  @discardableResult
  public mutating func setFolds(
    below slot: Slot,
    _ folds: Bool,
    in topology: Topology
  ) -> RowChanges {
    var pending: [Slot] = []
    var next = topology.next(after: slot, within: slot)
    while next > 0 {
      // Only what has replies is folded; unfolded is everything.
      if isFolded(next) != folds && (!folds || topology.hasChildren(next)) { pending.append(next) }
      next = topology.next(after: next, within: slot)
    }
    if pending.count > RowChanges.maximumRanges {
      let marked = Set(pending)
      let flags = rope.flags
      return setFolds(topology) { other, _ in
        if other == slot { return false }
        return marked.contains(other) ? folds : flags[Int(other)].contains(.folded)
      }
    }
    var changes = RowChanges()
    // Outer slots last when folding and first when unfolding: each step is one range then.
    for slot in folds ? pending.reversed() : pending { setFold(slot, folds, &changes) }
    setFold(slot, false, &changes)
    return changes
  }

  /// Unfolds every folded ancestor of a slot, so that it shows.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - topology: Who answers whom.
  /// - Returns: The ancestors that were unfolded, the outermost first, and the rows that came.
  /// - Complexity: O(depth + u log n) for u ancestors to unfold; O(log n) where it shows already.
  @discardableResult
  public mutating func reveal(
    _ slot: Slot,
    in topology: Topology
  ) -> (unfolded: [Slot], changes: RowChanges) {
    guard !isVisible(slot) else { return ([], RowChanges()) }
    var folded: [Slot] = []
    var ancestor = topology.parent(of: slot)
    while ancestor > 0 {
      if isFolded(ancestor) { folded.append(ancestor) }
      ancestor = topology.parent(of: ancestor)
    }
    folded.reverse()
    var changes = RowChanges()
    for ancestor in folded { setFold(ancestor, false, &changes) }
    return (folded, changes)
  }
}
