import RejoinderCore

/// Tells of slots that follow each other in pre-order which ones show.
struct VisibilityWalk {
  private let outline: Outline
  private let topology: Topology
  /// The first slot behind what is folded away, while that is passed over.
  private var end: Topology.Slot?

  /// Makes a walk that begins at a slot.
  init(_ outline: Outline, _ topology: Topology, from slot: Topology.Slot) {
    (self.outline, self.topology) = (outline, topology)
    guard outline.contains(slot), !outline.isVisible(slot) else { return }
    end = topology.nextOutside(outline.landing(of: slot, in: topology))
  }

  /// Whether the next slot shows.
  mutating func isVisible(_ slot: Topology.Slot) -> Bool {
    if let end {
      guard slot == end else { return false }
      self.end = nil
    }
    if topology.hasChildren(slot), outline.isFolded(slot) { end = topology.nextOutside(slot) }
    return true
  }
}

extension LivePage {
  /// Shows and hides what changed from one slot up to the end of another one's subtree.
  mutating func show(below top: Slot) {
    let end = topology.nextOutside(top)
    show(from: top, to: end > 0 ? place(of: end) : order.count)
  }

  /// Shows and hides what changed anywhere.
  mutating func showAll() { show(from: order[1], to: order.count) }

  private mutating func show(from first: Slot, to end: Int) {
    guard var index = blockIndex(blockNumbers[Int(first)]) else { return }
    while index < blocks.count, blocks[index].first < end {
      let parts = split(at: index)
      for part in index..<index + parts { hide(at: part) }
      index += parts
    }
  }

  /// Hides a block whose rows are all hidden, or the hidden ones of a block's rows.
  mutating func hide(at index: Int) {
    let block = blocks[index]
    var walk = VisibilityWalk(outline, topology, from: order[block.first])
    var (visible, lines): ([Slot], Int) = ([], 0)
    var hidden: [Slot] = []
    for slot in slots(of: block) {
      if walk.isVisible(slot) {
        visible.append(slot)
        lines += entries[Int(slot)].lines
      } else {
        hidden.append(slot)
      }
    }
    let isHidden = visible.isEmpty || block.isWithheld
    if isHidden != block.isHidden {
      blocks[index].isHidden = isHidden
      Page.hideBlock(block.number, isHidden)
    }
    guard !isHidden else { return }
    guard block.isLoaded else { return Page.estimateBlock(block.number, lines: lines) }
    for slot in visible { setHidden(slot, false) }
    for slot in hidden { setHidden(slot, true) }
  }

  private mutating func setHidden(_ slot: Slot, _ isHidden: Bool) {
    guard drawn[Int(slot)].isThere else { return }
    if drawn[Int(slot)].isHidden != isHidden {
      drawn[Int(slot)].isHidden = isHidden
      Page.hideRow(slot, isHidden)
    }
    if !isHidden && drawn[Int(slot)].isStale { draw(slot) }
  }
}
