/// What shows of a tree: all its slots in pre-order, with folds.
///
/// A fold covers everything below a slot; a slot shows while nothing covers it. Folding, unfolding,
/// inserting, moving, removing and going from rows to slots and back cost O(log n), whatever the depth
/// or the number of siblings. Sorting and folding everything are O(n) and say so.
///
/// This is the second of the engine's concrete layers (the first is ``Topology``): it knows slots and
/// nothing of comments. Most code uses ``CommentOutline``. Copies share their memory until one changes.
public struct Outline: Sendable {
  /// The number that stands for a comment.
  public typealias Slot = Topology.Slot

  private var box: Box

  /// Which comments are folded at first.
  public enum InitialFold: Hashable, Sendable {
    /// None: every comment shows.
    case none
    /// All that have replies: only the top level shows.
    case rootsOnly
    /// Those of a level and deeper that have replies, level 1 being the top one: deeper levels are
    /// hidden. A level below 1 counts as 1.
    case below(Int)

    /// Whether a comment with replies begins folded at a depth, 0 being the top one.
    func folds(atDepth depth: Int) -> Bool {
      switch self {
      case .none: false
      case .rootsOnly: true
      case .below(let level): depth + 1 >= max(level, 1)
      }
    }
  }

  /// Makes the outline of a tree.
  ///
  /// - Parameters:
  ///   - topology: Who answers whom.
  ///   - initialFold: Which comments are folded at first.
  ///   - isReadable: Whether a slot counts as a reply.
  /// - Complexity: O(n).
  public init(
    _ topology: Topology,
    initialFold: InitialFold = .none,
    isReadable: (Slot) -> Bool
  ) {
    box = Box(Rope(slotCapacity: topology.slotBound))
    rebuild(topology, initialFold: initialFold, isReadable: isReadable)
  }

  /// Frees the rope when nobody uses it any more.
  ///
  /// Sendable by hand: the rope is changed only by ``mutate(_:)``, on a box that nobody else holds.
  private final class Box: @unchecked Sendable {
    var rope: Rope

    init(_ rope: Rope) { self.rope = rope }

    deinit { rope.deallocate() }
  }

  var rope: Rope { box.rope }

  @inline(__always)
  mutating func mutate<Result>(_ change: (inout Rope) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&box) { box = Box(Rope(copying: box.rope)) }
    return change(&box.rope)
  }

  // MARK: Counting

  /// How many rows show.
  public var rowCount: Int { box.rope.visibleCount }

  /// How many slots there are, folded away or not.
  public var count: Int { box.rope.count }

  /// Bytes held.
  public var memory: Int { box.rope.memory }

  /// How many readable slots lie below one.
  ///
  /// - Parameter slot: The slot; the root counts everything.
  /// - Returns: The number.
  /// - Complexity: O(log n).
  public func replyCount(of slot: Slot) -> Int {
    guard slot != Topology.root else { return Int(rope.nodes[Int(rope.root)].branch.readable) }
    let place = rope.place(of: slot)
    let own = rope.flags[Int(slot)].contains(.readable) ? 1 : 0
    return rope.readable(before: rope.subtreeEnd(place)) - rope.readable(before: place) - own
  }

  /// How many slots lie below one, readable or not.
  ///
  /// - Parameter slot: The slot; the root counts everything.
  /// - Returns: The number.
  /// - Complexity: O(log n).
  public func descendantCount(of slot: Slot) -> Int {
    guard slot != Topology.root else { return count }
    let place = rope.place(of: slot)
    return rope.position(of: rope.subtreeEnd(place)) - rope.position(of: place) - 1
  }

  // MARK: Rows and slots

  /// The slot that a row shows.
  ///
  /// - Parameter row: A row, 0…``rowCount`` − 1.
  /// - Returns: The slot.
  /// - Complexity: O(log n).
  public func slot(atRow row: Int) -> Slot {
    precondition(row >= 0 && row < rowCount, "Row \(row) is not among the \(rowCount) rows.")
    return rope.slot(at: rope.place(ofRow: row))
  }

  /// The row that shows a slot.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The row, or `nil` where the slot is folded away.
  /// - Complexity: O(log n).
  public func row(of slot: Slot) -> Int? { rope.row(of: slot) }

  /// Whether a slot hangs in the outline.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Whether it does.
  public func contains(_ slot: Slot) -> Bool {
    slot > 0 && Int(slot) < rope.slotCapacity && rope.block(of: slot) != 0
  }

  /// Whether a slot shows: none of its ancestors is folded.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Whether it shows.
  /// - Complexity: O(log n).
  public func isVisible(_ slot: Slot) -> Bool {
    rope.values(at: rope.place(of: slot)).cover == 0
  }

  /// Whether everything below a slot is folded away by the slot itself.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Whether it is folded.
  public func isFolded(_ slot: Slot) -> Bool { rope.flags[Int(slot)].contains(.folded) }

  /// How many ancestors a slot has, 0 at the top level.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The depth.
  /// - Complexity: O(log n).
  public func depth(of slot: Slot) -> Int { Int(rope.values(at: rope.place(of: slot)).depth) }

  /// The ancestor of a slot at a smaller depth.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - depth: The ancestor's depth, 0 for the top level.
  /// - Returns: The ancestor, or the slot itself where it is not deeper than that.
  /// - Complexity: O(log n).
  public func ancestor(of slot: Slot, atDepth depth: Int) -> Slot {
    let place = rope.place(of: slot)
    guard rope.values(at: place).depth > depth,
      let above = rope.lastPlace(before: place, depthAtMost: Int32(depth))
    else { return slot }
    return rope.slot(at: above)
  }

  /// Whether one slot lies below another, or is that one.
  ///
  /// - Parameters:
  ///   - slot: The slot that may lie below.
  ///   - ancestor: The slot that may lie above.
  /// - Returns: Whether the first lies in the subtree of the second.
  /// - Complexity: O(log n).
  public func isInSubtree(_ slot: Slot, of ancestor: Slot) -> Bool {
    guard slot != ancestor, ancestor != Topology.root else { return true }
    guard slot != Topology.root else { return false }
    return self.ancestor(of: slot, atDepth: depth(of: ancestor)) == ancestor
  }

  /// The slots that are folded, in no order.
  ///
  /// - Complexity: O(n).
  public var foldedSlots: [Slot] {
    (0..<rope.slotCapacity).filter {
      rope.flags[$0].contains(.folded) && rope.block(of: Int32($0)) != 0
    }
    .map { Slot($0) }
  }
}
