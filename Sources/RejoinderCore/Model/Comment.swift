/// One comment of a discussion, or one message of a channel, with everything a face or a format needs.
///
/// It is a flat record: `parentID` says what it answers. Seldom used fields live in a shared box, so
/// that a million plain comments stay small. Any other type can take its place by conforming to
/// ``Threadable``.
///
/// ```swift
/// let comment = Comment(id: "2", parentID: "1", author: "Luis", body: "Two at a time?")
/// ```
public struct Comment: Threadable {
  /// Its identity within the discussion.
  public var id: ID

  /// What it answers, `nil` at the top level.
  public var parentID: ID?

  /// Who wrote it, `nil` where that is unknown.
  public var author: Author?

  /// What it says.
  public var body: Body

  /// When it was written.
  public var createdAt: Timestamp?

  /// When it was last changed by its author, `nil` for never.
  public var editedAt: Timestamp?

  /// Which edition this is; of two with one id, the greater one wins.
  public var revision: Int64?

  /// Its votes, `nil` where they are unknown.
  public var votes: Votes?

  /// Whether its words may be read, and if not, why.
  public var state: CommentState

  /// Its marks beyond the state.
  public var flags: CommentFlags

  /// The seldom used fields: none or one, an array only because that is a shared box by itself.
  private var boxed: [CommentDetails]

  /// Makes a comment.
  ///
  /// - Parameters:
  ///   - id: Its identity within the discussion.
  ///   - parentID: What it answers, `nil` at the top level.
  ///   - author: Who wrote it.
  ///   - body: What it says.
  ///   - createdAt: When it was written.
  ///   - editedAt: When it was last changed.
  ///   - revision: Which edition this is.
  ///   - votes: Its votes.
  ///   - state: Whether its words may be read.
  ///   - flags: Its marks.
  ///   - details: Its seldom used fields.
  public init(
    id: ID,
    parentID: ID? = nil,
    author: Author? = nil,
    body: Body = "",
    createdAt: Timestamp? = nil,
    editedAt: Timestamp? = nil,
    revision: Int64? = nil,
    votes: Votes? = nil,
    state: CommentState = .visible,
    flags: CommentFlags = [],
    details: CommentDetails = CommentDetails()
  ) {
    (self.id, self.parentID, self.author, self.body) = (id, parentID, author, body)
    (self.createdAt, self.editedAt, self.revision) = (createdAt, editedAt, revision)
    (self.votes, self.state, self.flags) = (votes, state, flags)
    boxed = details == CommentDetails() ? [] : [details]
  }

  /// How long its source is, in UTF-8 bytes.
  public var textLength: Int { body.source.utf8.count }

  /// Its seldom used fields: reactions, quotes, attachments and the like.
  public var details: CommentDetails {
    get { boxed.first ?? CommentDetails() }
    set { boxed = newValue == CommentDetails() ? [] : [newValue] }
  }
}

extension Comment: Hashable {
  /// Hashes the id.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
