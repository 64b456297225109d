/// One line of a list with all that drawing it needs, so that a drawn row depends on nothing else.
///
/// A ``Row`` knows its own place; what stands left of it depends on the rows around it as well. An
/// item carries that along: two equal items look the same.
public struct ThreadItem<Value: Identifiable & Sendable>: Identifiable, Sendable
where Value.ID: Hashable & Comparable & Sendable {
  /// The row.
  public internal(set) var row: Row<Threaded<Value>>
  /// The depth of the row that follows, −1 after the last one.
  public internal(set) var nextDepth: Int
  /// How many replies the row's comment has: its readable descendants that are loaded.
  public internal(set) var replyCount: Int
  /// The outermost lines that go on, for a row deeper than its guides reach; 0 for any other.
  ///
  /// Bit *n* − 1 stands for level *n*.
  public internal(set) var outer: UInt8

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - nextDepth: The depth of the row that follows, −1 after the last one.
  ///   - replyCount: How many replies the row's comment has.
  ///   - outer: The outermost lines that go on, for a row deeper than its guides reach.
  public init(
    _ row: Row<Threaded<Value>>,
    nextDepth: Int = -1,
    replyCount: Int = 0,
    outer: UInt8 = 0
  ) {
    (self.row, self.nextDepth) = (row, nextDepth)
    (self.replyCount, self.outer) = (replyCount, outer)
  }

  /// What the row shows, by identity.
  public var id: RowID<Value.ID> { row.id }

  /// The value, `nil` where the row stands for unloaded replies.
  public var value: Value? { row.comment?.base }

  /// The row as an app draws it, `nil` where it stands for unloaded replies.
  public var threadRow: ThreadRow<Value>? {
    row.comment.map { comment in
      ThreadRow(
        comment.base,
        guides: row.guides,
        isCollapsed: row.isCollapsed,
        hasReplies: row.hasReplies,
        replyCount: replyCount
      )
    }
  }

  /// What is drawn left of the row.
  ///
  /// - Parameter cap: How many columns there are, 1…8.
  /// - Returns: The columns, the same that a ``RowColumnWalk`` over all rows comes to.
  public func columns(cap: Int) -> RowColumns {
    // A walk with fewer columns keeps fewer outer lines: the last column is the lane's.
    let kept = UInt8(truncatingIfNeeded: 1 << (min(max(cap, 1), RowColumns.maximum) - 1) - 1)
    var walk = RowColumnWalk(cap: cap, outer: outer & kept)
    return walk.step(row, nextDepth: nextDepth)
  }

  /// The outermost lines for the row behind this one, if it is deeper than its guides reach.
  var outerBehind: UInt8 {
    guard row.depth <= Guides.maximumLevels else { return outer }
    var lines: UInt8 = 0
    for level in 1..<RowColumns.maximum where row.guides.continues(atLevel: level) {
      lines |= 1 << UInt8(level - 1)
    }
    return lines
  }
}

extension ThreadItem: Equatable where Value: Equatable {}
