import RejoinderCore

/// A table as lines of text: its cells in columns of letters of one width, or one behind the other
/// where the columns would be wider than a line may be.
struct BodyTable {
  private struct Cell {
    var place: TableCell
    /// Its pieces in the text.
    var pieces: Range<Int>
    var width: Int
  }

  /// The words of all cells.
  private(set) var text = BodyText()
  private var cells: [Cell] = []
  /// Which cells a row has.
  private var rows: [Range<Int>] = []
  /// How wide each column is, `nil` where they don't stand under each other.
  private var widths: [Int]?

  init(_ leaf: LeafWalk.Leaf, _ role: TextRole, _ words: inout BodyWords) {
    for row in TableRows(leaf, words.markup) {
      let first = cells.count
      for cell in row { read(cell, role, &words) }
      rows.append(first..<cells.count)
    }
    widths = widths(within: words.style.tableWidth)
  }

  private mutating func read(_ cell: TableRows.Cell, _ role: TextRole, _ words: inout BodyWords) {
    let (start, first) = (text.utf8.count, text.pieces.count)
    text.cell = Int32(cells.count)
    var role = role
    if cell.place.isHeader { role.part = .headerCell }
    (role.standsApart, role.isAfterMarker) = (false, false)
    words.collect(cell.runs, role, BodyWords.LineStart(lineBreak: 0x20), into: &text)
    let width = Self.width(of: text.utf8[start...], words.style.services)
    cells.append(Cell(place: cell.place, pieces: first..<text.pieces.count, width: width))
  }

  private static func width(of words: ArraySlice<UInt8>, _ services: TextServices) -> Int {
    guard words.contains(where: { $0 >= 0x80 }) else { return words.count }
    return services.cellWidth(String(decoding: words, as: UTF8.self))
  }

  private func widths(within limit: Int) -> [Int]? {
    var widths: [Int] = []
    for cell in cells {
      if cell.place.column == widths.count { widths.append(1) }
      widths[cell.place.column] = max(widths[cell.place.column], cell.width)
    }
    return widths.reduce(3 * (widths.count - 1), +) <= limit ? widths : nil
  }

  // MARK: Lines

  /// Whether a line stands below the first row.
  private var hasRuler: Bool {
    widths != nil && rows.count > 1 && cells[rows[0]].allSatisfy { $0.place.isHeader }
  }

  /// The numbers of the lines.
  var lineIndices: Range<Int> { 0..<rows.count + (hasRuler ? 1 : 0) }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - index: The number of the line.
  ///   - role: What the line is.
  ///   - firstReference: The number that the first of the table's references has in the text.
  ///   - text: What takes the line.
  func writeLine(_ index: Int, _ role: TextRole, firstReference: Int, into text: inout BodyText) {
    var role = role
    (role.isInColumns, role.isAdded) = (widths != nil, true)
    if hasRuler && index == 1 { return writeRuler(role, into: &text) }
    let row = rows[hasRuler && index > 1 ? index - 1 : index]
    for number in row {
      if number > row.lowerBound { text.append(" | ".utf8, role) }
      let cell = cells[number]
      let gap = widths.map { $0[cell.place.column] - cell.width } ?? 0
      let before = Self.space(before: cell.place.alignment, gap)
      text.append(repeatElement(0x20, count: before), role)
      write(cell, isInColumns: role.isInColumns, firstReference, into: &text)
      if number < row.upperBound - 1 {
        text.append(repeatElement(0x20, count: gap - before), role)
      }
    }
  }

  private func write(
    _ cell: Cell,
    isInColumns: Bool,
    _ firstReference: Int,
    into text: inout BodyText
  ) {
    text.cell = Int32(text.cells.count)
    text.cells.append(cell.place)
    for index in cell.pieces {
      let piece = self.text.pieces[index]
      var role = piece.role
      role.isInColumns = isInColumns
      text.append(
        self.text.utf8[self.text.bytes(ofPiece: index)],
        role,
        reference: piece.reference < 0 ? -1 : firstReference + Int(piece.reference)
      )
    }
    text.cell = -1
  }

  private func writeRuler(_ role: TextRole, into text: inout BodyText) {
    var role = role
    role.part = .rule
    for (index, width) in (widths ?? []).enumerated() {
      if index > 0 { text.append("-+-".utf8, role) }
      text.append(repeatElement(0x2D, count: width), role)
    }
  }

  private static func space(before alignment: Markup.Alignment, _ gap: Int) -> Int {
    switch alignment {
    case .natural, .left: 0
    case .center: gap / 2
    case .right: gap
    }
  }
}
