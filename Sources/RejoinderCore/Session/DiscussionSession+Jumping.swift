extension DiscussionSession {
  // MARK: To a comment

  mutating func jump(to target: Comment.ID, _ now: Timestamp, _ update: inout SessionUpdate) {
    let target = memory.outbox.currentID(of: target)
    if land(on: target, &update) { return }
    pendingJump.handle(.needsComment)
    (pendingJump.target, pendingJump.number) = (target, 0)
    if opening.isOpen {
      requestTarget(&update)
    } else {
      openingTarget = .around(target)
      open(now, &update)
      pendingJump.number = opening.number
    }
  }

  /// Asks for the target of the jump, unless a new snapshot is awaited that may have it.
  private mutating func requestTarget(_ update: inout SessionUpdate) {
    guard let target = pendingJump.target, !opening.keepsEvents else { return }
    let request = makeRequest(.around(target), snapshot: snapshot)
    pendingJump.number = request.number
    update.effects.append(.load(request))
  }

  /// Opens what hides a comment and lands on it, where it has a place.
  private mutating func land(
    on target: Comment.ID,
    isUndoing: Bool = false,
    _ update: inout SessionUpdate
  ) -> Bool {
    let origin = selection ?? firstSeen
    guard reveal(target, &update) else { return false }
    if let origin, !isUndoing, origin != .comment(target) { history.jump(from: origin) }
    pendingJump.handle(.landed)
    pendingJump.target = nil
    selection = .comment(target)
    update.scroll = .land(.comment(target))
    return true
  }

  mutating func jumpBack(_ update: inout SessionUpdate) {
    pendingJump.handle(.moved)
    var rest = history
    let origin = rest.undo { outline.landingRow(of: $0) != nil }
    history = rest
    guard let origin else { return }
    if case .comment(let id) = origin, land(on: id, isUndoing: true, &update) { return }
    selection = outline.landingRow(of: origin).map { outline.rowID(atRow: $0) }
    if let selection { update.scroll = .land(selection) }
  }

  // MARK: To the next unread comment

  mutating func jumpToUnread(_ update: inout SessionUpdate) {
    pendingJump.beginSearch(from: currentComment)
    search(&update)
  }

  private var currentComment: Comment.ID? {
    switch selection ?? firstSeen {
    case .comment(let id): id
    case .more(let parent): parent
    case nil: nil
    }
  }

  /// Looks for an unread comment; where the next one may be in a part that is not loaded, loads that.
  private mutating func search(_ update: inout SessionUpdate) {
    switch nextUnread(after: pendingJump.origin) {
    case .comment(let target): _ = land(on: target, &update)
    case .more(let parent) where pendingJump.barrenPages < PendingJump.maximumBarrenPages:
      pendingJump.handle(.needsPage)
      (pendingJump.parent, pendingJump.target) = (parent, nil)
      loadMore(under: parent, &update)
    case .more, nil:
      pendingJump.handle(.ended)
      update.announce(.nothingNew)
    }
  }

  /// The next unread comment in pre-order, or the `more` row before it that may hold one; from the end
  /// it goes on at the beginning.
  private func nextUnread(after origin: Comment.ID?) -> RowID<Comment.ID>? {
    let mayBeUnloaded = memory.visits.visit(to: id)?.endedAt != nil && !more.isComplete
    guard unread.count > 0 || mayBeUnloaded else { return nil }
    let tree = outline.tree
    let start = max(origin.map { tree.slot(of: $0) } ?? Topology.root, Topology.root)
    var slot = tree.topology.next(after: start)
    var hasTurned = false
    while slot != start {
      if slot < 0 {
        guard !hasTurned, start != Topology.root else { return nil }
        hasTurned = true
        slot = tree.topology.next(after: Topology.root)
      } else if let comment = tree.comment(at: slot) {
        if unread.contains(comment.id) { return .comment(comment.id) }
        slot = tree.topology.next(after: slot)
      } else {
        if mayBeUnloaded { return tree.rowID(of: slot) }
        slot = tree.topology.next(after: slot)
      }
    }
    return nil
  }

  // MARK: When a page came or did not

  mutating func goOnWithJump(
    after request: CommentPage.Request,
    news: Int,
    _ update: inout SessionUpdate
  ) {
    switch pendingJump.state {
    case .revealing: goOnRevealing(after: request, &update)
    case .searching: goOnSearching(news, &update)
    case .idle, .notFound, .failed, .nothingNew: break
    }
  }

  private mutating func goOnRevealing(
    after request: CommentPage.Request,
    _ update: inout SessionUpdate
  ) {
    guard let target = pendingJump.target else { return }
    if land(on: target, &update) { return }
    if pendingJump.number == 0 { return requestTarget(&update) }
    guard pendingJump.number == request.number else { return }
    if outline.tree[target] != nil {
      // It came without what stands above it.
      follow(outline.placeOrphans(), &update)
      if land(on: target, &update) { return }
    }
    pendingJump.handle(.missing)
    update.announce(.notFound)
  }

  private mutating func goOnSearching(_ news: Int, _ update: inout SessionUpdate) {
    if more.state(under: pendingJump.parent) == .loading { return }
    pendingJump.barrenPages = news > 0 ? 0 : pendingJump.barrenPages + 1
    search(&update)
  }

  /// Tells the jump that a page did not come.
  ///
  /// - Returns: Whether it waited for that page.
  mutating func failJump(
    _ request: CommentPage.Request,
    _ failure: CommentPage.Failure,
    _ update: inout SessionUpdate
  ) -> Bool {
    switch pendingJump.state {
    case .revealing where pendingJump.number == request.number:
      if failure == .snapshotExpired {
        // Either a new snapshot is asked for, around the target, or one is under way already.
        pendingJump.number = opening.isUnderWay ? 0 : lastNumber + 1
      } else {
        pendingJump.handle(failure == .notFound ? .missing : .failed)
        if failure == .notFound { update.announce(.notFound) }
      }
      return true
    case .searching:
      guard case .more(let remainder) = request.target, remainder.parentID == pendingJump.parent,
        more.isCurrent(remainder, number: request.number), failure != .snapshotExpired
      else { return false }
      pendingJump.handle(.failed)
      return true
    case .idle, .revealing, .notFound, .failed, .nothingNew: return false
    }
  }
}
