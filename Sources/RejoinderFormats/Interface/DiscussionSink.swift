public import RejoinderCore

/// One thing that a format found while reading.
public enum DiscussionEvent: Sendable {
  /// A discussion begins; everything up to the next one belongs to it.
  case begin
  /// What the discussion is about. It may come late, and again when more is known.
  ///
  /// Its comments and remainders are empty here.
  case about(Discussion)
  /// A comment.
  case comment(Comment)
  /// Many comments at once, in their order.
  case comments([Comment])
  /// Replies exist that are not here.
  case remainder(Remainder<Comment.ID>)
  /// Something was not as it should be.
  case oddity(Oddity)
}

/// Takes what a format reads, thing by thing, so that nothing needs to be in memory twice.
///
/// ```swift
/// var count = 0
/// let sink = DiscussionSink { event in
///   if case .comment = event { count += 1 }
/// }
/// ```
public struct DiscussionSink {
  private let receive: (DiscussionEvent) -> Void

  /// Makes a sink.
  ///
  /// - Parameter receive: Called for everything that is found, in its order.
  public init(_ receive: @escaping (DiscussionEvent) -> Void) { self.receive = receive }

  /// Hands on a thing that was found.
  ///
  /// - Parameter event: The thing.
  public func callAsFunction(_ event: consuming DiscussionEvent) { receive(event) }
}
