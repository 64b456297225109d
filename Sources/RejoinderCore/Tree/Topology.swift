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

  var links: [Links]
  /// The first unused slot; the unused ones are linked through `next`.
  var firstUnused = Topology.none

  /// How many slots hang under the root, directly or not.
  public internal(set) var count = 0

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
}
