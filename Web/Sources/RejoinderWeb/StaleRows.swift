import RejoinderCore

/// Rows that a change elsewhere makes look otherwise.
struct StaleRows {
  typealias Slot = Topology.Slot

  private(set) var slots: [Slot] = []
  private var isListed: [Bool]
  /// Whether a slot's ancestors are listed, and itself.
  private var isPathListed: [Bool]

  init(_ page: LivePage) {
    isListed = [Bool](repeating: false, count: page.entries.count)
    isPathListed = isListed
  }

  mutating func insert(_ slot: Slot) {
    guard slot > 0, !isListed[Int(slot)] else { return }
    isListed[Int(slot)] = true
    slots.append(slot)
  }

  /// Lists what a comment answers, and what that answers, up to the top.
  mutating func insertAncestors(of slot: Slot, _ topology: Topology) {
    var ancestor = topology.parent(of: slot)
    while ancestor > 0, !isPathListed[Int(ancestor)] {
      isPathListed[Int(ancestor)] = true
      insert(ancestor)
      ancestor = topology.parent(of: ancestor)
    }
  }

  /// Lists a comment with everything below it.
  mutating func insertSubtree(of slot: Slot, _ topology: Topology) {
    var next = slot
    while next > 0 {
      insert(next)
      next = topology.next(after: next, within: slot)
    }
  }
}

extension LivePage {
  mutating func redraw(_ stale: StaleRows) {
    for slot in stale.slots { redraw(slot) }
  }
}
