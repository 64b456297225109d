/// Slots in pre-order, each with a cover count and a depth, in blocks that hang in a balanced tree.
///
/// *Cover* is how many folded ancestors a slot has: it shows as a row exactly when that is 0. Both
/// columns can be added to over any range in O(log n): what a whole block or a whole branch gains is
/// noted once at its node and never handed down until the tree changes its shape there. A value is
/// therefore its entry, plus its block's own addition, plus the additions of all branches it is in.
///
/// Since covers never fall below 0, the smallest cover of a branch and how many slots have it tell
/// how many rows it shows. Where a subtree ends is the next place whose depth is not greater, found
/// by the smallest depths, whatever the depth or breadth.
///
/// The memory is managed by hand because the engine's budgets are tens of nanoseconds; only
/// ``Outline`` uses this type, behind a box that copies on write and frees.
struct Rope {
  /// Slots in one block: more makes toggles slow, fewer makes look-ups slow.
  static let blockCapacity = 128
  /// Slots put into a block at first, so that there is room for insertions.
  static let blockFill = 96
  /// Blocks whose entries are allocated together; growing one flat pool would copy everything.
  static let slabBlocks = 64

  /// The nodes by block number; number 0 stands for “none” and has neutral values.
  var nodes: UnsafeMutablePointer<RopeNode>
  var nodeCount = 1
  var nodeCapacity: Int
  /// The first of the unused blocks, which are linked through `left`.
  var freeBlock: Int32 = 0
  var root: Int32 = 0

  /// The entries: for each block a column of slots, one of covers and one of depths.
  var slabs: UnsafeMutablePointer<UnsafeMutablePointer<Int32>>
  var slabCount = 0
  var slabCapacity: Int

  /// Where each slot is: its block, and in the lowest seven bits the entry where it was put.
  ///
  /// 0 for a slot that is not in the sequence.
  var locations: UnsafeMutablePointer<Int32>
  /// What is known of each slot.
  var flags: UnsafeMutablePointer<SlotFlags>
  var slotCapacity: Int

  /// The path from the root to a block, kept to save allocations.
  var path: UnsafeMutablePointer<Int32>
  var pathCapacity: Int

  /// Decides which of two trees becomes the root when they are joined; any seed will do.
  var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(slotCapacity: Int) {
    let blocks = slotCapacity / Self.blockFill + 2
    nodeCapacity = blocks
    nodes = .allocate(capacity: blocks)
    nodes.initialize(to: RopeNode())
    slabCapacity = blocks / Self.slabBlocks + 1
    slabs = .allocate(capacity: slabCapacity)
    self.slotCapacity = max(slotCapacity, 16)
    locations = .allocate(capacity: self.slotCapacity)
    locations.initialize(repeating: 0, count: self.slotCapacity)
    flags = .allocate(capacity: self.slotCapacity)
    flags.initialize(repeating: [], count: self.slotCapacity)
    pathCapacity = 128
    path = .allocate(capacity: pathCapacity)
  }

  /// A copy that shares nothing.
  init(copying other: Rope) {
    self = other
    nodes = .allocate(capacity: nodeCapacity)
    nodes.initialize(from: other.nodes, count: nodeCount)
    slabs = .allocate(capacity: slabCapacity)
    for index in 0..<slabCount {
      let slab = UnsafeMutablePointer<Int32>.allocate(capacity: Self.slabEntries)
      slab.initialize(from: other.slabs[index], count: Self.slabEntries)
      (slabs + index).initialize(to: slab)
    }
    locations = .allocate(capacity: slotCapacity)
    locations.initialize(from: other.locations, count: slotCapacity)
    flags = .allocate(capacity: slotCapacity)
    flags.initialize(from: other.flags, count: slotCapacity)
    path = .allocate(capacity: pathCapacity)
  }

  /// Frees everything; the value must not be used afterwards.
  func deallocate() {
    for index in 0..<slabCount { slabs[index].deallocate() }
    slabs.deallocate()
    nodes.deallocate()
    locations.deallocate()
    flags.deallocate()
    path.deallocate()
  }

  /// How many slots the sequence has, folded away or not.
  var count: Int { Int(nodes[Int(root)].branch.count) }

  /// How many of them show.
  var visibleCount: Int { visible(inBranch: root, adding: 0) }

  /// Bytes held, for the benchmarks.
  var memory: Int {
    nodeCapacity * MemoryLayout<RopeNode>.stride + slabCount * Self.slabEntries * 4
      + slotCapacity * 5 + pathCapacity * 4 + slabCapacity * 8
  }
}

/// What the sequence knows of a slot.
struct SlotFlags: OptionSet {
  let rawValue: UInt8

  /// Its descendants are folded away.
  static let folded = SlotFlags(rawValue: 1)
  /// It counts as a reply.
  static let readable = SlotFlags(rawValue: 2)
}

/// A block's place in the tree, and sums over its own slots and over its whole branch.
struct RopeNode {
  var left: Int32 = 0
  var right: Int32 = 0
  var parent: Int32 = 0

  /// Over the block's slots, before ``ownAddition``.
  var own = RopeSum()
  /// Over the block and everything under it, ``branchAddition`` included.
  var branch = RopeSum()

  /// What every slot of this block has gained.
  var ownAddition = RopeValues()
  /// What every slot of this branch has gained.
  var branchAddition = RopeValues()
}

/// The two columns.
struct RopeValues: Equatable {
  var cover: Int32 = 0
  var depth: Int32 = 0

  static func += (lhs: inout RopeValues, rhs: RopeValues) {
    lhs.cover &+= rhs.cover
    lhs.depth &+= rhs.depth
  }

  var isZero: Bool { cover == 0 && depth == 0 }

  @inline(__always)
  subscript(column: RopeColumn) -> Int32 { column == .cover ? cover : depth }
}

/// One of the two columns.
enum RopeColumn {
  case cover
  case depth
}

/// Sums over some slots.
struct RopeSum: Equatable {
  /// Stands for the smallest value of no slots; additions are never made to it.
  static let nothing: Int32 = 1 << 30

  /// How many slots.
  var count: Int32 = 0
  /// How many of them are readable.
  var readable: Int32 = 0
  /// The smallest values.
  var minimum = RopeValues(cover: nothing, depth: nothing)
  /// How many have the smallest cover.
  var minimumCount: Int32 = 0
  /// How many blocks.
  var blocks: Int32 = 0
}

/// A place in the sequence, as an entry of a block; block 0 is the sequence's end.
struct RopePlace: Equatable {
  var block: Int32
  var index: Int

  static let end = RopePlace(block: 0, index: 0)
}
