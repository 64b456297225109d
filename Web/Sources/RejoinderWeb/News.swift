import RejoinderCore

/// What a newer skeleton says of the discussion beyond what the page has.
struct News {
  typealias Slot = Topology.Slot

  private let skeleton: Skeleton
  /// The slots of the lines, 0 for those that the page does not know; line 0 is the root.
  private(set) var slots: [Slot]
  /// How many comments the page does not know that can be read.
  private(set) var count = 0
  /// The lines of comments whose words have to be fetched anew.
  private(set) var changed: [Int] = []
  /// Comments of the page that get their first replies to read, and a control with them.
  private(set) var answered: [Slot] = []
  /// Whether comments that the page has stand in another order now, elsewhere, or nowhere.
  private(set) var isReordered = false

  /// Compares a skeleton with the page.
  ///
  /// - Parameters:
  ///   - skeleton: The newer skeleton.
  ///   - slots: The slots of its lines, 0 for those that the page does not know.
  ///   - page: What the page has.
  init(_ skeleton: Skeleton, slots: some Collection<Slot>, on page: LivePage) {
    self.skeleton = skeleton
    self.slots = [Topology.root] + slots
    compareLines(with: page)
    compareReplies(with: page)
  }

  private mutating func compareLines(with page: LivePage) {
    var last = [Int](repeating: 0, count: lineCount)
    var known = 1
    for line in 1..<lineCount {
      let (slot, parent) = (slots[line], parentLine(of: line))
      guard slot > 0 else {
        if flags(line).contains(.readable) { count += 1 }
        continue
      }
      known += 1
      let place = page.place(of: slot)
      if place < last[parent] || !isUnder(parent, slot, on: page) { isReordered = true }
      last[parent] = place
      if isChanged(line, page.entries[Int(slot)]) { changed.append(line) }
    }
    if known < page.entries.count { isReordered = true }
  }

  /// Finds comments whose control comes or goes: it does with the first reply that can be read.
  private mutating func compareReplies(with page: LivePage) {
    let slots = slots
    let former = replyCounts { slots[$0] > 0 && page.flags(slots[$0]).contains(.readable) }
    let kept = replyCounts { slots[$0] > 0 && flags($0).contains(.readable) }
    let all = replyCounts { flags($0).contains(.readable) }
    for line in 1..<lineCount where slots[line] > 0 && !page.outline.isFolded(slots[line]) {
      if (former[line] == 0) != (kept[line] == 0) { changed.append(line) }
      if (kept[line] == 0) != (all[line] == 0) { answered.append(slots[line]) }
    }
  }

  /// How many of some comments stand below each line.
  private func replyCounts(where isCounted: (Int) -> Bool) -> [Int32] {
    var counts = [Int32](repeating: 0, count: lineCount)
    for line in (1..<lineCount).reversed() {
      counts[parentLine(of: line)] += counts[line] + (isCounted(line) ? 1 : 0)
    }
    return counts
  }

  /// How many lines there are, the root's too.
  var lineCount: Int { skeleton.entries.count }

  func entry(_ line: Int) -> Skeleton.Entry { skeleton.entries[line] }

  func flags(_ line: Int) -> Skeleton.Flags { skeleton.entries[line].flags }

  func parentLine(of line: Int) -> Int { Int(skeleton.parents[line]) }

  private func isUnder(_ parent: Int, _ slot: Slot, on page: LivePage) -> Bool {
    guard parent > 0 else { return page.topology.parent(of: slot) == Topology.root }
    return slots[parent] > 0 && page.topology.parent(of: slot) == slots[parent]
  }

  /// Whether a comment can be read no more, or again, or takes another number of lines.
  private func isChanged(_ line: Int, _ former: Skeleton.Entry) -> Bool {
    let difference = flags(line).symmetricDifference(former.flags)
    return !difference.isDisjoint(with: News.told) || entry(line).lines != former.lines
  }

  /// What the source says of a comment, and not this reader's visit.
  static let told: Skeleton.Flags = [.readable, .tombstone, .locked]
}

extension LivePage {
  /// Takes over what became of comments that the page has, whose rows came anew.
  ///
  /// - Parameters:
  ///   - focus: The row that has the focus, 0 for none.
  ///   - seen: The first row that is seen, 0 for none.
  mutating func renew(focus: Slot, seen: Slot) {
    guard let news, !news.changed.isEmpty else { return }
    keepPlace(focus: focus, seen: seen) { page in
      for line in news.changed { page.renew(news.slots[line], news.entry(line)) }
      var stale = StaleRows(page)
      for line in news.changed {
        stale.insert(news.slots[line])
        stale.insertAncestors(of: news.slots[line], page.topology)
      }
      page.redraw(stale)
    }
  }

  private mutating func renew(_ slot: Slot, _ entry: Skeleton.Entry) {
    let flags = entries[Int(slot)].flags
    entries[Int(slot)].flags = flags.subtracting(News.told)
      .union(entry.flags.intersection(News.told))
    if !entry.flags.contains(.readable) { entries[Int(slot)].flags.remove(.new) }
    entries[Int(slot)].lines = entry.lines
    outline.setReadable(slot, entry.flags.contains(.readable))
    if drawn[Int(slot)].isThere { renewRow(slot) }
  }

  /// Lets the page show a row as it came anew, with its words.
  mutating func renewRow(_ slot: Slot) {
    if Page.renewRow(slot) { drawn[Int(slot)].lacksWords = false }
  }
}
