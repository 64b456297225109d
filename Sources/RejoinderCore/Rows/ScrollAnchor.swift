/// What stays where it is while the rows around it change.
///
/// A face takes an anchor before it changes its rows, lets it follow the change, and asks for the new
/// offset before it draws:
///
/// ```swift
/// let anchor = ScrollAnchor(toggling: row, top: top(row), in: viewport)
/// let moved = anchor.following(removals: changes.removals, insertions: changes.insertions)
/// let place = moved.placement(top: newTop, in: viewport, content: content)
/// ```
///
/// The toggled row does not move a pixel where its top can be seen; where its top is above, it becomes
/// the first row. Live changes hold the row that has the focus, or else the first one that is seen
/// whole; at the live edge the view follows the end.
public struct ScrollAnchor: Hashable, Sendable {
  /// What is held.
  public enum Target: Hashable, Sendable {
    /// A row, by its index.
    case row(Int)
    /// The end of the content: new rows push the old ones up.
    case end
  }

  /// What is held.
  public var target: Target

  /// How far below the viewport's top the row's top stays; negative above it.
  public var distance: Double

  /// Holds a row at a distance from the viewport's top.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - distance: How far below the viewport's top its top stays.
  public init(row: Int, distance: Double) { (target, self.distance) = (.row(row), distance) }

  /// Holds the end of the content.
  public static let end = ScrollAnchor()

  private init() { (target, distance) = (.end, 0) }

  /// The held row, `nil` for the end.
  public var row: Int? {
    guard case .row(let row) = target else { return nil }
    return row
  }
}

extension ScrollAnchor {
  /// Holds a row that is being folded or unfolded.
  ///
  /// A row below the viewport, reached by a command, is held as well: nothing that is seen moves.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - top: Where its top is in the content.
  ///   - viewport: What can be seen.
  public init(toggling row: Int, top: Double, in viewport: Viewport) {
    self.init(row: row, distance: max(top - viewport.offset, 0))
  }

  /// Holds what somebody reads while rows come and go by themselves.
  ///
  /// - Parameters:
  ///   - viewport: What can be seen.
  ///   - count: How many rows there are.
  ///   - focus: The row that has the focus; it counts where some of it can be seen.
  ///   - followsEnd: Whether a view that shows the end stays there, as in a channel.
  ///   - edge: How near to the end counts as being there.
  ///   - removals: The rows that are about to go, in descending order.
  ///   - top: Where a row's top is; for the number of rows, where the last one ends.
  /// - Complexity: O(log n) calls of `top`, and O(m) for m removals.
  public init(
    reading viewport: Viewport,
    rows count: Int,
    focus: Int? = nil,
    followsEnd: Bool = false,
    edge: Double = 1,
    removals: [Range<Int>] = [],
    top: (Int) -> Double
  ) {
    let rows = VisibleRows(viewport: viewport, count: count, removals: removals)
    if let focus, rows.isKeptAndSeen(focus, top) {
      self.init(row: focus, distance: top(focus) - viewport.offset)
    } else if followsEnd, top(count) - viewport.end <= edge {
      self = .end
    } else {
      self = rows.anchor(top) ?? .end
    }
  }
}
