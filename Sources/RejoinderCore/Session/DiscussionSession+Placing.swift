extension DiscussionSession {
  /// Puts a comment where it belongs, or takes another edition of it, with what is pending done to it.
  mutating func place(_ comment: Comment, _ update: inout SessionUpdate) {
    for grave in news.graves(above: comment) where outline.tree[grave.id] == nil {
      follow(outline.insert(grave), &update)
    }
    let shown = received(comment, &update)
    let isKnown = outline.tree[shown.id] != nil
    follow(outline.insert(shown), &update)
    if isKnown { liveOrder.note(shown.id, in: outline.tree) }
  }

  /// Lets everything that follows the tree know of a change to it.
  mutating func follow(_ outlineUpdate: OutlineUpdate, _ update: inout SessionUpdate) {
    update.changes.append(outlineUpdate.changes)
    liveOrder.follow(outlineUpdate.steps, in: outline.tree)
  }

  /// Tells the outbox of a comment that came, and says what is to show of it.
  mutating func received(_ comment: Comment, _ update: inout SessionUpdate) -> Comment {
    guard !memory.outbox.isEmpty else { return comment }
    if let post = memory.outbox.operations(of: comment.id).first(where: { $0.isPost }) {
      noteAnswer(to: post, .done(comment), &update)
      update.save(.outbox)
    }
    return memory.outbox.receive(comment)
  }

  /// Takes the words of a comment away, and the comment with them where nothing stands below it.
  mutating func bury(
    _ id: Comment.ID,
    as state: CommentState,
    keepsAuthor: Bool,
    _ update: inout SessionUpdate
  ) {
    guard var comment = outline.tree[id] else { return }
    comment.becomeTombstone(state, keepsAuthor: keepsAuthor)
    let shown = memory.outbox.isEmpty ? comment : memory.outbox.receive(comment)
    follow(outline.update(id) { $0 = shown }, &update)
    liveOrder.note(id, in: outline.tree)
    unread.remove(id)
    live.forget([id])
    prune(id, &update)
  }

  /// Takes a tombstone out that has nothing below it, and those above that then have nothing either.
  mutating func prune(_ id: Comment.ID, _ update: inout SessionUpdate) {
    var next: Comment.ID? = id
    while let id = next, let comment = outline.tree[id], comment.state.leavesNothing {
      let slot = outline.tree.slot(of: id)
      guard !outline.tree.topology.hasChildren(slot) else { return }
      news.bury(comment)
      next = comment.parentID
      takeOut(id, &update)
    }
  }

  /// Takes a comment out that has nothing below it.
  mutating func takeOut(_ id: Comment.ID, _ update: inout SessionUpdate) {
    follow(outline.remove(id), &update)
    liveOrder.forget(id)
    unread.remove(id)
    live.forget([id])
    more.forget(id)
  }
}

extension CommentState {
  /// Whether a comment in this state vanishes once nothing stands below it.
  fileprivate var leavesNothing: Bool {
    switch self {
    case .deleted, .removed, .dead: true
    case .visible, .blocked, .pending, .missing: false
    }
  }
}
