extension DiscussionSession {
  /// Shows what became of comments with something pending.
  mutating func show(_ changes: [Outbox.Change], _ update: inout SessionUpdate) {
    for change in changes {
      if let id = change.comment?.id, id != change.id { follow(change.id, to: id, &update) }
      if opening.hasContent { show(change, &update) }
    }
  }

  private mutating func show(_ change: Outbox.Change, _ update: inout SessionUpdate) {
    guard let comment = change.comment else { return withdraw(change, &update) }
    if comment.id != change.id, outline.tree[change.id] != nil {
      rename(change.id, to: comment, &update)
    } else if outline.tree[comment.id] != nil {
      show(comment, &update)
    } else if memory.outbox.operations(of: comment.id).contains(where: { $0.isPost }) {
      show(comment, ahead: true, &update)
    }
  }

  /// Takes out what never was, or is gone by the reader's wish.
  private mutating func withdraw(_ change: Outbox.Change, _ update: inout SessionUpdate) {
    let slot = outline.tree.slot(of: change.id)
    guard slot > 0 else { return }
    if change.step == .confirm || outline.tree.topology.hasChildren(slot) {
      // Replies keep their place, also those that wait to be sent.
      guard var comment = outline.tree[change.id] else { return }
      comment.becomeTombstone(.deleted, keepsAuthor: false)
      show(comment, &update)
    } else {
      takeOut(change.id, &update)
    }
  }

  /// Lets what is kept between visits name the id by which the source knows a comment.
  private mutating func follow(
    _ id: Comment.ID,
    to newID: Comment.ID,
    _ update: inout SessionUpdate
  ) {
    memory.drafts.rename(id, to: newID, in: self.id)
    memory.folds.rename(id, to: newID)
    update.save(.drafts)
    update.save(.folds)
  }

  /// Follows a comment to the id by which its source knows it.
  private mutating func rename(
    _ id: Comment.ID,
    to comment: Comment,
    _ update: inout SessionUpdate
  ) {
    follow(outline.rename(id, to: comment), &update)
    unpaged.insert(comment.id)
    more.rename(id, to: comment.id)
    liveOrder.forget(id)
    liveOrder.note(comment.id, in: outline.tree)
    forget(comment.id)
    if selection == .comment(id) { selection = .comment(comment.id) }
    if firstSeen == .comment(id) { firstSeen = .comment(comment.id) }
    if update.scroll == .show(.comment(id)) { update.scroll = .show(.comment(comment.id)) }
  }
}
