/// Some comments of a discussion, as its source delivers them.
///
/// A page is a run of rows in pre-order, of one snapshot. Ancestors stand on it, or on a page before.
public struct CommentPage: Hashable, Sendable {
  /// Which snapshot of the discussion it is cut from; pages of different ones do not fit together.
  public var snapshot: Comment.ID
  /// The comments, flat.
  public var comments: [Comment]
  /// Where replies exist that are not on this page nor on one before.
  public var remainders: [Remainder<Comment.ID>]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - snapshot: Which snapshot it is cut from.
  ///   - comments: The comments, flat.
  ///   - remainders: Where replies exist that are not loaded with it.
  public init(
    snapshot: Comment.ID,
    comments: [Comment],
    remainders: [Remainder<Comment.ID>] = []
  ) {
    (self.snapshot, self.comments, self.remainders) = (snapshot, comments, remainders)
  }
}
