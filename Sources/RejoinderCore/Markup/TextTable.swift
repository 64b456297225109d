/// A table as text: cells in columns, broken into lines where a column is narrow.
struct TextTable {
  private struct Cell {
    var words: StyledText
    var alignment: Markup.Alignment
  }

  private struct Row {
    var cells: [Cell] = []
    var isHeader = true
  }

  private var rows: [Row] = []

  /// Words up to this width stay whole; what is longer is an address or the like.
  private static var longestWhole: Int { 20 }

  /// Reads the table that begins at a run, and says which run follows it.
  static func read(
    at opener: Int,
    of markup: Markup,
    _ words: inout TextWords
  ) -> (table: TextTable, next: Int) {
    var table = TextTable()
    var index = opener + 1
    while true {
      let run = markup.runs[index]
      switch run.kind {
      case .row:
        table.rows.append(Row())
        index += 1
      case .cell, .headerCell:
        let next = words.collect(at: index)
        let cell = Cell(words: words.text, alignment: run.alignment)
        table.rows[table.rows.count - 1].cells.append(cell)
        if run.kind == .cell { table.rows[table.rows.count - 1].isHeader = false }
        index = next
      default:
        index += 1
        if run.opener == opener { return (table, index) }
      }
    }
  }

  /// The lines of the table.
  func lines(width: Int, _ measure: TextMeasure) -> [StyledText] {
    guard let widths = widths(within: width, measure) else { return runningLines(width, measure) }
    var lines: [StyledText] = []
    for (index, row) in rows.enumerated() {
      append(row, widths, measure, to: &lines)
      if index == 0 && row.isHeader && rows.count > 1 { lines.append(Self.ruler(widths)) }
    }
    return lines
  }

  /// The widths of the columns, or `nil` where even narrow ones are too many.
  private func widths(within width: Int, _ measure: TextMeasure) -> [Int]? {
    var (widths, least): ([Int], [Int]) = ([], [])
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index == widths.count {
          widths.append(1)
          least.append(1)
        }
        guard widths.count * 4 <= width + 3 else { return nil }
        for line in cell.words.utf8.split(separator: 0x0A) {
          widths[index] = min(max(widths[index], measure.cells(line)), width)
          for word in line.split(separator: 0x20) {
            least[index] = max(least[index], min(measure.cells(word), Self.longestWhole))
          }
        }
      }
    }
    return narrow(&widths, to: least, within: width) ? widths : nil
  }

  /// Narrows the widest columns that can be narrower, and says whether all have room then.
  private func narrow(_ widths: inout [Int], to least: [Int], within width: Int) -> Bool {
    var excess = widths.reduce(3 * (widths.count - 1), +) - width
    while excess > 0 {
      let narrowable = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = narrowable.max(by: { widths[$0] < widths[$1] }) else { return false }
      widths[widest] -= 1
      excess -= 1
    }
    return true
  }

  private func append(
    _ row: Row,
    _ widths: [Int],
    _ measure: TextMeasure,
    to lines: inout [StyledText]
  ) {
    let cells = row.cells.enumerated().map { index, cell in
      measure.lines(of: cell.words.utf8, width: widths[index])
    }
    for number in 0..<(cells.map { $0.count }.max() ?? 0) {
      var line = StyledText()
      for (index, cell) in cells.enumerated() {
        if index > 0 { line.append(" | ".utf8) }
        let (words, range) = (row.cells[index].words, number < cell.count ? cell[number] : 0..<0)
        let gap = max(widths[index] - measure.cells(words.utf8[range]), 0)
        let before = Self.space(before: row.cells[index].alignment, gap)
        line.append(repeatElement(0x20, count: before))
        line.append(words, range)
        line.append(repeatElement(0x20, count: gap - before))
      }
      lines.append(line)
    }
  }

  private static func space(before alignment: Markup.Alignment, _ gap: Int) -> Int {
    switch alignment {
    case .natural, .left: 0
    case .center: gap / 2
    case .right: gap
    }
  }

  private static func ruler(_ widths: [Int]) -> StyledText {
    var line = StyledText()
    for (index, width) in widths.enumerated() {
      if index > 0 { line.append("-+-".utf8) }
      line.append(repeatElement(0x2D, count: width))
    }
    return line
  }

  /// Each row as a paragraph, where columns have no room.
  private func runningLines(_ width: Int, _ measure: TextMeasure) -> [StyledText] {
    rows.flatMap { row in
      var words = StyledText()
      for (index, cell) in row.cells.enumerated() {
        if index > 0 { words.append(" | ".utf8) }
        words.append(cell.words, cell.words.utf8.indices)
      }
      return measure.lines(of: words.utf8, width: width).map { range in
        var line = StyledText()
        line.append(words, range)
        return line
      }
    }
  }
}
