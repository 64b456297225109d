extension Outbox {
  /// Tells an operation what happened to it.
  ///
  /// What the operation's state has no use for changes nothing: an answer to something that was
  /// discarded, a repetition, a send before its turn.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - id: The id of the operation.
  /// - Returns: What shows differently, or is to be marked differently (``Step/keep``): the
  ///   operation's comment first, then pending replies that now answer another id.
  /// - Complexity: O(n) in the number of operations.
  @discardableResult
  public mutating func handle(_ event: Event, for id: Comment.ID) -> [Change] {
    guard let index = index(of: id) else { return [] }
    if case .superseded(let newer) = event { return add(newer).changes }
    if case .send = event, !ready.contains(where: { $0.id == id }) { return [] }
    let operation = operations[index]
    let (move, step) = Self.transition(operation.state, event)
    switch (move, event) {
    case (.stay, _): return []
    case (.leave, .acknowledged(let record)): return confirm(operation, record)
    case (.leave, _): return discard(operation)
    case (.enter(.failed), _) where yields(operation):
      return changes(of: operation.commentID, step)
    case (.enter(let state), _):
      operations[index].state = state
      note(event, at: index)
      if operation.isPost, let changes = settle(operation, after: event) { return changes }
      return changes(of: operation.commentID, step)
    }
  }

  /// Tells everything that is under way that the connection broke.
  ///
  /// - Returns: What shows or is to be marked differently.
  /// - Complexity: O(n²) in the number of operations under way and all.
  @discardableResult
  public mutating func connectionLost() -> [Change] {
    let ids = operations.filter { $0.state == .sending }.map { $0.id }
    return ids.flatMap { handle(.connectionLost, for: $0) }
  }

  /// Tries everything again that may succeed, as when the connection is back.
  ///
  /// - Returns: What shows or is to be marked differently.
  /// - Complexity: O(n²) in the number of failed operations and all.
  @discardableResult
  public mutating func retryAll() -> [Change] {
    operations.map { $0.id }.flatMap { handle(.retry, for: $0) }
  }

  func index(of id: Comment.ID) -> Int? { operations.firstIndex { $0.id == id } }

  /// What shows of a comment, unless nobody knows it: then nothing can be said.
  func changes(of id: Comment.ID, _ step: Step) -> [Change] {
    guard records[id] != nil || operations.contains(where: { $0.isPost && $0.commentID == id })
    else { return [] }
    return [Change(id: id, step: step, comment: shown(id))]
  }

  /// Takes a failed wish out for a newer one behind it, which a later retry would undo.
  mutating func yields(_ operation: Operation) -> Bool {
    let newer = operations.firstIndex {
      $0.state == .waiting && $0.commentID == operation.commentID
        && ($0.isEdit && operation.isEdit || $0.isVote && operation.isVote)
    }
    guard let newer else { return false }
    operations[newer].inherit(operation)
    operations.removeAll { $0.id == operation.id }
    return true
  }

  private mutating func note(_ event: Event, at index: Int) {
    if case .send = event { operations[index].mayHaveArrived = true }
    // An earlier vote, whose place this one took, may be there all the same.
    if case .refused = event, !operations[index].isVote { operations[index].mayHaveArrived = false }
  }

  private mutating func discard(_ operation: Operation) -> [Change] {
    if operation.isPost { return abandon(operation.commentID) }
    operations.removeAll { $0.id == operation.id }
    defer { forgetRecord(of: operation.commentID) }
    return changes(of: operation.commentID, .rollBack)
  }

  /// After a post failed: what waited behind it would wait for ever.
  private mutating func settle(_ post: Operation, after event: Event) -> [Change]? {
    let rest = operations(of: post.commentID)
    let deletion = rest.first(where: { $0.isDelete })
    switch event {
    case .refused:
      if deletion != nil { return abandon(post.commentID) }
      absorbEdit(of: post.id)
    case .connectionLost:
      guard let deletion else { return nil }
      let changes = abandon(post.commentID)
      operations.append(deletion)
      return changes
    case .send, .acknowledged, .retry, .discard, .superseded: break
    }
    return nil
  }

  /// The server has nothing of the post, so newer words can be its own.
  private mutating func absorbEdit(of id: Comment.ID) {
    guard let index = index(of: id), case .post(var comment) = operations[index].kind,
      let edit = operations.first(where: { $0.isEdit && $0.commentID == comment.id }),
      case .edit(_, let body) = edit.kind
    else { return }
    comment.body = body
    operations[index].kind = .post(comment)
    operations.removeAll { $0.id == edit.id }
  }

  /// Takes everything of an unpublished comment out; replies to it keep their words, and fail.
  mutating func abandon(_ commentID: Comment.ID) -> [Change] {
    operations.removeAll { $0.commentID == commentID }
    records[commentID] = nil
    var changes = [Change(id: commentID, step: .rollBack, comment: nil)]
    for index in operations.indices {
      guard case .post(let reply) = operations[index].kind, reply.parentID == commentID
      else { continue }
      operations[index].state = .failed(.final(.parentGone))
      changes.append(Change(id: reply.id, step: .keep, comment: shown(reply.id)))
    }
    return changes
  }
}
