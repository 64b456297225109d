// Blocks: their memory, their sums, and how values are read.

extension Rope {
  static let slabEntries = slabBlocks * blockCapacity * 3

  @inline(__always)
  func entries(_ block: Int32) -> UnsafeMutablePointer<Int32> {
    slabs[Int(block) / Self.slabBlocks] + Int(block) % Self.slabBlocks * Self.blockCapacity * 3
  }

  @inline(__always)
  func slots(_ block: Int32) -> UnsafeMutablePointer<Int32> { entries(block) }

  @inline(__always)
  func column(_ column: RopeColumn, _ block: Int32) -> UnsafeMutablePointer<Int32> {
    entries(block) + Self.blockCapacity * (column == .cover ? 1 : 2)
  }

  /// The block that holds a slot, 0 for none.
  @inline(__always)
  func block(of slot: Int32) -> Int32 { locations[Int(slot)] >> Self.indexBits }

  @inline(__always)
  func locate(_ slot: Int32, _ block: Int32, _ index: Int) {
    locations[Int(slot)] = block << Self.indexBits | Int32(index)
  }

  /// Bits that hold the entry of a slot within its block.
  private static let indexBits: Int32 = 7

  @inline(__always)
  func slotCount(_ block: Int32) -> Int { Int(nodes[Int(block)].own.count) }

  /// Takes an unused block, or makes one.
  mutating func makeBlock() -> Int32 {
    if freeBlock != 0 {
      let block = freeBlock
      freeBlock = nodes[Int(block)].left
      nodes[Int(block)] = RopeNode()
      return block
    }
    if nodeCount == nodeCapacity { growNodes() }
    let block = nodeCount
    (nodes + block).initialize(to: RopeNode())
    nodeCount += 1
    while slabCount * Self.slabBlocks <= block { addSlab() }
    return Int32(block)
  }

  mutating func freeBlock(_ block: Int32) {
    nodes[Int(block)] = RopeNode()
    nodes[Int(block)].left = freeBlock
    freeBlock = block
  }

  private mutating func growNodes() {
    nodes = grown(nodes, from: nodeCount, to: nodeCapacity * 2)
    nodeCapacity *= 2
  }

  private mutating func addSlab() {
    if slabCount == slabCapacity {
      slabs = grown(slabs, from: slabCount, to: slabCapacity * 2)
      slabCapacity *= 2
    }
    let slab = UnsafeMutablePointer<Int32>.allocate(capacity: Self.slabEntries)
    slab.initialize(repeating: 0, count: Self.slabEntries)
    (slabs + slabCount).initialize(to: slab)
    slabCount += 1
  }

  /// Makes room for slots up to a number, the new ones in no block.
  mutating func reserveSlots(_ count: Int) {
    guard count > slotCapacity else { return }
    let capacity = max(count, slotCapacity * 2)
    locations = grown(locations, from: slotCapacity, to: capacity)
    (locations + slotCapacity).initialize(repeating: 0, count: capacity - slotCapacity)
    flags = grown(flags, from: slotCapacity, to: capacity)
    (flags + slotCapacity).initialize(repeating: [], count: capacity - slotCapacity)
    slotCapacity = capacity
  }

  /// Sums up a block's own slots anew after its entries changed.
  func refresh(_ block: Int32) {
    let count = slotCount(block)
    let (slots, covers, depths) = (slots(block), column(.cover, block), column(.depth, block))
    var sum = RopeSum(count: Int32(count), blocks: 1)
    for index in 0..<count {
      if flags[Int(slots[index])].contains(.readable) { sum.readable += 1 }
      sum.minimum.depth = min(sum.minimum.depth, depths[index])
    }
    refreshCovers(covers, count, &sum)
    nodes[Int(block)].own = sum
  }

  private func refreshCovers(
    _ covers: UnsafeMutablePointer<Int32>,
    _ count: Int,
    _ sum: inout RopeSum
  ) {
    var smallest = RopeSum.nothing
    for index in 0..<count { smallest = min(smallest, covers[index]) }
    var having: Int32 = 0
    for index in 0..<count where covers[index] == smallest { having += 1 }
    (sum.minimum.cover, sum.minimumCount) = (smallest, having)
  }

  /// Sums up a branch anew from its block and its two sides.
  @inline(__always)
  func pull(_ block: Int32) {
    let node = nodes + Int(block)
    let (left, right) = (
      nodes[Int(node.pointee.left)].branch, nodes[Int(node.pointee.right)].branch
    )
    var own = node.pointee.own
    own.minimum += node.pointee.ownAddition
    let cover = min(own.minimum.cover, min(left.minimum.cover, right.minimum.cover))
    let depth = min(own.minimum.depth, min(left.minimum.depth, right.minimum.depth))
    let having =
      (own.minimum.cover == cover ? own.minimumCount : 0)
      &+ (left.minimum.cover == cover ? left.minimumCount : 0)
      &+ (right.minimum.cover == cover ? right.minimumCount : 0)
    var sum = RopeSum(
      count: own.count &+ left.count &+ right.count,
      readable: own.readable &+ left.readable &+ right.readable,
      minimum: RopeValues(cover: cover, depth: depth),
      minimumCount: having,
      blocks: left.blocks &+ right.blocks &+ 1
    )
    sum.minimum += node.pointee.branchAddition
    node.pointee.branch = sum
  }

  /// Sums up a block's branch and every branch above it anew.
  func pullUp(from block: Int32) {
    var block = block
    while block != 0 {
      pull(block)
      block = nodes[Int(block)].parent
    }
  }

  /// What the branches around a block, its own included, have gained.
  @inline(__always)
  func branchAdditions(_ block: Int32) -> RopeValues {
    var sum = RopeValues()
    var block = block
    while block != 0 {
      sum += nodes[Int(block)].branchAddition
      block = nodes[Int(block)].parent
    }
    return sum
  }

  /// What a block's entries have to be raised by to be true values.
  @inline(__always)
  func additions(_ block: Int32) -> RopeValues {
    var sum = branchAdditions(block)
    sum += nodes[Int(block)].ownAddition
    return sum
  }

  /// How many slots of a branch show, given what lies above it.
  @inline(__always)
  func visible(inBranch block: Int32, adding cover: Int32) -> Int {
    let sum = nodes[Int(block)].branch
    return sum.minimum.cover &+ cover == 0 ? Int(sum.minimumCount) : 0
  }
}

/// Moves values into a larger piece of memory and frees the smaller one.
private func grown<Value>(
  _ old: UnsafeMutablePointer<Value>,
  from count: Int,
  to capacity: Int
) -> UnsafeMutablePointer<Value> {
  let new = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
  new.moveInitialize(from: old, count: count)
  old.deallocate()
  return new
}
