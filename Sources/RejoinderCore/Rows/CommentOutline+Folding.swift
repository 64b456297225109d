extension CommentOutline {
  /// Whether everything below a comment is folded away by the comment itself.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether it is folded; `false` for an unknown id.
  @inlinable
  public func isCollapsed(_ id: ID) -> Bool { placedSlot(id).map { outline.isFolded($0) } ?? false }

  /// Folds a comment that is not folded, or unfolds one that is.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  /// - Returns: The rows that went or came: one range.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func toggle(_ id: ID) -> RowChanges {
    placedSlot(id).map { outline.toggle($0) } ?? RowChanges()
  }

  /// Folds a comment: its row stays, everything below it goes and keeps its own folds.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  /// - Returns: The rows that went: one range.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func collapse(_ id: ID) -> RowChanges {
    placedSlot(id).map { outline.fold($0) } ?? RowChanges()
  }

  /// Unfolds a comment: what is below it comes back, with its own folds.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  /// - Returns: The rows that came: one range.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func expand(_ id: ID) -> RowChanges {
    placedSlot(id).map { outline.unfold($0) } ?? RowChanges()
  }

  /// Folds every comment that has replies: only the top level shows.
  ///
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @inlinable
  @discardableResult
  public mutating func collapseAll() -> RowChanges {
    outline.setAllFolds(true, in: ownTree.links)
  }

  /// Unfolds every comment.
  ///
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @inlinable
  @discardableResult
  public mutating func expandAll() -> RowChanges {
    outline.setAllFolds(false, in: ownTree.links)
  }

  /// Folds all comments of a level and deeper that have replies, and unfolds those above.
  ///
  /// - Parameter level: The last level that shows, 1 for the top one; less counts as 1.
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @inlinable
  @discardableResult
  public mutating func collapse(belowLevel level: Int) -> RowChanges {
    outline.fold(belowLevel: level, in: ownTree.links)
  }

  /// Folds everything below a comment that has replies; the comment itself is unfolded.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  /// - Returns: The rows that went or came; a reset where these are many ranges.
  /// - Complexity: O(m log n) for m comments to fold, O(n) where these are many.
  @inlinable
  @discardableResult
  public mutating func collapseDescendants(of id: ID) -> RowChanges {
    placedSlot(id).map { outline.setFolds(below: $0, true, in: ownTree.links) } ?? RowChanges()
  }

  /// Unfolds a comment and everything below it.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  /// - Returns: The rows that came; a reset where these are many ranges.
  /// - Complexity: O(m log n) for m comments to unfold, O(n) where these are many.
  @inlinable
  @discardableResult
  public mutating func expandDescendants(of id: ID) -> RowChanges {
    placedSlot(id).map { outline.setFolds(below: $0, false, in: ownTree.links) } ?? RowChanges()
  }

  /// Folds the parent of a comment, from deep inside.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The comment that was folded, on which to land, and the rows that went; a top-level
  ///   comment folds itself.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func collapseToParent(of id: ID) -> (landing: ID?, changes: RowChanges) {
    guard let slot = placedSlot(id) else { return (nil, RowChanges()) }
    return collapse(outline.ancestor(of: slot, atDepth: max(outline.depth(of: slot) - 1, 0)))
  }

  /// Folds the whole thread that a comment is in, from deep inside.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The top-level comment that was folded, on which to land, and the rows that went.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func collapseToRoot(of id: ID) -> (landing: ID?, changes: RowChanges) {
    guard let slot = placedSlot(id) else { return (nil, RowChanges()) }
    return collapse(outline.ancestor(of: slot, atDepth: 0))
  }

  /// Folds the comment above another one at some depth, as when its line is hit.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - depth: The depth of the one above, 0 for the top level; at its own depth and deeper the
  ///     comment folds itself.
  /// - Returns: The comment that was folded, on which to land, and the rows that went.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func collapseAncestor(
    of id: ID,
    atDepth depth: Int
  ) -> (landing: ID?, changes: RowChanges) {
    guard let slot = placedSlot(id) else { return (nil, RowChanges()) }
    return collapse(outline.ancestor(of: slot, atDepth: max(depth, 0)))
  }

  @inlinable
  mutating func collapse(_ slot: Topology.Slot) -> (landing: ID?, changes: RowChanges) {
    let changes = outline.fold(slot)
    return (ownTree.comment(at: slot)?.id, changes)
  }

  /// The ids of the folded comments, ascending.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var collapsedIDs: [ID] {
    outline.foldedSlots.compactMap { ownTree.comment(at: $0)?.id }.sorted()
  }

  /// Folds exactly some comments.
  ///
  /// - Parameter ids: The ids; unknown ones change nothing.
  /// - Returns: A reset.
  /// - Complexity: O(n).
  @inlinable
  @discardableResult
  public mutating func setCollapsed(_ ids: some Sequence<ID>) -> RowChanges {
    var slots: Set<Topology.Slot> = []
    for id in ids {
      if let slot = placedSlot(id) { slots.insert(slot) }
    }
    return outline.setFolds(ownTree.links) { slot, _ in slots.contains(slot) }
  }
}
