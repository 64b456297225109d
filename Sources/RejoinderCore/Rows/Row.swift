/// The identity of a row, the same as long as what it shows is there.
public enum RowID<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A comment or its tombstone.
  case comment(ID)
  /// The unloaded replies of a comment, or of the top level.
  case more(under: ID?)
}

/// What one line of a discussion shows: a comment, a tombstone, or replies that are not loaded.
///
/// It is a value with everything decided that costs nothing to know. Reply counts, which change far
/// above where something changes, are asked for where they are drawn: ``CommentOutline/replyCount(of:)``.
public struct Row<Element: Threadable>: Identifiable, Sendable {
  /// What the row shows, by identity.
  public let id: RowID<Element.ID>
  /// The comment, `nil` where the row stands for unloaded replies.
  public let comment: Element?
  /// The unloaded replies, `nil` where the row is a comment.
  public let remainder: Remainder<Element.ID>?
  /// Which lines go on below the row.
  public let guides: Guides
  /// Whether everything below the comment is folded away.
  public let isCollapsed: Bool
  /// Whether there is anything below the comment.
  public let hasReplies: Bool
  /// Why the comment stands where it does.
  public let placement: Placement

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: What the row shows, by identity.
  ///   - comment: The comment.
  ///   - remainder: The unloaded replies.
  ///   - guides: Which lines go on below the row.
  ///   - isCollapsed: Whether everything below the comment is folded away.
  ///   - hasReplies: Whether there is anything below the comment.
  ///   - placement: Why the comment stands where it does.
  public init(
    id: RowID<Element.ID>,
    comment: Element?,
    remainder: Remainder<Element.ID>? = nil,
    guides: Guides,
    isCollapsed: Bool = false,
    hasReplies: Bool = false,
    placement: Placement = .placed
  ) {
    (self.id, self.comment, self.remainder, self.guides) = (id, comment, remainder, guides)
    (self.isCollapsed, self.hasReplies) = (isCollapsed, hasReplies)
    self.placement = placement
  }

  /// How many comments stand above it, 0 at the top level.
  public var depth: Int { guides.depth }

  /// Its level as people count it, 1 at the top level.
  public var level: Int { guides.depth + 1 }

  /// Whether its subtree can be folded or unfolded by a control.
  public var isToggleable: Bool { hasReplies && comment != nil }
}

extension Row: Equatable where Element: Equatable {}
