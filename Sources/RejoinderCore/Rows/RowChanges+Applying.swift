extension RowChanges {
  /// Keeps an array of rows, or of what is made from them, up with the batch.
  ///
  /// - Parameters:
  ///   - rows: What is shown, as it was before the change.
  ///   - count: How many rows there are after the change.
  ///   - row: What to show for a row that came or is drawn anew, by its index after the change.
  /// - Complexity: O(n) in the number of rows.
  public func apply<Value>(to rows: inout [Value], count: Int, row: (Int) -> Value) {
    guard !isReset else {
      rows = (0..<count).map(row)
      return
    }
    splice(into: &rows) { $0.map(row) }
    for range in reloads { for index in range { rows[index] = row(index) } }
  }

  /// Takes out the rows that went, puts in those that came, and moves those that moved.
  ///
  /// - Parameters:
  ///   - rows: What is shown, as it was before the change.
  ///   - making: What to show for rows that came, by their indices after the change.
  func splice<Value>(into rows: inout [Value], making: (Range<Int>) -> [Value]) {
    let moved = moves.map { (from: $0.from, to: $0.to, values: Array(rows[$0.from])) }
    let gone = removals + moves.map { $0.from }
    for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { rows.removeSubrange(range) }
    var came = insertions.map { (start: $0.lowerBound, values: making($0)) }
    came += moved.map { (start: $0.to, values: $0.values) }
    for run in came.sorted(by: { $0.start < $1.start }) {
      rows.insert(contentsOf: run.values, at: run.start)
    }
  }

  /// The rows that are followed by another row than before, and perhaps some more, after the change.
  var rowsWithNewNeighbours: [Int] {
    let gone = removals + moves.map { $0.from }
    let came = (insertions + moves.map { $0.to..<$0.to + $0.from.count })
      .sorted { $0.lowerBound < $1.lowerBound }
    var rows = came.flatMap { [$0.lowerBound - 1, $0.upperBound - 1] }
    // A row that moved with another depth is another neighbour as well.
    rows += reloads.map { $0.lowerBound - 1 }
    for range in gone {
      let last = range.lowerBound - 1
      var row = last
      for other in gone where other.lowerBound <= last {
        row -= min(other.upperBound, last + 1) - other.lowerBound
      }
      for range in came where range.lowerBound <= row { row += range.count }
      rows.append(row)
    }
    return rows
  }
}

extension CommentOutline {
  /// Keeps an array of rows up with a change of this outline.
  ///
  /// - Parameters:
  ///   - changes: What the last operation returned.
  ///   - rows: The rows as they were before it.
  /// - Complexity: O(n) in the number of rows.
  @inlinable
  public func apply(_ changes: RowChanges, to rows: inout [Row<Element>]) {
    changes.apply(to: &rows, count: rowCount) { self[$0] }
  }
}
