// Slots that come, go and move.

extension Rope {
  /// Puts a slot before a place.
  mutating func insert(_ slot: Int32, _ values: RopeValues, at place: RopePlace) {
    reserveSlots(Int(slot) + 1)
    var place = place
    if root == 0 {
      let block = makeBlock()
      nodes[Int(block)].own.blocks = 1
      root = block
      place = RopePlace(block: block, index: 0)
    } else if place.block == 0 {
      let last = lastBlock(of: root)
      place = RopePlace(block: last, index: slotCount(last))
    } else if place.index == 0, let before = blockBefore(place.block),
      slotCount(before) < Self.blockCapacity
    {
      // At a border the block before has room more often, as sequences grow at their ends.
      place = RopePlace(block: before, index: slotCount(before))
    }
    if slotCount(place.block) == Self.blockCapacity { place = makeRoom(at: place) }
    insertEntry(slot, values, at: place)
    pullUp(from: place.block)
  }

  /// Splits a full block; at the end of the sequence most stays, since more will follow there.
  private mutating func makeRoom(at place: RopePlace) -> RopePlace {
    let isEnd = place.index == Self.blockCapacity && blockAfter(place.block) == nil
    let kept = isEnd ? Self.blockCapacity / 8 * 7 : Self.blockCapacity / 2
    let new = splitBlock(place.block, at: kept)
    return place.index <= kept
      ? place : RopePlace(block: new, index: place.index - kept)
  }

  private func insertEntry(_ slot: Int32, _ values: RopeValues, at place: RopePlace) {
    let additions = additions(place.block)
    let count = slotCount(place.block)
    let relative = RopeValues(
      cover: values.cover &- additions.cover,
      depth: values.depth &- additions.depth
    )
    for (column, value) in [(0, slot), (1, relative.cover), (2, relative.depth)] {
      let entries = entries(place.block) + Self.blockCapacity * column
      var index = count
      while index > place.index {
        entries[index] = entries[index - 1]
        index -= 1
      }
      entries[place.index] = value
    }
    locate(slot, place.block, place.index)
    note(relative, isReadable: flags[Int(slot)].contains(.readable), in: place.block)
  }

  private func note(_ values: RopeValues, isReadable: Bool, in block: Int32) {
    var sum = nodes[Int(block)].own
    sum.count += 1
    sum.readable += isReadable ? 1 : 0
    sum.minimum.depth = min(sum.minimum.depth, values.depth)
    if values.cover < sum.minimum.cover {
      (sum.minimum.cover, sum.minimumCount) = (values.cover, 1)
    } else if values.cover == sum.minimum.cover {
      sum.minimumCount += 1
    }
    nodes[Int(block)].own = sum
  }

  /// Moves a block's slots from an index on into a new block behind it.
  private mutating func splitBlock(_ block: Int32, at index: Int) -> Int32 {
    let new = makeBlock()
    moveEntries(from: block, index..<slotCount(block), toEndOf: new, shift: RopeValues())
    nodes[Int(new)].ownAddition = nodes[Int(block)].ownAddition
    nodes[Int(block)].own.count = Int32(index)
    refresh(block)
    refresh(new)
    // The branch's additions hold for the new block only once it hangs in the same branches.
    let around = branchAdditions(block)
    nodes[Int(new)].ownAddition += around
    pull(new)
    pullUp(from: block)
    insertBlock(new, after: block)
    return new
  }

  /// Copies entries behind another block's; sums and counts of the source are left to the caller.
  private func moveEntries(
    from source: Int32,
    _ range: Range<Int>,
    toEndOf target: Int32,
    shift: RopeValues
  ) {
    let base = slotCount(target)
    let (from, to) = (entries(source), entries(target))
    let capacity = Self.blockCapacity
    for (offset, index) in range.enumerated() {
      to[base + offset] = from[index]
      to[capacity + base + offset] = from[capacity + index] &+ shift.cover
      to[2 * capacity + base + offset] = from[2 * capacity + index] &+ shift.depth
      locate(from[index], target, base + offset)
    }
    nodes[Int(target)].own.count += Int32(range.count)
  }

  /// Takes the slots between two places out of the sequence.
  mutating func remove(from start: RopePlace, to end: RopePlace) {
    if start.block == end.block || (end.block == 0 && blockAfter(start.block) == nil) {
      let stop = end.block == 0 ? slotCount(start.block) : end.index
      return removeEntries(start.block, start.index..<stop)
    }
    freeBranch(cut(from: start, to: end))
  }

  private mutating func removeEntries(_ block: Int32, _ range: Range<Int>) {
    let count = slotCount(block)
    for index in range { locations[Int(slots(block)[index])] = 0 }
    for column in 0..<3 {
      let entries = entries(block) + Self.blockCapacity * column
      for index in range.upperBound..<count { entries[index - range.count] = entries[index] }
    }
    nodes[Int(block)].own.count = Int32(count - range.count)
    guard count > range.count else { return removeBlock(block) }
    refresh(block)
    pullUp(from: block)
    fuse(block)
  }

  private mutating func freeBranch(_ branch: Int32) {
    var block = branch == 0 ? nil : Optional(firstBlock(of: branch))
    var all: [Int32] = []
    while let current = block {
      all.append(current)
      block = blockAfter(current)
    }
    for block in all {
      for index in 0..<slotCount(block) { locations[Int(slots(block)[index])] = 0 }
      freeBlock(block)
    }
  }

  /// Takes the slots between two places out as a tree of their own.
  mutating func cut(from start: RopePlace, to end: RopePlace) -> Int32 {
    // The later border first, so that the earlier place stays what it is.
    let after = border(end)
    let first = border(start) ?? 0
    let (left, rest) = split(before: first)
    var (middle, right) = (rest, Int32(0))
    if let after { (middle, right) = split(before: after) }
    root = join(left, right)
    if let after { fuse(after) } else if root != 0 { fuse(lastBlock(of: root)) }
    return middle
  }

  /// Puts a tree of slots, all raised by some values, before a place.
  mutating func paste(_ branch: Int32, raisedBy values: RopeValues, at place: RopePlace) {
    addToBranch(values, branch)
    let (first, last) = (firstBlock(of: branch), lastBlock(of: branch))
    if root == 0 {
      root = branch
    } else if let before = border(place) {
      let (left, right) = split(before: before)
      root = join(join(left, branch), right)
    } else {
      root = join(root, branch)
    }
    if first != last { fuse(last) }
    fuse(first)
  }

  /// The block that begins at a place, made by splitting one where none does; `nil` at the end.
  private mutating func border(_ place: RopePlace) -> Int32? {
    guard place.block != 0 else { return nil }
    if place.index == 0 { return place.block }
    if place.index == slotCount(place.block) { return blockAfter(place.block) }
    return splitBlock(place.block, at: place.index)
  }

  /// Joins a block with its neighbours where both fit well, since moves leave crumbs.
  mutating func fuse(_ block: Int32) {
    if let after = blockAfter(block) { _ = fuse(block, with: after) }
    if let before = blockBefore(block) { _ = fuse(before, with: block) }
  }

  private mutating func fuse(_ block: Int32, with next: Int32) -> Bool {
    guard slotCount(block) + slotCount(next) <= Self.blockFill else { return false }
    let (own, other) = (additions(block), additions(next))
    let shift = RopeValues(cover: other.cover &- own.cover, depth: other.depth &- own.depth)
    moveEntries(from: next, 0..<slotCount(next), toEndOf: block, shift: shift)
    nodes[Int(next)].own.count = 0
    refresh(block)
    removeBlock(next)
    pullUp(from: block)
    return true
  }
}
