extension Outbox {
  /// Takes an operation out that the server did.
  mutating func confirm(_ operation: Operation, _ record: Comment?) -> [Change] {
    operations.removeAll { $0.id == operation.id }
    if case .post(let comment) = operation.kind { return publish(comment, as: record ?? comment) }
    let id = operation.commentID
    defer { forgetRecord(of: id) }
    if operation.isDelete {
      // Whatever else was asked for has lost its object.
      operations.removeAll { $0.commentID == id }
    }
    rebaseVotes(on: operation)
    if let record, record.id == id {
      learn(record)
    } else if record == nil {
      records[id] = operation.applied(to: records[id], over: records[id])
      if operation.isDelete { records[id]?.becomeTombstone(.deleted, keepsAuthor: false) }
    }
    if operation.isDelete { return [Change(id: id, step: .confirm, comment: records[id])] }
    return changes(of: id, .confirm)
  }

  /// A vote that was counted is what later ones are counted from.
  private mutating func rebaseVotes(on operation: Operation) {
    guard let counted = operation.votes?.wish else { return }
    for index in operations.indices where operations[index].commentID == operation.commentID {
      guard let wish = operations[index].votes?.wish else { continue }
      operations[index].kind = .vote(operation.commentID, wish, over: counted)
    }
  }

  private mutating func publish(_ comment: Comment, as record: Comment) -> [Change] {
    let (old, new) = (comment.id, record.id)
    learn(record)
    defer { forgetRecord(of: new) }
    let confirmed = old == new ? [] : adopt(new, for: old)
    return [Change(id: old, step: .confirm, comment: shown(new) ?? record)] + confirmed
  }

  /// Gives a comment its server's id, wherever it is named.
  private mutating func adopt(_ new: Comment.ID, for old: Comment.ID) -> [Change] {
    aliases[old] = new
    aliasOrder.append(old)
    if aliasOrder.count > Self.aliasCapacity { aliases[aliasOrder.removeFirst()] = nil }
    records[old] = nil
    var changes: [Change] = []
    for index in operations.indices {
      let former = operations[index].kind
      operations[index].rename { $0 == old ? new : $0 }
      guard operations[index].isPost, operations[index].kind != former else { continue }
      let id = operations[index].commentID
      changes.append(Change(id: id, step: .apply, comment: shown(id)))
    }
    return changes
  }
}
