extension CommentTree {
  /// Takes a comment in: a new one, or another edition of one that is there.
  ///
  /// A new comment stands where the order puts it among its siblings; a newer edition keeps the place
  /// unless it answers another comment. One whose parent is unknown waits. If a newer edition would
  /// close a circle, the circle is cut at its oldest comment.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - isAhead: Whether it stands before all its siblings until the next sort, where it is new.
  /// - Returns: What became of it, and the steps for those who follow the tree.
  /// - Complexity: O(1) on average where siblings stand as they came; otherwise up to O(siblings),
  ///   since the place is looked for from both ends.
  @inlinable
  @discardableResult
  public mutating func insert(_ comment: Element, ahead isAhead: Bool = false) -> TreeUpdate {
    let hash = comment.id.hashValue
    let slot = index.find(hash) { elements[Int($0)]?.id == comment.id }
    if slot >= 0 {
      oddities.addDuplicate(comment.id)
      guard isNewer(comment, than: slot) else { return TreeUpdate(.olderThanKept) }
      var changes = replace(slot, with: comment)
      healCuts(&changes)
      return TreeUpdate(.updated, changes)
    }
    let new = makeSlot(for: comment, hash: hash)
    if isAhead { markAhead(new) } else if currentOrder != .source { setKey(of: new) }
    var changes: [TreeChange] = []
    let isPlaced = place(new, &changes)
    healCuts(&changes)
    return TreeUpdate(isPlaced ? .inserted : .waiting, changes)
  }

  /// Ends loading: what still waits for its parent is shown at the top level, marked as such.
  ///
  /// Comments that answer each other in a circle are cut at the oldest and shown too. A parent that
  /// comes later still gets its replies.
  ///
  /// - Returns: The steps for those who follow the tree.
  /// - Complexity: O(m log m) in the number of comments that wait.
  @inlinable
  @discardableResult
  public mutating func placeOrphans() -> TreeUpdate {
    var changes: [TreeChange] = []
    let all = inArrivalOrder(waiting.values.joined())
    for slot in all where placements[Int(slot)] == .waiting {
      guard let parentID = elements[Int(slot)]?.parentID, self.slot(of: parentID) < 0 else {
        continue
      }
      forgetParent(of: slot)
      orphans[parentID, default: []].insert(slot)
      attach(slot, under: Topology.root, as: .missingParent, &changes)
      adoptWaiting(slot, &changes)
    }
    for slot in all where placements[Int(slot)] == .waiting {
      let oldest = cut(waitingCircle(above: slot))
      forgetParent(of: oldest)
      attach(oldest, under: Topology.root, as: .cycleCut, &changes)
      adoptWaiting(oldest, &changes)
    }
    return TreeUpdate(.changed, changes)
  }

  /// How many comments wait for their parent.
  ///
  /// - Complexity: O(n) in the number of parents that are waited for.
  public var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// The circle that one reaches by going from a waiting comment to its parents.
  @inlinable
  func waitingCircle(above slot: Slot) -> [Slot] {
    var positions: [Slot: Int] = [:]
    var way: [Slot] = []
    var slot = slot
    while slot >= 0, positions[slot] == nil {
      positions[slot] = way.count
      way.append(slot)
      slot = elements[Int(slot)]?.parentID.map { self.slot(of: $0) } ?? Topology.none
    }
    return Array(way[(positions[slot] ?? 0)...])
  }

  /// Puts a comment without a place where it belongs, or lets it wait.
  @inlinable
  mutating func place(_ slot: Slot, _ changes: inout [TreeChange]) -> Bool {
    var parent = Topology.root
    if let parentID = elements[Int(slot)]?.parentID {
      parent = self.slot(of: parentID)
      guard parent >= 0, placements[Int(parent)] != .waiting else {
        waiting[parentID, default: []].insert(slot)
        return false
      }
    }
    attach(slot, under: parent, as: .placed, &changes)
    adoptWaiting(slot, &changes)
    return true
  }

