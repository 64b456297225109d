/// Where a tap on a row folds it.
///
/// The control that folds always does; a link, a button and a block of code never do.
public enum FoldTap: UInt8, Hashable, Sendable, CaseIterable {
  /// Nowhere, not even on a line.
  case never
  /// On the control, and on the lines left of a row, which fold the branch that they join.
  case button
  /// On the line with the name too.
  case heading
  /// Anywhere on the row too.
  case anywhere

  /// Where a look folds.
  ///
  /// - Parameter tap: What the look has a tap do.
  public init(_ tap: DiscussionStyle.TapAction) { self = tap == .toggle ? .anywhere : .button }

  /// What a tap is to do.
  public enum Outcome: Hashable, Sendable {
    /// Folds the branch of an ancestor, or of the row itself.
    case branch(depth: Int)
    /// Folds or unfolds the row.
    case toggle
  }

  /// Decides what a tap does.
  ///
  /// - Parameters:
  ///   - x: How far it is from the side where lines begin.
  ///   - y: How far it is from the top of the row.
  ///   - columns: What is drawn left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  ///   - height: The height of the row, its strip included.
  ///   - headingHeight: The height of the line with the name.
  /// - Returns: What it does, `nil` for nothing.
  public func outcome(
    atX x: Double,
    y: Double,
    _ columns: RowColumns,
    metrics: DiscussionMetrics,
    height: Double,
    headingHeight: Double
  ) -> Outcome? {
    guard self != .never else { return nil }
    let hit = BranchTarget.depth(atX: x, y: y, columns, metrics: metrics, height: height)
    if let hit { return .branch(depth: hit) }
    if self == .anywhere { return .toggle }
    guard self == .heading else { return nil }
    let geometry = RowGeometry(columns, metrics: metrics, height: height)
    let top = geometry.stripHeight
    let line = max(headingHeight + 2 * metrics.padding.top, DiscussionMetrics.pointerTarget)
    return x >= geometry.leading && y >= top && y < top + line ? .toggle : nil
  }
}
