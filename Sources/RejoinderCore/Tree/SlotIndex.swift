/// Finds slots by hash: an open-addressed table that holds slots only, never ids.
///
/// The ids lie in the comments already. A byte per place says whether it is empty and holds seven
/// bits of the hash, which settles nearly every comparison; these bytes stay in the cache where a
/// dictionary's ids would not. Whoever owns the table gives it the hash of a slot when it grows.
public struct SlotIndex: Sendable {
  private static let empty: UInt8 = 0
  private static let gone: UInt8 = 1

  /// Empty, gone, or 128 and seven bits of the hash.
  private var marks: [UInt8]
  private var slots: [Topology.Slot]
  private var mask: Int
  /// Places that are not empty, those whose slot is gone included.
  private var used = 0
  /// How many slots are in the table.
  public private(set) var count = 0

  /// Makes an empty table.
  ///
  /// - Parameter capacity: How many slots to make room for.
  public init(capacity: Int = 0) {
    var size = 16
    while size < capacity + capacity / 2 { size *= 2 }
    marks = Array(repeating: Self.empty, count: size)
    slots = Array(repeating: Topology.none, count: size)
    mask = size - 1
  }

  /// Bytes held.
  public var memory: Int { marks.capacity + slots.capacity * MemoryLayout<Topology.Slot>.stride }

  /// Finds a slot.
  ///
  /// - Parameters:
  ///   - hash: The hash of the id looked for.
  ///   - matches: Whether a slot's comment has that id.
  /// - Returns: The slot, or ``Topology/none``.
  @inlinable
  public func find(_ hash: Int, where matches: (Topology.Slot) -> Bool) -> Topology.Slot {
    var cursor = Cursor(hash)
    while true {
      let slot = candidate(&cursor)
      if slot < 0 || matches(slot) { return slot }
    }
  }

  /// Where a search stands.
  public struct Cursor {
    @usableFromInline let mark: UInt8
    @usableFromInline var position: Int

    @usableFromInline
    init(_ hash: Int) {
      mark = 0x80 | UInt8(truncatingIfNeeded: hash)
      position = Int(bitPattern: UInt(bitPattern: hash) >> 7)
    }
  }

  /// The next slot whose seven bits agree, or ``Topology/none`` at the search's end.
  @usableFromInline
  func candidate(_ cursor: inout Cursor) -> Topology.Slot {
    marks.withUnsafeBufferPointer { marks in
      while true {
        let place = cursor.position & mask
        cursor.position += 1
        if marks[place] == cursor.mark { return slots[place] }
        if marks[place] == Self.empty { return Topology.none }
      }
    }
  }

  /// The first candidate for each of some hashes, ``Topology/none`` where there is none.
  @usableFromInline
  func findCandidates(_ hashes: [Int], _ found: inout [Topology.Slot]) {
    for (position, hash) in hashes.enumerated() {
      var cursor = Cursor(hash)
      found[position] = candidate(&cursor)
    }
  }

  /// Puts a slot in; its id must not be there yet.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - hash: The hash of its id.
  ///   - hashOf: The hash of the id of another slot in the table, for when it grows.
  /// - Complexity: O(1) on average over many calls.
  @inlinable
  public mutating func insert(
    _ slot: Topology.Slot,
    hash: Int,
    hashOf: (Topology.Slot) -> Int
  ) {
    if isFull {
      let all = takeAll()
      for other in all { place(other, hashOf(other)) }
    }
    place(slot, hash)
  }

  /// Whether one more slot would make searches long.
  @usableFromInline var isFull: Bool { (used + 1) * 4 > marks.count * 3 }

  /// Empties the table, making it larger where it holds much, and gives what was in it.
  @usableFromInline
  mutating func takeAll() -> [Topology.Slot] {
    var all: [Topology.Slot] = []
    all.reserveCapacity(count)
    for place in marks.indices where marks[place] >= 0x80 { all.append(slots[place]) }
    self = SlotIndex(capacity: max(count * 2, 16))
    return all
  }

  @usableFromInline
  mutating func place(_ slot: Topology.Slot, _ hash: Int) {
    let cursor = Cursor(hash)
    var place = cursor.position & mask
    while marks[place] >= 0x80 { place = (place + 1) & mask }
    if marks[place] == Self.empty { used += 1 }
    marks[place] = cursor.mark
    slots[place] = slot
    count += 1
  }

  /// Puts consecutive slots in, up to the first in whose way a slot with the same seven bits stands:
  /// only there the comments have to be looked at.
  ///
  /// There must be room for all. Gives how many were put in.
  @usableFromInline
  mutating func placeRun(_ hashes: ArraySlice<Int>, firstSlot: Topology.Slot) -> Int {
    var placed = 0
    marks.withUnsafeMutableBufferPointer { marks in
      slots.withUnsafeMutableBufferPointer { slots in
        for hash in hashes {
          let cursor = Cursor(hash)
          var place = cursor.position & mask
          while marks[place] != Self.empty && marks[place] != cursor.mark {
            place = (place + 1) & mask
          }
          if marks[place] != Self.empty { return }
          marks[place] = cursor.mark
          slots[place] = firstSlot + Topology.Slot(placed)
          placed += 1
        }
      }
    }
    used += placed
    count += placed
    return placed
  }

  /// Takes a slot out.
  ///
  /// - Parameters:
  ///   - slot: The slot, which must be in the table.
  ///   - hash: The hash of its id.
  public mutating func remove(_ slot: Topology.Slot, hash: Int) {
    var place = Cursor(hash).position & mask
    while slots[place] != slot || marks[place] < 0x80 {
      precondition(marks[place] != Self.empty, "The slot to remove is not in the index.")
      place = (place + 1) & mask
    }
    marks[place] = Self.gone
    count -= 1
  }
}
