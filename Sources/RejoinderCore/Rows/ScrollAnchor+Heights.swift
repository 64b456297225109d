extension ScrollAnchor {
  /// Where the viewport goes when a row is folded or unfolded, for a face that knows heights only.
  ///
  /// - Parameters:
  ///   - row: The index of the toggled row.
  ///   - heights: The height of each row before.
  ///   - removed: The rows that go, in old indices.
  ///   - inserted: The heights of the rows that come right behind the toggled one.
  ///   - header: How much stands above the first row.
  ///   - viewport: What can be seen.
  ///   - keepsBottomSpacer: Whether empty space may stand behind the content until the next scroll.
  /// - Returns: The offset, and the space that it needs.
  /// - Complexity: O(n) in the number of rows; a face that knows tops uses the anchor itself.
  public static func placement(
    toggling row: Int,
    heights: [Double],
    removed: Range<Int> = 0..<0,
    inserted: [Double] = [],
    header: Double = 0,
    in viewport: Viewport,
    keepsBottomSpacer: Bool = false
  ) -> Placement {
    let anchor = ScrollAnchor(
      toggling: row,
      top: header + heights[..<row].reduce(0, +),
      in: viewport
    )
    let moved = anchor.following(removals: [removed])
    let leaving = heights[removed].reduce(0, +)
    let end = header + heights.reduce(0, +) - leaving + inserted.reduce(0, +)
    let gone = removed.clamped(to: 0..<row)
    let top = header + heights[..<row].reduce(0, +) - heights[gone].reduce(0, +)
    return moved.placement(
      top: top,
      in: viewport,
      content: ScrollContent(end: end),
      keepsBottomSpacer: keepsBottomSpacer
    )
  }
}
