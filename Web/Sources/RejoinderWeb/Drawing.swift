import RejoinderCore
import RejoinderHTML

extension LivePage {
  /// Draws a row anew whose fold changed; one that does not show is drawn once it does.
  mutating func redraw(_ slot: Slot) {
    guard drawn[Int(slot)].isThere else { return }
    if outline.isVisible(slot) { draw(slot) } else { drawn[Int(slot)].isStale = true }
  }

  mutating func draw(_ slot: Slot) {
    drawn[Int(slot)].isStale = false
    let isFolded = outline.isFolded(slot)
    let marks = RowMarks(
      columns: columns(of: slot),
      isContext: isContext(slot),
      showsWords: !isFolded || !settings.hidesWords,
      isMore: flags(slot).contains(.more),
      isTombstone: flags(slot).contains(.tombstone)
    )
    var writer = PageWriter()
    marks.writeClasses(to: &writer)
    Page.drawRow(slot, writer.bytes)
    let count = outline.replyCount(of: slot)
    let phrase = TogglePhrase.made(
      form: settings.countsOnly ? .count : .words,
      hasReplies: topology.hasChildren(slot),
      replyCount: count,
      isCollapsed: isFolded
    )
    Page.drawToggle(slot, phrase.rawValue, count, isFolded)
    guard !isFolded, drawn[Int(slot)].lacksWords else { return }
    drawn[Int(slot)].lacksWords = false
    Page.fetchWords(slot)
  }

  private func columns(of slot: Slot) -> RowColumns {
    guard let row = outline.row(of: slot) else { return RowColumns(indentation: 0) }
    let rows = outline.rows(row..<row + 2, in: topology)
    let depth = rows[0].guides.depth
    var walk = RowColumnWalk(cap: settings.cap, outer: outerColumns(above: slot, depth))
    return walk.step(
      depth: depth,
      guides: rows[0].guides,
      nextDepth: rows.count > 1 ? rows[1].guides.depth : -1
    )
  }

  /// The columns that go on beside a row whose guides do not reach that far.
  private func outerColumns(above slot: Slot, _ depth: Int) -> UInt8 {
    guard depth > Guides.maximumLevels else { return 0 }
    var columns: UInt8 = 0
    for level in 1..<settings.cap
    where topology.nextSibling(of: outline.ancestor(of: slot, atDepth: level)) >= 0 {
      columns |= 1 << UInt8(level - 1)
    }
    return columns
  }
}
