/// What is shown while comments are on their way, from the server or to it.
public struct NoticeWords: Sendable {
  /// Makes the order anew after votes or replies have changed it.
  public var orderChanged = "Order changed – update"
  /// Where replies were asked for and there are none.
  public var nothingMore = "nothing more here"
  /// Where replies were asked for and are on their way.
  public var loading = "loading…"
  /// Where replies were asked for and did not arrive.
  public var notLoaded = "could not be loaded"
  /// What failed, and what to do about it.
  public var tryAgain = "{problem} – try again"
  /// Beside one's own comment that is on its way.
  public var sending = "sending…"
  /// Beside one's own comment that did not arrive.
  public var notSent = "not sent"
  /// Beside words that one has not sent yet.
  public var draft = "draft"

  /// Makes the English words.
  public init() {}
}
