/// The rows of a viewport, and which of them survive a change.
///
/// Every function takes the tops of the rows; for the number of rows, where the last one ends.
struct VisibleRows {
  let viewport: Viewport
  let count: Int
  /// The rows that are about to go, in descending order.
  let removals: [Range<Int>]

  /// Whether a row stays and some of it can be seen.
  func isKeptAndSeen(_ row: Int, _ top: (Int) -> Double) -> Bool {
    guard 0..<count ~= row, !removals.contains(where: { $0.contains(row) }) else { return false }
    return top(row) < viewport.end && top(row + 1) > viewport.offset
  }

  /// The anchor on the row to hold, `nil` where no row stays.
  ///
  /// The first row that is seen whole and stays. Where none is, the first that is seen in part, as
  /// one higher than the viewport is. Where all seen ones go, the next one below takes the place of
  /// the first that went; where there is none, the last one above ends where the viewport begins.
  func anchor(_ top: (Int) -> Double) -> ScrollAnchor? {
    guard count > 0 else { return nil }
    let first = firstSeen(top)
    let whole = top(first) < viewport.offset ? first + 1 : first
    if let row = nextKept(from: whole), top(row + 1) <= viewport.end { return held(row, top) }
    if let row = nextKept(from: first) {
      guard top(row) >= viewport.end else { return held(row, top) }
      return ScrollAnchor(row: row, distance: max(top(first) - viewport.offset, 0))
    }
    return lastKept(before: first).map { ScrollAnchor(row: $0, distance: top($0) - top($0 + 1)) }
  }

  private func held(_ row: Int, _ top: (Int) -> Double) -> ScrollAnchor {
    ScrollAnchor(row: row, distance: top(row) - viewport.offset)
  }

  /// The first row of which some can be seen, or the last row of all.
  private func firstSeen(_ top: (Int) -> Double) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if top(middle + 1) > viewport.offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func nextKept(from start: Int) -> Int? {
    var row = start
    // Backwards the ranges ascend, so that one that touches another is met behind it.
    for range in removals.reversed() where range.contains(row) { row = range.upperBound }
    return row < count ? row : nil
  }

  private func lastKept(before start: Int) -> Int? {
    var row = start
    for range in removals where range.contains(row) { row = range.lowerBound - 1 }
    return row >= 0 ? row : nil
  }
}
