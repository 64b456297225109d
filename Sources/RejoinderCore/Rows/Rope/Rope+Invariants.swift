// What must hold after every operation; tests ask for it.

extension Rope {
  /// Says what is broken, or `nil` where everything is as it should be.
  func brokenInvariant() -> String? {
    if nodes[0].branch != RopeSum() || nodes[0].own != RopeSum() { return "block 0 is not neutral" }
    var block = root == 0 ? nil : Optional(firstBlock(of: root))
    var blocks = 0
    while let current = block {
      if let broken = brokenInvariant(of: current) { return broken }
      blocks += 1
      block = blockAfter(current)
    }
    if root != 0 && nodes[Int(root)].parent != 0 { return "the root has a parent" }
    if blocks != Int(nodes[Int(root)].branch.blocks) { return "the blocks are miscounted" }
    return nil
  }

  private func brokenInvariant(of block: Int32) -> String? {
    let node = nodes[Int(block)]
    if node.own.count == 0 { return "block \(block) is empty" }
    if Int(node.own.count) > Self.blockCapacity { return "block \(block) is too full" }
    for child in [node.left, node.right] where child != 0 && nodes[Int(child)].parent != block {
      return "block \(child) does not know its parent \(block)"
    }
    for index in 0..<slotCount(block) where self.block(of: slots(block)[index]) != block {
      return "slot \(slots(block)[index]) does not know its block \(block)"
    }
    var copy = node.own
    refresh(block)
    swap(&copy, &nodes[Int(block)].own)
    if copy != node.own { return "block \(block) is summed up wrongly" }
    let branch = node.branch
    pull(block)
    if nodes[Int(block)].branch != branch { return "branch \(block) is summed up wrongly" }
    return nil
  }
}
