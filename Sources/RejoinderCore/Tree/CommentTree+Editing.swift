extension CommentTree {
  /// Changes a comment in place; if it then answers another one, it moves there with its replies.
  ///
  /// A parent that is not there makes it an orphan at the top level. The id must stay what it is.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - change: What to do with it.
  /// - Returns: What became of it; ``TreeOutcome/wouldAnswerItself`` leaves everything as it was.
  /// - Complexity: O(1), or O(depth) and up to O(siblings) where it moves.
  @inlinable
  @discardableResult
  public mutating func update(_ id: ID, _ change: (inout Element) -> Void) -> TreeUpdate {
    let slot = slot(of: id)
    guard slot >= 0, var comment = elements[Int(slot)] else { return TreeUpdate(.unknownID) }
    change(&comment)
    precondition(comment.id == id, "An update must not change the id of a comment.")
    if comment.parentID != elements[Int(slot)]?.parentID, placements[Int(slot)] != .waiting,
      let parentID = comment.parentID
    {
      let parent = self.slot(of: parentID)
      if parent >= 0 && links.isInSubtree(parent, of: slot) {
        return TreeUpdate(.wouldAnswerItself)
      }
    }
    // What was just found to lie outside need not be climbed to again.
    var changes = replace(slot, with: comment, mayCloseCircle: false)
    healCuts(&changes)
    return TreeUpdate(.changed, changes)
  }

  /// Takes a comment out with everything below it.
  ///
  /// To keep the place and the replies, make it a tombstone instead.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What became of it, and the steps for those who follow the tree.
  /// - Complexity: O(n) in the number of comments removed.
  @inlinable
  @discardableResult
  public mutating func remove(_ id: ID) -> TreeUpdate {
    let top = slot(of: id)
    guard top >= 0 else { return TreeUpdate(.unknownID) }
    forgetParent(of: top)
    guard placements[Int(top)] != .waiting else {
      free(top)
      return TreeUpdate(.changed)
    }
    var slots: [Slot] = []
    var slot = top
    while slot >= 0 {
      slots.append(slot)
      slot = links.next(after: slot, within: top)
    }
    let gap = gap(at: top)
    links.detach(top, size: slots.count)
    for slot in slots { free(slot) }
    var changes = [TreeChange.detached(top, from: gap)]
    healCuts(&changes)
    return TreeUpdate(.changed, changes)
  }

  @inlinable
  mutating func free(_ slot: Slot) {
    if let element = elements[Int(slot)] { index.remove(slot, hash: element.id.hashValue) }
    elements[Int(slot)] = nil
    placements[Int(slot)] = .waiting
    remainders[slot] = nil
    ahead[slot] = nil
    links.freeSlot(slot)
  }

  /// Puts another edition of a comment into its slot and moves it where that asks for it.
  @inlinable
  mutating func replace(
    _ slot: Slot,
    with comment: Element,
    mayCloseCircle: Bool = true
  ) -> [TreeChange] {
    let parentID = elements[Int(slot)]?.parentID
    guard comment.parentID != parentID else {
      elements[Int(slot)] = comment
      return placements[Int(slot)] == .waiting ? [] : [.updated(slot)]
    }
    forgetParent(of: slot)
    elements[Int(slot)] = comment
    var changes: [TreeChange] = []
    guard placements[Int(slot)] != .waiting else {
      _ = place(slot, &changes)
      return changes
    }
    changes.append(.updated(slot))
    moveToParent(slot, mayCloseCircle: mayCloseCircle, &changes)
    return changes
  }

  /// Puts comments at which a circle was cut back under what they answer, once it is open.
  ///
  /// - Complexity: O(c · depth) for c cuts, which nearly always are none.
  @inlinable
  mutating func healCuts(_ changes: inout [TreeChange]) {
    var isHealing = !cuts.isEmpty
    while isHealing {
      isHealing = false
      for slot in inArrivalOrder(cuts) where isOpen(slot) {
        forgetCut(at: slot)
        moveToParent(slot, mayCloseCircle: false, &changes)
        isHealing = true
      }
    }
  }

  /// Whether a comment that was cut off does not answer itself any more.
  @inlinable
  func isOpen(_ slot: Slot) -> Bool {
    guard let parentID = elements[Int(slot)]?.parentID else { return true }
    let parent = self.slot(of: parentID)
    return parent < 0 || !links.isInSubtree(parent, of: slot)
  }

  /// Moves a comment under the one it names, cutting the circle that this may close.
  @inlinable
  mutating func moveToParent(
    _ slot: Slot,
    mayCloseCircle: Bool,
    _ changes: inout [TreeChange]
  ) {
    guard let parentID = elements[Int(slot)]?.parentID else {
      return move(slot, under: Topology.root, as: .placed, &changes)
    }
    let parent = self.slot(of: parentID)
    guard parent >= 0, placements[Int(parent)] != .waiting else {
      orphans[parentID, default: []].insert(slot)
      return move(slot, under: Topology.root, as: .missingParent, &changes)
    }
    if mayCloseCircle && links.isInSubtree(parent, of: slot) {
      let oldest = cut(circle(from: parent, upTo: slot))
      move(oldest, under: Topology.root, as: .cycleCut, &changes)
      if oldest == slot { return }
    }
    move(slot, under: parent, as: .placed, &changes)
  }
}

extension CommentTree where Element == Comment {
  /// Moves a comment with its replies under another one.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - parentID: What it is to answer, `nil` for the top level.
  /// - Returns: What became of it; ``TreeOutcome/wouldAnswerItself`` leaves everything as it was.
  /// - Complexity: O(depth), and up to O(siblings) to find the place.
  @discardableResult
  public mutating func move(_ id: ID, under parentID: ID?) -> TreeUpdate {
    update(id) { $0.parentID = parentID }
  }

  /// Takes the words of a comment away and keeps its place and its replies.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - state: Why the words are gone.
  ///   - keepsAuthor: Whether the author stays known.
  /// - Returns: What became of it.
  @discardableResult
  public mutating func tombstone(
    _ id: ID,
    as state: CommentState = .deleted,
    keepsAuthor: Bool = false
  ) -> TreeUpdate {
    update(id) { comment in
      comment.state = state
      comment.body = ""
      if !keepsAuthor { comment.author = nil }
      comment.details.quotes = []
      comment.details.attachments = []
    }
  }
}
