/// A comment tree with folds: what a list of comments shows, and how each change changes it.
///
/// It owns the tree, so that both always agree. Every operation says which rows it changed, as one
/// batch; folds are kept by id, also under folded ancestors.
///
/// ```swift
/// var outline = CommentOutline(CommentTree(comments), initialFold: .below(2))
/// let changes = outline.toggle("c7")      // one range of rows
/// outline.rows(0..<60).map(\.level)
/// ```
///
/// It is a thin shell over ``Outline``, as ``CommentTree`` is over ``Topology``. Asking for a row by
/// number or by id, folding, inserting and moving cost O(log n).
public struct CommentOutline<Element: Threadable>: Sendable {
  /// The identity of a comment.
  public typealias ID = Element.ID

  @usableFromInline var ownTree: CommentTree<Element>
  @usableFromInline var outline: Outline

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - tree: The comments.
  ///   - initialFold: Which comments are folded at first.
  /// - Complexity: O(n).
  @inlinable
  public init(_ tree: CommentTree<Element>, initialFold: Outline.InitialFold = .none) {
    ownTree = tree
    outline = Outline(tree.topology, initialFold: initialFold) { tree.isReadable($0) }
  }

  /// The comments, without regard to folds.
  public var tree: CommentTree<Element> { ownTree }

  /// Bytes held besides the comments and the index of ids.
  public var memory: Int { ownTree.memory + outline.memory }

  // MARK: Rows

  /// How many rows show: comments, tombstones and `more` rows.
  public var rowCount: Int { outline.rowCount }

  /// The rows of a window.
  ///
  /// - Parameter range: Which rows; what lies outside 0..<``rowCount`` is left out.
  /// - Returns: The rows, in order.
  /// - Complexity: O(log n + k) for k rows, O(k log n) where much is folded.
  @inlinable
  public func rows(_ range: Range<Int>) -> [Row<Element>] {
    outline.rows(range, in: ownTree.links).map { row in
      ownTree.row(at: row.slot, guides: row.guides, isCollapsed: row.isFolded)
    }
  }

  /// All rows.
  ///
  /// - Complexity: O(n).
  @inlinable
  public var rows: [Row<Element>] { rows(0..<rowCount) }

  /// One row.
  ///
  /// - Parameter row: Which one, 0..<``rowCount``.
  /// - Returns: The row.
  /// - Complexity: O(log n).
  @inlinable
  public subscript(row: Int) -> Row<Element> {
    precondition(row >= 0 && row < rowCount, "Row \(row) is not among the \(rowCount) rows.")
    return rows(row..<row + 1)[0]
  }

  /// The identity of a row.
  ///
  /// - Parameter row: Which one, 0..<``rowCount``.
  /// - Returns: What it shows.
  /// - Complexity: O(log n).
  @inlinable
  public func rowID(atRow row: Int) -> RowID<ID> { ownTree.rowID(of: outline.slot(atRow: row)) }

  /// The row that shows a comment.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The row; `nil` where it is folded away, waits for its parent or is unknown.
  /// - Complexity: O(log n).
  @inlinable
  public func row(of id: ID) -> Int? { row(of: .comment(id)) }

  /// The row with an identity.
  ///
  /// - Parameter id: What the row shows.
  /// - Returns: The row; `nil` where it is folded away or unknown.
  /// - Complexity: O(log n).
  @inlinable
  public func row(of id: RowID<ID>) -> Int? {
    let slot = ownTree.slot(of: id)
    return outline.contains(slot) ? outline.row(of: slot) : nil
  }

  /// How many replies a comment has: readable loaded descendants.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The number, 0 for an unknown id.
  /// - Complexity: O(log n).
  @inlinable
  public func replyCount(of id: ID) -> Int {
    let slot = ownTree.slot(of: id)
    return outline.contains(slot) ? outline.replyCount(of: slot) : 0
  }

  /// How many comments of the discussion this reader may read.
  public var readableCount: Int { outline.replyCount(of: Topology.root) }

  /// How many comments stand above one, 0 at the top level.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The depth, `nil` where it has no place.
  /// - Complexity: O(log n).
  @inlinable
  public func depth(of id: ID) -> Int? {
    let slot = ownTree.slot(of: id)
    return outline.contains(slot) ? outline.depth(of: slot) : nil
  }

  /// The slot of a comment that has a place.
  @inlinable
  func placedSlot(_ id: ID) -> Topology.Slot? {
    let slot = ownTree.slot(of: id)
    return outline.contains(slot) ? slot : nil
  }
}
