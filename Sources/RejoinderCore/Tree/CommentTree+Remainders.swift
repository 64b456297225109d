extension CommentTree {
  /// Says that replies exist which are not loaded: a `more` row, always the last under its parent.
  ///
  /// A count of 0 takes the row away. If the comment has not come, the remainder waits for it.
  ///
  /// - Parameter remainder: What is not loaded.
  /// - Returns: What became of it, and the steps for those who follow the tree.
  @inlinable
  @discardableResult
  public mutating func setRemainder(_ remainder: Remainder<ID>) -> TreeUpdate {
    var parent = Topology.root
    if let parentID = remainder.parentID {
      parent = slot(of: parentID)
      guard parent >= 0, placements[Int(parent)] != .waiting else {
        waitingRemainders[parentID] = remainder.count == 0 ? nil : remainder
        return TreeUpdate(.waiting)
      }
    }
    let last = links.lastChild(of: parent)
    let isThere = last > 0 && isRemainder(last)
    if remainder.count == 0 { return isThere ? removeRemainder(last) : TreeUpdate(.changed) }
    if isThere {
      remainders[last] = remainder
      return TreeUpdate(.updated, [.updated(last)])
    }
    let slot = takeSlot()
    placements[Int(slot)] = .placed
    if currentOrder != .source { reserveKey(of: slot) }
    remainders[slot] = remainder
    links.attach(slot, under: parent, after: last)
    return TreeUpdate(.inserted, [.attached(slot, under: parent, after: last)])
  }

  @inlinable
  mutating func removeRemainder(_ slot: Slot) -> TreeUpdate {
    let gap = gap(at: slot)
    links.detach(slot)
    remainders[slot] = nil
    placements[Int(slot)] = .waiting
    links.freeSlot(slot)
    return TreeUpdate(.changed, [.detached(slot, from: gap)])
  }
}
