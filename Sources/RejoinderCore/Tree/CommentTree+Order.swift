extension CommentTree {
  /// Puts all siblings into another order, as a snapshot: later votes do not move anything.
  ///
  /// New comments are put where the order has them, and what was put ahead of its siblings goes where
  /// the order has it. Where keys are equal, the smaller id stands first.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - now: The moment for the orders that look at the clock; all others need none.
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort(
    by order: CommentOrder,
    now: Timestamp = Timestamp(microseconds: 0)
  ) {
    (currentOrder, orderTime, ahead) = (order, now, [:])
    keys = allKeys()
    var children: [Slot] = []
    for number in 0..<elements.count {
      let parent = Slot(number)
      let first = links.firstChild(of: parent)
      guard first >= 0, links.nextSibling(of: first) >= 0 else { continue }
      children.removeAll(keepingCapacity: true)
      var child = first
      while child >= 0 {
        children.append(child)
        child = links.nextSibling(of: child)
      }
      children.sort { precedes($0, $1) }
      links.reorder(childrenOf: parent, as: children)
    }
    if order == .source { keys = [] }
  }

  /// Whether one sibling stands before another: a total order, `more` rows last, then the id.
  @inlinable
  func precedes(_ slot: Slot, _ other: Slot) -> Bool {
    guard let a = elements[Int(slot)] else { return false }
    guard let b = elements[Int(other)] else { return true }
    let (key, otherKey) = (keys[Int(slot)], keys[Int(other)])
    return key == otherKey ? a.id < b.id : key < otherKey
  }

  /// The sibling behind which the order puts a comment, looked for from both ends at once.
  @inlinable
  func siblingBefore(_ slot: Slot, under parent: Slot) -> Slot {
    if let number = ahead[slot] { return siblingAhead(of: number, under: parent) }
    var last = links.lastChild(of: parent)
    if last > 0 && isRemainder(last) { last = links.previousSibling(of: last) }
    guard currentOrder != .source, last >= 0 else { return last }
    var first = links.firstChild(of: parent)
    while true {
      if precedes(last, slot) { return last }
      if precedes(slot, first) { return links.previousSibling(of: first) }
      last = links.previousSibling(of: last)
      first = links.nextSibling(of: first)
    }
  }

  @inlinable
  mutating func reserveKey(of slot: Slot) {
    while keys.count <= Int(slot) {
      keys.append(currentOrder.key(for: RankingFacts(), now: orderTime))
    }
  }

  @inlinable
  mutating func setKey(of slot: Slot) {
    reserveKey(of: slot)
    if let comment = elements[Int(slot)] {
      // Orders tell the top level from the rest, never one lower level from another.
      let facts = ownFacts(comment, slot, depth: comment.parentID == nil ? 0 : 1)
      keys[Int(slot)] = currentOrder.key(for: facts, now: orderTime)
    }
  }

  // MARK: Facts

  /// What an order may look at, besides what lies below the comment.
  @inlinable
  func ownFacts(_ comment: Element, _ slot: Slot, depth: Int) -> RankingFacts {
    var facts = RankingFacts(
      votes: comment.votes,
      createdAt: comment.createdAt,
      arrival: arrival(of: slot),
      depth: depth
    )
    (facts.state, facts.flags) = (comment.state, comment.flags)
    if currentOrder.needsAnswers {
      facts.textLength = comment.textLength
      facts.isByOriginalPoster = isByOpener(comment)
    }
    return facts
  }

  @inlinable
  func isByOpener(_ comment: Element) -> Bool {
    guard let openerID, let author = comment.author else { return false }
    return author.id == openerID
  }

  /// The keys of all comments by slot.
  @inlinable
  func allKeys() -> [RankingKey] {
    let walk = depthsInPreOrder()
    var activity: [Timestamp?] = []
    if currentOrder.needsActivity { activity = newestActivity(walk.slots) }
    var answers: [RankingFacts.Answer?] = []
    if currentOrder.needsAnswers { answers = bestAnswers() }
    let filler = currentOrder.key(for: RankingFacts(), now: orderTime)
    var keys = [RankingKey](repeating: filler, count: elements.count)
    for number in 1..<max(elements.count, 1) {
      guard let comment = elements[number] else { continue }
      var facts = ownFacts(comment, Slot(number), depth: Int(walk.depths[number]))
      if currentOrder.needsActivity { facts.latestActivity = activity[number] }
      if currentOrder.needsAnswers { facts.bestOriginalPosterAnswer = answers[number] }
      keys[number] = currentOrder.key(for: facts, now: orderTime)
    }
    return keys
  }

  /// All slots in pre-order, and the depths by slot.
  @inlinable
  func depthsInPreOrder() -> (slots: [Slot], depths: [Int32]) {
    var depths = [Int32](repeating: 0, count: elements.count)
    depths[Int(Topology.root)] = -1
    var slots: [Slot] = []
    slots.reserveCapacity(links.count)
    var slot = links.next(after: Topology.root)
    while slot >= 0 {
      slots.append(slot)
      depths[Int(slot)] = depths[Int(links.parent(of: slot))] + 1
      slot = links.next(after: slot)
    }
    return (slots, depths)
  }

  /// The newest date among each comment and what is readable below it.
  @inlinable
  func newestActivity(_ preOrder: [Slot]) -> [Timestamp?] {
    var newest = [Timestamp?](repeating: nil, count: elements.count)
    for slot in preOrder.reversed() {
      let own = isReadable(slot) ? elements[Int(slot)]?.createdAt : nil
      if let own, newest[Int(slot)].map({ $0 < own }) ?? true { newest[Int(slot)] = own }
      let parent = Int(links.parent(of: slot))
      if let below = newest[Int(slot)], newest[parent].map({ $0 < below }) ?? true {
        newest[parent] = below
      }
    }
    return newest
  }

  /// The best direct answer of the discussion's opener to each comment.
  @inlinable
  func bestAnswers() -> [RankingFacts.Answer?] {
    var best = [RankingFacts.Answer?](repeating: nil, count: elements.count)
    for number in 1..<max(elements.count, 1) {
      let parent = links.parent(of: Slot(number))
      guard parent > 0, let answer = answer(of: Slot(number)) else { continue }
      if answer.isBetter(than: best[Int(parent)]) { best[Int(parent)] = answer }
    }
    return best
  }

  /// A reply as an answer, where the opener of the discussion gave it.
  @inlinable
  func answer(of slot: Slot) -> RankingFacts.Answer? {
    guard let comment = elements[Int(slot)], isByOpener(comment), comment.state.isReadable else {
      return nil
    }
    return RankingFacts.Answer(votes: comment.votes, textLength: comment.textLength)
  }
}
