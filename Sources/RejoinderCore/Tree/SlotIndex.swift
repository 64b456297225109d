/// Finds slots by hash: an open-addressed table that holds slots only, never ids.
///
/// The ids lie in the comments already, so the table needs eight bytes an entry and stays in the
/// cache far longer than a dictionary of ids would. Each entry keeps half of the hash, which settles
/// nearly every comparison without looking at a comment.
public struct SlotIndex: Sendable {
  /// Half of the hash above, slot + 1 below; 0 is empty.
  private var entries: [UInt64]
  private var mask: Int
  /// How many slots are in the table.
  public private(set) var count = 0

  /// Makes an empty table.
  ///
  /// - Parameter capacity: How many slots to make room for.
  public init(capacity: Int = 0) {
    var size = 16
    while size < capacity + capacity / 2 { size *= 2 }
    entries = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Bytes held.
  public var memory: Int { entries.capacity * 8 }

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
    @usableFromInline let fragment: UInt64
    @usableFromInline var position: Int

    @usableFromInline
    init(_ hash: Int) {
      // The table's place comes from the kept half, so that entries can move without their ids.
      fragment = UInt64(UInt(bitPattern: hash) & 0xFFFF_FFFF)
      position = Int(truncatingIfNeeded: fragment)
    }
  }

  /// The next slot whose half of the hash agrees, or ``Topology/none`` at the search's end.
  @usableFromInline
  func candidate(_ cursor: inout Cursor) -> Topology.Slot {
    entries.withUnsafeBufferPointer { entries in
      while true {
        let entry = entries[cursor.position & mask]
        if entry == 0 { return Topology.none }
        cursor.position += 1
        if entry >> 32 == cursor.fragment { return Topology.Slot(entry & 0xFFFF_FFFF) - 1 }
      }
    }
  }

  /// Puts a slot in; its id must not be there yet.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - hash: The hash of its id.
  /// - Complexity: O(1) on average over many calls.
  public mutating func insert(_ slot: Topology.Slot, hash: Int) {
    if (count + 1) * 4 > entries.count * 3 { grow() }
    let fragment = UInt64(UInt(bitPattern: hash) & 0xFFFF_FFFF)
    place(fragment << 32 | UInt64(slot + 1))
    count += 1
  }

  private mutating func place(_ entry: UInt64) {
    var position = Int(truncatingIfNeeded: entry >> 32) & mask
    while entries[position] != 0 { position = (position + 1) & mask }
    entries[position] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: 0, count: old.count * 2)
    mask = entries.count - 1
    for entry in old where entry != 0 { place(entry) }
  }

  /// Takes a slot out.
  ///
  /// - Parameters:
  ///   - slot: The slot, which must be in the table.
  ///   - hash: The hash of its id.
  public mutating func remove(_ slot: Topology.Slot, hash: Int) {
    let fragment = UInt64(UInt(bitPattern: hash) & 0xFFFF_FFFF)
    let entry = fragment << 32 | UInt64(slot + 1)
    var hole = Int(truncatingIfNeeded: fragment) & mask
    while entries[hole] != entry {
      precondition(entries[hole] != 0, "The slot to remove is not in the index.")
      hole = (hole + 1) & mask
    }
    closeHole(hole)
    count -= 1
  }

  /// Moves later entries of the run back, so that no search stops at the hole.
  private mutating func closeHole(_ start: Int) {
    var hole = start
    var position = (hole + 1) & mask
    while entries[position] != 0 {
      let home = Int(truncatingIfNeeded: entries[position] >> 32) & mask
      // Whether the entry's home lies at or before the hole, going around.
      if (position &- home) & mask >= (position &- hole) & mask {
        entries[hole] = entries[position]
        hole = position
      }
      position = (position + 1) & mask
    }
    entries[hole] = 0
  }
}
