extension Outbox {
  /// What a reader thinks of a comment.
  public enum Vote: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing, or a vote that was taken back.
    case none
    /// For it.
    case up
    /// Against it.
    case down
  }

  /// What is to be done.
  public enum Kind: Hashable, Sendable {
    /// Publish a comment; its id is the client's and names the operation too.
    case post(Comment)
    /// Change the words of a comment.
    case edit(Comment.ID, Body)
    /// Take a comment back.
    case delete(Comment.ID)
    /// Vote on a comment; `over` is the own vote that the server knows of.
    case vote(Comment.ID, Vote, over: Vote)
  }

  /// Something that was asked for and is not answered yet.
  public struct Operation: Hashable, Sendable, Identifiable {
    /// The client's id, kept through retries, so that a server can tell a repetition.
    public let id: Comment.ID
    /// What is to be done.
    public internal(set) var kind: Kind
    /// Where it stands.
    public internal(set) var state: State
    /// When it was asked for.
    public let createdAt: Timestamp
    /// Whether the server may know of it, though it has not answered; of a vote also whether it may
    /// know of one whose place this took.
    public internal(set) var mayHaveArrived: Bool

    /// Makes an operation, a new one or one that was kept.
    ///
    /// - Parameters:
    ///   - id: The client's id; that of the comment for a post.
    ///   - kind: What is to be done.
    ///   - state: Where it stands.
    ///   - createdAt: When it was asked for.
    ///   - mayHaveArrived: Whether the server may know of it.
    public init(
      id: Comment.ID,
      _ kind: Kind,
      state: State = .waiting,
      createdAt: Timestamp,
      mayHaveArrived: Bool = false
    ) {
      (self.id, self.kind, self.state, self.createdAt) = (id, kind, state, createdAt)
      self.mayHaveArrived = mayHaveArrived
      // A post and its comment are named alike, or nobody could find one by the other.
      if case .post(var comment) = kind, comment.id != id {
        comment.id = id
        self.kind = .post(comment)
      }
    }
  }
}

extension Outbox.Operation {
  /// The comment it is about.
  public var commentID: Comment.ID {
    switch kind {
    case .post(let comment): comment.id
    case .edit(let id, _), .delete(let id), .vote(let id, _, over: _): id
    }
  }

  /// Whether it publishes a comment.
  public var isPost: Bool {
    if case .post = kind { true } else { false }
  }

  var isEdit: Bool {
    if case .edit = kind { true } else { false }
  }

  var isDelete: Bool {
    if case .delete = kind { true } else { false }
  }

  var isVote: Bool {
    if case .vote = kind { true } else { false }
  }

  var isFinallyFailed: Bool {
    if case .failed(.final) = state { true } else { false }
  }

  /// Whether what shows has it in it: all but what the server refused for good.
  ///
  /// A refused post stays in sight with its words, and never looks deleted.
  var isShown: Bool { isPost || !isFinallyFailed }

  /// What a comment looks like with it done.
  ///
  /// - Parameters:
  ///   - comment: The comment before it, `nil` where there is none yet.
  ///   - record: What the server knows, which votes are counted from.
  /// - Returns: The comment after it.
  func applied(to comment: Comment?, over record: Comment?) -> Comment? {
    if case .post(let post) = kind { return comment ?? post }
    guard var comment, comment.state.isReadable else { return comment }
    switch kind {
    case .post: break
    case .edit(_, let body): comment.body = body
    case .delete:
      // What the server never confirmed leaves nothing behind; anything else leaves its place.
      guard record != nil else { return nil }
      (comment.state, comment.body) = (.deleted, "")
    case .vote(_, let vote, over: let former):
      comment.votes = record?.votes?.changed(from: former, to: vote) ?? comment.votes
    }
    return comment
  }
}

extension Votes {
  /// The counts after one reader's vote became another one.
  func changed(from former: Outbox.Vote, to vote: Outbox.Vote) -> Votes {
    Votes(
      up: up + (vote == .up ? 1 : 0) - (former == .up ? 1 : 0),
      down: down + (vote == .down ? 1 : 0) - (former == .down ? 1 : 0)
    )
  }
}
