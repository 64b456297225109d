extension DiscussionSession {
  /// Takes an action in.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - now: The present moment.
  /// - Returns: What came of it.
  /// - Complexity: O(log n) for what concerns one comment, O(m log n) for a page of m comments; O(n)
  ///   for a new snapshot, for folding and unfolding everything and for a search through all comments.
  public mutating func apply(_ action: SessionAction, now: Timestamp) -> SessionUpdate {
    var update = SessionUpdate()
    let selectedRow = selection.flatMap { outline.row(of: $0) }
    let wasOrdered = !liveOrder.hasChanged
    perform(action, now, &update)
    settleTombstones(&update)
    placeOrphans(&update)
    followSelection(from: selectedRow, update.changes)
    noteCount(&update)
    if wasOrdered && liveOrder.hasChanged { update.announce(.orderChanged) }
    return update
  }

  private mutating func perform(
    _ action: SessionAction,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    switch action {
    case .open: open(now, &update)
    case .refresh: reload(around: firstSeen, &update)
    case .sort(let order): sort(by: order, now, &update)
    case .more(let parent): loadMore(under: parent, &update)
    case .page(let page, let request): take(page, for: request, now, &update)
    case .pageFailed(let failure, let request): fail(request, failure, &update)
    case .leave: leave(now, &update)

    case .toggle(let id): toggle(id, now, &update)
    case .collapseParent(let id): collapse(id, toRoot: false, now, &update)
    case .collapseRoot(let id): collapse(id, toRoot: true, now, &update)
    case .collapseAll: foldMany(now, &update) { $0.collapseAll() }
    case .expandAll: foldMany(now, &update) { $0.expandAll() }
    case .collapseBelow(let level): foldMany(now, &update) { $0.collapse(belowLevel: level) }

    case .select(let row): select(row, &update)
    case .step(let step): take(step, &update)
    case .jump(let id): jump(to: id, now, &update)
    case .jumpToUnread: jumpToUnread(&update)
    case .jumpBack: jumpBack(&update)
    case .looked(let first, let isAtEdge): look(first, isAtEdge)
    case .read(let ids): read(ids, now, &update)
    case .readAll: readAll(now, &update)

    case .draft(let draft, let parent): save(draft, under: parent, now, &update)
    case .post(let id, let body, let parent): post(id, body, under: parent, now, &update)
    case .edit(let id, let comment, let body): add(id, .edit(comment, body), now, &update)
    case .delete(let id, let comment): add(id, .delete(comment), now, &update)
    case .vote(let id, let comment, let vote):
      let former = memory.votes[memory.outbox.currentID(of: comment)] ?? .none
      add(id, .vote(comment, vote, over: former), now, &update)
    case .answered(let id, let answer): settle(id, answer, &update)
    case .retry(let id): show(memory.outbox.handle(.retry, for: id), &update)
    case .retryAll: show(memory.outbox.retryAll(), &update)
    case .discard(let id): discard(id, &update)

    case .live(let event): hear(event, &update)
    }
    sendReady(&update)
  }

  /// Shows what waits for a comment that nobody has, once nothing is left to load.
  private mutating func placeOrphans(_ update: inout SessionUpdate) {
    guard outline.tree.waitingCount > 0, opening.state != .reloading, more.isComplete else {
      return
    }
    follow(outline.placeOrphans(), &update)
    settleTombstones(&update)
  }

  /// Notes whether there are comments at all.
  private mutating func noteCount(_ update: inout SessionUpdate) {
    let event: Opening.Event = outline.rowCount > 0 ? .commentCame : .lastCommentWent
    _ = opening.handle(event)
  }
}
