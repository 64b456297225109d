// Splitting and joining trees of blocks.

extension Rope {
  /// Splits the tree of a block before it.
  mutating func split(before block: Int32) -> (left: Int32, right: Int32) {
    push(downTo: block)
    var left = nodes[Int(block)].left
    var right = block
    var parent = nodes[Int(block)].parent
    var child = block
    setLeft(block, 0)
    pull(block)
    while parent != 0 {
      let next = nodes[Int(parent)].parent
      if nodes[Int(parent)].right == child {
        setRight(parent, left)
        left = parent
      } else {
        setLeft(parent, right)
        right = parent
      }
      pull(parent)
      (child, parent) = (parent, next)
    }
    if left != 0 { nodes[Int(left)].parent = 0 }
    nodes[Int(right)].parent = 0
    return (left, right)
  }

  /// Joins two trees, the first one's slots before the second one's.
  ///
  /// Which one's root becomes the root is drawn by size, which keeps the tree balanced whatever is
  /// done to it. The walk is as deep as the tree is high, not as any discussion is deep.
  mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    guard first != 0, second != 0 else { return first == 0 ? second : first }
    var (left, right) = (first, second)
    var (top, hook): (Int32, Int32) = (0, 0)
    var hookIsRight = false
    while left != 0 && right != 0 {
      let takesLeft = draws(nodes[Int(left)].branch.blocks, of: nodes[Int(right)].branch.blocks)
      let chosen = takesLeft ? left : right
      push(chosen)
      if hook == 0 { top = chosen } else { attach(chosen, to: hook, isRight: hookIsRight) }
      (hook, hookIsRight) = (chosen, takesLeft)
      if takesLeft { left = nodes[Int(left)].right } else { right = nodes[Int(right)].left }
    }
    attach(left != 0 ? left : right, to: hook, isRight: hookIsRight)
    nodes[Int(top)].parent = 0
    pullUp(from: hook)
    return top
  }

  /// Puts a block of its own behind another one.
  mutating func insertBlock(_ block: Int32, after other: Int32) {
    if let next = blockAfter(other) {
      let (left, right) = split(before: next)
      root = join(join(left, block), right)
    } else {
      root = join(root, block)
    }
  }

  /// Takes a block out of the tree.
  mutating func removeBlock(_ block: Int32) {
    push(downTo: block)
    let node = nodes[Int(block)]
    let joined = join(detached(node.left), detached(node.right))
    if node.parent == 0 {
      root = joined
      if joined != 0 { nodes[Int(joined)].parent = 0 }
    } else {
      attach(joined, to: node.parent, isRight: nodes[Int(node.parent)].right == block)
      pullUp(from: node.parent)
    }
    freeBlock(block)
  }

  private func detached(_ block: Int32) -> Int32 {
    if block != 0 { nodes[Int(block)].parent = 0 }
    return block
  }

  func blockAfter(_ block: Int32) -> Int32? {
    if nodes[Int(block)].right != 0 { return firstBlock(of: nodes[Int(block)].right) }
    var child = block
    var parent = nodes[Int(block)].parent
    while parent != 0 && nodes[Int(parent)].right == child {
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
    return parent == 0 ? nil : parent
  }

  func blockBefore(_ block: Int32) -> Int32? {
    if nodes[Int(block)].left != 0 { return lastBlock(of: nodes[Int(block)].left) }
    var child = block
    var parent = nodes[Int(block)].parent
    while parent != 0 && nodes[Int(parent)].left == child {
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
    return parent == 0 ? nil : parent
  }

  private func setLeft(_ block: Int32, _ child: Int32) {
    nodes[Int(block)].left = child
    if child != 0 { nodes[Int(child)].parent = block }
  }

  private func setRight(_ block: Int32, _ child: Int32) {
    nodes[Int(block)].right = child
    if child != 0 { nodes[Int(child)].parent = block }
  }

  private func attach(_ child: Int32, to block: Int32, isRight: Bool) {
    if isRight { setRight(block, child) } else { setLeft(block, child) }
  }

  /// Hands what a branch has gained down to its block and its two sides.
  private func push(_ block: Int32) {
    let node = nodes + Int(block)
    let values = node.pointee.branchAddition
    guard !values.isZero else { return }
    node.pointee.ownAddition += values
    addToBranch(values, node.pointee.left)
    addToBranch(values, node.pointee.right)
    node.pointee.branchAddition = RopeValues()
  }

  private mutating func push(downTo block: Int32) {
    var (block, height) = (block, 0)
    while block != 0 {
      if height == pathCapacity { growPath() }
      path[height] = block
      height += 1
      block = nodes[Int(block)].parent
    }
    while height > 0 {
      height -= 1
      push(path[height])
    }
  }

  private mutating func growPath() {
    let longer = UnsafeMutablePointer<Int32>.allocate(capacity: pathCapacity * 2)
    longer.moveInitialize(from: path, count: pathCapacity)
    path.deallocate()
    path = longer
    pathCapacity *= 2
  }

  /// Draws true with the probability first / (first + second); the generator is xorshift64.
  private mutating func draws(_ first: Int32, of second: Int32) -> Bool {
    randomState ^= randomState << 13
    randomState ^= randomState >> 7
    randomState ^= randomState << 17
    return randomState % UInt64(first + second) < UInt64(first)
  }
}
