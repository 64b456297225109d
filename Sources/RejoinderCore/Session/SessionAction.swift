/// What a reader did, or what came from the source: all that a session can be told.
public enum SessionAction: Hashable, Sendable {
  // MARK: Loading

  /// The discussion is opened, or asked for again after a failure.
  case open
  /// A new snapshot is wanted, around what is read.
  case refresh
  /// Siblings are to stand in an order, also in the one that they were put into before.
  case sort(CommentOrder)
  /// A `more` row is to be loaded: that under a comment, or that of the top level.
  case more(under: Comment.ID?)
  /// A page came.
  case page(CommentPage, for: CommentPage.Request)
  /// A page did not come.
  case pageFailed(CommentPage.Failure, for: CommentPage.Request)
  /// The reader leaves the discussion.
  case leave

  // MARK: Folding

  /// A comment is folded, or unfolded.
  case toggle(Comment.ID)
  /// The parent of a comment is folded, from deep inside.
  case collapseParent(of: Comment.ID)
  /// The thread of a comment is folded, from deep inside; the next thread is selected.
  case collapseRoot(of: Comment.ID)
  /// Everything is folded.
  case collapseAll
  /// Everything is unfolded.
  case expandAll
  /// What lies below a level is folded away.
  case collapseBelow(level: Int)

  // MARK: Going around

  /// A row is selected, or none.
  case select(RowID<Comment.ID>?)
  /// A step is taken.
  case step(Step)
  /// A comment is to be shown, loaded or not.
  case jump(to: Comment.ID)
  /// The next unread comment is to be shown, loaded or not.
  case jumpToUnread
  /// The reader goes back to where the last jump began.
  case jumpBack
  /// The view moved: its first row, and whether it is at the edge where live comments come.
  case looked(first: RowID<Comment.ID>?, isAtEdge: Bool)
  /// Comments were seen.
  case read([Comment.ID])
  /// Everything that arrived so far counts as read.
  case readAll

  // MARK: Writing

  /// What stands in a box changed.
  case draft(Drafts.Draft, under: Comment.ID?)
  /// A comment is published, under an id that the client gives.
  case post(Comment.ID, Body, under: Comment.ID?)
  /// The words of a comment are changed; the operation has an id that the client gives.
  case edit(Comment.ID, of: Comment.ID, Body)
  /// A comment is taken back.
  case delete(Comment.ID, of: Comment.ID)
  /// A comment is voted on.
  case vote(Comment.ID, on: Comment.ID, Outbox.Vote)
  /// The source answered an operation, or could not be reached.
  case answered(Comment.ID, Answer)
  /// A failed operation is tried again.
  case retry(Comment.ID)
  /// Everything that failed and may succeed is tried again.
  case retryAll
  /// An operation is no longer wanted; the words of a post return to their box.
  case discard(Comment.ID)

  // MARK: Live

  /// Something happened to the discussion.
  case live(LiveEvent)

  /// How the source answered an operation.
  public enum Answer: Hashable, Sendable {
    /// It did it; what it knows of the comment now, `nil` where it does not tell.
    case done(Comment?)
    /// It did not do it.
    case refused(Outbox.Failure)
    /// No answer came.
    case connectionLost
  }
}

/// Something that happened to a discussion while it is read.
///
/// Events are told in the order in which they happened, none left out: where some were missed, the
/// session needs ``SessionAction/refresh``. Pages and answers may know of an event before it is told,
/// or not know of it long after. When all have come, everything is as the last event has it.
public enum LiveEvent: Hashable, Sendable {
  /// A comment was published; for a post of this reader under the client's id, where it is known.
  ///
  /// What is known of the comment already is as new at least, and stays.
  case created(Comment, clientID: Comment.ID? = nil)
  /// A comment was changed: its present edition.
  case edited(Comment)
  /// The words of a comment are gone.
  case deleted(Comment.ID, as: CommentState = .deleted, keepsAuthor: Bool = false)
  /// The votes of a comment changed.
  case voted(Comment.ID, Votes)
  /// A comment answers another one now, or none.
  case moved(Comment.ID, under: Comment.ID?)

  /// The comment that it happened to.
  public var commentID: Comment.ID {
    switch self {
    case .created(let comment, _), .edited(let comment): comment.id
    case .deleted(let id, _, _), .voted(let id, _), .moved(let id, _): id
    }
  }
}
