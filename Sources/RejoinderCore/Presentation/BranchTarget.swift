/// A line left of a row where it can be hit, and the branch that hitting it folds.
///
/// A line comes down from the avatar of an ancestor and joins its replies: hitting it folds that
/// ancestor. The stem below a row's own avatar folds the row itself.
///
/// ```swift
/// let depth = BranchTarget.depth(atX: 15, y: 60, columns, metrics: metrics, height: 80)
/// depth.map { outline.collapseAncestor(of: id, atDepth: $0) }
/// ```
public struct BranchTarget: Hashable, Sendable {
  /// The depth of the ancestor whose branch it is, 0 for the top level.
  public let depth: Int
  /// Where it can be hit.
  public let area: LayoutRect

  /// The lines left of a row, the outermost first.
  ///
  /// - Parameters:
  ///   - columns: What is drawn left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  ///   - height: The height of the row, its strip included.
  /// - Returns: The lines that can be hit; none where a look has no lines.
  public static func all(
    _ columns: RowColumns,
    metrics: DiscussionMetrics,
    height: Double
  ) -> [BranchTarget] {
    var depths = (0..<columns.indentation).filter { columns.continues(inColumn: $0 + 1) }
    if columns.hasStem { depths.append(columns.indentation) }
    let areas = RowGeometry(columns, metrics: metrics, height: height).lineTargets
    return zip(depths, areas).map { BranchTarget(depth: $0, area: $1) }
  }

  /// Whose branch a place belongs to.
  ///
  /// Where steps are so narrow that areas overlap, the nearest line counts, of two as near the inner
  /// one, which folds less.
  ///
  /// - Parameters:
  ///   - x: How far the place is from the side where lines begin.
  ///   - y: How far it is from the top of the row.
  ///   - columns: What is drawn left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  ///   - height: The height of the row, its strip included.
  /// - Returns: The depth of the ancestor, `nil` where no line is hit.
  public static func depth(
    atX x: Double,
    y: Double,
    _ columns: RowColumns,
    metrics: DiscussionMetrics,
    height: Double
  ) -> Int? {
    var nearest: (depth: Int, distance: Double)?
    for target in all(columns, metrics: metrics, height: height) where target.contains(x, y) {
      let distance = (x - target.area.midX).magnitude
      if let found = nearest, found.distance < distance { continue }
      nearest = (target.depth, distance)
    }
    return nearest?.depth
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    x >= area.x && x < area.maxX && y >= area.y && y < area.maxY
  }
}
