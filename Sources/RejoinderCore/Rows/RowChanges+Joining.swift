extension RowChanges {
  /// Adds a batch that happened after this one, so that both are one.
  ///
  /// - Parameter later: The later batch; its old indices are those of the list after this one.
  /// - Complexity: O(r) for each range of the later batch, r being the ranges of both.
  public mutating func append(_ later: RowChanges) {
    guard !later.isEmpty else { return }
    guard !isEmpty else { return self = later }
    guard !isReset, !later.isReset else { return self = .reset }
    let gone = later.removals + later.moves.map { $0.from }
    for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { remove(range) }
    let came = later.insertions + later.moves.map { $0.to..<$0.to + $0.from.count }
    for range in came.sorted(by: { $0.lowerBound < $1.lowerBound }) { insert(range) }
    for range in later.reloads { reload(range) }
    for row in later.recounted { recount(row) }
  }
}
