extension CommentPage {
  /// A page that a session asks for.
  ///
  /// Whoever runs the effects of a session answers each request with ``SessionAction/page(_:for:)`` or
  /// ``SessionAction/pageFailed(_:for:)``. Answers may come late, twice or in another order.
  public struct Request: Hashable, Sendable {
    /// Which part of the discussion is asked for.
    public enum Target: Hashable, Sendable {
      /// Its beginning.
      case first
      /// A comment, with all that stands above it.
      case around(Comment.ID)
      /// What a `more` row stands for.
      case more(Remainder<Comment.ID>)
    }

    /// Which part is asked for.
    public let target: Target
    /// In which order siblings are to stand.
    public let order: CommentOrder
    /// Of which snapshot it is to be, `nil` for a new one.
    public let snapshot: Comment.ID?
    /// A number that no other request of the session has; greater ones came later.
    public let number: Int

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - target: Which part is asked for.
    ///   - order: In which order siblings are to stand.
    ///   - snapshot: Of which snapshot it is to be, `nil` for a new one.
    ///   - number: A number that no other request of the session has.
    public init(_ target: Target, order: CommentOrder, snapshot: Comment.ID?, number: Int) {
      (self.target, self.order) = (target, order)
      (self.snapshot, self.number) = (snapshot, number)
    }
  }

  /// Why a page did not come.
  public enum Failure: UInt8, Hashable, Sendable, CaseIterable {
    /// The source could not be reached, or broke off.
    case unreachable
    /// The source does not let this reader have it.
    case refused
    /// There is no such comment or discussion.
    case notFound
    /// The snapshot is gone: the session asks for a new one by itself.
    case snapshotExpired
  }
}
