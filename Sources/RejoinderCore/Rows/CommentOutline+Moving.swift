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
    let slot = origin.map { ownTree.slot(of: $0) } ?? Topology.root
    let destination = outline.destination(of: step, from: slot, in: ownTree.links)
    return destination > 0 ? ownTree.rowID(of: destination) : nil
  }

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
    let slot = outline.landing(of: ownTree.slot(of: id), in: ownTree.links)
    return slot > 0 ? outline.row(of: slot) : nil
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
