extension DiscussionSession {
  /// Shows a new snapshot in place of what is there.
  mutating func fill(
    with page: CommentPage,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    _ = opening.handle(page.comments.isEmpty ? .foundEmpty : .filled)
    opening.failure = nil
    let old = outline
    // The source may still answer what was sent before.
    let isAnswerAwaited = memory.outbox.operations.contains { $0.mayHaveArrived }
    formerNews = isAnswerAwaited ? formerNews.followed(by: news) : EarlyNews()
    (snapshot, news, liveOrder, more) = (page.snapshot, EarlyNews(), LiveOrder(), MorePages())
    let remainders = page.remainders.filter { $0.count != 0 }
    // What was heard since the page was asked for goes into its order too.
    for event in held { news.note(event) }
    let comments = page.comments.map { received(news.present($0), &update) }
    outline = CommentOutline(
      CommentTree(comments, remainders: remainders, order: order, now: now, opener: opener),
      initialFold: folding.initialFold
    )
    for remainder in remainders { _ = more.handle(.found, remainder) }
    keepFolds(of: old, now)
    keepAhead(of: old)
    countUnread(old)
    update.changes.append(.reset)
    hearAgain(old, &update)
    unsettled = Array(0..<Topology.Slot(outline.tree.elements.count))
    settleTombstones(&update)
    placeView(old, &update)
    if missesEvents {
      missesEvents = false
      reload(around: firstSeen, &update)
    }
  }

  /// Takes in what the page may not know of: what came since it was asked for, and what was not sent.
  private mutating func hearAgain(
    _ old: CommentOutline<Comment>,
    _ update: inout SessionUpdate
  ) {
    let events = held
    held = []
    for event in events { hear(event, isNews: old.tree[event.commentID] == nil, &update) }
    for operation in memory.outbox.operations where operation.isPost {
      show(memory.outbox.changes(of: operation.commentID, .apply), &update)
    }
  }

  /// Folds what was folded before, and of the rest what was folded at an earlier visit or is to begin so.
  private mutating func keepFolds(of old: CommentOutline<Comment>, _ now: Timestamp) {
    var folded = Set(outline.collapsedIDs.filter { old.tree[$0] == nil })
    folded.formUnion(old.collapsedIDs)
    folded.formUnion(memory.folds.ids(at: now).filter { old.tree[$0] == nil })
    if !folded.isEmpty || folding.initialFold != .none { outline.setCollapsed(folded) }
  }

  /// What the reader published stays ahead of its siblings until the next sort.
  private mutating func keepAhead(of old: CommentOutline<Comment>) {
    unpaged = []
    for id in old.tree.aheadIDs {
      guard let comment = old.tree[id] else { continue }
      if outline.tree[id] != nil {
        outline.putAhead(id)
      } else {
        outline.insert(comment, ahead: true)
        unpaged.insert(id)
      }
    }
  }

  private mutating func countUnread(_ old: CommentOutline<Comment>) {
    let before = unread.ids
    let comments = outline.tree.preOrder
    unread = Visits.Unread(comments, by: reader?.id, in: id, after: memory.visits)
    for id in before where outline.tree[id] != nil { unread.insert(id) }
    arrivedEarly = arrivedEarly.filter { outline.tree[$0] != nil }
    live.forget(live.arrivals.filter { outline.tree[$0] == nil })
  }

  /// Keeps the selection and the place in sight, or the nearest comment above that is still there.
  private mutating func placeView(
    _ old: CommentOutline<Comment>,
    _ update: inout SessionUpdate
  ) {
    selection = selection.flatMap { surviving($0, of: old) }
    guard case .around = openingTarget else { return update.scroll = .top }
    if let row = firstSeen.flatMap({ surviving($0, of: old) }) { update.scroll = .hold(row) }
  }

  private func surviving(
    _ row: RowID<Comment.ID>,
    of old: CommentOutline<Comment>
  ) -> RowID<Comment.ID>? {
    if outline.landingRow(of: row) != nil { return row }
    var above: [Comment.ID] = []
    switch row {
    case .comment(let id): above = old.tree.ancestors(of: id)
    case .more(let parent?): above = [parent] + old.tree.ancestors(of: parent)
    case .more(nil): break
    }
    return above.first { outline.landingRow(of: .comment($0)) != nil }.map { .comment($0) }
  }
}
