/// Everything under one subject: what it is about, and its comments.
public struct Discussion: Hashable, Sendable {
  /// Its identity where it came from.
  public var id: Comment.ID
  /// What it is about.
  public var title: String
  /// The address of what is discussed, or an empty string.
  public var address: String
  /// Where the discussion itself came from, such as a site's name, or an empty string.
  public var source: String
  /// Who opened it.
  public var author: Author?
  /// When it was opened.
  public var createdAt: Timestamp?
  /// What the opener wrote, if anything.
  public var body: Body
  /// The votes of the subject itself.
  public var votes: Votes?
  /// Whether the subject itself may be read, and if not, why.
  public var state: CommentState
  /// Its age in words where the source gives no date, such as `5 hours ago`.
  public var age: String
  /// Fields of the source that have no place here, in the order in which they stood there.
  public var extra: [ExtraField]
  /// How many comments the source says there are, which may be more than are here.
  public var statedCount: Int?
  /// Its comments, flat and in the order of the source.
  public var comments: [Comment]
  /// Where replies exist that are not here.
  public var remainders: [Remainder<Comment.ID>]

  /// Makes a discussion.
  ///
  /// - Parameters:
  ///   - id: Its identity where it came from.
  ///   - title: What it is about.
  ///   - comments: Its comments, flat.
  public init(id: Comment.ID = "", title: String = "", comments: [Comment] = []) {
    (self.id, self.title, self.comments) = (id, title, comments)
    (address, source, body, age) = ("", "", "", "")
    (state, extra) = (.visible, [])
    (author, createdAt, votes, statedCount) = (nil, nil, nil, nil)
    remainders = []
  }
}
