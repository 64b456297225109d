extension CommentTree {
  /// Gives a slot with room for what it stands for, and notes when.
  @inlinable
  mutating func takeSlot() -> Slot {
    let slot = links.makeSlot()
    if Int(slot) == elements.count {
      elements.append(nil)
      placements.append(.placed)
      if !arrivals.isEmpty { noteArrival(of: slot) }
    } else {
      // A slot that is given again came later than its number says.
      if arrivals.isEmpty { (arrivals, nextArrival) = (Array(elements.indices), elements.count) }
      noteArrival(of: slot)
    }
    return slot
  }

  @inlinable
  mutating func noteArrival(of slot: Slot) {
    if Int(slot) == arrivals.count { arrivals.append(nextArrival) }
    arrivals[Int(slot)] = nextArrival
    nextArrival += 1
  }

  /// When the comment of a slot came, as a number that grows.
  @inlinable
  func arrival(of slot: Slot) -> Int { arrivals.isEmpty ? Int(slot) : arrivals[Int(slot)] }

  @inlinable
  func inArrivalOrder(_ slots: some Sequence<Slot>) -> [Slot] {
    slots.sorted { arrival(of: $0) < arrival(of: $1) }
  }
}
