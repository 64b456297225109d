/// The line below a table's header: `|---|:-:|`.
struct ColumnRule {
  /// The line.
  let line: Range<Int>
  /// Where it ends but for white space.
  private(set) var end: Int
  /// How many columns it has.
  private(set) var columnCount = 0
  /// Whether a bar ends it.
  private(set) var endsWithBar = false
  /// The widths of the columns below three characters, by the place of their last `-`.
  private(set) var shortColumns: [Int: Int] = [:]

  /// Reads a line; `nil` where it is another one.
  init?(_ source: UnsafeBufferPointer<UInt8>, in line: Range<Int>) {
    (self.line, end) = (line, line.upperBound)
    while end > line.lowerBound, source[end - 1] <= 0x20 { end -= 1 }
    var index = line.lowerBound
    while index < end, source[index] <= 0x20 || source[index] == 0x3E { index += 1 }
    var hasBar = index < end && source[index] == 0x7C
    if hasBar { index += 1 }
    while index < end {
      guard let next = readColumn(source, from: index) else { return nil }
      (index, endsWithBar) = (next, next < end && source[next] == 0x7C)
      if endsWithBar { index += 1 } else if next < end { return nil }
      hasBar = hasBar || endsWithBar
    }
    guard hasBar, columnCount > 0 else { return nil }
  }

  /// Reads a column with the white space around it, and says where it ends.
  private mutating func readColumn(
    _ source: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var index = start
    while index < end, source[index] <= 0x20 { index += 1 }
    let first = index
    if index < end, source[index] == 0x3A { index += 1 }
    let dashes = index
    while index < end, source[index] == 0x2D { index += 1 }
    guard index > dashes else { return nil }
    let last = index - 1
    if index < end, source[index] == 0x3A { index += 1 }
    if index - first < 3 { shortColumns[last] = index - first }
    while index < end, source[index] <= 0x20 { index += 1 }
    columnCount += 1
    return index
  }
}
