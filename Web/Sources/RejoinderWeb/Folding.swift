import RejoinderCore

extension LivePage {
  /// Folds or unfolds a comment; its row stays where it is.
  ///
  /// - Returns: The row to bring into sight as well, 0 for none.
  mutating func toggle(_ slot: Slot) -> Slot {
    guard canToggle(slot) else { return 0 }
    let isUnfolding = outline.isFolded(slot)
    hold(slot) { page in
      if isUnfolding && page.settings.expandsWholeThread {
        page.setFolds(below: slot, false)
      } else {
        page.outline.toggle(slot)
      }
      page.show(below: slot)
      page.redraw(slot)
    }
    return isUnfolding && settings.makesExpandedVisible ? max(topology.firstChild(of: slot), 0) : 0
  }

  /// Folds the comment that one answers, or its whole thread, from deep inside.
  ///
  /// - Returns: The comment that is folded now, 0 for none.
  mutating func collapse(_ slot: Slot, toRoot: Bool) -> Slot {
    guard contains(slot) else { return 0 }
    let depth = toRoot ? 0 : max(outline.depth(of: slot) - 1, 0)
    let top = outline.ancestor(of: slot, atDepth: depth)
    guard canToggle(top) else { return 0 }
    if !outline.isFolded(top) { _ = toggle(top) }
    return top
  }

  /// Unfolds everything below a comment, and the comment.
  mutating func expandDescendants(of slot: Slot) {
    guard contains(slot) else { return }
    hold(slot) { page in
      page.setFolds(below: slot, false)
      page.show(below: slot)
      page.redraw(slot)
    }
  }

  private mutating func setFolds(below slot: Slot, _ folds: Bool) {
    var next = topology.next(after: slot, within: slot)
    while next > 0 {
      if outline.isFolded(next) != folds { drawn[Int(next)].isStale = true }
      next = topology.next(after: next, within: slot)
    }
    outline.setFolds(below: slot, folds, in: topology)
  }

  /// Folds what lies below a level and unfolds what lies above, while a row stays where it is; level 0
  /// unfolds everything.
  mutating func collapse(belowLevel level: Int, holding held: Slot) {
    let settings = settings
    setAllFolds(holding: held) { topology, slot, depth in
      level > 0 && depth + 1 >= level && topology.hasChildren(slot)
        && Int(slot) > settings.contextCount
    }
  }

  /// Folds exactly some comments.
  mutating func setFolded(_ slots: [Slot], holding held: Slot) {
    var isListed = [Bool](repeating: false, count: entries.count)
    for slot in slots where canToggle(slot) { isListed[Int(slot)] = true }
    setAllFolds(holding: held) { _, slot, _ in isListed[Int(slot)] }
  }

  private mutating func setAllFolds(
    holding held: Slot,
    _ isFolded: (Topology, Slot, Int) -> Bool
  ) {
    let former = outline
    let topology = topology
    outline.setFolds(topology) { slot, depth in isFolded(topology, slot, depth) }
    let row = outline.landing(of: held, in: topology)
    hold(row) { page in
      for slot in 1..<Slot(page.entries.count)
      where former.isFolded(slot) != page.outline.isFolded(slot) {
        page.drawn[Int(slot)].isStale = true
      }
      page.showAll()
    }
  }

  /// Opens what hides a comment.
  ///
  /// - Returns: Whether it shows now.
  mutating func reveal(_ slot: Slot) -> Bool {
    guard contains(slot) else { return false }
    let opened = outline.reveal(slot, in: topology).unfolded
    if let top = opened.first { show(below: top) }
    for slot in opened { redraw(slot) }
    if let index = blockIndex(blockNumbers[Int(slot)]), blocks[index].isWithheld { showEarlier() }
    return true
  }

  // MARK: Holding

  /// Changes something while a row stays where it is.
  mutating func hold(_ slot: Slot, _ change: (inout LivePage) -> Void) {
    guard contains(slot), drawn[Int(slot)].isThere, outline.isVisible(slot) else {
      return change(&self)
    }
    let viewport = Viewport(offset: Page.offset, height: Page.height)
    let anchor = ScrollAnchor(toggling: 0, top: Page.top(of: slot), in: viewport)
    change(&self)
    let placement = anchor.placement(
      top: Page.top(of: slot),
      in: viewport,
      content: ScrollContent(end: Page.end),
      keepsBottomSpacer: true
    )
    Page.scroll(to: placement.offset, space: placement.spacer)
  }
}
