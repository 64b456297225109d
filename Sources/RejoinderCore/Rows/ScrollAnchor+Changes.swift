extension ScrollAnchor {
  /// The anchor after rows went, came and moved.
  ///
  /// The ranges are those of a table's batch: removals in old indices, insertions in new ones. An
  /// anchored row that goes is followed by the one that takes its place.
  ///
  /// - Parameters:
  ///   - removals: The rows that went, in descending order of old indices.
  ///   - insertions: The rows that came, in ascending order of new indices.
  ///   - moves: The rows that moved, from old to new indices.
  /// - Returns: The anchor at the new index of its row.
  /// - Complexity: O(m·log m) for m ranges and moves.
  public func following(
    removals: [Range<Int>] = [],
    insertions: [Range<Int>] = [],
    moves: [(from: Int, to: Int)] = []
  ) -> ScrollAnchor {
    guard case .row(let old) = target else { return self }
    if let move = moves.first(where: { $0.from == old }) {
      return ScrollAnchor(row: move.to, distance: distance)
    }
    var row = old
    for range in removals where range.lowerBound < old {
      row -= min(range.upperBound, old) - range.lowerBound
    }
    for move in moves where move.from < old { row -= 1 }
    var arrivals = insertions
    if !moves.isEmpty {
      arrivals += moves.map { $0.to..<$0.to + 1 }
      arrivals.sort { $0.lowerBound < $1.lowerBound }
    }
    for range in arrivals where range.lowerBound <= row { row += range.count }
    return ScrollAnchor(row: row, distance: distance)
  }
}
