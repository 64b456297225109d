extension DiscussionSession {
  /// Puts a comment where it belongs, or takes another edition of it, with what is pending done to it.
  mutating func place(_ comment: Comment, _ update: inout SessionUpdate) {
    show(received(comment, &update), &update)
  }

  /// Shows a comment, or another edition of it: the only way by which one comes into the tree.
  mutating func show(_ comment: Comment, ahead: Bool = false, _ update: inout SessionUpdate) {
    let isKnown = outline.tree[comment.id] != nil
    follow(outline.insert(comment, ahead: ahead), &update)
    if isKnown { liveOrder.note(comment.id, in: outline.tree) }
    if !comment.state.isReadable { forget(comment.id) }
  }

  /// Lets everything that follows the tree know of a change to it.
  mutating func follow(_ outlineUpdate: OutlineUpdate, _ update: inout SessionUpdate) {
    update.changes.append(outlineUpdate.changes)
    liveOrder.follow(outlineUpdate.steps, in: outline.tree)
    for step in outlineUpdate.steps { unsettled.append(step.slotThatMayBeBare) }
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

  /// Lets a tombstone show exactly where something stands below it or is left to load there.
  ///
  /// That follows from the tree alone, whatever came in which order: one with nothing below it goes,
  /// and those above that then have nothing either; one that something answers comes back.
  mutating func settleTombstones(_ update: inout SessionUpdate) {
    while news.hasGraves, let id = outline.tree.awaitedID(where: news.isBuried),
      let grave = news.reopen(id)
    {
      follow(outline.insert(grave), &update)
    }
    while let slot = unsettled.popLast() {
      guard let id = outline.tree.bareID(at: slot), let record = record(of: id),
        record.state.leavesNothing
      else { continue }
      news.bury(record)
      takeOut(id, &update)
    }
  }

  /// A comment as its source knows it, without what is pending of it.
  func record(of id: Comment.ID) -> Comment? { memory.outbox.records[id] ?? outline.tree[id] }

  /// Takes a comment out that has nothing below it.
  mutating func takeOut(_ id: Comment.ID, _ update: inout SessionUpdate) {
    follow(outline.remove(id), &update)
    liveOrder.forget(id)
    forget(id)
    more.forget(id)
  }

  /// Counts a comment as new no longer.
  mutating func forget(_ id: Comment.ID) {
    unread.remove(id)
    live.forget([id])
  }
}

extension TreeChange {
  /// The slot that this step may have left as a tombstone with nothing below it.
  fileprivate var slotThatMayBeBare: Topology.Slot {
    switch self {
    case .attached(let slot, _, _), .updated(let slot): slot
    case .moved(_, _, _, let gap), .detached(_, let gap): gap.parent
    }
  }
}

extension CommentTree where Element == Comment {
  /// The first such id that comments answer and that is not there.
  func awaitedID(where isWanted: (ID) -> Bool) -> ID? {
    waiting.keys.first(where: isWanted) ?? orphans.keys.first(where: isWanted)
  }

  /// The comment in a slot, if it has a place and nothing below it; one that waits may have replies.
  func bareID(at slot: Slot) -> ID? {
    guard slot > 0, Int(slot) < elements.count, placement(at: slot) != .waiting,
      !topology.hasChildren(slot)
    else { return nil }
    return comment(at: slot)?.id
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
