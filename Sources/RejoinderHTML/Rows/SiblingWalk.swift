internal import RejoinderCore

/// Counts siblings along rows that follow each other: which one of how many each row is.
///
/// Comments and the `more` row behind them are counted alike, folded subtrees are passed over.
struct SiblingWalk {
  private struct Place {
    let depth: Int
    var position: Int
    let total: Int
  }

  /// The places on the way from the top level to the last row, as far as they were seen.
  private var places: [Place] = []

  /// Goes on to the next row; O(1) on average, and O(n) where a list of n siblings is entered.
  mutating func step(
    to row: Row<Comment>,
    in tree: CommentTree<Comment>
  ) -> (position: Int, total: Int) {
    while let last = places.last, last.depth > row.depth { places.removeLast() }
    if let last = places.last, last.depth == row.depth {
      places[places.count - 1].position += 1
      return (last.position + 1, last.total)
    }
    let (position, total) = Self.count(around: tree.slot(of: row.id), in: tree.topology)
    places.append(Place(depth: row.depth, position: position, total: total))
    return (position, total)
  }

  private static func count(
    around slot: Topology.Slot,
    in topology: Topology
  ) -> (position: Int, total: Int) {
    var (position, total) = (1, 1)
    var sibling = topology.previousSibling(of: slot)
    while sibling >= 0 {
      (position, total) = (position + 1, total + 1)
      sibling = topology.previousSibling(of: sibling)
    }
    sibling = topology.nextSibling(of: slot)
    while sibling >= 0 {
      total += 1
      sibling = topology.nextSibling(of: sibling)
    }
    return (position, total)
  }
}
