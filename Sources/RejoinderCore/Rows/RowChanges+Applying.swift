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
    let moved = moves.map { (from: $0.from, to: $0.to, values: Array(rows[$0.from])) }
    let gone = removals + moves.map { $0.from }
    for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { rows.removeSubrange(range) }
    var came = insertions.map { (start: $0.lowerBound, values: $0.map(row)) }
    came += moved.map { (start: $0.to, values: $0.values) }
    for run in came.sorted(by: { $0.start < $1.start }) {
      rows.insert(contentsOf: run.values, at: run.start)
    }
    for range in reloads { for index in range { rows[index] = row(index) } }
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
