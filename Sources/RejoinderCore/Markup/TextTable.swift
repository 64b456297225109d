/// A table as text: cells in columns, broken into lines where a column is narrow.
struct TextTable {
  private struct Cell {
    var words: [UInt8]
    var alignment: Markup.Alignment
  }

  private struct Row {
    var cells: [Cell] = []
    var isHeader = true
  }

  private var rows: [Row] = []

  /// The least that a column is narrowed to.
  private static var leastWidth: Int { 5 }

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
        let cell = Cell(words: words.bytes, alignment: run.alignment)
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
  func lines(width: Int, _ measure: TextMeasure) -> [[UInt8]] {
    guard let widths = widths(within: width, measure) else { return runningLines(width, measure) }
    var lines: [[UInt8]] = []
    for (index, row) in rows.enumerated() {
      append(row, widths, measure, to: &lines)
      if index == 0 && row.isHeader && rows.count > 1 { lines.append(Self.ruler(widths)) }
    }
    return lines
  }

  /// The widths of the columns, or `nil` where even narrow ones are too many.
  private func widths(within width: Int, _ measure: TextMeasure) -> [Int]? {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index == widths.count { widths.append(1) }
        guard widths.count * 4 <= width + 3 else { return nil }
        for line in cell.words.split(separator: 0x0A) {
          widths[index] = min(max(widths[index], measure.cells(line)), width)
        }
      }
    }
    var excess = widths.reduce(3 * (widths.count - 1), +) - width
    while excess > 0 {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.leastWidth
      else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func append(
    _ row: Row,
    _ widths: [Int],
    _ measure: TextMeasure,
    to lines: inout [[UInt8]]
  ) {
    let cells = row.cells.enumerated().map { index, cell in
      measure.lines(of: cell.words, width: widths[index]).map { cell.words[$0] }
    }
    for number in 0..<(cells.map { $0.count }.max() ?? 0) {
      var line: [UInt8] = []
      for (index, cell) in cells.enumerated() {
        if index > 0 { line.append(contentsOf: " | ".utf8) }
        let text = number < cell.count ? cell[number] : []
        let gap = max(widths[index] - measure.cells(text), 0)
        let before = Self.space(before: row.cells[index].alignment, gap)
        line.append(contentsOf: repeatElement(0x20, count: before))
        line.append(contentsOf: text)
        line.append(contentsOf: repeatElement(0x20, count: gap - before))
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

  private static func ruler(_ widths: [Int]) -> [UInt8] {
    var line: [UInt8] = []
    for (index, width) in widths.enumerated() {
      if index > 0 { line.append(contentsOf: "-+-".utf8) }
      line.append(contentsOf: repeatElement(0x2D, count: width))
    }
    return line
  }

  /// Each row as a paragraph, where columns have no room.
  private func runningLines(_ width: Int, _ measure: TextMeasure) -> [[UInt8]] {
    rows.flatMap { row in
      let words = Array(row.cells.map { $0.words }.joined(separator: " | ".utf8))
      return measure.lines(of: words, width: width).map { Array(words[$0]) }
    }
  }
}
