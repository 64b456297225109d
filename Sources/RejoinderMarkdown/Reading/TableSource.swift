/// Prepares the tables of a source, so that the parser reads all of them and loses no cell.
///
/// The parser wants three characters for each column below a header where sites take one, skips a
/// cell without even a space in it, and drops what a row has beyond the header's columns. So columns
/// are widened, spaces put into such cells, and columns added. Where a table was none after all, what
/// was put in is left out again: its places are kept.
struct TableSource {
  private let source: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var insertions: [Int] = []
  /// Whether the lines at hand are rows of a table.
  private var isInTable = false

  private init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Prepares a source.
  ///
  /// - Parameters:
  ///   - source: The source, which is replaced where it has something like a table.
  ///   - insertions: Takes the places of what was put in, in order.
  static func prepare(_ source: inout [UInt8], insertions: inout [Int]) {
    insertions.removeAll(keepingCapacity: true)
    // There is no table without both.
    guard source.contains(0x7C), source.contains(0x2D) else { return }
    let prepared = source.withUnsafeBufferPointer { bytes in
      var prepared = TableSource(bytes)
      prepared.result.reserveCapacity(bytes.count + bytes.count / 8)
      prepared.run()
      return prepared
    }
    (source, insertions) = (prepared.result, prepared.insertions)
  }

  private mutating func run() {
    var line = lineRange(from: 0)
    while !line.isEmpty {
      let next = lineRange(from: line.upperBound)
      if isBlank(line) {
        isInTable = false
        add(line)
      } else if !isInTable, let rule = ColumnRule(source, in: next) {
        addRow(line)
        add(rule, needing: columnsNeeded(from: line, rule: next))
        isInTable = true
        line = lineRange(from: next.upperBound)
        continue
      } else if isInTable {
        addRow(line)
      } else {
        add(line)
      }
      line = next
    }
  }

  /// A line with its end.
  private func lineRange(from start: Int) -> Range<Int> {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    if end + 1 < source.count, source[end] == 0x0D, source[end + 1] == 0x0A { end += 1 }
    return start..<min(end + 1, source.count)
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    source[line].allSatisfy { $0 <= 0x20 || $0 == 0x3E }
  }

  private mutating func add(_ range: Range<Int>) {
    result.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
  }

  private mutating func insert(_ byte: UInt8) {
    insertions.append(result.count)
    result.append(byte)
  }

  /// Adds a row, with a space between two bars.
  private mutating func addRow(_ line: Range<Int>) {
    for index in line {
      if source[index] == 0x7C, index > line.lowerBound, source[index - 1] == 0x7C { insert(0x20) }
      result.append(source[index])
    }
  }

  private mutating func add(_ rule: ColumnRule, needing count: Int) {
    for index in rule.line {
      if index == rule.end {
        for _ in 0..<max(count - rule.columnCount, 0) { addColumn(afterBar: rule.endsWithBar) }
      }
      result.append(source[index])
      guard let width = rule.shortColumns[index] else { continue }
      for _ in width..<3 { insert(0x2D) }
    }
  }

  private mutating func addColumn(afterBar: Bool) {
    if !afterBar { insert(0x7C) }
    for _ in 0..<3 { insert(0x2D) }
    if afterBar { insert(0x7C) }
  }

  /// How many columns the widest row has, from a header to the next empty line.
  private func columnsNeeded(from header: Range<Int>, rule: Range<Int>) -> Int {
    var count = columnCount(header)
    var line = lineRange(from: rule.upperBound)
    while !line.isEmpty, !isBlank(line) {
      count = max(count, columnCount(line))
      line = lineRange(from: line.upperBound)
    }
    return count
  }

  /// How many columns a row has: what stands between bars, and before and behind them.
  private func columnCount(_ line: Range<Int>) -> Int {
    var (bars, isFirst, isOpen, index) = (0, true, false, line.lowerBound)
    while index < line.upperBound {
      switch source[index] {
      case 0x7C:
        // The bar that a row begins with ends nothing.
        bars += isFirst ? 0 : 1
        (isFirst, isOpen) = (false, false)
      case ...0x20, 0x3E: break
      default:
        (isFirst, isOpen) = (false, true)
        if source[index] == 0x5C { index += 1 }
      }
      index += 1
    }
    return bars + (isOpen ? 1 : 0)
  }
}
