// Building the whole sequence at once.

extension Rope {
  /// Forgets the sequence; what is known of the slots stays.
  mutating func removeAll() {
    nodeCount = 1
    freeBlock = 0
    root = 0
    locations.update(repeating: 0, count: slotCapacity)
  }

  /// Puts a slot at the end while the sequence is being built; ``finishBuilding()`` must follow.
  mutating func buildAppend(_ slot: Int32, _ values: RopeValues) {
    var block = Int32(nodeCount - 1)
    if block == 0 || slotCount(block) == Self.blockFill { block = makeBlock() }
    let index = slotCount(block)
    slots(block)[index] = slot
    column(.cover, block)[index] = values.cover
    column(.depth, block)[index] = values.depth
    locate(slot, block, index)
    nodes[Int(block)].own.count += 1
  }

  /// Sums the blocks up and hangs them in a perfectly balanced tree.
  mutating func finishBuilding() {
    for block in 1..<max(nodeCount, 1) { refresh(Int32(block)) }
    root = nodeCount > 1 ? balanced(1..<Int32(nodeCount)) : 0
  }

  /// The root of a tree of consecutive blocks; as deep as the tree is high, at most 32 calls.
  private func balanced(_ blocks: Range<Int32>) -> Int32 {
    guard !blocks.isEmpty else { return 0 }
    let middle = blocks.lowerBound + Int32(blocks.count / 2)
    let (left, right) = (
      balanced(blocks.lowerBound..<middle), balanced(middle + 1..<blocks.upperBound)
    )
    nodes[Int(middle)].left = left
    nodes[Int(middle)].right = right
    if left != 0 { nodes[Int(left)].parent = middle }
    if right != 0 { nodes[Int(right)].parent = middle }
    pull(middle)
    return middle
  }
}
