/// One comment's row as an app draws it: the value, and what the thread knows about its place.
///
/// It is what a face hands to an app's closure. It says nothing of widths, colours or words, so that
/// any view can be made from it.
///
/// ```swift
/// NestedCommentThread(posts, children: \.answers) { row in
///   Label(row.element.title, systemImage: row.isCollapsed ? "chevron.right" : "chevron.down")
/// }
/// ```
public struct ThreadRow<Value: Identifiable & Sendable>: Identifiable, Sendable
where Value.ID: Hashable & Comparable & Sendable {
  /// The identity of the value.
  public let id: Value.ID
  /// The value itself.
  public let element: Value
  /// Which lines go on below the row.
  public let guides: Guides
  /// Whether everything below it is folded away.
  public let isCollapsed: Bool
  /// Whether there is anything below it.
  public let hasReplies: Bool
  /// How many replies it has: its readable descendants that are loaded.
  public let replyCount: Int

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - element: The value itself.
  ///   - guides: Which lines go on below the row.
  ///   - isCollapsed: Whether everything below it is folded away.
  ///   - hasReplies: Whether there is anything below it.
  ///   - replyCount: How many replies it has.
  public init(
    _ element: Value,
    guides: Guides = Guides(),
    isCollapsed: Bool = false,
    hasReplies: Bool = false,
    replyCount: Int = 0
  ) {
    (id, self.element, self.guides) = (element.id, element, guides)
    (self.isCollapsed, self.hasReplies) = (isCollapsed, hasReplies)
    self.replyCount = replyCount
  }

  /// How many comments stand above it, 0 at the top level.
  public var depth: Int { guides.depth }

  /// Its level as people count it, 1 at the top level.
  public var level: Int { guides.depth + 1 }

  /// Whether what is below it can be folded or unfolded by a control.
  public var isToggleable: Bool { hasReplies }
}

extension ThreadRow: Equatable where Value: Equatable {}
