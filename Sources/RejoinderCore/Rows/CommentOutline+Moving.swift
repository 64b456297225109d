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

extension CommentOutline {
  /// Where a step leads.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - origin: The row to go from; where it does not show, its nearest visible ancestor stands in.
  ///     `nil` begins before the first row.
  /// - Returns: The row to land on, `nil` where the step leads nowhere.
  /// - Complexity: O(log n).
  @inlinable
  public func destination(of step: Step, from origin: RowID<ID>?) -> RowID<ID>? {
    guard rowCount > 0 else { return nil }
    switch step {
    case .first: return rowID(atRow: 0)
    case .last: return rowID(atRow: rowCount - 1)
    default: break
    }
    guard let origin, let row = landingRow(of: origin) else {
      let goesForward = step == .nextRow || step == .nextSibling || step == .nextRoot
      return goesForward ? rowID(atRow: 0) : nil
    }
    let slot = outline.slot(atRow: row)
    switch step {
    case .nextRow: return row + 1 < rowCount ? rowID(atRow: row + 1) : nil
    case .previousRow: return row > 0 ? rowID(atRow: row - 1) : nil
    case .nextSibling: return rowID(orNil: ownTree.links.nextSibling(of: slot))
    case .previousSibling: return rowID(orNil: ownTree.links.previousSibling(of: slot))
    case .parent: return rowID(orNil: ownTree.links.parent(of: slot))
    case .nextRoot, .previousRoot: return rowID(orNil: root(step, from: slot))
    case .first, .last: return nil
    }
  }

  @inlinable
  func root(_ step: Step, from slot: Topology.Slot) -> Topology.Slot {
    let top = outline.ancestor(of: slot, atDepth: 0)
    if step == .nextRoot { return ownTree.links.nextSibling(of: top) }
    return top != slot ? top : ownTree.links.previousSibling(of: top)
  }

  @inlinable
  func rowID(orNil slot: Topology.Slot) -> RowID<ID>? { slot > 0 ? ownTree.rowID(of: slot) : nil }

  /// The next comment that satisfies a condition, folded away or not.
  ///
  /// It is how “next unread” is found; a hidden one has to be revealed.
  ///
  /// - Parameters:
  ///   - origin: The comment to go on from, `nil` for the beginning.
  ///   - isBackward: Whether to look before the comment instead of behind it.
  ///   - matches: The condition.
  /// - Returns: The id of the comment, `nil` where none is left.
  /// - Complexity: O(n) in the number of comments passed.
  @inlinable
  public func next(
    from origin: ID?,
    isBackward: Bool = false,
    where matches: (Element) -> Bool
  ) -> ID? {
    let links = ownTree.links
    var slot = origin.flatMap { placedSlot($0) } ?? Topology.root
    if isBackward && slot == Topology.root { return nil }
    while true {
      slot = isBackward ? links.previous(before: slot) : links.next(after: slot)
      guard slot > 0 else { return nil }
      if let comment = ownTree.comment(at: slot), matches(comment) { return comment.id }
    }
  }

  /// The row on which a jump to something lands: its own, or that of its nearest visible ancestor.
  ///
  /// - Parameter id: What to jump to.
  /// - Returns: The row, `nil` for what has no place.
  /// - Complexity: O(log n), O(depth · log n) where it is folded away.
  @inlinable
  public func landingRow(of id: RowID<ID>) -> Int? {
    var slot = ownTree.slot(of: id)
    guard outline.contains(slot) else { return nil }
    guard !outline.isVisible(slot) else { return outline.row(of: slot) }
    var landing = slot
    while slot > 0 {
      if outline.isFolded(slot) { landing = slot }
      slot = ownTree.links.parent(of: slot)
    }
    return outline.row(of: landing)
  }

  /// Opens what hides a comment.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Which ancestors were opened, the outermost first; the row on which to land; and the
  ///   rows that came. `nil` where the comment has no place.
  /// - Complexity: O(depth + log n) where it is hidden, O(log n) where it shows.
  @inlinable
  @discardableResult
  public mutating func reveal(_ id: ID) -> Reveal<ID>? {
    guard let slot = placedSlot(id) else { return nil }
    let (unfolded, changes) = outline.reveal(slot, in: ownTree.links)
    guard let row = outline.row(of: slot) else { return nil }
    return Reveal(
      opened: unfolded.compactMap { ownTree.comment(at: $0)?.id },
      row: row,
      changes: changes
    )
  }
}

/// What a reveal did.
public struct Reveal<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The ancestors that were opened, the outermost first.
  public let opened: [ID]
  /// The row on which to land.
  public let row: Int
  /// The rows that came.
  public let changes: RowChanges

  @usableFromInline
  init(opened: [ID], row: Int, changes: RowChanges) {
    (self.opened, self.row, self.changes) = (opened, row, changes)
  }
}
