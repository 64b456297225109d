/// What came of a change to the comments of an outline.
public struct OutlineUpdate: Hashable, Sendable {
  /// What became of the comment.
  public let outcome: TreeOutcome
  /// What changed among the rows.
  public let changes: RowChanges
  /// The steps of the tree, those among hidden comments too.
  public let steps: [TreeChange]

  /// Makes an update.
  ///
  /// - Parameters:
  ///   - outcome: What became of the comment.
  ///   - changes: What changed among the rows.
  ///   - steps: The steps of the tree.
  public init(_ outcome: TreeOutcome, _ changes: RowChanges, steps: [TreeChange] = []) {
    (self.outcome, self.changes, self.steps) = (outcome, changes, steps)
  }
}

extension CommentOutline {
  /// Takes a comment in: a new one, or another edition of one that is there.
  ///
  /// Under a folded comment it begins hidden; see ``CommentTree/insert(_:ahead:)`` for where it stands.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - isAhead: Whether it stands before all its siblings until the next sort, where it is new.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n) on average where siblings stand as they came.
  @inlinable
  @discardableResult
  public mutating func insert(_ comment: Element, ahead isAhead: Bool = false) -> OutlineUpdate {
    let update = ownTree.insert(comment, ahead: isAhead)
    return follow(update)
  }

  /// Changes a comment in place; if it then answers another one, it moves there with its replies.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - change: What to do with it.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n), and O(depth) where it moves.
  @inlinable
  @discardableResult
  public mutating func update(_ id: ID, _ change: (inout Element) -> Void) -> OutlineUpdate {
    let update = ownTree.update(id, change)
    return follow(update)
  }

  /// Takes a comment out with everything below it.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What became of it, and the rows that went.
  /// - Complexity: O(n) in the number of comments removed, and O(log n).
  @inlinable
  @discardableResult
  public mutating func remove(_ id: ID) -> OutlineUpdate {
    let update = ownTree.remove(id)
    return follow(update)
  }

  /// Says that replies exist which are not loaded; see ``CommentTree/setRemainder(_:)``.
  ///
  /// - Parameter remainder: What is not loaded.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n).
  @inlinable
  @discardableResult
  public mutating func setRemainder(_ remainder: Remainder<ID>) -> OutlineUpdate {
    let update = ownTree.setRemainder(remainder)
    return follow(update)
  }

  /// Ends loading: what still waits for its parent is shown at the top level.
  ///
  /// - Returns: What changed among the rows.
  /// - Complexity: O(m log n) for m comments that wait.
  @inlinable
  @discardableResult
  public mutating func placeOrphans() -> OutlineUpdate {
    let update = ownTree.placeOrphans()
    return follow(update)
  }

  /// Puts all siblings into another order, keeping the folds.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - now: The moment for the orders that look at the clock; all others need none.
  /// - Returns: A reset.
  /// - Complexity: O(n log n).
  @inlinable
  @discardableResult
  public mutating func sort(
    by order: CommentOrder,
    now: Timestamp = Timestamp(microseconds: 0)
  ) -> RowChanges {
    ownTree.sort(by: order, now: now)
    outline.reorder(ownTree.links)
    return .reset
  }

  @inlinable
  mutating func follow(_ update: TreeUpdate) -> OutlineUpdate {
    let tree = ownTree
    let changes = outline.apply(update.changes, in: tree.links) { tree.isReadable($0) }
    return OutlineUpdate(update.outcome, changes, steps: update.changes)
  }
}

extension CommentOutline where Element == Comment {
  /// Puts a comment before all its siblings until the next sort; see ``CommentTree/putAhead(_:)``.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func putAhead(_ id: ID) -> OutlineUpdate {
    let update = ownTree.putAhead(id)
    return follow(update)
  }

  /// Gives a comment the id by which its source knows it; see ``CommentTree/rename(_:to:)``.
  ///
  /// - Parameters:
  ///   - id: The id that it had.
  ///   - comment: The comment as its source knows it.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n + replies).
  @discardableResult
  public mutating func rename(_ id: ID, to comment: Comment) -> OutlineUpdate {
    let update = ownTree.rename(id, to: comment)
    return follow(update)
  }

  /// Moves a comment with its replies under another one.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - parentID: What it is to answer, `nil` for the top level.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n + depth).
  @discardableResult
  public mutating func move(_ id: ID, under parentID: ID?) -> OutlineUpdate {
    let update = ownTree.move(id, under: parentID)
    return follow(update)
  }

  /// Takes the words of a comment away and keeps its place and its replies.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - state: Why the words are gone.
  ///   - keepsAuthor: Whether the author stays known.
  /// - Returns: What became of it, and the rows that changed.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func tombstone(
    _ id: ID,
    as state: CommentState = .deleted,
    keepsAuthor: Bool = false
  ) -> OutlineUpdate {
    let update = ownTree.tombstone(id, as: state, keepsAuthor: keepsAuthor)
    return follow(update)
  }
}
