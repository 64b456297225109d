/// Replies that exist and are not loaded: what a `more` row stands for.
public struct Remainder<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Under which comment they stand, `nil` for the top level.
  public var parentID: ID?

  /// How many this reader would get, `nil` where the source does not say.
  public var count: Int?

  /// What the source needs to load them, opaque to everyone else.
  public var cursor: Comment.ID

  /// Makes a remainder.
  ///
  /// - Parameters:
  ///   - parentID: Under which comment they stand, `nil` for the top level.
  ///   - count: How many this reader would get.
  ///   - cursor: What the source needs to load them.
  public init(under parentID: ID?, count: Int? = nil, cursor: Comment.ID = "") {
    (self.parentID, self.count, self.cursor) = (parentID, count, cursor)
  }
}
