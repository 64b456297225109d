import RejoinderCore
import RejoinderHTML

/// A run of rows that the page holds in one element, and lays out only when they come near.
struct Block {
  /// The number by which the page knows it.
  let number: Int32
  /// The place of its first row in pre-order; the others follow.
  var first: Int
  /// How many rows it has, hidden ones too.
  var count: Int
  /// Whether the page has its rows; a block that came with the page may lack hidden ones.
  var isLoaded: Bool
  var isHidden = false
  /// Whether it stands before the page's first row and nobody has asked for it yet.
  var isWithheld = false

  /// The places of its rows.
  var places: Range<Int> { first..<first + count }
}

extension LivePage {
  // MARK: Taking over what the page has

  /// Takes over a block with some of the rows that follow those taken over before.
  mutating func adopt(rowCount: Int) -> Int32 {
    let taken = blocks.reduce(settings.firstRow) { $0 + $1.count }
    lastBlockNumber += 1
    guard rowCount > 0, taken + rowCount <= outline.rowCount else { return 0 }
    blocks.append(
      Block(
        number: lastBlockNumber,
        first: place(of: outline.slot(atRow: taken)),
        count: rowCount,
        isLoaded: true
      )
    )
    return lastBlockNumber
  }

  /// Ends taking over: hidden rows go with the block before them, and what the page has not yet gets
  /// blocks of its own.
  mutating func finishAdopting() {
    let adopted = blocks.reduce(0) { $0 + $1.count }
    for row in outline.rows(settings.firstRow..<settings.firstRow + adopted, in: topology) {
      drawn[Int(row.slot)].isThere = true
      drawn[Int(row.slot)].lacksWords = row.isFolded && settings.hidesWords
    }
    let following = settings.firstRow + adopted
    let end =
      following < outline.rowCount ? place(of: outline.slot(atRow: following)) : order.count
    var bound = end
    for index in blocks.indices.reversed() {
      if index == 0 && settings.firstRow == 0 { blocks[index].first = 1 }
      blocks[index].count = bound - blocks[index].first
      bound = blocks[index].first
    }
    let start = blocks.first?.first ?? end
    for block in blocks { number(block) }
    let before = blocks.first?.number ?? 0
    blocks.insert(contentsOf: makeBlocks(1..<start, before: before, isWithheld: true), at: 0)
    blocks += makeBlocks(end..<order.count, before: 0)
    for index in blocks.indices where !blocks[index].isLoaded { hide(at: index) }
  }

  /// Blocks without rows for places that follow each other.
  mutating func makeBlocks(
    _ places: Range<Int>,
    before: Int32,
    isWithheld: Bool = false
  ) -> [Block] {
    var made: [Block] = []
    var first = places.lowerBound
    while first < places.upperBound {
      lastBlockNumber += 1
      let count = min(RowBlock.rowCount, places.upperBound - first)
      var block = Block(number: lastBlockNumber, first: first, count: count, isLoaded: false)
      block.isWithheld = isWithheld
      number(block)
      Page.insertBlock(block.number, before: before, lines: lines(of: block))
      made.append(block)
      first += count
    }
    return made
  }

  mutating func number(_ block: Block) {
    for slot in slots(of: block) { blockNumbers[Int(slot)] = block.number }
  }

  func slots(of block: Block) -> ArraySlice<Slot> { order[block.places] }

  /// How many lines of words the rows of a block take that show.
  func lines(of block: Block) -> Int {
    var walk = VisibilityWalk(outline, topology, from: order[block.first])
    var lines = 0
    for slot in slots(of: block) where walk.isVisible(slot) { lines += entries[Int(slot)].lines }
    return lines
  }

  func blockIndex(_ number: Int32) -> Int? { blocks.firstIndex { $0.number == number } }

  // MARK: Getting rows

  /// The slots of a block whose rows the page has to get.
  func missing(_ number: Int32) -> [Slot] {
    guard let index = blockIndex(number) else { return [] }
    return slots(of: blocks[index]).filter { !drawn[Int($0)].isThere }
  }

