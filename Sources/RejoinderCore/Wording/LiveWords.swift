/// What a page says while it is used, where a script answers at once.
public struct LiveWords: Sendable {
  /// Which one of the comments is shown that hold the words one looks for.
  public var found = "{n} of {m}"
  /// Where no comment holds them.
  public var foundNone = "No comment has these words"
  /// Where one asked for the next new comment and there is none.
  public var nothingNew = "Nothing new here"
  /// After something went to the clipboard.
  public var copied = "Copied"
  /// Where the clipboard took nothing.
  public var notCopied = "Could not be copied"
  /// Where the page is not connected.
  public var offline = "No connection"
  /// Within a page of somebody else, where the server does not answer.
  public var commentsNotLoaded = "The comments could not be loaded."
  /// Within a page of somebody else, where the server knows no discussion of it.
  public var noDiscussion = "There is no discussion here."

  /// Makes the English words.
  public init() {}
}
