import RejoinderCore
import RejoinderHTML

/// A run of rows that the page holds in one element, and lays out only when they come near.
struct Block {
  /// The number by which the page knows it.
  let number: Int32
  /// Its first slot; the others follow in pre-order.
  var first: Topology.Slot
  /// How many slots it has, hidden ones too.
  var count: Int
  /// Whether the page has its rows; a block that came with the page may lack hidden ones.
  var isLoaded: Bool
  var isHidden = false
  /// Whether it stands before the page's first row and nobody has asked for it yet.
  var isWithheld = false
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
        first: outline.slot(atRow: taken),
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
      following < outline.rowCount ? outline.slot(atRow: following) : Slot(entries.count)
    var bound = end
    for index in blocks.indices.reversed() {
      if index == 0 && settings.firstRow == 0 { blocks[index].first = 1 }
      blocks[index].count = Int(bound - blocks[index].first)
      bound = blocks[index].first
    }
    let start = blocks.first?.first ?? end
    for block in blocks { number(block) }
    let before = blocks.first?.number ?? 0
    blocks.insert(contentsOf: makeBlocks(1..<start, before: before, isWithheld: true), at: 0)
    blocks += makeBlocks(end..<Slot(entries.count), before: 0)
    for index in blocks.indices where !blocks[index].isLoaded { hide(at: index) }
  }

  /// Blocks without rows for slots that follow each other.
  mutating func makeBlocks(
    _ slots: Range<Slot>,
    before: Int32,
    isWithheld: Bool = false
  ) -> [Block] {
    var made: [Block] = []
    var first = slots.lowerBound
    while first < slots.upperBound {
      lastBlockNumber += 1
      let count = min(RowBlock.rowCount, Int(slots.upperBound - first))
      var block = Block(number: lastBlockNumber, first: first, count: count, isLoaded: false)
      block.isWithheld = isWithheld
      number(block)
      Page.insertBlock(block.number, before: before, lines: lines(of: block))
      made.append(block)
      first += Slot(count)
    }
    return made
  }

  private mutating func number(_ block: Block) {
    for slot in slots(of: block) { blockNumbers[Int(slot)] = block.number }
  }

  func slots(of block: Block) -> Range<Slot> { block.first..<block.first + Slot(block.count) }

  /// How many lines of words the rows of a block take that show.
  private func lines(of block: Block) -> Int {
    var walk = VisibilityWalk(outline, topology, from: block.first)
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
      drawn[Int(slot)] = DrawnRow(isThere: true, isStale: outline.isFolded(slot))
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
  mutating func split(at index: Int) -> Int {
    let block = blocks[index]
    var walk = VisibilityWalk(outline, topology, from: block.first)
    let isLacking = slots(of: block).contains { walk.isVisible($0) && !drawn[Int($0)].isThere }
    guard block.isLoaded, isLacking else { return 1 }
    let slots = slots(of: block)
    guard let gap = slots.first(where: { !drawn[Int($0)].isThere }) else { return 1 }
    let rest = slots[gap...].first { drawn[Int($0)].isThere } ?? slots.upperBound
    blocks[index].count = Int(gap - block.first)
    var parts: [Block] = []
    if rest < slots.upperBound {
      lastBlockNumber += 1
      let count = Int(slots.upperBound - rest)
      let part = Block(number: lastBlockNumber, first: rest, count: count, isLoaded: true)
      Page.splitBlock(block.number, at: rest, into: part.number)
      number(part)
      parts.append(part)
    }
    let next = parts.first?.number ?? (index + 1 < blocks.count ? blocks[index + 1].number : 0)
    parts.insert(contentsOf: makeBlocks(gap..<rest, before: next), at: 0)
    blocks.insert(contentsOf: parts, at: index + 1)
    return 1 + parts.count - (rest < slots.upperBound ? 1 : 0)
  }
}
