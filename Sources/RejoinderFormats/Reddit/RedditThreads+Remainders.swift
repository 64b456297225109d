import RejoinderCore

/// Where comments may be missing: under a comment, at the top level, or under one that is not here.
private struct RedditGap: Hashable {
  let group: Int32
  let parentID: Comment.ID?
}

// What is not here.
extension RedditThreads {
  /// The remainders of each discussion: what `more` objects stand for, less what arrived.
  ///
  /// One page and several answers may speak of the same missing comments; each is counted once, by the
  /// object that says most exactly where it is.
  mutating func findRemainders(_ order: [Int32]) -> [[Remainder<Comment.ID>]] {
    var gaps: [RedditGap: [Int]] = [:]
    let ordered = orderedMores()
    for more in ordered { gaps[gap(of: more), default: []].append(more) }
    totals = [Int](repeating: 0, count: count)
    var found: [Int32: Remainder<Comment.ID>] = [:]
    // From the last one back, everything below a comment is known when its turn comes.
    for slot in order.reversed().map(Int.init) {
      totals[slot] += 1
      let gap = RedditGap(group: groups[slot], parentID: items.comments[slot].id)
      if let mores = gaps.removeValue(forKey: gap), let rest = remainder(mores, slot, gap.parentID)
      {
        found[Int32(slot)] = rest
        totals[slot] = totals[slot].addingSaturated(rest.count ?? 0)
      }
      guard parents[slot] >= 0 else { continue }
      let parent = Int(parents[slot])
      totals[parent] = totals[parent].addingSaturated(totals[slot])
    }
    var remainders = [[Remainder<Comment.ID>]](repeating: [], count: stories.count)
    for slot in order {
      if let rest = found[slot] { remainders[Int(groups[Int(slot)])].append(rest) }
    }
    addOthers(ordered.compactMap { gaps.removeValue(forKey: gap(of: $0)) }, to: &remainders)
    return remainders
  }

  private func gap(of more: Int) -> RedditGap {
    let slot = Int(items.mores[more].slot)
    let group = groups[slot]
    if parents[slot] >= 0 {
      return RedditGap(group: group, parentID: items.comments[Int(parents[slot])].id)
    }
    let (kind, id) = (items.links[slot].parentKind, items.comments[slot].parentID)
    let isAtTop = kind == .story || kind == .unsaid && id == stories[Int(group)]
    return RedditGap(group: group, parentID: isAtTop ? nil : id)
  }

  /// What is missing at the top level, and under comments that are missing themselves.
  private func addOthers(
    _ gaps: [[Int]],
    to remainders: inout [[Remainder<Comment.ID>]]
  ) {
    for mores in gaps {
      let gap = gap(of: mores[0])
      guard let rest = remainder(mores, -1, gap.parentID) else { continue }
      remainders[Int(gap.group)].append(rest)
      guard let id = gap.parentID else { continue }
      sink(
        .oddity(
          items.oddity(
            .absentParent,
            of: Int(items.mores[mores[0]].slot),
            seen: "more answers to \(id), which is not here",
            done: "they wait for it"
          )
        )
      )
    }
  }

  /// What is left of some `more` objects under one parent, or `nil` where everything arrived.
  private func remainder(
    _ mores: [Int],
    _ parent: Int,
    _ parentID: Comment.ID?
  ) -> Remainder<Comment.ID>? {
    var claimed: Set<Comment.ID> = []
    var (missing, total, goesOn): ([Comment.ID], Int, Bool) = ([], 0, false)
    // Of two that list the same ones, the shorter list is the later and the more exact.
    let sorted = mores.sorted { items.mores[$0].kids.count < items.mores[$1].kids.count }
    for more in sorted.map({ items.mores[$0] }) {
      if more.kids.isEmpty { goesOn = true }
      let group = groups[Int(more.slot)]
      let isCounted = more.kids.contains(where: claimed.contains)
      let new = more.kids.filter {
        slots[Key(group: group, id: $0)] == nil && claimed.insert($0).inserted
      }
      guard !new.isEmpty else { continue }
      let here = arrived(more, group, parent).addingSaturated(isCounted ? total : 0)
      total = total.addingSaturated(max(new.count, (more.count ?? 0) - here))
      missing += new
    }
    if !missing.isEmpty {
      let cursor = missing.map(\.description).joined(separator: ",")
      return Remainder(under: parentID, count: total, cursor: Comment.ID(cursor))
    }
    guard goesOn, parent < 0 || !hasAnswers(parent) else { return nil }
    // Without ids there is nothing to compare with; what was stated is taken at its word.
    let stated = mores.map { items.mores[$0] }.filter(\.kids.isEmpty).compactMap(\.count).max() ?? 0
    let cursor = parentID.map { "t1_\($0)" } ?? ""
    return Remainder(under: parentID, count: stated > 0 ? stated : nil, cursor: Comment.ID(cursor))
  }

  private func hasAnswers(_ slot: Int) -> Bool { totals[slot] > 1 }

  /// How many of the comments that an object stands for are accounted for below those that arrived.
  private func arrived(_ more: RedditItems.More, _ group: Int32, _ parent: Int) -> Int {
    more.kids.reduce(0) { sum, kid in
      guard let slot = slots[Key(group: group, id: kid)], Int(parents[Int(slot)]) == parent else {
        return sum
      }
      return sum.addingSaturated(totals[Int(slot)])
    }
  }
}
