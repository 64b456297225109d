import RejoinderCore

extension LivePage {
  /// Marks what was written after a moment as new, and nothing else.
  ///
  /// - Returns: How many comments are new.
  mutating func markNew(since: Int64) -> Int {
    var count = 0
    for index in entries.indices {
      let isNew = entries[index].seconds > since && entries[index].flags.contains(.readable)
      if isNew {
        entries[index].flags.insert(.new)
        count += 1
      } else {
        entries[index].flags.remove(.new)
      }
    }
    return count
  }

  /// The next new comment behind a slot, or the one before it, folded away or not; 0 for none.
  func nextNew(from slot: Slot, isBackward: Bool) -> Slot {
    var slot = contains(slot) ? slot : Topology.root
    if isBackward && slot == Topology.root { return 0 }
    while true {
      slot = isBackward ? topology.previous(before: slot) : topology.next(after: slot)
      guard slot > 0 else { return 0 }
      if flags(slot).contains(.new) { return slot }
    }
  }

  /// The last slot of a subtree in pre-order.
  func lastSlot(below slot: Slot) -> Slot {
    var last = slot
    while contains(last), topology.lastChild(of: last) > 0 { last = topology.lastChild(of: last) }
    return last
  }
}
