/// One step of a change to a tree, in the order in which the steps happened.
public enum TreeChange: Hashable, Sendable {
  /// A slot without children was hung under another one, behind a sibling or as the first child.
  case attached(Topology.Slot, under: Topology.Slot, after: Topology.Slot)
  /// A slot was moved with everything below it, away from where it stood.
  case moved(Topology.Slot, under: Topology.Slot, after: Topology.Slot, from: Gap)
  /// A slot was taken out with everything below it.
  case detached(Topology.Slot, from: Gap)
  /// What a slot stands for changed, its place did not.
  case updated(Topology.Slot)

  /// Where a slot stood.
  public struct Gap: Hashable, Sendable {
    /// What it stood under.
    public let parent: Topology.Slot
    /// The sibling that stood behind it, ``Topology/none`` for the last one.
    public let next: Topology.Slot

    /// Makes a gap.
    ///
    /// - Parameters:
    ///   - parent: What the slot stood under.
    ///   - next: The sibling that stood behind it.
    public init(under parent: Topology.Slot, before next: Topology.Slot) {
      (self.parent, self.next) = (parent, next)
    }
  }

  /// The slot that it happened to.
  public var slot: Topology.Slot {
    switch self {
    case .attached(let slot, _, _), .moved(let slot, _, _, _), .detached(let slot, _),
      .updated(let slot):
      slot
    }
  }
}

/// What became of a comment that was given to a tree.
public enum TreeOutcome: Hashable, Sendable {
  /// It is new and has its place.
  case inserted
  /// It is new and waits for the comment it answers.
  case waiting
  /// It took the place of an older edition with the same id.
  case updated
  /// The tree holds a newer edition with the same id, and keeps that.
  case olderThanKept
  /// Nothing has that id.
  case unknownID
  /// It would have come to stand under itself; nothing was changed.
  case wouldAnswerItself
  /// Its place or its existence changed as asked.
  case changed
}

/// What came of an operation on a tree: its outcome, and the steps for those who follow the tree.
public struct TreeUpdate: Hashable, Sendable {
  /// What became of the comment.
  public var outcome: TreeOutcome
  /// The steps, in order.
  public var changes: [TreeChange]

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - outcome: What became of the comment.
  ///   - changes: The steps, in order.
  public init(_ outcome: TreeOutcome, _ changes: [TreeChange] = []) {
    (self.outcome, self.changes) = (outcome, changes)
  }
}
