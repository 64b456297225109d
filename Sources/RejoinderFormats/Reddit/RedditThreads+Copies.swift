import RejoinderCore

// Things that are there more than once, and who answers whom.
extension RedditThreads {
  /// Makes one comment of all with one id, and one subject of all with one id.
  mutating func joinCopies() {
    slots.reserveCapacity(count)
    for slot in sequence.lazy.map(Int.init) where kind(slot) != .more {
      guard let first = first(of: slot) else { continue }
      if items.links[first].file == items.links[slot].file { reportCopy(slot) }
      join(slot, into: first)
    }
  }

  /// Where a thing was found first, if that was before.
  private mutating func first(of slot: Int) -> Int? {
    let group = Int(groups[slot])
    if kind(slot) == .story {
      guard storySlots[group] >= 0 else {
        storySlots[group] = Int32(slot)
        return nil
      }
      return Int(storySlots[group])
    }
    let key = Key(group: Int32(group), id: items.comments[slot].id)
    guard let first = slots.updateValue(Int32(slot), forKey: key) else { return nil }
    slots[key] = first
    return Int(first)
  }

  private func reportCopy(_ slot: Int) {
    sink(
      .oddity(
        items.oddity(
          .duplicateID,
          of: slot,
          seen: "a second thing with this id in one file",
          done: "the newer edition was taken"
        )
      )
    )
  }

  /// Keeps the place of one copy and the words of the newer one.
  private mutating func join(_ slot: Int, into first: Int) {
    let place = items.comments[first].parentID
    let isNewer = precedes(first, slot)
    if isNewer {
      items.comments.swapAt(first, slot)
      let header = items.links[slot].header
      if header >= 0 { items.links[first].header = header }
    }
    let named = place ?? items.comments[first].parentID ?? items.comments[slot].parentID
    if place == nil && items.links[first].parentKind == .unsaid {
      items.links[first].parentKind = items.links[slot].parentKind
      if outers[first] < 0 { outers[first] = outers[slot] }
    }
    items.comments[first].parentID = named
    // What comes later stands below the copy that is left.
    items.links[slot].kind = .nothing
    replaced[Int32(slot)] = Int32(first)
  }

  /// Whether the second copy is the newer one: nothing is taken away and given back, edits and votes
  /// go on.
  private func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
    let (left, right) = (items.comments[lhs], items.comments[rhs])
    if left.state.isReadable != right.state.isReadable { return left.state.isReadable }
    let edits = (left.editedAt?.microseconds ?? .min, right.editedAt?.microseconds ?? .min)
    if edits.0 != edits.1 { return edits.0 < edits.1 }
    if kind(lhs) == .story {
      let counts = (header(lhs).count ?? 0, header(rhs).count ?? 0)
      if counts.0 != counts.1 { return counts.0 < counts.1 }
    }
    if left.details.extra.count != right.details.extra.count {
      return left.details.extra.count < right.details.extra.count
    }
    return left.votes?.score ?? .min < right.votes?.score ?? .min
  }

  func header(_ slot: Int) -> RedditItems.Header {
    let index = Int(items.links[slot].header)
    return index < 0 ? RedditItems.Header() : items.headers[index]
  }
}

// Who answers whom.
extension RedditThreads {
  mutating func findParents() {
    parents = [Int32](repeating: -1, count: count)
    for slot in sequence.lazy.map(Int.init) where kind(slot) == .comment || kind(slot) == .more {
      let outer = enclosingComment(slot)
      let named = namedParent(of: slot)
      guard outer >= 0 else {
        parents[slot] = Int(named) == slot ? -1 : named
        continue
      }
      parents[slot] = Int32(outer)
      if let id = items.comments[slot].parentID, id != items.comments[outer].id {
        contradict(
          slot,
          "it names \(id) as its parent and stands below \(items.comments[outer].id)"
        )
      }
    }
  }

  /// The comment within which a thing stands, the one that is left of its copies, or -1.
  private func enclosingComment(_ slot: Int) -> Int {
    let outer = replaced[outers[slot]] ?? outers[slot]
    return outer >= 0 && kind(Int(outer)) == .comment ? Int(outer) : -1
  }
}
