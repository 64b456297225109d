/// Who answers whom and in which order, on slots: small numbers that stand for comments.
///
/// The links lie flat in one array, so that building, walking, comparing and freeing need no stack,
/// however deep a discussion goes. Slot ``root`` stands for the discussion itself; the top-level
/// comments are its children. A slot that was taken out may be given to another comment later.
///
/// This is one of the engine's two concrete layers (the other is ``Outline``); it is never generic.
/// Most code uses ``CommentTree``, which knows the comments too.
public struct Topology: Sendable {
  /// The number that stands for a comment.
  public typealias Slot = Int32

  /// The slot of the discussion itself, above all top-level comments.
  public static let root: Slot = 0

  /// Stands for “no such slot”.
  public static let none: Slot = -1

  /// The neighbours of a slot, each ``Topology/none`` where there is none.
  struct Links {
    var parent = Topology.none
    var first = Topology.none
    var last = Topology.none
    var previous = Topology.none
    var next = Topology.none
  }

  private var links: [Links]
  /// The first unused slot; the unused ones are linked through `next`.
  private var firstUnused = Topology.none

  /// How many slots hang under the root, directly or not.
  public private(set) var count = 0

  /// Makes a discussion without comments.
  ///
  /// - Parameter capacity: How many slots to make room for.
  public init(capacity: Int = 0) {
    links = []
    links.reserveCapacity(capacity + 1)
    links.append(Links())
  }

  /// One more than the greatest slot ever used.
  public var slotBound: Int { links.count }

  /// Bytes held by the links.
  public var memory: Int { links.capacity * MemoryLayout<Links>.stride }

  // MARK: Asking

  /// The slot that one answers; ``root`` for a top-level comment.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Its parent, or ``none`` where the slot hangs nowhere.
  public func parent(of slot: Slot) -> Slot { links[Int(slot)].parent }

  /// The first reply of a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Its first child, or ``none``.
  public func firstChild(of slot: Slot) -> Slot { links[Int(slot)].first }

  /// The last reply of a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Its last child, or ``none``.
  public func lastChild(of slot: Slot) -> Slot { links[Int(slot)].last }

  /// The sibling after a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The next one with the same parent, or ``none``.
  public func nextSibling(of slot: Slot) -> Slot { links[Int(slot)].next }

  /// The sibling before a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The previous one with the same parent, or ``none``.
  public func previousSibling(of slot: Slot) -> Slot { links[Int(slot)].previous }

  /// Whether a slot has replies.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Whether it has at least one child.
  public func hasChildren(_ slot: Slot) -> Bool { links[Int(slot)].first >= 0 }

  /// The slot after one in pre-order, not leaving a subtree.
  ///
  /// - Parameters:
  ///   - slot: The slot to go on from.
  ///   - top: The slot whose subtree is not left.
  /// - Returns: The next slot, or ``none`` at the subtree's end.
  /// - Complexity: O(1) on average over a whole walk.
  public func next(after slot: Slot, within top: Slot = Topology.root) -> Slot {
    let first = links[Int(slot)].first
    return first >= 0 ? first : nextOutside(slot, within: top)
  }

  /// The first slot behind a slot's subtree in pre-order, not leaving a larger one.
  ///
  /// - Parameters:
  ///   - slot: The slot whose subtree is passed over.
  ///   - top: The slot whose subtree is not left.
  /// - Returns: The next slot, or ``none`` at the larger subtree's end.
  /// - Complexity: O(1) on average over a whole walk.
  public func nextOutside(_ slot: Slot, within top: Slot = Topology.root) -> Slot {
    var slot = slot
    while slot != top && slot >= 0 {
      let next = links[Int(slot)].next
      if next >= 0 { return next }
      slot = links[Int(slot)].parent
    }
    return Self.none
  }

  /// The slot before one in pre-order.
  ///
  /// - Parameter slot: The slot to go back from.
  /// - Returns: The previous slot, or ``root`` before the first.
  /// - Complexity: O(1) on average over a whole walk.
  public func previous(before slot: Slot) -> Slot {
    var previous = links[Int(slot)].previous
    guard previous >= 0 else { return links[Int(slot)].parent }
    while links[Int(previous)].last >= 0 { previous = links[Int(previous)].last }
    return previous
  }

  /// Whether one slot is in the subtree of another, or is that one.
  ///
  /// - Parameters:
  ///   - slot: The slot that may lie below.
  ///   - ancestor: The slot that may lie above.
  /// - Returns: Whether the first lies in the subtree of the second.
  /// - Complexity: O(depth).
  public func isInSubtree(_ slot: Slot, of ancestor: Slot) -> Bool {
    var slot = slot
    while slot >= 0 {
      if slot == ancestor { return true }
      slot = links[Int(slot)].parent
    }
    return false
  }

  /// How many ancestors a slot has, the root not counted: 0 at the top level.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The depth.
  /// - Complexity: O(depth); ``Outline`` knows it in O(log n).
  public func depth(of slot: Slot) -> Int {
    var depth = -1
    var slot = links[Int(slot)].parent
    while slot >= 0 {
      depth += 1
      slot = links[Int(slot)].parent
    }
    return depth
  }

  // MARK: Changing

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
