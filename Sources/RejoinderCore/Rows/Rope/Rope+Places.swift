// From slots to places and rows, and back.

extension Rope {
  /// Where a slot is; it must be in the sequence.
  func place(of slot: Int32) -> RopePlace {
    let block = block(of: slot)
    let slots = slots(block)
    // Nothing came or went before it in its block: it is where it was last seen.
    let seen = Int(locations[Int(slot)]) & (Self.blockCapacity - 1)
    if slots[seen] == slot && seen < slotCount(block) {
      return RopePlace(block: block, index: seen)
    }
    var index = 0
    while slots[index] != slot { index += 1 }
    return RopePlace(block: block, index: index)
  }

  func slot(at place: RopePlace) -> Int32 { slots(place.block)[place.index] }

  /// A slot's cover and depth.
  func values(at place: RopePlace) -> RopeValues {
    values(at: place, adding: branchAdditions(place.block))
  }

  /// The same, where it is known what the branches around the place have gained.
  func values(at place: RopePlace, adding additions: RopeValues) -> RopeValues {
    var values = additions
    values += nodes[Int(place.block)].ownAddition
    values.cover &+= column(.cover, place.block)[place.index]
    values.depth &+= column(.depth, place.block)[place.index]
    return values
  }

  /// How many slots stand before a place.
  func position(of place: RopePlace) -> Int {
    guard place.block != 0 else { return count }
    return place.index + sum(before: place.block) { Int($0.count) }
  }

  /// How many readable slots stand before a place.
  func readable(before place: RopePlace) -> Int {
    guard place.block != 0 else { return Int(nodes[Int(root)].branch.readable) }
    let slots = slots(place.block)
    var count = 0
    for index in 0..<place.index where flags[Int(slots[index])].contains(.readable) { count += 1 }
    return count + sum(before: place.block) { Int($0.readable) }
  }

  /// Adds something up over all blocks before one.
  @inline(__always)
  private func sum(before block: Int32, _ part: (RopeSum) -> Int) -> Int {
    var sum = part(nodes[Int(nodes[Int(block)].left)].branch)
    var child = block
    var parent = nodes[Int(block)].parent
    while parent != 0 {
      let node = nodes + Int(parent)
      if node.pointee.right == child {
        sum += part(node.pointee.own) + part(nodes[Int(node.pointee.left)].branch)
      }
      (child, parent) = (parent, node.pointee.parent)
    }
    return sum
  }

  /// How many rows stand before a place.
  func row(before place: RopePlace) -> Int {
    guard place.block != 0 else { return visibleCount }
    return row(before: place, adding: branchAdditions(place.block).cover)
  }

  /// The row of a slot, `nil` where it is covered.
  func row(of slot: Int32) -> Int? {
    let place = place(of: slot)
    let above = branchAdditions(place.block).cover
    let cover = column(.cover, place.block)[place.index]
    guard cover &+ above &+ nodes[Int(place.block)].ownAddition.cover == 0 else { return nil }
    return row(before: place, adding: above)
  }

  /// How many rows stand from one place up to a later one.
  func rows(from start: RopePlace, to end: RopePlace, row: Int, adding additions: Int32) -> Int {
    // Most subtrees end in the block in which they begin.
    guard start.block == end.block else { return self.row(before: end) - row }
    let covers = column(.cover, start.block)
    let shown = -(additions &+ nodes[Int(start.block)].ownAddition.cover)
    var count = 0
    for index in start.index..<end.index where covers[index] == shown { count += 1 }
    return count
  }

  /// How many rows stand before a place, where it is known what the branches around it have gained.
  func row(before place: RopePlace, adding additions: Int32) -> Int {
    var above = additions
    let covers = column(.cover, place.block)
    let shown = -(above &+ nodes[Int(place.block)].ownAddition.cover)
    var row = 0
    for index in 0..<place.index where covers[index] == shown { row += 1 }
    row += visible(inBranch: nodes[Int(place.block)].left, adding: above)

    var child = place.block
    var parent = nodes[Int(child)].parent
    while parent != 0 {
      above &-= nodes[Int(child)].branchAddition.cover
      let node = nodes + Int(parent)
      if node.pointee.right == child {
        row += visible(inBranch: node.pointee.left, adding: above)
        row += visibleOwn(parent, adding: above)
      }
      (child, parent) = (parent, node.pointee.parent)
    }
    return row
  }

  /// How many slots of one block show, given what its branches have gained.
  @inline(__always)
  private func visibleOwn(_ block: Int32, adding cover: Int32) -> Int {
    let node = nodes + Int(block)
    let smallest = node.pointee.own.minimum.cover &+ node.pointee.ownAddition.cover &+ cover
    return smallest == 0 ? Int(node.pointee.own.minimumCount) : 0
  }

  /// The place of a row, which must exist.
  func place(ofRow row: Int) -> RopePlace {
    var row = row
    var block = root
    var above: Int32 = 0
    while true {
      let node = nodes + Int(block)
      above &+= node.pointee.branchAddition.cover
      let before = visible(inBranch: node.pointee.left, adding: above)
      if row < before {
        block = node.pointee.left
        continue
      }
      row -= before
      let own = visibleOwn(block, adding: above)
      if row < own { return place(ofRow: row, in: block, adding: above) }
      row -= own
      block = node.pointee.right
    }
  }

  private func place(ofRow row: Int, in block: Int32, adding cover: Int32) -> RopePlace {
    let covers = column(.cover, block)
    let shown = -(cover &+ nodes[Int(block)].ownAddition.cover)
    var (row, index) = (row, 0)
    while true {
      if covers[index] == shown {
        if row == 0 { return RopePlace(block: block, index: index) }
        row -= 1
      }
      index += 1
    }
  }

  /// The place with a given number of slots before it.
  func place(ofPosition position: Int) -> RopePlace {
    var position = position
    var block = root
    while block != 0 {
      let node = nodes + Int(block)
      let before = Int(nodes[Int(node.pointee.left)].branch.count)
      if position < before {
        block = node.pointee.left
        continue
      }
      position -= before
      if position < Int(node.pointee.own.count) { return RopePlace(block: block, index: position) }
      position -= Int(node.pointee.own.count)
      block = node.pointee.right
    }
    return .end
  }
}
