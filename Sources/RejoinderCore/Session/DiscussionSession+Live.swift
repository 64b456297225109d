extension DiscussionSession {
  /// Takes a live event in, at once and, where a page under way may not know of it, once more then.
  mutating func hear(_ event: LiveEvent, _ update: inout SessionUpdate) {
    keep(event)
    guard opening.hasContent else { return }
    hear(event, isNews: true, &update)
  }

  /// Keeps an event for a page under way that may not know of it.
  mutating func keep(_ event: LiveEvent) {
    guard opening.keepsEvents else { return }
    if held.count < Self.heldCapacity { held.append(event) } else { missesEvents = true }
  }

  /// Takes a live event in.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - isNews: Whether the reader was not told of it before.
  ///   - update: What comes of it.
  mutating func hear(_ event: LiveEvent, isNews: Bool, _ update: inout SessionUpdate) {
    if case .created(let comment, let clientID) = event {
      return welcome(comment, clientID, isNews: isNews, &update)
    }
    let id = event.commentID
    if case .edited(let comment) = event, outline.tree[id] == nil, news.isRestored(by: comment) {
      news.note(event)
      unpaged.insert(id)
      return place(comment, &update)
    }
    news.note(event)
    guard outline.tree[id] != nil else { return }
    switch event {
    case .created: break
    case .edited(let comment): take(comment, &update)
    case .deleted(_, let state, let keepsAuthor):
      bury(id, as: state, keepsAuthor: keepsAuthor, &update)
    case .voted(_, let votes): count(votes, of: id, &update)
    case .moved(_, let parentID): move(id, under: parentID, &update)
    }
  }

  private mutating func welcome(
    _ comment: Comment,
    _ clientID: Comment.ID?,
    isNews: Bool,
    _ update: inout SessionUpdate
  ) {
    let isOwn = comment.author?.id == reader?.id
    // Another reader's client may have given the same id.
    if isOwn || reader?.id == nil, let clientID, memory.outbox.operation(clientID)?.isPost == true {
      return settle(clientID, .done(comment), &update)
    }
    let isKnown = outline.tree[comment.id] != nil
    place(news.present(comment), &update)
    if news.isDeleted(comment.id) { return prune(comment.id, &update) }
    liveOrder.note(comment.id, in: outline.tree)
    if !isKnown { unpaged.insert(comment.id) }
    noteArrivals()
    guard isNews, !isKnown, !isOwn || reader == nil, comment.state == .visible else { return }
    if outline.depth(of: comment.id) == nil {
      arrivedEarly.insert(comment.id)
    } else {
      unread.insert(comment.id)
      live.handle(.came, comment.id)
    }
  }

  /// Marks what came live before what it answers, once that is there.
  mutating func noteArrivals() {
    guard !arrivedEarly.isEmpty else { return }
    for id in arrivedEarly where outline.depth(of: id) != nil {
      arrivedEarly.remove(id)
      if outline.tree[id]?.state == .visible { unread.insert(id) }
    }
  }

  /// Takes a newer edition in, which may answer another comment.
  private mutating func take(_ comment: Comment, _ update: inout SessionUpdate) {
    let formerParent = outline.tree[comment.id]?.parentID
    place(comment, &update)
    if let formerParent, formerParent != comment.parentID { prune(formerParent, &update) }
  }

  private mutating func count(
    _ votes: Votes,
    of id: Comment.ID,
    _ update: inout SessionUpdate
  ) {
    guard var record = memory.outbox.records[id] ?? outline.tree[id] else { return }
    record.votes = votes
    let shown = memory.outbox.isEmpty ? record : memory.outbox.receive(record)
    follow(outline.update(id) { $0.votes = shown.votes }, &update)
    liveOrder.note(id, in: outline.tree)
  }

  private mutating func move(
    _ id: Comment.ID,
    under parentID: Comment.ID?,
    _ update: inout SessionUpdate
  ) {
    let formerParent = outline.tree[id]?.parentID
    follow(outline.move(id, under: parentID), &update)
    if var record = memory.outbox.records[id] {
      record.parentID = parentID
      _ = memory.outbox.receive(record)
    }
    if let formerParent { prune(formerParent, &update) }
  }
}
