extension Visits {
  /// Whether a comment arrived after the previous visit.
  ///
  /// Nothing is new at the first visit, to its own author, while it waits for a moderator, or where
  /// nobody knows when it arrived. Tombstones are never new.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - arrivedAt: When it could first be seen, as when a moderator let it through; when it was
  ///     written where left out.
  ///   - discussionID: The discussion.
  ///   - reader: The id of the reader, `nil` where nobody is signed in.
  /// - Returns: Whether it is new.
  public func isNew(
    _ comment: Comment,
    arrivedAt: Timestamp? = nil,
    in discussionID: Comment.ID,
    by reader: Comment.ID?
  ) -> Bool {
    guard comment.state == .visible, let visit = visits[discussionID], let ended = visit.endedAt,
      let arrived = arrivedAt ?? comment.createdAt
    else { return false }
    if let reader, comment.author?.id == reader { return false }
    return arrived > ended
  }

  /// Whether a comment is new and not read yet.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - arrivedAt: When it could first be seen; when it was written where left out.
  ///   - discussionID: The discussion.
  ///   - reader: The id of the reader, `nil` where nobody is signed in.
  /// - Returns: Whether it is unread.
  public func isUnread(
    _ comment: Comment,
    arrivedAt: Timestamp? = nil,
    in discussionID: Comment.ID,
    by reader: Comment.ID?
  ) -> Bool {
    guard isNew(comment, arrivedAt: arrivedAt, in: discussionID, by: reader),
      let visit = visits[discussionID], !visit.hasRead(comment.id)
    else { return false }
    guard let readUpTo = visit.readUpTo, let arrived = arrivedAt ?? comment.createdAt
    else { return true }
    return arrived > readUpTo
  }

  /// Notes that a comment was read.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - discussionID: The discussion; without a visit nothing happens.
  ///   - now: The present moment.
  public mutating func markRead(
    _ id: Comment.ID,
    in discussionID: Comment.ID,
    at now: Timestamp
  ) {
    guard touch(discussionID, at: now) else { return }
    visits[discussionID]?.note(id)
  }

  /// Notes that everything that arrived until a moment was read.
  ///
  /// - Parameters:
  ///   - discussionID: The discussion; without a visit nothing happens.
  ///   - moment: When the latest of it arrived, at least the present moment.
  public mutating func markAllRead(in discussionID: Comment.ID, upTo moment: Timestamp) {
    guard touch(discussionID, at: moment) else { return }
    let former = visits[discussionID]?.readUpTo ?? moment
    visits[discussionID]?.readUpTo = max(former, moment)
  }

  /// Notes that a visit is going on.
  private mutating func touch(_ discussionID: Comment.ID, at now: Timestamp) -> Bool {
    guard let active = visits[discussionID]?.activeAt else { return false }
    visits[discussionID]?.activeAt = max(active, now)
    return true
  }
}
