extension Outbox {
  /// What became of a wish.
  public enum Answer: UInt8, Hashable, Sendable, CaseIterable {
    /// It is in the box, or done by what it took out of it.
    case accepted
    /// It asks for what is so already.
    case unchanged
    /// An operation has its id: the same was asked for twice.
    case duplicate
    /// The box is full.
    case full
    /// The comment is being deleted.
    case deleted
  }

  /// Takes a wish, and says what shows from now on.
  ///
  /// A newer edit or vote takes the place of one of the same comment, or waits behind it where that is
  /// under way, and takes its place should it fail. A vote that returns to what the server knows takes the older one out. Deleting a comment that never
  /// left discards it; where the server may have it, the deletion goes out under the client's id,
  /// and the post never again. Editing a comment that never left changes it and tries again.
  ///
  /// - Parameters:
  ///   - operation: The wish.
  ///   - record: The server's record of the comment, where nothing of it is pending so far.
  /// - Returns: What became of the wish, and of what shows.
  /// - Complexity: O(n) in the number of operations.
  @discardableResult
  public mutating func add(
    _ operation: Operation,
    to record: Comment? = nil
  ) -> (answer: Answer, changes: [Change]) {
    guard self.operation(operation.id) == nil, aliases[operation.id] == nil else {
      return (.duplicate, [])
    }
    var newer = operation
    newer.rename(currentID(of:))
    let isFirst = operations(of: newer.commentID).isEmpty
    if isFirst, !newer.isPost, let record, record.id == newer.commentID { learn(record) }
    defer { forgetRecord(of: newer.commentID) }
    switch newer.kind {
    case .post: return append(newer)
    case .edit(_, let body): return edit(newer, body)
    case .delete: return delete(newer)
    case .vote(_, let vote, over: let former): return self.vote(newer, vote, over: former)
    }
  }

  private mutating func append(_ newer: Operation) -> (answer: Answer, changes: [Change]) {
    guard operations.count < Self.capacity else { return (.full, []) }
    operations.append(newer)
    return (.accepted, changes(of: newer.commentID, .apply))
  }

  /// Lets a newer wish take an older one's place, or wait behind it where it is under way.
  private mutating func supersede(
    _ older: Operation,
    by newer: Operation
  ) -> (answer: Answer, changes: [Change]) {
    let (move, step) = Self.transition(older.state, .superseded(by: newer))
    guard case .enter(let state) = move, let index = index(of: older.id) else {
      return append(newer)
    }
    operations[index] = newer
    operations[index].state = state
    operations[index].inherit(older)
    return (.accepted, changes(of: newer.commentID, step))
  }

  private mutating func edit(
    _ newer: Operation,
    _ body: Body
  ) -> (answer: Answer, changes: [Change]) {
    let all = operations(of: newer.commentID)
    if let deletion = all.first(where: { $0.isDelete }) {
      guard deletion.isFinallyFailed else { return (.deleted, []) }
      operations.removeAll { $0.id == deletion.id }
    }
    if let post = all.first(where: { $0.isPost }), case .post(var comment) = post.kind,
      post.isOnlyHere
    {
      comment.body = body
      return supersede(
        post,
        by: Operation(id: post.id, .post(comment), createdAt: post.createdAt)
      )
    }
    guard let older = all.last(where: { $0.isEdit }) else { return append(newer) }
    return supersede(older, by: newer)
  }

  private mutating func delete(_ newer: Operation) -> (answer: Answer, changes: [Change]) {
    let all = operations(of: newer.commentID)
    if let older = all.first(where: { $0.isDelete }) {
      guard case .failed = older.state else { return (.unchanged, []) }
      return supersede(older, by: newer)
    }
    guard let post = all.first(where: { $0.isPost }), post.state != .sending else {
      return append(newer)
    }
    if post.isOnlyHere { return (.accepted, handle(.discard, for: post.id)) }
    let changes = abandon(newer.commentID)
    operations.append(newer)
    return (.accepted, changes)
  }

  private mutating func vote(
    _ newer: Operation,
    _ vote: Vote,
    over given: Vote
  ) -> (answer: Answer, changes: [Change]) {
    let all = operations(of: newer.commentID)
    if all.contains(where: { $0.isDelete && !$0.isFinallyFailed }) { return (.deleted, []) }
    let votes = all.filter { $0.isVote }
    let known = votes.first?.votes?.former ?? given
    // What the server will know without this wish.
    let expected = votes.first { $0.state == .sending }?.votes?.wish ?? known
    var newer = newer
    newer.kind = .vote(newer.commentID, vote, over: known)
    guard let older = votes.last else {
      return vote == expected ? (.unchanged, []) : append(newer)
    }
    if older.state == .sending {
      return vote == expected ? (.unchanged, []) : supersede(older, by: newer)
    }
    guard vote == expected, !older.mayHaveArrived else { return supersede(older, by: newer) }
    return (.accepted, handle(.discard, for: older.id))
  }
}

extension Outbox.Operation {
  /// Whether the server can have nothing of it.
  var isOnlyHere: Bool { state != .sending && !mayHaveArrived }

  /// The vote it casts and the one that it replaces.
  var votes: (wish: Outbox.Vote, former: Outbox.Vote)? {
    if case .vote(_, let wish, over: let former) = kind { (wish, former) } else { nil }
  }

  /// Takes the place of an older wish: where that may have arrived, the server's vote is unknown.
  mutating func inherit(_ older: Outbox.Operation) {
    if isVote { mayHaveArrived = mayHaveArrived || older.mayHaveArrived }
  }

  /// Gives every comment that it names its present id.
  mutating func rename(_ current: (Comment.ID) -> Comment.ID) {
    switch kind {
    case .edit(let id, let body): kind = .edit(current(id), body)
    case .delete(let id): kind = .delete(current(id))
    case .vote(let id, let vote, over: let former): kind = .vote(current(id), vote, over: former)
    case .post(var comment):
      comment.parentID = comment.parentID.map(current)
      var details = comment.details
      details.extraParents = details.extraParents.map(current)
      for index in details.quotes.indices {
        details.quotes[index].commentID = details.quotes[index].commentID.map(current)
      }
      comment.details = details
      kind = .post(comment)
    }
  }
}
