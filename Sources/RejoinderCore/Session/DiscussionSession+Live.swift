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
    case .edited(let comment): place(comment, &update)
    case .deleted(_, let state, let keepsAuthor):
      amend(id, &update) { $0.becomeTombstone(state, keepsAuthor: keepsAuthor) }
    case .voted(_, let votes): amend(id, &update) { $0.votes = votes }
    case .moved(_, let parentID): amend(id, &update) { $0.parentID = parentID }
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
    // What is known of a comment is as new as its beginning at least.
    guard brings(comment) else { return }
    let isKnown = outline.tree[comment.id] != nil
    let comment = news.present(comment)
    place(comment, &update)
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

  /// Changes what the source says of a comment, whatever is pending of it.
  private mutating func amend(
    _ id: Comment.ID,
    _ update: inout SessionUpdate,
    _ change: (inout Comment) -> Void
  ) {
    guard var record = record(of: id) else { return }
    change(&record)
    place(record, &update)
  }
}
