internal import RejoinderCore

/// Writes the rows of a page in blocks.
struct RowList {
  let scene: PageScene
  let template: RowTemplate
  let target: Comment.ID?

  /// Writes the rows of the scene's window.
  func write(to writer: inout PageWriter) {
    let outline = scene.outline
    // One row more: whether lines go on below the last row depends on what follows it.
    let rows = outline.rows(scene.window.lowerBound..<scene.window.upperBound + 1)
    var columns = RowColumnWalk(cap: scene.cap, outer: outerColumns(above: rows.first))
    var siblings = SiblingWalk()
    let newer = nextNew(after: rows.prefix(scene.window.count))
    for (index, row) in rows.enumerated().prefix(scene.window.count) {
      if index % RowBlock.rowCount == 0 { openBlock(rows, at: index, &writer) }
      let nextDepth = index + 1 < rows.count ? rows[index + 1].depth : -1
      let place = siblings.step(to: row, in: outline.tree)
      let id = row.comment?.id ?? row.remainder?.parentID ?? ""
      let pageRow = PageRow(
        row: row,
        position: place.position,
        siblingCount: place.total,
        replyCount: row.isToggleable ? outline.replyCount(of: id) : 0,
        nextNew: newer.isEmpty ? nil : newer[index],
        isTarget: row.comment != nil && target == id,
        isContext: scene.focus?.ancestors.contains(id) ?? false,
        depthOffset: scene.focus?.depthOffset ?? 0,
        showsWords: scene.style.folding.showsWords(isCollapsed: row.isCollapsed),
        columns: columns.step(row, nextDepth: nextDepth),
        token: IDToken(id)
      )
      template.write(pageRow, scene, to: &writer)
      if index % RowBlock.rowCount == RowBlock.rowCount - 1 || index + 1 == scene.window.count {
        writer.literal("</div>\n")
      }
    }
  }

  /// For each row that is new, the new one behind it, from the last one back to the first; nothing
  /// where no row is new.
  private func nextNew(after rows: ArraySlice<Row<Comment>>) -> [Comment.ID?] {
    guard scene.addresses.state.since != nil else { return [] }
    var next = [Comment.ID?](repeating: nil, count: rows.count)
    var following = rows.first { scene.isNew($0.comment) }?.comment?.id
    for (index, row) in rows.enumerated().reversed() where scene.isNew(row.comment) {
      (next[index], following) = (following, row.comment?.id)
    }
    return next
  }

  private func openBlock(_ rows: [Row<Comment>], at start: Int, _ writer: inout PageWriter) {
    let end = min(start + RowBlock.rowCount, scene.window.count)
    let lines = rows[start..<end].reduce(0) { $0 + RowBlock.lines(of: $1.comment) }
    writer.literal("<div class=\"block t")
    writer.number(RowBlock.step(forLines: lines))
    writer.literal("\" role=\"presentation\">\n")
  }

  /// The columns that go on where the page begins, for a row whose guides do not reach that far.
  private func outerColumns(above row: Row<Comment>?) -> UInt8 {
    guard let row, row.depth > Guides.maximumLevels else { return 0 }
    let tree = scene.outline.tree
    var (slot, depth, columns) = (tree.slot(of: row.id), row.depth, UInt8(0))
    while depth > 0 {
      if depth < scene.cap, tree.topology.nextSibling(of: slot) >= 0 {
        columns |= 1 << UInt8(depth - 1)
      }
      (slot, depth) = (tree.topology.parent(of: slot), depth - 1)
    }
    return columns
  }
}
