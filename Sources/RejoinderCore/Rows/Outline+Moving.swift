/// A step through a discussion, as a key or a button takes it.
public enum Step: Hashable, Sendable, CaseIterable {
  /// To the next row.
  case nextRow
  /// To the row before.
  case previousRow
  /// To the next comment with the same parent.
  case nextSibling
  /// To the comment before with the same parent.
  case previousSibling
  /// To the next top-level comment.
  case nextRoot
  /// To the top of this thread, and from there to the top-level comment before.
  case previousRoot
  /// To the comment that this one answers.
  case parent
  /// To the first row.
  case first
  /// To the last row.
  case last
}

extension Outline {
  /// Where a step leads.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - origin: The slot to go from; where it does not show, its nearest visible ancestor stands in.
  ///     One without a place, the root among them, begins before the first row.
  ///   - topology: Who answers whom.
  /// - Returns: The slot to land on, ``Topology/none`` where the step leads nowhere.
  /// - Complexity: O(log n).
  public func destination(of step: Step, from origin: Slot, in topology: Topology) -> Slot {
    guard rowCount > 0 else { return Topology.none }
    switch step {
    case .first: return slot(atRow: 0)
    case .last: return slot(atRow: rowCount - 1)
    default: break
    }
    let slot = landing(of: origin, in: topology)
    guard slot > 0, let row = row(of: slot) else {
      let goesForward = step == .nextRow || step == .nextSibling || step == .nextRoot
      return goesForward ? self.slot(atRow: 0) : Topology.none
    }
    switch step {
    case .nextRow: return row + 1 < rowCount ? self.slot(atRow: row + 1) : Topology.none
    case .previousRow: return row > 0 ? self.slot(atRow: row - 1) : Topology.none
    case .nextSibling: return topology.nextSibling(of: slot)
    case .previousSibling: return topology.previousSibling(of: slot)
    case .parent: return topology.parent(of: slot)
    case .nextRoot, .previousRoot: return root(step, from: slot, in: topology)
    case .first, .last: return Topology.none
    }
  }

  private func root(_ step: Step, from slot: Slot, in topology: Topology) -> Slot {
    let top = ancestor(of: slot, atDepth: 0)
    if step == .nextRoot { return topology.nextSibling(of: top) }
    return top != slot ? top : topology.previousSibling(of: top)
  }

  /// Where a jump to a slot lands: on itself, or on its nearest visible ancestor.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - topology: Who answers whom.
  /// - Returns: The slot to land on, ``Topology/none`` for one without a place.
  /// - Complexity: O(log n), O(depth) where it is folded away.
  public func landing(of slot: Slot, in topology: Topology) -> Slot {
    guard contains(slot) else { return Topology.none }
    guard !isVisible(slot) else { return slot }
    var (landing, next) = (slot, slot)
    while next > 0 {
      if isFolded(next) { landing = next }
      next = topology.parent(of: next)
    }
    return landing
  }
}
