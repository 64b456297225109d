import RejoinderCore

/// The columns of all rows of a tree, as a picture.
struct ColumnDrawing {
  let rows: [Row<RejoinderCore.Comment>]
  let columns: [RowColumns]

  init(
    _ tree: CommentTree<RejoinderCore.Comment>,
    collapsed: Set<RejoinderCore.Comment.ID> = [],
    cap: Int = 5
  ) {
    let rows = tree.rows(collapsed: collapsed)
    var walk = RowColumnWalk(cap: cap)
    columns = rows.indices.map { index in
      walk.step(rows[index], nextDepth: index + 1 < rows.count ? rows[index + 1].depth : -1)
    }
    self.rows = rows
  }

  var text: String {
    zip(rows, columns).map { row, columns in
      var line = ""
      for column in 1..<max(columns.indentation, 1) {
        line += columns.continues(inColumn: column) ? "│" : " "
      }
      if columns.indentation > 0 {
        line += columns.continues(inColumn: columns.indentation) ? "├" : "└"
      }
      line += "o"
      line += String(repeating: " ", count: max(8 - line.count, 0))
      return line + (row.comment?.id.description ?? "more")
    }
    .joined(separator: "\n")
  }

  /// Where the lines that leave one row are not those that enter the next one.
  var breaks: [Int] {
    var above: Set<Int> = []
    var breaks: [Int] = []
    for (index, row) in columns.enumerated() {
      let through = Set((1...RowColumns.maximum).filter { row.continues(inColumn: $0) })
      let entering = row.indentation > 0 ? through.union([row.indentation]) : through
      if entering != above { breaks.append(index) }
      above = row.hasStem ? through.union([row.indentation + 1]) : through
    }
    return above.isEmpty ? breaks : breaks + [columns.count]
  }
}
