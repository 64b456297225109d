/// Whether a comment's words may be read, and if not, why.
///
/// Every state but ``visible`` and ``pending`` is a tombstone: the comment keeps its place and its
/// replies, and its words are not shown.
public enum CommentState: UInt8, Hashable, Sendable, CaseIterable {
  /// Readable.
  case visible
  /// Its author took it back.
  case deleted
  /// A moderator took it away.
  case removed
  /// Flags of readers or a filter took it away.
  case dead
  /// This reader does not want to see its author.
  case blocked
  /// It waits for a moderator; only its author and moderators see it.
  case pending
  /// Its replies are known, it is not.
  case missing

  /// Whether this reader may read its words; only readable comments count as replies.
  public var isReadable: Bool { self == .visible || self == .pending }
}
