/// A value that can stand in a discussion: it has an identity and may answer another one.
///
/// Conform your own model to show it without copying it into ``Comment``. Only `id` and `parentID`
/// are needed; everything else has a default. Where a date or a revision is absent, the order of
/// arrival stands in.
///
/// ```swift
/// struct Post: Threadable {
///   let id: Int
///   var parentID: Int?
///   var text: String
/// }
/// let tree = CommentTree(posts)
/// ```
public protocol Threadable: Identifiable, Sendable
where ID: Hashable & Comparable & Sendable {
  /// The id of the comment that this one answers, `nil` at the top level.
  var parentID: ID? { get }

  /// When it was written, or `nil` where nobody knows.
  var createdAt: Timestamp? { get }

  /// Which edition of the comment this is; of two with one id, the greater one wins.
  var revision: Int64? { get }

  /// Its votes, or `nil` where votes are unknown.
  var votes: Votes? { get }

  /// Whether its words may be read, and if not, why.
  var state: CommentState { get }

  /// Who wrote it, or `nil` where that is unknown.
  var author: Author? { get }

  /// Its marks beyond the state: pinned, locked, spoken as a moderator, and the like.
  var flags: CommentFlags { get }

  /// How long its text is in UTF-8 bytes, for the orders that weigh it.
  var textLength: Int { get }
}

extension Threadable {
  /// Unknown unless the type says otherwise.
  public var createdAt: Timestamp? { nil }

  /// Unknown unless the type says otherwise: the one that arrived last is the newest.
  public var revision: Int64? { nil }

  /// Unknown unless the type says otherwise.
  public var votes: Votes? { nil }

  /// Readable unless the type says otherwise.
  public var state: CommentState { .visible }

  /// Unknown unless the type says otherwise.
  public var author: Author? { nil }

  /// No marks unless the type says otherwise.
  public var flags: CommentFlags { [] }

  /// Unknown unless the type says otherwise.
  public var textLength: Int { 0 }
}
