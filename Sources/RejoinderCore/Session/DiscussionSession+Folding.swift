extension DiscussionSession {
  mutating func toggle(_ id: Comment.ID, _ now: Timestamp, _ update: inout SessionUpdate) {
    guard outline.depth(of: id) != nil else { return update.refusal = .unknown }
    update.changes.append(outline.toggle(id))
    rememberFold(of: id, now, &update)
    update.scroll = .hold(.comment(id))
  }

  /// Folds the parent or the thread of a comment, and selects what is to be landed on.
  mutating func collapse(
    _ id: Comment.ID,
    toRoot: Bool,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    let folding = toRoot ? outline.collapseToRoot(of: id) : outline.collapseToParent(of: id)
    guard let folded = folding.landing else { return update.refusal = .unknown }
    update.changes.append(folding.changes)
    rememberFold(of: folded, now, &update)
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
