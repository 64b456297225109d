import RejoinderCore
import RejoinderHTML

extension LivePage {
  /// Takes in the comments that the page does not know; what is read stays where it is.
  ///
  /// Those that the page has stay in their order: a new one comes behind the sibling that stands before it
  /// in the newer skeleton.
  ///
  /// - Parameters:
  ///   - focus: The row that has the focus, 0 for none.
  ///   - seen: The first row that is seen, 0 for none.
  mutating func insertNews(focus: Slot, seen: Slot) {
    guard let news, news.slots.dropFirst().contains(0) else { return }
    self.news = nil
    keepPlace(focus: focus, seen: seen) { $0.insert(news) }
  }

  private mutating func insert(_ news: News) {
    let first = Slot(entries.count)
    let steps = attach(news)
    layOut(from: first)
    hasGrown = true
    renumber()
    putIntoBlocks(from: first)
    for slot in news.answered where drawn[Int(slot)].isThere { renewRow(slot) }
    showBlocks(from: first)
    redraw(staleRows(after: steps, from: first))
    for parent in parents(in: steps) { placeChildren(of: parent) }
  }

  // MARK: The tree

  private mutating func attach(_ news: News) -> [TreeChange] {
    var slots = news.slots
    // The last sibling so far, by the line of the parent.
    var last = [Slot](repeating: Topology.none, count: news.lineCount)
    var steps: [TreeChange] = []
    for line in 1..<news.lineCount {
      let parentLine = news.parentLine(of: line)
      let parent = slots[parentLine]
      if slots[line] == 0 {
        slots[line] = makeSlot(news.entry(line))
        topology.attach(slots[line], under: parent, after: last[parentLine])
        steps.append(.attached(slots[line], under: parent, after: last[parentLine]))
      }
      let slot = slots[line]
      if topology.parent(of: slot) == parent, !flags(slot).contains(.more) {
        last[parentLine] = slot
      }
    }
    return steps
  }

  private mutating func makeSlot(_ entry: Skeleton.Entry) -> Slot {
    let slot = topology.makeSlot()
    entries.append(entry)
    if entry.flags.contains(.readable) { entries[Int(slot)].flags.insert(.new) }
    drawn.append(DrawnRow())
    blockNumbers.append(0)
    places.append(0)
    return slot
  }

  /// Lays the outline out anew, folds kept.
  ///
  /// All slots get new places anyway; taking the steps one by one would bring 17 KB of code along.
  private mutating func layOut(from first: Slot) {
    outline.reorder(topology)
    for slot in first..<Slot(entries.count) {
      outline.setReadable(slot, flags(slot).contains(.readable))
      if flags(slot).contains(.folded), topology.hasChildren(slot) { outline.fold(slot) }
    }
  }

  /// Gives all slots their places, and those without a block the one of the slot before.
  private mutating func renumber() {
    order.removeAll(keepingCapacity: true)
    order.append(Topology.root)
    var index = -1
    var slot = topology.next(after: Topology.root)
    while slot > 0 {
      let place = order.count
      order.append(slot)
      places[Int(slot)] = Int32(place)
      if blockNumbers[Int(slot)] == 0 { blockNumbers[Int(slot)] = blocks[max(index, 0)].number }
      if index < 0 || blockNumbers[Int(slot)] != blocks[index].number {
        index += 1
        (blocks[index].first, blocks[index].count) = (place, 0)
      }
      blocks[index].count += 1
      slot = topology.next(after: slot)
    }
  }

  // MARK: Blocks

  /// Puts the rows of new slots that the page has got already into their blocks.
  private mutating func putIntoBlocks(from first: Slot) {
    for block in blocks where block.isLoaded {
      for place in block.places where order[place] >= first {
        let slot = order[place]
        let following = order[place + 1..<block.places.upperBound]
        let next = following.first { drawn[Int($0)].isThere } ?? 0
        guard Page.insertRow(slot, before: next, in: block.number) else { continue }
        drawn[Int(slot)] = DrawnRow(isThere: true, isStale: true)
      }
    }
  }

  /// Shows what is to be seen of the blocks with new slots, and cuts those that are too large.
  private mutating func showBlocks(from first: Slot) {
    var index = 0
    while index < blocks.count {
      guard slots(of: blocks[index]).contains(where: { $0 >= first }) else {
        index += 1
        continue
      }
      divide(at: index)
      let parts = split(at: index)
      for part in index..<index + parts { hide(at: part) }
      index += parts
    }
  }

  // MARK: Neighbours

  /// The rows whose lines or numbers are others now.
  private func staleRows(after steps: [TreeChange], from first: Slot) -> StaleRows {
    var stale = StaleRows(self)
    for step in steps {
      guard case .attached(let slot, let parent, let sibling) = step else { continue }
      let place = place(of: slot)
      stale.insert(order[place - 1])
      if place + 1 < order.count { stale.insert(order[place + 1]) }
      stale.insertAncestors(of: slot, topology)
      // The line beside the one that was last goes on now; the top level has none.
      guard parent > 0, sibling > 0, sibling < first, isLastButNew(sibling, first) else { continue }
      stale.insertSubtree(of: sibling, topology)
    }
    return stale
  }

  /// Whether only new siblings come behind one.
  private func isLastButNew(_ slot: Slot, _ first: Slot) -> Bool {
    var next = topology.nextSibling(of: slot)
    while next >= first { next = topology.nextSibling(of: next) }
    return next < 0
  }

  private func parents(in steps: [TreeChange]) -> [Slot] {
    var isListed = [Bool](repeating: false, count: entries.count)
    var parents: [Slot] = []
    for step in steps {
      guard case .attached(_, let parent, _) = step, !isListed[Int(parent)] else { continue }
      isListed[Int(parent)] = true
      parents.append(parent)
    }
    return parents
  }

  /// Tells the rows of siblings how many they are, and which one is which.
  private func placeChildren(of parent: Slot) {
    let count = childCount(of: parent)
    var (slot, position) = (topology.firstChild(of: parent), 1)
    while slot > 0 {
      if drawn[Int(slot)].isThere { Page.placeRow(slot, position, of: count) }
      (slot, position) = (topology.nextSibling(of: slot), position + 1)
    }
  }

  /// Tells a row how many siblings there are, and which one it is.
  func placeAmongSiblings(_ slot: Slot) {
    var (position, previous) = (1, topology.previousSibling(of: slot))
    while previous > 0 {
      (position, previous) = (position + 1, topology.previousSibling(of: previous))
    }
    Page.placeRow(slot, position, of: childCount(of: topology.parent(of: slot)))
  }

  private func childCount(of parent: Slot) -> Int {
    var (count, slot) = (0, topology.firstChild(of: parent))
    while slot > 0 { (count, slot) = (count + 1, topology.nextSibling(of: slot)) }
    return count
  }
}
