import RejoinderCore

/// The rows of a table, each with where its cells stand among the runs.
struct TableRows: Sequence, IteratorProtocol {
  /// A cell and the runs of its words.
  struct Cell {
    var place: TableCell
    var runs: Range<Int>
  }

  private let markup: Markup
  private let end: Int
  private var index: Int
  private var row = 0

  init(_ leaf: LeafWalk.Leaf, _ markup: Markup) {
    self.markup = markup
    (index, end) = (leaf.runs.lowerBound, leaf.runs.upperBound)
  }

  mutating func next() -> [Cell]? {
    guard index < end else { return nil }
    // Past the row's opener; its end closes it.
    index += 1
    var cells: [Cell] = []
    while markup.runs[index].kind != .end {
      let run = markup.runs[index]
      let start = index + 1
      index = start
      while markup.runs[index].kind.isInline { index += 1 }
      let place = TableCell(
        row: row,
        column: cells.count,
        isHeader: run.kind == .headerCell,
        alignment: run.alignment
      )
      cells.append(Cell(place: place, runs: start..<index))
      index += 1
    }
    index += 1
    row += 1
    return cells
  }
}
