extension DiscussionSession {
  mutating func open(_ now: Timestamp, _ update: inout SessionUpdate) {
    memory.visits.begin(id, at: now)
    update.save(.visits)
    if opening.handle(.asked) { requestOpening(&update) }
  }

  mutating func leave(_ now: Timestamp, _ update: inout SessionUpdate) {
    memory.visits.end(id, at: now)
    update.save(.visits)
    // What was there until now will not be new at the next visit.
    unread.removeAll()
    live.forget(live.arrivals)
    pendingJump.handle(.moved)
  }

  /// Asks for a new snapshot; what is there stays in sight until it comes.
  mutating func reload(around row: RowID<Comment.ID>?, _ update: inout SessionUpdate) {
    openingTarget = row.flatMap { nearestComment($0) }.map { .around($0) } ?? .first
    if opening.handle(.replaced) { requestOpening(&update) }
  }

  mutating func sort(
    by newOrder: CommentOrder,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    order = newOrder
    update.changes.append(outline.sort(by: newOrder, now: now))
    liveOrder = LiveOrder()
    update.scroll = .top
    openingTarget = .first
    // With everything there, sorting is all; else the source has to cut its pages anew.
    let isAllThere = more.isComplete && !opening.keepsEvents
    if !isAllThere && opening.handle(.replaced) { requestOpening(&update) }
  }

  private mutating func requestOpening(_ update: inout SessionUpdate) {
    let request = makeRequest(openingTarget, snapshot: nil)
    opening.number = request.number
    update.effects.append(.load(request))
  }

  mutating func makeRequest(
    _ target: CommentPage.Request.Target,
    snapshot: Comment.ID?
  ) -> CommentPage.Request {
    lastNumber += 1
    return CommentPage.Request(target, order: order, snapshot: snapshot, number: lastNumber)
  }

  // MARK: Answers

  mutating func take(
    _ page: CommentPage,
    for request: CommentPage.Request,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    var news = 0
    if request.number == opening.number && opening.keepsEvents {
      fill(with: page, now, &update)
      pendingJump.countSnapshot()
    } else if page.snapshot == snapshot {
      news = extend(with: page, for: request, now, &update)
    }
    goOnWithJump(after: request, news: news, &update)
  }

  mutating func fail(
    _ request: CommentPage.Request,
    _ failure: CommentPage.Failure,
    _ update: inout SessionUpdate
  ) {
    if request.snapshot == nil {
      failOpening(request, failure, &update)
    } else {
      failPart(request, failure, &update)
    }
  }

  private mutating func failOpening(
    _ request: CommentPage.Request,
    _ failure: CommentPage.Failure,
    _ update: inout SessionUpdate
  ) {
    guard request.number == opening.number, opening.isUnderWay else { return }
    if failure == .notFound, case .around = request.target {
      // What was read is gone: the beginning has to do.
      _ = failJump(request, failure, &update)
      openingTarget = .first
      if opening.handle(.replaced) { requestOpening(&update) }
      return
    }
    _ = opening.handle(.failed)
    opening.failure = failure
    pendingJump.handle(.failed)
    update.announce(.loadFailed(failure))
  }

  private mutating func failPart(
    _ request: CommentPage.Request,
    _ failure: CommentPage.Failure,
    _ update: inout SessionUpdate
  ) {
    guard request.snapshot == snapshot else { return }
    let wasAwaited = failJump(request, failure, &update)
    var isCurrent = wasAwaited
    if case .more(let remainder) = request.target,
      more.isCurrent(remainder, number: request.number)
    {
      isCurrent = true
      _ = more.handle(.failed, remainder, failure: failure)
      redrawMore(under: remainder.parentID, &update)
    }
    guard isCurrent else { return }
    if failure == .snapshotExpired {
      // Several pages of one snapshot expire together: one new snapshot is enough.
      if opening.state != .reloading { reload(around: awaitedRow ?? firstSeen, &update) }
    } else if failure != .notFound || !wasAwaited {
      update.announce(.loadFailed(failure))
    }
  }

  /// The row of the comment that a jump waits for.
  private var awaitedRow: RowID<Comment.ID>? {
    guard case .revealing = pendingJump.state else { return nil }
    return pendingJump.target.map { .comment($0) }
  }

  // MARK: A new snapshot

  /// Shows a new snapshot in place of what is there.
  private mutating func fill(
    with page: CommentPage,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    _ = opening.handle(page.comments.isEmpty ? .foundEmpty : .filled)
    opening.failure = nil
    let old = outline
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
    placeView(old, &update)
    hearAgain(old, &update)
  }

  /// Takes in what the page may not know of: what came since it was asked for, and what was not sent.
  private mutating func hearAgain(
    _ old: CommentOutline<Comment>,
    _ update: inout SessionUpdate
  ) {
    let (events, isComplete) = (held, !missesEvents)
    (held, missesEvents) = ([], false)
    for event in events { hear(event, isNews: old.tree[event.commentID] == nil, &update) }
    for operation in memory.outbox.operations where operation.isPost {
      show(memory.outbox.changes(of: operation.commentID, .apply), &update)
    }
    if !isComplete { reload(around: firstSeen, &update) }
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

  /// The comment that a row is, or stands under.
  private func nearestComment(_ row: RowID<Comment.ID>) -> Comment.ID? {
    switch row {
    case .comment(let id): id
    case .more(let parent): parent
    }
  }
}
