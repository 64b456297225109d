#if canImport(UIKit)
public import RejoinderCore
import UIKit

// Live changes. What somebody reads stays where it is; a screen reader's focus wins over that.
extension CommentsViewController {
  /// Takes a comment in, or another edition of one that is there.
  ///
  /// Under a folded comment it begins hidden.
  ///
  /// - Parameters:
  ///   - value: The comment.
  ///   - parentID: The id of the comment that it answers, `nil` at the top level.
  /// - Returns: What became of it.
  /// - Complexity: O(log n) for the comments, O(k) for the k rows that the table shows.
  @discardableResult
  public func insert(_ value: Value, under parentID: Value.ID?) -> TreeOutcome {
    edit { [threaded = state.threaded] in $0.insert(threaded(value, parentID)) }
  }

  /// Replaces a comment that is there by another edition of it, which stays where it is.
  ///
  /// - Parameter value: The comment.
  /// - Returns: What became of it.
  /// - Complexity: O(log n) for the comments.
  @discardableResult
  public func update(_ value: Value) -> TreeOutcome {
    edit { [threaded = state.threaded] in
      $0.update(value.id) { $0 = threaded(value, $0.parentID) }
    }
  }

  /// Takes a comment out with everything below it.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What became of it.
  /// - Complexity: O(n) in the number of comments removed.
  @discardableResult
  public func remove(_ id: Value.ID) -> TreeOutcome { edit { $0.remove(id) } }

  /// Moves a comment with its replies under another one.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - parentID: The id of the comment that it answers now, `nil` for the top level.
  /// - Returns: What became of it.
  /// - Complexity: O(log n + depth) for the comments.
  @discardableResult
  public func move(_ id: Value.ID, under parentID: Value.ID?) -> TreeOutcome {
    edit { [threaded = state.threaded] in
      $0.update(id) { $0 = threaded($0.base, parentID) }
    }
  }

  /// Says that replies exist which are not loaded; a row stands for them.
  ///
  /// - Parameter remainder: The replies; a number of 0 takes the row away.
  /// - Returns: What became of it.
  /// - Complexity: O(log n) for the comments.
  @discardableResult
  public func setRemainder(_ remainder: Remainder<Value.ID>) -> TreeOutcome {
    edit { $0.setRemainder(remainder) }
  }

  /// Puts all siblings into another order, keeping the folds, and begins at the top.
  ///
  /// - Parameter order: The order.
  /// - Complexity: O(n log n).
  public func sort(by order: CommentOrder) {
    let now = clock()
    change(holding: .nothing) { $0.sort(by: order, now: now) }
    if isViewLoaded { tableView.setViewportOffset(0) }
  }

  /// Makes several changes at once, told to the table as one batch.
  ///
  /// ```swift
  /// controller.changeComments { outline in
  ///   var changes = outline.remove(7).changes
  ///   changes.append(outline.insert(Threaded(post, under: 3)).changes)
  ///   return changes
  /// }
  /// ```
  ///
  /// - Parameter body: What to do; it returns what the outline told, in that order, as one batch.
  public func changeComments(
    _ body: (inout CommentOutline<Threaded<Value>>) -> RowChanges
  ) { change(holding: .reading, body) }

  private func edit(_ body: (inout Outline) -> OutlineUpdate) -> TreeOutcome {
    var outcome = TreeOutcome.unknownID
    change(holding: .reading) { outline in
      let update = body(&outline)
      outcome = update.outcome
      return update.changes
    }
    return outcome
  }
}
#endif
