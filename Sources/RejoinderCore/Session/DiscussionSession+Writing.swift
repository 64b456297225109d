extension DiscussionSession {
  mutating func save(
    _ draft: Drafts.Draft,
    under parent: Comment.ID?,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    _ = memory.drafts.save(draft, for: box(under: parent), at: now)
    update.save(.drafts)
  }

  /// The box in which a reply to a comment is written.
  ///
  /// - Parameter parent: The id of the comment, `nil` for the top level.
  /// - Returns: Its key in ``SessionMemory/drafts``.
  public func box(under parent: Comment.ID?) -> Drafts.Key {
    Drafts.Key(id, parentID: parent.map { memory.outbox.currentID(of: $0) }, authorID: reader?.id)
  }

  mutating func post(
    _ postID: Comment.ID,
    _ body: Body,
    under parent: Comment.ID?,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    let parent = parent.map { memory.outbox.currentID(of: $0) }
    // What has the id is the same, asked for twice.
    guard outline.tree[postID] == nil else { return }
    if body.isBlank { return update.refusal = .empty }
    if let parent, let refusal = refusal(under: parent) {
      return update.refusal = refusal
    }
    let comment = newComment(postID, body, under: parent, now)
    guard add(postID, .post(comment), now, &update) else { return }
    memory.drafts.beginSending(body.source, of: box(under: parent), as: postID, at: now)
    update.save(.drafts)
    reveal(own: postID, &update)
  }

  /// Why a comment is not answered by a post.
  private func refusal(under parent: Comment.ID) -> SessionUpdate.Refusal? {
    if outline.tree[parent]?.flags.contains(.locked) == true { return .locked }
    // Before there are comments, nobody can tell; afterwards the words would show nowhere.
    return opening.hasContent && outline.tree[parent] == nil ? .unknown : nil
  }

  /// A comment by the reader, with what the box says of it besides the words.
  private func newComment(
    _ postID: Comment.ID,
    _ body: Body,
    under parent: Comment.ID?,
    _ now: Timestamp
  ) -> Comment {
    var comment = Comment(id: postID, parentID: parent, author: reader, body: body, createdAt: now)
    let draft = memory.drafts.draft(for: box(under: parent))
    if draft?.alsoInChannel == true { comment.flags.insert(.alsoInChannel) }
    if let quotedID = draft?.quotedID, let quoted = outline.tree[quotedID] {
      comment.details.quotes = [Quote(of: quotedID, author: quoted.author, body: quoted.body)]
    }
    return comment
  }

  /// Shows the reader's own new comment, whatever was folded above it.
  private mutating func reveal(own id: Comment.ID, _ update: inout SessionUpdate) {
    guard let reveal = outline.reveal(id) else { return }
    update.changes.append(reveal.changes)
    for opened in reveal.opened { memory.folds.unfold(opened) }
    if !reveal.opened.isEmpty { update.save(.folds) }
    update.scroll = .show(.comment(id))
  }

  @discardableResult
  mutating func add(
    _ operationID: Comment.ID,
    _ kind: Outbox.Kind,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) -> Bool {
    let operation = Outbox.Operation(id: operationID, kind, createdAt: now)
    let target = memory.outbox.currentID(of: operation.commentID)
    let record = outline.tree[target]
    if let refusal = refusal(of: operation, on: record) {
      update.refusal = refusal
      return false
    }
    let (answer, changes) = memory.outbox.add(operation, to: record)
    switch answer {
    case .accepted, .unchanged, .duplicate: break
    case .full: update.refusal = .full
    case .deleted: update.refusal = .unknown
    }
    if answer == .accepted { update.save(.outbox) }
    show(changes, &update)
    return answer == .accepted
  }

  /// Why an operation cannot be meant, by what there is of its comment.
  private func refusal(
    of operation: Outbox.Operation,
    on record: Comment?
  ) -> SessionUpdate.Refusal? {
    if operation.isPost { return nil }
    guard record?.state.isReadable == true else { return .unknown }
    if case .edit(_, let body) = operation.kind, body.isBlank { return .empty }
    return nil
  }

  /// Sends what may be sent.
  mutating func sendReady(_ update: inout SessionUpdate) {
    guard !memory.outbox.isEmpty else { return }
    for operation in memory.outbox.ready {
      show(memory.outbox.handle(.send, for: operation.id), &update)
      update.effects.append(.send(memory.outbox.operation(operation.id) ?? operation))
      update.save(.outbox)
    }
  }

  mutating func settle(
    _ operationID: Comment.ID,
    _ answer: SessionAction.Answer,
    _ update: inout SessionUpdate
  ) {
    guard let operation = memory.outbox.operation(operationID) else { return }
    noteAnswer(to: operation, answer, &update)
    let changes =
      switch answer {
      case .done(let record):
        // The answer may be older than what was heard since.
        memory.outbox.handle(.acknowledged(record.map { news.present($0) }), for: operationID)
      case .refused(let failure): memory.outbox.handle(.refused(failure), for: operationID)
      case .connectionLost: memory.outbox.handle(.connectionLost, for: operationID)
      }
    show(changes, &update)
    if case .done(let record) = answer {
      keep(operation, as: record.map { news.present($0) })
      prune(record?.id ?? operation.commentID, &update)
    }
    if case .refused(let failure) = answer { update.announce(.sendFailed(failure)) }
    update.save(.outbox)
  }

  /// Keeps what the source did for pages that may not know of it.
  private mutating func keep(_ operation: Outbox.Operation, as record: Comment?) {
    let id = record?.id ?? operation.commentID
    let known = record ?? memory.outbox.records[id] ?? outline.tree[id]
    switch operation.kind {
    case .post(let post):
      keep(.created(record ?? post))
      unpaged.insert(id)
    case .edit: if let known { keep(.edited(known)) }
    case .vote: if let votes = known?.votes { keep(.voted(id, votes)) }
    case .delete:
      guard record?.state.isReadable != true else { return }
      let deletion = LiveEvent.deleted(
        id,
        as: record?.state ?? .deleted,
        keepsAuthor: record?.author != nil
      )
      keep(deletion)
      news.note(deletion)
    }
  }

  /// Does what an answer means for drafts and votes.
  mutating func noteAnswer(
    to operation: Outbox.Operation,
    _ answer: SessionAction.Answer,
    _ update: inout SessionUpdate
  ) {
    guard case .done = answer else { return }
    if operation.isPost {
      if memory.drafts.acknowledged(operation.id) != nil { update.save(.drafts) }
      update.announce(.published)
    }
    if let vote = operation.votes?.wish { memory.votes[operation.commentID] = vote }
  }

  mutating func discard(_ operationID: Comment.ID, _ update: inout SessionUpdate) {
    show(memory.outbox.handle(.discard, for: operationID), &update)
    guard memory.outbox.operation(operationID) == nil else { return }
    update.save(.outbox)
    if memory.drafts.returned(operationID) != nil { update.save(.drafts) }
  }

  // MARK: What shows

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
      update.changes.append(outline.update(comment.id) { $0 = comment }.changes)
    } else if memory.outbox.operations(of: comment.id).contains(where: { $0.isPost }) {
      update.changes.append(outline.insert(comment, ahead: true).changes)
    }
    liveOrder.note(comment.id, in: outline.tree)
  }

  /// Takes out what never was, or is gone by the reader's wish.
  private mutating func withdraw(_ change: Outbox.Change, _ update: inout SessionUpdate) {
    let slot = outline.tree.slot(of: change.id)
    guard slot > 0 else { return }
    if change.step == .confirm || outline.tree.topology.hasChildren(slot) {
      // Replies keep their place, also those that wait to be sent.
      bury(change.id, as: .deleted, keepsAuthor: false, &update)
    } else {
      let parentID = outline.tree[change.id]?.parentID
      takeOut(change.id, &update)
      if let parentID { prune(parentID, &update) }
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
    update.changes.append(outline.rename(id, to: comment).changes)
    unpaged.insert(comment.id)
    more.rename(id, to: comment.id)
    liveOrder.forget(id)
    unread.remove(comment.id)
    live.forget([comment.id])
    if selection == .comment(id) { selection = .comment(comment.id) }
    if firstSeen == .comment(id) { firstSeen = .comment(comment.id) }
    if update.scroll == .show(.comment(id)) { update.scroll = .show(.comment(comment.id)) }
  }
}

extension Body {
  /// Whether there are no words: nothing, or blanks and line ends only.
  fileprivate var isBlank: Bool {
    Drafts.Draft(source, updatedAt: Timestamp(microseconds: 0)).isEmpty
  }
}
