#if canImport(SwiftUI)
internal import RejoinderCore

extension DiscussionModel {
  /// The folded comments.
  ///
  /// - Complexity: O(n).
  public var collapsedIDs: Set<ID> {
    get { Set(outline.collapsedIDs) }
    set { update { $0.setCollapsed(newValue) } }
  }

  /// Whether everything below a comment is folded away by the comment itself.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether it is folded; `false` for an unknown id.
  public func isCollapsed(_ id: ID) -> Bool { outline.isCollapsed(id) }

  /// Folds a comment that is not folded, or unfolds one that is.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  public func toggle(_ id: ID) { update { $0.toggle(id) } }

  /// Folds a comment.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  public func collapse(_ id: ID) { update { $0.collapse(id) } }

  /// Unfolds a comment; what is below it comes back with its own folds.
  ///
  /// - Parameter id: The id of the comment; an unknown one changes nothing.
  public func expand(_ id: ID) { update { $0.expand(id) } }

  /// Folds the comment that a comment answers, and lands on it.
  ///
  /// - Parameter id: The id of the answer.
  public func collapse(toParentOf id: ID) { land { $0.collapseToParent(of: id) } }

  /// Folds the whole thread that a comment is in, and lands on its first comment.
  ///
  /// - Parameter id: The id of the comment.
  public func collapse(toRootOf id: ID) { land { $0.collapseToRoot(of: id) } }

  /// Folds every comment that has replies.
  public func collapseAll() { update { $0.collapseAll() } }

  /// Unfolds every comment.
  public func expandAll() { update { $0.expandAll() } }

  /// Folds all comments of a level and deeper that have replies, and unfolds those above.
  ///
  /// - Parameter level: The last level that shows, 1 for the top one.
  public func collapse(belowLevel level: Int) { update { $0.collapse(belowLevel: level) } }

  /// Folds everything below a comment that has replies; the comment itself is unfolded.
  ///
  /// - Parameter id: The id of the comment.
  public func collapseDescendants(of id: ID) { update { $0.collapseDescendants(of: id) } }

  /// Unfolds a comment and everything below it.
  ///
  /// - Parameter id: The id of the comment.
  public func expandDescendants(of id: ID) { update { $0.expandDescendants(of: id) } }

  /// Folds for a thread that draws the model, and says whose folds changed.
  func changeFolds(
    _ ids: [ID]?,
    _ body: (inout CommentOutline<Threaded<Value>>) -> RowChanges
  ) -> [ID] {
    let before = outline
    update(body)
    guard let ids else {
      return Set(before.collapsedIDs).symmetricDifference(outline.collapsedIDs).sorted()
    }
    return ids.filter { before.isCollapsed($0) != outline.isCollapsed($0) }
  }

  private func land(
    _ body: (inout CommentOutline<Threaded<Value>>) -> (landing: ID?, changes: RowChanges)
  ) {
    var landing: ID?
    update { outline in
      let (landed, changes) = body(&outline)
      landing = landed
      return changes
    }
    if let landing { scroll(to: .comment(landing), isQuiet: true) }
  }
}
#endif
