import RejoinderCore

extension LivePage {
  /// How many rows are looked at for the one that stays: more than are seen at once, as a rule.
  private static let reach = 64

  /// Changes something while what is read stays where it is.
  ///
  /// - Parameters:
  ///   - focus: The row that has the focus, 0 for none.
  ///   - seen: The first row that is seen, 0 for none.
  ///   - change: The change.
  mutating func keepPlace(focus: Slot, seen: Slot, _ change: (inout LivePage) -> Void) {
    let rows = rowsInSight(from: seen)
    let viewport = Viewport(offset: Page.offset, height: Page.height)
    let anchor = ScrollAnchor(
      reading: viewport,
      rows: rows.count,
      focus: rows.firstIndex(of: focus)
    ) { index in
      guard index < rows.count else { return rows.last.map { Page.bottom(of: $0) } ?? 0 }
      return Page.top(of: rows[index])
    }
    change(&self)
    guard let row = anchor.row else { return }
    let placement = anchor.placement(
      top: Page.top(of: rows[row]),
      in: viewport,
      content: ScrollContent(end: Page.end),
      keepsBottomSpacer: true
    )
    Page.scroll(to: placement.offset, space: placement.spacer)
  }

  /// Rows that show and follow each other, of which the page has the elements.
  private func rowsInSight(from seen: Slot) -> [Slot] {
    guard contains(seen), let row = outline.row(of: seen) else { return [] }
    let rows = outline.rows(max(row - 1, 0)..<row + Self.reach, in: topology).map { $0.slot }
    let shown = rows.drop { $0 != seen && !isShown($0) }
    return Array(shown.prefix { isShown($0) })
  }

  private func isShown(_ slot: Slot) -> Bool {
    guard drawn[Int(slot)].isThere, let index = blockIndex(blockNumbers[Int(slot)]) else {
      return false
    }
    return !blocks[index].isHidden
  }
}
