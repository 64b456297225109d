/// The lines of a list, kept equal to what an outline shows through all of its changes.
///
/// It owns the outline and one ``ThreadItem`` a row. Each change touches only the rows that Core
/// names, and those whose lines or reply counts depend on them; what it returns names these as well,
/// so that a list draws exactly the rows anew that look different.
///
/// ```swift
/// var items = ThreadItems(outline)
/// let changes = items.update { $0.toggle(7) }
/// ```
///
/// Rows are told apart by their values where these are `Equatable`; of other values Core's word is
/// taken that they changed.
public struct ThreadItems<Value: Identifiable & Sendable>: Sendable
where Value.ID: Hashable & Comparable & Sendable {
  /// The comments and their folds.
  public internal(set) var outline: CommentOutline<Threaded<Value>>

  /// One item a row, in order.
  public internal(set) var items: [ThreadItem<Value>] = []

  /// The rows that were there before the last update, are there after it, and look different.
  ///
  /// They stand in the order of their rows. It is what a list needs that tells rows by identity; a row
  /// that a batch takes out and puts in again is among them too.
  public internal(set) var changedIDs: [RowID<Value.ID>] = []

  private let areSame: @Sendable (Value, Value) -> Bool

  /// Makes the items of an outline.
  ///
  /// - Parameters:
  ///   - outline: The comments and their folds.
  ///   - areSame: Whether two values of one identity are drawn alike.
  /// - Complexity: O(n log n) in the number of rows.
  public init(
    _ outline: CommentOutline<Threaded<Value>>,
    areSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    (self.outline, self.areSame) = (outline, areSame)
    rebuild()
  }

  /// Makes the items of an outline whose values cannot be compared.
  ///
  /// - Parameter outline: The comments and their folds.
  /// - Complexity: O(n log n) in the number of rows.
  @_disfavoredOverload
  public init(_ outline: CommentOutline<Threaded<Value>>) {
    self.init(outline) { _, _ in false }
  }

  /// Makes the items of an outline.
  ///
  /// - Parameter outline: The comments and their folds.
  /// - Complexity: O(n log n) in the number of rows.
  public init(_ outline: CommentOutline<Threaded<Value>>) where Value: Equatable {
    self.init(outline) { $0 == $1 }
  }

  /// Where a row stands.
  ///
  /// - Parameter id: What the row shows.
  /// - Returns: Its index among the items; `nil` where it is folded away or unknown.
  /// - Complexity: O(log n).
  public func index(of id: RowID<Value.ID>) -> Int? { outline.row(of: id) }

  /// The item of a row.
  ///
  /// - Parameter id: What the row shows.
  /// - Returns: The item; `nil` where the row is folded away or unknown.
  /// - Complexity: O(log n).
  public func item(of id: RowID<Value.ID>) -> ThreadItem<Value>? {
    outline.row(of: id).map { items[$0] }
  }

  /// Whether two items of one row are drawn alike.
  func isSame(_ a: ThreadItem<Value>, _ b: ThreadItem<Value>) -> Bool {
    guard (a.nextDepth, a.replyCount, a.outer) == (b.nextDepth, b.replyCount, b.outer) else {
      return false
    }
    guard a.row.isSamePlace(as: b.row) else { return false }
    switch (a.row.comment, b.row.comment) {
    case (let old?, let new?): return old.isSame(as: new, by: areSame)
    case (nil, nil): return true
    default: return false
    }
  }

  mutating func rebuild() {
    items = Self.items(0..<outline.rowCount, of: outline)
    settle(0..<items.count)
  }

  /// Items that do not know their neighbours yet.
  static func items(
    _ range: Range<Int>,
    of outline: CommentOutline<Threaded<Value>>
  ) -> [ThreadItem<Value>] {
    let tree = outline.ownTree
    return outline.outline.rows(range, in: tree.links).map { found in
      let row = tree.row(at: found.slot, guides: found.guides, isCollapsed: found.isFolded)
      // Whoever has nothing below needs no counting.
      let count = row.isToggleable ? outline.outline.replyCount(of: found.slot) : 0
      return ThreadItem(row, replyCount: count)
    }
  }

  /// Tells new items of a range about their neighbours; the one before the range must be settled.
  mutating func settle(_ range: Range<Int>) {
    for index in range {
      let isDeep = items[index].row.depth > Guides.maximumLevels
      items[index].outer = isDeep && index > 0 ? items[index - 1].outerBehind : 0
      items[index].nextDepth = nextDepth(behind: index)
    }
  }

  func nextDepth(behind index: Int) -> Int {
    index + 1 < items.count ? items[index + 1].row.depth : -1
  }
}

extension Row {
  fileprivate func isSamePlace(as other: Row) -> Bool {
    guides == other.guides && isCollapsed == other.isCollapsed && hasReplies == other.hasReplies
      && placement == other.placement && remainder == other.remainder
  }
}
