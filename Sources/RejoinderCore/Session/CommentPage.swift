/// Some comments of a discussion, as its source delivers them.
///
/// A page is a run of rows in pre-order, of one snapshot. Ancestors stand on it, or on a page before.
///
/// The snapshot says which comments its pages have and in which order; each comment is as it is when
/// the page is made, its parent too. So what moved since stands on the page where the snapshot has
/// it, and what stood below something that has vanished since is on the pages all the same.
///
/// A tombstone shows only while something stands below it or is left to load there, so that one that
/// comes with nothing waits out of sight for what may answer it.
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
