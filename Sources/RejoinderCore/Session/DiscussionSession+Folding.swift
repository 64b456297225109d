extension DiscussionSession {
  /// Whether a comment can be folded or unfolded.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether a control for it makes sense; `false` for an unknown comment.
  public func canToggle(_ id: Comment.ID) -> Bool {
    let slot = outline.tree.slot(of: id)
    guard slot > 0, outline.depth(of: id) != nil else { return false }
    let hasReplies = outline.tree.topology.hasChildren(slot)
    // What was folded when its replies went can be unfolded all the same.
    return folding.canFold(hasReplies: hasReplies) || outline.isCollapsed(id)
  }

  mutating func toggle(_ id: Comment.ID, _ now: Timestamp, _ update: inout SessionUpdate) {
    guard outline.depth(of: id) != nil else { return update.refusal = .unknown }
    guard canToggle(id) else { return }
    let unfoldsAll = folding.expandsWholeThread && outline.isCollapsed(id)
    if unfoldsAll {
      unfoldThread(id, now, &update)
    } else {
      update.changes.append(outline.toggle(id))
      rememberFold(of: id, now, &update)
    }
    update.scroll = firstReplyToShow(of: id).map { .show($0) } ?? .hold(.comment(id))
  }

  /// Unfolds a comment with everything below it.
  private mutating func unfoldThread(
    _ id: Comment.ID,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    update.changes.append(outline.expandDescendants(of: id))
    let folded = memory.folds.ids(at: now).filter { outline.depth(of: $0) != nil }
    for other in folded where !outline.isCollapsed(other) { memory.folds.unfold(other) }
    update.save(.folds)
  }

  /// The first reply of an unfolded comment, where the look wants it in sight.
  private func firstReplyToShow(of id: Comment.ID) -> RowID<Comment.ID>? {
    guard folding.makesExpandedVisible, !outline.isCollapsed(id) else { return nil }
    let first = outline.tree.topology.firstChild(of: outline.tree.slot(of: id))
    return first > 0 ? outline.tree.rowID(of: first) : nil
  }

  /// Opens what hides a comment.
  ///
  /// - Returns: Whether it has a place.
  mutating func reveal(_ id: Comment.ID, _ update: inout SessionUpdate) -> Bool {
    guard let reveal = outline.reveal(id) else { return false }
    update.changes.append(reveal.changes)
    for opened in reveal.opened { memory.folds.unfold(opened) }
    if !reveal.opened.isEmpty { update.save(.folds) }
    return true
  }

  /// Folds the parent or the thread of a comment, and selects what is to be landed on.
  mutating func collapse(
    _ id: Comment.ID,
    toRoot: Bool,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    guard let depth = outline.depth(of: id) else { return update.refusal = .unknown }
    var folded = id
    // At the top level a comment is its own parent and root, and may have nothing to fold.
    if depth > 0 || canToggle(id) {
      let folding = toRoot ? outline.collapseToRoot(of: id) : outline.collapseToParent(of: id)
      folded = folding.landing ?? id
      update.changes.append(folding.changes)
      rememberFold(of: folded, now, &update)
    }
    update.scroll = .hold(.comment(folded))
    let next = toRoot ? outline.destination(of: .nextRoot, from: .comment(folded)) : nil
    selection = next ?? .comment(folded)
  }

  mutating func foldMany(
    _ now: Timestamp,
    _ update: inout SessionUpdate,
    _ fold: (inout CommentOutline<Comment>) -> RowChanges
  ) {
    let elsewhere = memory.folds.ids(at: now).filter { outline.tree[$0] == nil }
    update.changes.append(fold(&outline))
    memory.folds.update(collapsed: outline.collapsedIDs + elsewhere, now: now)
    update.save(.folds)
    if let row = selection ?? firstSeen { update.scroll = .hold(row) }
  }

  private mutating func rememberFold(
    of id: Comment.ID,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    if outline.isCollapsed(id) {
      memory.folds.fold(id, now: now)
    } else {
      memory.folds.unfold(id)
    }
    update.save(.folds)
  }
}