  /// Puts rows that the page got into their block, those that it could not get left out.
  mutating func fill(_ number: Int32, except lost: (Slot) -> Bool) {
    guard let index = blockIndex(number), !blocks[index].isLoaded else { return }
    blocks[index].isLoaded = true
    for slot in slots(of: blocks[index]) where !lost(slot) {
      Page.appendRow(slot, to: number)
      let isStale = hasGrown || settings.isBare || outline.isFolded(slot)
      drawn[Int(slot)] = DrawnRow(isThere: true, isStale: isStale)
      if hasGrown { placeAmongSiblings(slot) }
    }
    hide(at: index)
  }

  /// Forgets the rows of a block that the page has dropped.
  mutating func empty(_ number: Int32) {
    guard let index = blockIndex(number), blocks[index].isLoaded else { return }
    blocks[index].isLoaded = false
    for slot in slots(of: blocks[index]) { drawn[Int(slot)] = DrawnRow() }
  }

  /// Lets blocks show that stand before the page's first row.
  mutating func showEarlier() {
    for index in blocks.indices where blocks[index].isWithheld {
      blocks[index].isWithheld = false
      hide(at: index)
    }
  }

  /// Cuts a block where rows show that the page lacks, and makes blocks of those.
  ///
  /// - Returns: How many blocks there are now from this one on, of which none has to be cut again.
  mutating func split(at index: Int) -> Int {
    let block = blocks[index]
    var walk = VisibilityWalk(outline, topology, from: order[block.first])
    let isLacking = slots(of: block).contains { walk.isVisible($0) && !drawn[Int($0)].isThere }
    guard block.isLoaded, isLacking, let gap = gap(in: block) else { return 1 }
    if gap.lowerBound == block.first { return splitFront(gap, at: index) }
    blocks[index].count = gap.lowerBound - block.first
    var parts: [Block] = []
    if gap.upperBound < block.places.upperBound {
      parts.append(cut(block, at: gap.upperBound))
    }
    let next = parts.first?.number ?? (index + 1 < blocks.count ? blocks[index + 1].number : 0)
    let made = makeBlocks(gap, before: next)
    blocks.insert(contentsOf: made + parts, at: index + 1)
    return 1 + made.count
  }

  /// The first places of a block whose rows the page lacks, unless it lacks all.
  private func gap(in block: Block) -> Range<Int>? {
    let slots = slots(of: block)
    guard let start = slots.firstIndex(where: { !drawn[Int($0)].isThere }) else { return nil }
    let end = slots[start...].firstIndex { drawn[Int($0)].isThere } ?? slots.endIndex
    return start..<end == block.places ? nil : start..<end
  }

  /// Makes blocks of the rows at the beginning of a block.
  private mutating func splitFront(_ gap: Range<Int>, at index: Int) -> Int {
    (blocks[index].first, blocks[index].count) =
      (gap.upperBound, blocks[index].places.upperBound - gap.upperBound)
    let made = makeBlocks(gap, before: blocks[index].number, isWithheld: blocks[index].isWithheld)
    blocks.insert(contentsOf: made, at: index)
    return made.count
  }

  /// A block of its own for what stands in a loaded block from a row on that the page has.
  private mutating func cut(_ block: Block, at place: Int) -> Block {
    lastBlockNumber += 1
    var part = Block(
      number: lastBlockNumber,
      first: place,
      count: block.places.upperBound - place,
      isLoaded: true
    )
    (part.isHidden, part.isWithheld) = (block.isHidden, block.isWithheld)
    Page.splitBlock(block.number, at: order[place], into: part.number)
    number(part)
    return part
  }

  /// Cuts a block that has grown too large.
  mutating func divide(at index: Int) {
    let block = blocks[index]
    guard block.count > 2 * RowBlock.rowCount else { return }
    let half = block.first + RowBlock.rowCount
    guard block.isLoaded else {
      blocks[index].count = RowBlock.rowCount
      let next = index + 1 < blocks.count ? blocks[index + 1].number : 0
      let made = makeBlocks(
        half..<block.places.upperBound,
        before: next,
        isWithheld: block.isWithheld
      )
      return blocks.insert(contentsOf: made, at: index + 1)
    }
    let rest = order[half..<block.places.upperBound]
    guard let place = rest.firstIndex(where: { drawn[Int($0)].isThere }) else { return }
    blocks[index].count = place - block.first
    blocks.insert(cut(block, at: place), at: index + 1)
    for part in blocks[index...index + 1] {
      Page.estimateBlock(part.number, lines: lines(of: part))
    }
  }
}
