/// What is said when something changes that somebody who listens would not notice.
public struct AnnouncementWords: Sendable {
  /// After replies were folded away.
  public var hidden = Plural("{n} reply hidden", "{n} replies hidden")
  /// After replies were unfolded.
  public var shown = Plural("{n} reply shown", "{n} replies shown")
  /// After a comment without readable replies was folded.
  public var folded = "Folded"
  /// After a comment without readable replies was unfolded.
  public var unfolded = "Unfolded"
  /// After comments came.
  public var arrived = Plural("{n} new comment", "{n} new comments")
  /// When votes or replies have made the order on the screen an old one.
  public var orderChanged = "The order has changed"
  /// After the order was chosen or made anew.
  public var ordered = "Order: {order}"
  /// While comments are on their way.
  public var loading = "Loading"
  /// After comments were loaded.
  public var loaded = Plural("{n} comment loaded", "{n} comments loaded")
  /// After comments were asked for and there were none.
  public var nothingMore = "Nothing more here"
  /// After comments were asked for and did not arrive.
  public var notLoaded = "Could not be loaded"
  /// When one's own comment is on its way.
  public var sending = "Sending"
  /// After one's own comment arrived.
  public var sent = "Sent"
  /// After one's own comment did not arrive.
  public var notSent = "Not sent"

  /// Makes the English words.
  public init() {}
}