  @inlinable
  mutating func attach(
    _ slot: Slot,
    under parent: Slot,
    as placement: Placement,
    _ changes: inout [TreeChange]
  ) {
    let sibling = siblingBefore(slot, under: parent)
    links.attach(slot, under: parent, after: sibling)
    placements[Int(slot)] = placement
    if placement == .cycleCut { cuts.insert(slot) }
    changes.append(.attached(slot, under: parent, after: sibling))
  }

  /// Gives a comment that has just found its place the replies that wait for it, and so on down.
  @inlinable
  mutating func adoptWaiting(_ slot: Slot, _ changes: inout [TreeChange]) {
    guard !waiting.isEmpty || !orphans.isEmpty || !waitingRemainders.isEmpty else { return }
    var pending = [slot]
    while let parent = pending.popLast() {
      guard let id = elements[Int(parent)]?.id else { continue }
      for child in inArrivalOrder(orphans.removeValue(forKey: id) ?? []) {
        adoptOrphan(child, under: parent, &changes)
      }
      for child in inArrivalOrder(waiting.removeValue(forKey: id) ?? []) {
        attach(child, under: parent, as: .placed, &changes)
        pending.append(child)
      }
      if let remainder = waitingRemainders.removeValue(forKey: id) {
        changes += setRemainder(remainder).changes
      }
    }
  }

  /// Moves an orphan from the top level under the parent that has come at last.
  @inlinable
  mutating func adoptOrphan(_ slot: Slot, under parent: Slot, _ changes: inout [TreeChange]) {
    if links.isInSubtree(parent, of: slot) {
      let oldest = cut(circle(from: parent, upTo: slot))
      if oldest == slot {
        placements[Int(slot)] = .cycleCut
        cuts.insert(slot)
        changes.append(.updated(slot))
        return
      }
      move(oldest, under: Topology.root, as: .cycleCut, &changes)
    }
    move(slot, under: parent, as: .placed, &changes)
  }

  /// The slots from one up to an ancestor, both included.
  @inlinable
  func circle(from slot: Slot, upTo ancestor: Slot) -> [Slot] {
    var (slots, slot) = ([slot], slot)
    while slot != ancestor {
      slot = links.parent(of: slot)
      slots.append(slot)
    }
    return slots
  }

  @inlinable
  mutating func move(
    _ slot: Slot,
    under parent: Slot,
    as placement: Placement,
    _ changes: inout [TreeChange]
  ) {
    let gap = gap(at: slot)
    links.detach(slot)
    let sibling = siblingBefore(slot, under: parent)
    links.attach(slot, under: parent, after: sibling)
    placements[Int(slot)] = placement
    if placement == .cycleCut { cuts.insert(slot) }
    changes.append(.moved(slot, under: parent, after: sibling, from: gap))
  }

  /// What a slot leaves behind when it goes from where it stands.
  @inlinable
  func gap(at slot: Slot) -> TreeChange.Gap {
    TreeChange.Gap(under: links.parent(of: slot), before: links.nextSibling(of: slot))
  }

  /// Strikes the circle that was cut at a comment, if there is one.
  @inlinable
  mutating func forgetCut(at slot: Slot) {
    guard cuts.remove(slot) != nil, let id = elements[Int(slot)]?.id else { return }
    oddities.removeCycle(cutAt: id)
  }

  /// Strikes a comment off the lists of those without a parent, and of those that were cut off.
  @inlinable
  mutating func forgetParent(of slot: Slot) {
    forgetCut(at: slot)
    guard let parentID = elements[Int(slot)]?.parentID else { return }
    if waiting[parentID]?.remove(slot) != nil, waiting[parentID]?.isEmpty == true {
      waiting[parentID] = nil
    }
    if orphans[parentID]?.remove(slot) != nil, orphans[parentID]?.isEmpty == true {
      orphans[parentID] = nil
    }
  }
}
