// Where something comes next, or came last, that is not deeper or not covered.

extension Rope {
  /// Where the subtree of the slot at a place ends: the next place that is not deeper.
  func subtreeEnd(_ place: RopePlace) -> RopePlace {
    next(after: place, where: .depth, atMost: values(at: place).depth)
  }

  /// The next place that shows as a row.
  func nextVisible(after place: RopePlace) -> RopePlace {
    next(after: place, where: .cover, atMost: 0)
  }

  /// The next place whose value in a column is not greater than a bound.
  func next(after place: RopePlace, where column: RopeColumn, atMost bound: Int32) -> RopePlace {
    next(
      after: place,
      where: column,
      atMost: bound,
      adding: branchAdditions(place.block)[column]
    )
  }

  /// The same, where it is known what the branches around the place have gained.
  func next(
    after place: RopePlace,
    where column: RopeColumn,
    atMost bound: Int32,
    adding additions: Int32
  ) -> RopePlace {
    var block = place.block
    var above = additions
    let own = nodes[Int(block)].ownAddition[column]
    if let index = firstIndex(in: block, from: place.index + 1, column, bound &- above &- own) {
      return RopePlace(block: block, index: index)
    }
    var side = nodes[Int(block)].right
    while true {
      if smallest(column, side) &+ above <= bound { return first(in: side, column, bound, above) }
      // Up to the next block that stands after this branch.
      var child = block
      repeat {
        child = block
        above &-= nodes[Int(child)].branchAddition[column]
        block = nodes[Int(child)].parent
        if block == 0 { return .end }
      } while nodes[Int(block)].right == child
      let bound = bound &- above &- nodes[Int(block)].ownAddition[column]
      if nodes[Int(block)].own.minimum[column] <= bound,
        let index = firstIndex(in: block, from: 0, column, bound)
      {
        return RopePlace(block: block, index: index)
      }
      side = nodes[Int(block)].right
    }
  }

  @inline(__always)
  private func smallest(_ column: RopeColumn, _ branch: Int32) -> Int32 {
    nodes[Int(branch)].branch.minimum[column]
  }

  private func first(
    in branch: Int32,
    _ column: RopeColumn,
    _ bound: Int32,
    _ additions: Int32
  ) -> RopePlace {
    var (block, above) = (branch, additions)
    while true {
      let node = nodes + Int(block)
      above &+= node.pointee.branchAddition[column]
      if smallest(column, node.pointee.left) &+ above <= bound {
        block = node.pointee.left
        continue
      }
      let own = bound &- above &- node.pointee.ownAddition[column]
      if node.pointee.own.minimum[column] <= own,
        let index = firstIndex(in: block, from: 0, column, own)
      {
        return RopePlace(block: block, index: index)
      }
      block = node.pointee.right
    }
  }

  @inline(__always)
  private func firstIndex(
    in block: Int32,
    from start: Int,
    _ column: RopeColumn,
    _ bound: Int32
  ) -> Int? {
    let values = self.column(column, block)
    var index = start
    let count = slotCount(block)
    while index < count {
      if values[index] <= bound { return index }
      index += 1
    }
    return nil
  }

  /// The last place before one whose depth is not greater than a bound: an ancestor of that depth.
  func lastPlace(before place: RopePlace, depthAtMost bound: Int32) -> RopePlace? {
    var block = place.block
    var above = branchAdditions(block).depth
    let own = bound &- above &- nodes[Int(block)].ownAddition.depth
    if let index = lastIndex(in: block, before: place.index, own) {
      return RopePlace(block: block, index: index)
    }
    var side = nodes[Int(block)].left
    while true {
      if smallest(.depth, side) &+ above <= bound { return last(in: side, bound, above) }
      var child = block
      repeat {
        child = block
        above &-= nodes[Int(child)].branchAddition.depth
        block = nodes[Int(child)].parent
        if block == 0 { return nil }
      } while nodes[Int(block)].left == child
      let bound = bound &- above &- nodes[Int(block)].ownAddition.depth
      if let index = lastIndex(in: block, before: slotCount(block), bound) {
        return RopePlace(block: block, index: index)
      }
      side = nodes[Int(block)].left
    }
  }

  private func last(in branch: Int32, _ bound: Int32, _ additions: Int32) -> RopePlace {
    var (block, above) = (branch, additions)
    while true {
      let node = nodes + Int(block)
      above &+= node.pointee.branchAddition.depth
      if smallest(.depth, node.pointee.right) &+ above <= bound {
        block = node.pointee.right
        continue
      }
      let own = bound &- above &- node.pointee.ownAddition.depth
      if let index = lastIndex(in: block, before: slotCount(block), own) {
        return RopePlace(block: block, index: index)
      }
      block = node.pointee.left
    }
  }

  private func lastIndex(in block: Int32, before end: Int, _ bound: Int32) -> Int? {
    guard nodes[Int(block)].own.minimum.depth <= bound else { return nil }
    let depths = column(.depth, block)
    var index = end - 1
    while index >= 0 {
      if depths[index] <= bound { return index }
      index -= 1
    }
    return nil
  }
}
