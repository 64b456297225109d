#if canImport(UIKit)
import RejoinderCore
public import UIKit

// Folding. The row that is folded or unfolded stays where it is; where its top is above what can be
// seen, it becomes the first row.
extension CommentsViewController {
  /// The comments that are folded.
  ///
  /// Setting it folds exactly these, which restores what somebody folded before.
  ///
  /// - Complexity: O(n).
  public var collapsedIDs: Set<Value.ID> {
    get { Set(state.items.outline.collapsedIDs) }
    set { change(holding: .reading) { $0.setCollapsed(newValue) } }
  }

  /// Whether everything below a comment is folded away by the comment itself.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether it is folded; `false` for an unknown id.
  public func isCollapsed(_ id: Value.ID) -> Bool { state.items.outline.isCollapsed(id) }

  /// Whether replies of the comment of a row show.
  ///
  /// - Parameter indexPath: Where the row is.
  /// - Returns: Whether the next row is deeper.
  public func isExpanded(at indexPath: IndexPath) -> Bool {
    let items = state.items.items
    guard items.indices.contains(indexPath.row) else { return false }
    return items[indexPath.row].nextDepth > items[indexPath.row].row.depth
  }

  /// Folds a comment that is not folded, or unfolds one that is.
  ///
  /// - Parameter id: The id of the comment; one that can't be folded changes nothing.
  public func toggle(_ id: Value.ID) { fold(id, !isCollapsed(id)) }

  /// Folds a comment: its row stays, everything below it goes and keeps its own folds.
  ///
  /// - Parameter id: The id of the comment; one that can't be folded changes nothing.
  public func collapse(_ id: Value.ID) { fold(id, true) }

  /// Unfolds a comment: what is below it comes back, with its own folds or, where the look or
  /// ``startsFullyExpanded`` says so, with none.
  ///
  /// - Parameter id: The id of the comment; one that can't be folded changes nothing.
  public func expand(_ id: Value.ID) { fold(id, false) }

  /// Folds what a comment answers, from deep inside, and lands there.
  ///
  /// - Parameter id: The id of the comment; a top-level one folds itself.
  public func collapse(toParentOf id: Value.ID) {
    guard let depth = state.items.outline.depth(of: id) else { return }
    collapse(ancestorOf: id, atDepth: max(depth - 1, 0))
  }

  /// Folds the whole thread that a comment is in, from deep inside, and lands on it.
  ///
  /// - Parameter id: The id of the comment.
  public func collapse(toRootOf id: Value.ID) { collapse(ancestorOf: id, atDepth: 0) }

  /// Folds every comment that has replies.
  ///
  /// - Complexity: O(n).
  public func collapseAll() { change(holding: .reading) { $0.collapseAll() } }

  /// Unfolds every comment.
  ///
  /// - Complexity: O(n).
  public func expandAll() { change(holding: .reading) { $0.expandAll() } }

  /// Folds all comments of a level and deeper that have replies, and unfolds those above.
  ///
  /// - Parameter level: The last level that shows, 1 for the top one.
  /// - Complexity: O(n).
  public func collapse(belowLevel level: Int) {
    change(holding: .reading) { $0.collapse(belowLevel: level) }
  }

  /// Folds everything below a comment that has replies; the comment itself is unfolded.
  ///
  /// - Parameter id: The id of the comment.
  public func collapseDescendants(of id: Value.ID) {
    change(holding: .row(.comment(id))) { $0.collapseDescendants(of: id) }
  }

  /// Unfolds a comment and everything below it.
  ///
  /// - Parameter id: The id of the comment.
  public func expandDescendants(of id: Value.ID) {
    change(holding: .row(.comment(id))) { $0.expandWholly(id) }
  }
}

extension CommentsViewController {
  /// Folds the comment whose line was hit in a row.
  func collapse(ancestorOf id: Value.ID, atDepth depth: Int) {
    let outline = state.items.outline
    let ancestors = outline.tree.ancestors(of: id)
    guard let own = outline.depth(of: id), depth >= 0, depth <= own else { return }
    let ancestor = depth == own ? id : ancestors.first { outline.depth(of: $0) == depth }
    guard let ancestor else { return }
    fold(ancestor, true)
    // Where the row that was folded can't be seen, the fold has made it the first one already.
    state.landed = .comment(ancestor)
  }

  private func fold(_ id: Value.ID, _ folds: Bool) {
    guard isCollapsed(id) != folds, canToggle(id) else { return }
    let wholly = startsFullyExpanded || style.folding.expandsWholeThread
    let keeps = keepsInnerFolds
    let done: () -> Void = { [weak self] in self?.didChangeFold(of: id, folds) }
    change(holding: .row(.comment(id)), then: done) { outline in
      if folds { return outline.collapse(id) }
      if wholly { return outline.expandWholly(id) }
      return keeps ? outline.expand(id) : outline.collapseDescendants(of: id)
    }
    flashFold(of: id)
    announce(folds, id)
  }

  private func canToggle(_ id: Value.ID) -> Bool {
    if let row = row(of: id) { return isToggleable(row) }
    let tree = state.items.outline.tree
    guard state.items.outline.depth(of: id) != nil else { return false }
    return style.folding.canFold(hasReplies: tree.topology.hasChildren(tree.slot(of: id)))
  }

  /// The rows have come or gone; now the scroll, and then the delegate.
  private func didChangeFold(of id: Value.ID, _ folded: Bool) {
    let tell: () -> Void = { [weak self] in self?.tellDelegate(of: id, folded) }
    guard !folded, makeExpandedCellsVisible, isViewLoaded,
      let row = state.items.index(of: .comment(id)),
      isExpanded(at: IndexPath(row: row, section: 0)),
      !tableView.showsRow(row + 1)
    else { return tell() }
    scroll(toRow: row + 1, .middle, then: tell)
  }

  private func tellDelegate(of id: Value.ID, _ folded: Bool) {
    // A comment that is gone by now has no row to speak of.
    guard let index = state.items.outline.landingRow(of: .comment(id)) else { return }
    if folded {
      foldDelegate?.commentDidFold(id, at: index)
    } else {
      foldDelegate?.commentDidUnfold(id, at: index)
    }
  }

  private func announce(_ folded: Bool, _ id: Value.ID) {
    guard isViewLoaded else { return }
    let count = state.items.outline.replyCount(of: id)
    let happened: Announcement = folded ? .folded(replies: count) : .unfolded(replies: count)
    UIAccessibility.post(notification: .announcement, argument: wording.text(happened))
  }
}

extension CommentOutline {
  /// Unfolds a comment and everything below it; of a folded one that is one range of rows.
  mutating func expandWholly(_ id: ID) -> RowChanges {
    guard isCollapsed(id) else { return expandDescendants(of: id) }
    // What is hidden unfolds without a row, and then all of it comes at once.
    let (tree, top) = (tree, tree.slot(of: id))
    var slot = tree.topology.next(after: top, within: top)
    while slot > 0 {
      if let below = tree.comment(at: slot)?.id, isCollapsed(below) { expand(below) }
      slot = tree.topology.next(after: slot, within: top)
    }
    return expand(id)
  }
}
#endif
