/// Why something could not be loaded, sent or done.
public struct FailureWords: Sendable {
  /// What did not happen, and why.
  public var because = "{problem}: {reason}"
  /// The source could not be reached.
  public var unreachable = "no connection"
  /// The source does not let this reader have or do it.
  public var refused = "not allowed"
  /// What was asked for is not there.
  public var gone = "it is not there any more"
  /// What was loaded so far is too old.
  public var outdated = "the discussion has changed, it is loaded anew"
  /// A comment that was to be shown is not there.
  public var notFound = "This comment is not there any more"
  /// There is no unread comment.
  public var nothingNew = "Nothing new"
  /// There are no words to send.
  public var empty = "Nothing is written yet"
  /// No replies are taken.
  public var locked = "No replies are taken here"
  /// Too much waits to be sent.
  public var full = "Too much waits to be sent already"
  /// What a reply answers was never published.
  public var parentGone = "what it answers was not published"
  /// The source asks to slow down.
  public var busy = "the server is busy"
  /// There are more words than the source takes.
  public var tooLong = "it is too long"

  /// Makes the English words.
  public init() {}
}
