internal import RejoinderCore

/// Writes the rows of a page in blocks.
struct RowList {
  let scene: PageScene
  let template: RowTemplate

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
      let pageRow = scene.pageRow(
        row,
        place: siblings.step(to: row, in: scene.wholeTree),
        nextNew: newer.isEmpty ? nil : newer[index],
        columns: columns.step(row, nextDepth: nextDepth)
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

  /// The columns that go on where the page begins.
  private func outerColumns(above row: Row<Comment>?) -> UInt8 {
    guard let row else { return 0 }
    return scene.outerColumns(above: scene.outline.tree.slot(of: row.id), depth: row.depth)
  }
}
