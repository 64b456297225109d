extension ThreadItems {
  /// Changes the outline, and the items with it.
  ///
  /// ```swift
  /// let changes = items.update { $0.insert(Threaded(post, under: 7)).changes }
  /// ```
  ///
  /// - Parameter body: What to do with the outline; it returns the changes that the outline told, in
  ///   their order, as one batch.
  /// - Returns: The changes among the rows; their reloads are exactly the rows that look different.
  /// - Complexity: O(n) in the number of rows for moving them along, and O(log n) for each row that
  ///   is touched; O(n log n) for a reset.
  @discardableResult
  public mutating func update(
    _ body: (inout CommentOutline<Threaded<Value>>) -> RowChanges
  ) -> RowChanges {
    let changes = body(&outline)
    guard !changes.isReset else { return reset() }
    let gone = itemsThatMayComeBack(changes)
    let candidates = follow(changes)
    guard items.count == outline.rowCount else { return reset() }
    let changed = candidates.changed(in: self).filter { index in
      // Both are few; what came is drawn anyway.
      !changes.insertions.contains { $0.contains(index) }
    }
    let back = changes.insertions.joined().filter { index in
      gone[items[index].id].map { !isSame($0, items[index]) } ?? false
    }
    changedIDs = (changed + back).sorted().map { items[$0].id }
    return changes.reloading(changed)
  }

  /// Items that a batch takes out and may put in again, as where a move was one step of several.
  private func itemsThatMayComeBack(
    _ changes: RowChanges
  ) -> [RowID<Value.ID>: ThreadItem<Value>] {
    guard !changes.insertions.isEmpty else { return [:] }
    var gone: [RowID<Value.ID>: ThreadItem<Value>] = [:]
    for row in changes.removals.joined() { gone[items[row].id] = items[row] }
    return gone
  }

  /// Asks for every row anew and compares what was there.
  private mutating func reset() -> RowChanges {
    var old: [RowID<Value.ID>: ThreadItem<Value>] = [:]
    old.reserveCapacity(items.count)
    for item in items { old[item.id] = item }
    rebuild()
    changedIDs = items.compactMap { item in
      guard let before = old[item.id], !isSame(before, item) else { return nil }
      return item.id
    }
    return .reset
  }

  /// Brings the items up to the outline, and returns those that may look different now.
  private mutating func follow(_ changes: RowChanges) -> ThreadItemCandidates<Value> {
    var candidates = ThreadItemCandidates<Value>()
    let outline = outline
    changes.splice(into: &items) { Self.items($0, of: outline) }
    guard items.count == outline.rowCount else { return candidates }
    for range in changes.reloads {
      for (index, fresh) in zip(range, Self.items(range, of: outline)) {
        candidates.note(index, items[index])
        items[index] = fresh
      }
    }
    // Outer lines are handed down from row to row, so that ranges settle from the first to the last.
    let fresh = changes.insertions + changes.reloads
    for range in fresh.sorted(by: { $0.lowerBound < $1.lowerBound }) { settle(range) }
    for index in changes.rowsWithNewNeighbours where items.indices.contains(index) {
      let nextDepth = nextDepth(behind: index)
      guard items[index].nextDepth != nextDepth else { continue }
      candidates.note(index, items[index])
      items[index].nextDepth = nextDepth
    }
    for row in changes.recounted { recount(row, &candidates) }
    return candidates
  }

  /// Counts the replies of a row and of all its ancestors again.
  private mutating func recount(_ row: Int, _ candidates: inout ThreadItemCandidates<Value>) {
    guard items.indices.contains(row) else { return }
    var depth = items[row].row.depth + 1
    for index in stride(from: row, through: 0, by: -1) where items[index].row.depth < depth {
      // Where another recounted row has passed, all above has been counted.
      guard candidates.beginRecount(of: index) else { return }
      depth = items[index].row.depth
      if case .comment(let id) = items[index].id {
        let count = outline.replyCount(of: id)
        if items[index].replyCount != count {
          candidates.note(index, items[index])
          items[index].replyCount = count
        }
      }
      if depth == 0 { return }
    }
  }
}

/// The items that a change touched, as they were before it.
private struct ThreadItemCandidates<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  private var before: [Int: ThreadItem<Value>] = [:]
  private var recounted: Set<Int> = []

  /// Keeps an item before its first change.
  mutating func note(_ index: Int, _ item: ThreadItem<Value>) {
    if before[index] == nil { before[index] = item }
  }

  /// Whether a row is counted for the first time.
  mutating func beginRecount(of index: Int) -> Bool { recounted.insert(index).inserted }

  /// The indices of the items that look different now, ascending.
  func changed(in items: ThreadItems<Value>) -> [Int] {
    before.filter { !items.isSame($0.value, items.items[$0.key]) }.map { $0.key }.sorted()
  }
}
