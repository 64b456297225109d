extension DiscussionSession {
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
    switch answer {
    case .done(let record):
      // The answer may be older than what was heard since, and than the snapshot.
      let record = record.map { news.present(formerNews.present($0)) }
      show(memory.outbox.handle(.acknowledged(record), for: operationID), &update)
      keep(operation, as: record, &update)
    case .refused(let failure):
      show(memory.outbox.handle(.refused(failure), for: operationID), &update)
      update.announce(.sendFailed(failure))
    case .connectionLost:
      show(memory.outbox.handle(.connectionLost, for: operationID), &update)
    }
    update.save(.outbox)
  }

  /// Keeps what the source did for pages that may not know of it.
  private mutating func keep(
    _ operation: Outbox.Operation,
    as record: Comment?,
    _ update: inout SessionUpdate
  ) {
    let id = record?.id ?? operation.commentID
    let known = record ?? memory.outbox.records[id] ?? outline.tree[id]
    switch operation.kind {
    case .post(let post):
      keep(.created(record ?? post))
      unpaged.insert(id)
      // One that is being deleted does not show any more; its source has it nevertheless.
      guard opening.hasContent, outline.tree[id] == nil else { return }
      show(memory.outbox.shown(id) ?? record ?? post, &update)
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
}
