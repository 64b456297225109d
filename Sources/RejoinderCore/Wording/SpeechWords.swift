/// What is said about rows where they are heard rather than seen.
public struct SpeechWords: Sendable {
  /// What stands between what is said of a row.
  public var separator = ", "
  /// What stands between that and the comment's own words.
  public var textSeparator = ". "
  /// How deep a row stands, 1 for the top level.
  public var level = "Level {n}"
  /// The same in short.
  public var levelShort = "L{n}"
  /// Of a comment that came since the last visit.
  public var new = "new"
  /// Of a row whose replies show.
  public var expanded = "expanded"
  /// Of a row whose replies are folded away.
  public var collapsed = "collapsed"
  /// What a comment answers.
  public var answers = "In reply to: {text}"
  /// Before words of somebody else.
  public var quote = "Quote:"
  /// After words of somebody else.
  public var quoteEnd = "End of quote."
  /// In place of words that are hidden until one asks for them.
  public var spoiler = "spoiler"
  /// Shows words that are hidden until one asks for them.
  public var reveal = "Show the hidden words"
  /// What belongs to a comment.
  public var files = "Attachments: {names}"
  /// Leads from one top-level comment to the next.
  public var topLevel = "Top-level"
  /// Leads from one new comment to the next.
  public var unread = "Unread"
  /// Leads from one comment of a person to the next.
  public var byAuthor = "By author"

  /// Makes the English words.
  public init() {}
}
