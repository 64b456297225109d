/// What is to be done for a session by whoever runs it.
public enum SessionEffect: Hashable, Sendable {
  /// A page is to be asked for.
  case load(CommentPage.Request)
  /// An operation is to be sent to the source.
  case send(Outbox.Operation)
  /// A part of ``DiscussionSession/memory`` is to be stored.
  case save(SessionMemory.Part)
  /// The reader is to be told something, by a short notice and aloud.
  case announce(SessionNotice)
}

/// What a session has to tell its reader.
public enum SessionNotice: Hashable, Sendable {
  /// A `more` row brought so many comments.
  case loaded(Int)
  /// A `more` row brought nothing and is gone.
  case broughtNothing
  /// A page did not come.
  case loadFailed(CommentPage.Failure)
  /// A comment that was to be shown is not there.
  case notFound
  /// There is no unread comment.
  case nothingNew
  /// Siblings no longer stand as a sort would put them.
  case orderChanged
  /// The reader's comment is published.
  case published
  /// The source did not do what the reader asked for.
  case sendFailed(Outbox.Failure)

  /// Whether it may interrupt what is being said; everything else waits for a pause.
  public var isUrgent: Bool {
    switch self {
    case .loadFailed, .sendFailed: true
    case .loaded, .broughtNothing, .notFound, .nothingNew, .orderChanged, .published: false
    }
  }
}
