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
    // An own comment shows at once, whatever is folded above it.
    if reveal(postID, &update) { update.scroll = .show(.comment(postID)) }
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
}

extension Body {
  /// Whether there are no words: nothing, or blanks and line ends only.
  fileprivate var isBlank: Bool {
    Drafts.Draft(source, updatedAt: Timestamp(microseconds: 0)).isEmpty
  }
}
