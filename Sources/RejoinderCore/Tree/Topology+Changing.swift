extension Topology {
  /// Gives a slot that hangs nowhere yet.
  ///
  /// - Returns: The slot.
  public mutating func makeSlot() -> Slot {
    guard firstUnused >= 0 else {
      links.append(Links())
      return Slot(links.count - 1)
    }
    let slot = firstUnused
    firstUnused = links[Int(slot)].next
    links[Int(slot)] = Links()
    return slot
  }

  /// Gives all slots up to a number, which hang nowhere yet.
  ///
  /// - Parameter bound: One more than the last slot.
  /// - Complexity: O(n).
  public mutating func makeSlots(upTo bound: Int) {
    links.append(contentsOf: repeatElement(Links(), count: max(bound - links.count, 0)))
  }

  /// Takes a slot back that hangs nowhere and has no children.
  ///
  /// - Parameter slot: The slot.
  public mutating func freeSlot(_ slot: Slot) {
    links[Int(slot)] = Links()
    links[Int(slot)].next = firstUnused
    firstUnused = slot
  }

  /// Hangs a slot under another one.
  ///
  /// - Parameters:
  ///   - slot: A slot that hangs nowhere.
  ///   - parent: The slot to hang it under.
  ///   - sibling: The child to put it behind, ``none`` to make it the first.
  public mutating func attach(_ slot: Slot, under parent: Slot, after sibling: Slot) {
    let next = sibling >= 0 ? links[Int(sibling)].next : links[Int(parent)].first
    links[Int(slot)].parent = parent
    links[Int(slot)].previous = sibling
    links[Int(slot)].next = next
    if sibling >= 0 { links[Int(sibling)].next = slot } else { links[Int(parent)].first = slot }
    if next >= 0 { links[Int(next)].previous = slot } else { links[Int(parent)].last = slot }
    count += 1
  }

  /// Hangs slots 1, 2, 3 … each under a parent, behind the children that came before.
  ///
  /// One tight loop, in which the processor can wait for many places in memory at once.
  ///
  /// - Parameter parents: The parents by slot, that of slot 0 left out of account; ``none`` leaves a
  ///   slot hanging nowhere.
  /// - Returns: Whether a slot hangs under itself or a later one, so that there may be circles.
  /// - Complexity: O(n).
  public mutating func attachAll(under parents: [Slot]) -> Bool {
    var attached = 0
    var hasForwardReference = false
    links.withUnsafeMutableBufferPointer { links in
      for slot in 1..<max(parents.count, 1) where parents[slot] >= 0 {
        let parent = parents[slot]
        let last = links[Int(parent)].last
        links[Int(parent)].last = Slot(slot)
        if last >= 0 {
          links[Int(last)].next = Slot(slot)
        } else {
          links[Int(parent)].first = Slot(slot)
        }
        links[slot].parent = parent
        links[slot].previous = last
        attached += 1
        hasForwardReference = hasForwardReference || parent >= slot
      }
    }
    count += attached
    return hasForwardReference
  }

  /// Takes a slot off its parent; its own subtree stays with it.
  ///
  /// The count falls by one only: whoever drops the subtree tells its size through `size`.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - size: How many slots leave the discussion with it, itself included.
  public mutating func detach(_ slot: Slot, size: Int = 1) {
    let own = links[Int(slot)]
    if own.previous >= 0 {
      links[Int(own.previous)].next = own.next
    } else if own.parent >= 0 {
      links[Int(own.parent)].first = own.next
    }
    if own.next >= 0 {
      links[Int(own.next)].previous = own.previous
    } else if own.parent >= 0 {
      links[Int(own.parent)].last = own.previous
    }
    links[Int(slot)].parent = Self.none
    links[Int(slot)].previous = Self.none
    links[Int(slot)].next = Self.none
    count -= size
  }

  /// Puts the children of a slot into another order.
  ///
  /// - Parameters:
  ///   - parent: The slot whose children are meant.
  ///   - children: The same children in the new order.
  /// - Complexity: O(n) in their number.
  public mutating func reorder(childrenOf parent: Slot, as children: some Sequence<Slot>) {
    var previous = Self.none
    links[Int(parent)].first = Self.none
    for child in children {
      links[Int(child)].previous = previous
      if previous >= 0 {
        links[Int(previous)].next = child
      } else {
        links[Int(parent)].first = child
      }
      previous = child
    }
    if previous >= 0 { links[Int(previous)].next = Self.none }
    links[Int(parent)].last = previous
  }
}
