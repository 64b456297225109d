/// A row as the engine knows it: a slot, its guides and its fold.
public struct OutlineRow: Hashable, Sendable {
  /// The slot that the row shows.
  public let slot: Topology.Slot
  /// Which lines go on below the row.
  public let guides: Guides
  /// Whether everything below it is folded away.
  public let isFolded: Bool
}

extension Outline {
  /// The rows of a window.
  ///
  /// - Parameters:
  ///   - range: Which rows; what lies outside 0..<``rowCount`` is left out.
  ///   - topology: Who answers whom.
  /// - Returns: The rows, in order.
  /// - Complexity: O(log n + k) for k rows, O(k log n) where much is folded.
  public func rows(_ range: Range<Int>, in topology: Topology) -> [OutlineRow] {
    let range = range.clamped(to: 0..<rowCount)
    guard !range.isEmpty else { return [] }
    var rows: [OutlineRow] = []
    rows.reserveCapacity(range.count)
    let rope = rope
    var walk = GuideWalk()
    var place = rope.place(ofRow: range.lowerBound)
    // Rows of one block share what the block has gained.
    var (block, added): (Int32, Int32) = (0, 0)
    while rows.count < range.count && place.block != 0 {
      if place.block != block { (block, added) = (place.block, rope.additions(place.block).depth) }
      let slot = rope.slot(at: place)
      let depth = Int(rope.column(.depth, block)[place.index] &+ added)
      rows.append(
        OutlineRow(
          slot: slot,
          guides: walk.step(to: slot, depth: depth, in: topology),
          isFolded: rope.flags[Int(slot)].contains(.folded)
        )
      )
      place = rope.nextVisible(after: place)
    }
    return rows
  }
}
