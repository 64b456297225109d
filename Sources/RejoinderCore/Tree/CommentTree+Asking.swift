extension CommentTree {
  /// How many replies a comment has: readable loaded descendants at any depth.
  ///
  /// Tombstones do not count, though what stands below them does; unloaded replies are counted on
  /// their `more` row.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The number, 0 for an unknown id.
  /// - Complexity: O(n) in the size of the subtree; ``CommentOutline`` knows it in O(log n).
  @inlinable
  public func replyCount(of id: ID) -> Int {
    let top = slot(of: id)
    guard top >= 0 else { return 0 }
    var count = 0
    var slot = links.next(after: top, within: top)
    while slot >= 0 {
      if isReadable(slot) { count += 1 }
      slot = links.next(after: slot, within: top)
    }
    return count
  }

  /// How many comments this reader may read.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var readableCount: Int {
    var count = 0
    var slot = links.next(after: Topology.root)
    while slot >= 0 {
      if isReadable(slot) { count += 1 }
      slot = links.next(after: slot)
    }
    return count
  }

  /// The ids of the comments above one, the nearest first.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The ids, none for a top-level or unknown one.
  /// - Complexity: O(depth).
  @inlinable
  public func ancestors(of id: ID) -> [ID] {
    var ids: [ID] = []
    var slot = slot(of: id)
    guard slot >= 0 else { return [] }
    slot = links.parent(of: slot)
    while slot > 0 {
      if let element = elements[Int(slot)] { ids.append(element.id) }
      slot = links.parent(of: slot)
    }
    return ids
  }

  /// The comments directly below one, in order.
  ///
  /// - Parameter id: The id of the comment, `nil` for the top level.
  /// - Returns: The comments.
  /// - Complexity: O(n) in their number.
  @inlinable
  public func replies(to id: ID?) -> [Element] {
    var replies: [Element] = []
    let parent = id.map { slot(of: $0) } ?? Topology.root
    var child = parent < 0 ? Topology.none : links.firstChild(of: parent)
    while child >= 0 {
      if let element = elements[Int(child)] { replies.append(element) }
      child = links.nextSibling(of: child)
    }
    return replies
  }

  /// All comments in pre-order, each sibling list in the tree's order; those that wait are left out.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var preOrder: [Element] {
    var comments: [Element] = []
    comments.reserveCapacity(links.count)
    var slot = links.next(after: Topology.root)
    while slot >= 0 {
      if let element = elements[Int(slot)] { comments.append(element) }
      slot = links.next(after: slot)
    }
    return comments
  }

  /// The rows that show while some comments are folded: the pure form of ``CommentOutline``.
  ///
  /// A folded comment keeps its row; everything below it is left out, and keeps its own fold for when
  /// it comes back. Ids that are unknown, or that have no replies, change nothing.
  ///
  /// - Parameter collapsed: The ids of the folded comments.
  /// - Returns: The rows, in pre-order.
  /// - Complexity: O(n).
  @inlinable
  public func rows(collapsed: Set<ID> = []) -> [Row<Element>] {
    var rows: [Row<Element>] = []
    var walk = GuideWalk()
    var depth = 0
    var slot = links.next(after: Topology.root)
    while slot > 0 {
      let isCollapsed = elements[Int(slot)].map { collapsed.contains($0.id) } ?? false
      let guides = walk.step(to: slot, depth: depth, in: links)
      rows.append(row(at: slot, guides: guides, isCollapsed: isCollapsed))
      if !isCollapsed && links.hasChildren(slot) {
        (slot, depth) = (links.firstChild(of: slot), depth + 1)
        continue
      }
      while slot > 0 && links.nextSibling(of: slot) < 0 {
        (slot, depth) = (links.parent(of: slot), depth - 1)
      }
      if slot > 0 { slot = links.nextSibling(of: slot) }
    }
    return rows
  }

  /// What a face needs to draw a slot.
  @inlinable
  func row(at slot: Slot, guides: Guides, isCollapsed: Bool) -> Row<Element> {
    Row(
      id: rowID(of: slot),
      comment: elements[Int(slot)],
      remainder: remainders[slot],
      guides: guides,
      isCollapsed: isCollapsed,
      hasReplies: links.hasChildren(slot),
      placement: placements[Int(slot)]
    )
  }
}
