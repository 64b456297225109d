// Adding to both columns over a range of places.

extension Rope {
  /// Adds to every slot from one place up to another.
  ///
  /// Two walks up from the ends to where their paths meet; between them whole blocks and branches
  /// are noted at their nodes.
  mutating func add(_ values: RopeValues, from start: RopePlace, to end: RopePlace) {
    let end = closed(end)
    guard start != end, !values.isZero else { return }
    if start.block == end.block {
      addToEntries(values, of: start.block, start.index..<end.index)
      return pullUp(from: start.block)
    }
    addToEntries(values, of: start.block, start.index..<slotCount(start.block))
    addToEntries(values, of: end.block, 0..<end.index)
    let meeting = meetingBlock(start.block, end.block)
    addToSides(values, from: start.block, upTo: meeting, toRight: true)
    addToSides(values, from: end.block, upTo: meeting, toRight: false)
    if meeting != start.block && meeting != end.block {
      nodes[Int(meeting)].ownAddition += values
    }
    pullUp(from: meeting)
  }

  /// The end of the sequence as a place behind the last slot.
  private func closed(_ end: RopePlace) -> RopePlace {
    guard end.block == 0 else { return end }
    let last = lastBlock(of: root)
    return RopePlace(block: last, index: slotCount(last))
  }

  private func addToEntries(_ values: RopeValues, of block: Int32, _ range: Range<Int>) {
    if range.count == slotCount(block) {
      nodes[Int(block)].ownAddition += values
      return
    }
    let (covers, depths) = (column(.cover, block), column(.depth, block))
    for index in range { covers[index] &+= values.cover }
    if values.depth != 0 { for index in range { depths[index] &+= values.depth } }
    refreshMinimums(block)
  }

  /// Like ``refresh(_:)``, where no slot came or went.
  private func refreshMinimums(_ block: Int32) {
    let readable = nodes[Int(block)].own.readable
    let count = slotCount(block)
    let (covers, depths) = (column(.cover, block), column(.depth, block))
    var (cover, depth, having) = (RopeSum.nothing, RopeSum.nothing, Int32(0))
    for index in 0..<count { cover = min(cover, covers[index]) }
    for index in 0..<count where covers[index] == cover { having &+= 1 }
    for index in 0..<count { depth = min(depth, depths[index]) }
    nodes[Int(block)].own = RopeSum(
      count: Int32(count),
      readable: readable,
      minimum: RopeValues(cover: cover, depth: depth),
      minimumCount: having,
      blocks: 1
    )
  }

  func addToBranch(_ values: RopeValues, _ branch: Int32) {
    guard branch != 0 else { return }
    nodes[Int(branch)].branchAddition += values
    nodes[Int(branch)].branch.minimum += values
  }

  /// Adds to everything on one side of a block, up to the block where both walks meet.
  private func addToSides(
    _ values: RopeValues,
    from block: Int32,
    upTo meeting: Int32,
    toRight: Bool
  ) {
    guard block != meeting else { return }
    addToBranch(values, side(of: block, isRight: toRight))
    var child = block
    pull(child)
    var parent = nodes[Int(child)].parent
    while parent != meeting {
      if side(of: parent, isRight: !toRight) == child {
        nodes[Int(parent)].ownAddition += values
        addToBranch(values, side(of: parent, isRight: toRight))
      }
      pull(parent)
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
  }

  @inline(__always)
  private func side(of block: Int32, isRight: Bool) -> Int32 {
    isRight ? nodes[Int(block)].right : nodes[Int(block)].left
  }

  /// The lowest block whose branch has both.
  private func meetingBlock(_ a: Int32, _ b: Int32) -> Int32 {
    var (x, y) = (a, b)
    var (height, other) = (self.height(a), self.height(b))
    while height > other { (x, height) = (nodes[Int(x)].parent, height - 1) }
    while other > height { (y, other) = (nodes[Int(y)].parent, other - 1) }
    while x != y { (x, y) = (nodes[Int(x)].parent, nodes[Int(y)].parent) }
    return x
  }

  private func height(_ block: Int32) -> Int {
    var (block, height) = (block, 0)
    while block != 0 { (block, height) = (nodes[Int(block)].parent, height + 1) }
    return height
  }

  func lastBlock(of branch: Int32) -> Int32 {
    var block = branch
    while nodes[Int(block)].right != 0 { block = nodes[Int(block)].right }
    return block
  }

  func firstBlock(of branch: Int32) -> Int32 {
    var block = branch
    while nodes[Int(block)].left != 0 { block = nodes[Int(block)].left }
    return block
  }
}
