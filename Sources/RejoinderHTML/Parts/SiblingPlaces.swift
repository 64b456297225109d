internal import RejoinderCore

/// Which one of how many siblings rows are that stand anywhere.
///
/// A list of siblings is counted once, when the first of it is asked for.
struct SiblingPlaces {
  private let topology: Topology
  private var positions: [Topology.Slot: Int] = [:]
  private var totals: [Topology.Slot: Int] = [:]

  init(_ topology: Topology) { self.topology = topology }

  /// The place of a slot; O(n) for the first one of n siblings, O(1) for the others.
  mutating func place(of slot: Topology.Slot) -> (position: Int, total: Int) {
    let parent = topology.parent(of: slot)
    if totals[parent] == nil {
      var (sibling, count) = (topology.firstChild(of: parent), 0)
      while sibling >= 0 {
        count += 1
        positions[sibling] = count
        sibling = topology.nextSibling(of: sibling)
      }
      totals[parent] = count
    }
    return (positions[slot] ?? 1, totals[parent] ?? 1)
  }
}
