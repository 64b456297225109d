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
    arrivedEarly = []
    live.forget(live.arrivals)
    pendingJump.handle(.moved)
  }

  /// Asks for a new snapshot; what is there stays in sight until it comes.
  mutating func reload(around row: RowID<Comment.ID>?, _ update: inout SessionUpdate) {
    openingTarget = row.flatMap { nearestComment($0) }.map { .around($0) } ?? .first
    if opening.handle(.replaced) { requestOpening(&update) }
  }

  /// The comment that a row is, or stands under.
  private func nearestComment(_ row: RowID<Comment.ID>) -> Comment.ID? {
    switch row {
    case .comment(let id): id
    case .more(let parent): parent
    }
  }

  mutating func sort(
    by newOrder: CommentOrder,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    order = newOrder
    update.changes.append(outline.sort(by: newOrder, now: now))
    liveOrder = LiveOrder()
    // What is not published yet has no place in the source's order.
    for post in memory.outbox.operations where post.isPost { outline.putAhead(post.commentID) }
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
      // What a jump asked the snapshot before for is answered for that one only.
      if pendingJump.number != request.number { pendingJump.number = 0 }
      if pendingJump.endsAfterSnapshot() { update.announce(.loadFailed(.snapshotExpired)) }
    } else if page.snapshot == snapshot {
      news = extend(with: page, for: request, now, &update)
    }
    settleTombstones(&update)
    noteArrivals()
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
}
