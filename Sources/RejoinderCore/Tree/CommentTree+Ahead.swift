extension CommentTree {
  /// Puts a comment before all its siblings, whatever the order, until the next sort.
  ///
  /// Of several such siblings the one put there last stands first.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What became of it, and the steps for those who follow the tree.
  /// - Complexity: O(1) on average.
  @inlinable
  @discardableResult
  public mutating func putAhead(_ id: ID) -> TreeUpdate {
    let slot = slot(of: id)
    guard slot >= 0 else { return TreeUpdate(.unknownID) }
    markAhead(slot)
    guard placements[Int(slot)] != .waiting else { return TreeUpdate(.changed) }
    var changes: [TreeChange] = []
    move(slot, under: links.parent(of: slot), as: placements[Int(slot)], &changes)
    return TreeUpdate(.changed, changes)
  }

  /// The comments that were put before their siblings since the last sort, the first one put first.
  ///
  /// - Complexity: O(k log k) for k such comments.
  @inlinable
  public var aheadIDs: [ID] {
    ahead.sorted { $0.value < $1.value }.compactMap { elements[Int($0.key)]?.id }
  }

  @inlinable
  mutating func markAhead(_ slot: Slot) {
    lastAhead += 1
    ahead[slot] = lastAhead
    guard currentOrder != .source else { return }
    reserveKey(of: slot)
    keys[Int(slot)] = .ahead(lastAhead)
  }

  /// The sibling behind which a comment with a number stands: the last one with a greater number.
  @inlinable
  func siblingAhead(of number: Int, under parent: Slot) -> Slot {
    var sibling = Topology.none
    var next = links.firstChild(of: parent)
    while next > 0, let other = ahead[next], other > number {
      sibling = next
      next = links.nextSibling(of: next)
    }
    return sibling
  }
}

extension CommentTree where Element == Comment {
  /// Gives a comment the id by which its source knows it, and with it the source's edition.
  ///
  /// The comment keeps its place, its replies and its fold. Where the source's id has come by another
  /// way already, that one takes the place and the replies, and the comment goes.
  ///
  /// - Parameters:
  ///   - id: The id that it had.
  ///   - comment: The comment as its source knows it.
  /// - Returns: What became of it, and the steps for those who follow the tree.
  /// - Complexity: O(replies).
  @discardableResult
  public mutating func rename(_ id: ID, to comment: Comment) -> TreeUpdate {
    let slot = slot(of: id)
    guard slot >= 0 else { return TreeUpdate(.unknownID) }
    guard comment.id != id else { return insert(comment) }
    guard self.slot(of: comment.id) < 0 else { return merge(slot, into: comment) }
    index.remove(slot, hash: id.hashValue)
    elements[Int(slot)]?.id = comment.id
    index.insert(slot, hash: comment.id.hashValue) { elements[Int($0)]?.id.hashValue ?? 0 }
    var changes = adoptReplies(to: slot, from: id)
    changes += replace(slot, with: comment)
    // It keeps its place, but where it is moved later, the source's date decides and not the client's.
    if currentOrder != .source && ahead[slot] == nil { setKey(of: slot) }
    if placements[Int(slot)] != .waiting { adoptWaiting(slot, &changes) }
    healCuts(&changes)
    return TreeUpdate(.changed, changes)
  }

  /// Lets replies name the new id of what they answer.
  private mutating func adoptReplies(to slot: Slot, from id: ID) -> [TreeChange] {
    guard let newID = elements[Int(slot)]?.id else { return [] }
    var changes: [TreeChange] = []
    var child = links.firstChild(of: slot)
    while child > 0 {
      elements[Int(child)]?.parentID = newID
      remainders[child]?.parentID = newID
      changes.append(.updated(child))
      child = links.nextSibling(of: child)
    }
    guard let waitingReplies = waiting.removeValue(forKey: id) else { return changes }
    for reply in waitingReplies { elements[Int(reply)]?.parentID = newID }
    waiting[newID, default: []].formUnion(waitingReplies)
    return changes
  }

  /// Gives the place and the replies of a comment to another one, and takes it out.
  private mutating func merge(_ slot: Slot, into comment: Comment) -> TreeUpdate {
    guard let old = elements[Int(slot)] else { return TreeUpdate(.unknownID) }
    var changes: [TreeChange] = []
    for reply in replies(to: old.id) {
      changes += update(reply.id) { $0.parentID = comment.id }.changes
    }
    let other = self.slot(of: comment.id)
    if let number = ahead[slot] {
      ahead[other] = number
      if currentOrder != .source { keys[Int(other)] = .ahead(number) }
      if placements[Int(other)] != .waiting {
        move(other, under: links.parent(of: other), as: placements[Int(other)], &changes)
      }
    }
    changes += remove(old.id).changes
    changes += insert(comment).changes
    return TreeUpdate(.changed, changes)
  }
}
