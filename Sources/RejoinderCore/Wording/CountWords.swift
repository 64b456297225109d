/// How things are counted.
public struct CountWords: Sendable {
  /// Replies.
  public var replies = Plural("{n} reply", "{n} replies")
  /// What unfolds replies.
  public var showReplies = Plural("Show {n} reply", "Show {n} replies")
  /// What folds replies.
  public var hideReplies = Plural("Hide {n} reply", "Hide {n} replies")
  /// Whose replies a control folds or unfolds, said where it can't be seen.
  public var toggleTo = "{title} to {name}"
  /// Replies that are not loaded.
  public var moreReplies = Plural("{n} more reply", "{n} more replies")
  /// Replies that are not loaded, of unknown number.
  public var unknownMoreReplies = "More replies"
  /// Top-level comments that are not loaded.
  public var moreComments = Plural("{n} more comment", "{n} more comments")
  /// Top-level comments that are not loaded, of unknown number.
  public var unknownMoreComments = "More comments"
  /// Replies that stand deeper than this page goes.
  public var continued = Plural(
    "Continue this thread ({n} reply)",
    "Continue this thread ({n} replies)"
  )
  /// Comments.
  public var comments = Plural("{n} comment", "{n} comments")
  /// Comments that exist and are not here.
  public var notLoaded = Plural("{n} not loaded", "{n} not loaded")
  /// People.
  public var people = Plural("{n} person", "{n} people")
  /// Comments that came since the last visit.
  public var new = Plural("{n} new")
  /// The score.
  public var points = Plural("{n} point", "{n} points")
  /// How deep a comment stands, 1 for the top level.
  public var level = "level {n}"
  /// Which one of its siblings a comment is.
  public var position = "{n} of {total}"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// How many replies there are: `12 replies`.
  ///
  /// - Parameter count: How many.
  /// - Returns: The words.
  public func replies(_ count: Int) -> String { text(counts.replies, count) }

  /// What a control says that folds or unfolds replies: `Show 3 replies`, `Hide 1 reply`.
  ///
  /// - Parameters:
  ///   - count: How many replies there are.
  ///   - isCollapsed: Whether they are folded.
  /// - Returns: The words.
  public func toggleTitle(_ count: Int, isCollapsed: Bool) -> String {
    text(isCollapsed ? counts.showReplies : counts.hideReplies, count)
  }

  /// The same for somebody who hears it: `Hide 3 replies to Marta`.
  ///
  /// - Parameters:
  ///   - count: How many replies there are.
  ///   - isCollapsed: Whether they are folded.
  ///   - author: Who wrote the comment; without a name the words are those of the title.
  /// - Returns: The words.
  public func toggleLabel(_ count: Int, isCollapsed: Bool, to author: String) -> String {
    let title = toggleTitle(count, isCollapsed: isCollapsed)
    guard !author.utf8.isEmpty else { return title }
    return Template.fill(counts.toggleTo, [("title", title), ("name", author)])
  }

  /// Replies that are not loaded: `3 more replies`.
  ///
  /// - Parameters:
  ///   - count: How many, `nil` where nobody knows.
  ///   - isTopLevel: Whether they are top-level comments.
  /// - Returns: The words.
  public func more(_ count: Int?, isTopLevel: Bool = false) -> String {
    guard let count else {
      return isTopLevel ? counts.unknownMoreComments : counts.unknownMoreReplies
    }
    return text(isTopLevel ? counts.moreComments : counts.moreReplies, count)
  }

  /// Replies that stand deeper than this page goes.
  ///
  /// - Parameter count: How many.
  /// - Returns: The words.
  public func continued(_ count: Int) -> String { text(counts.continued, count) }

  /// How many comments there are: `1 comment`.
  ///
  /// - Parameter count: How many.
  /// - Returns: The words.
  public func comments(_ count: Int) -> String { text(counts.comments, count) }

  /// How many comments there are to read, and how many are not here: `211 comments, 43 not loaded`.
  ///
  /// - Parameters:
  ///   - count: How many there are to read.
  ///   - notLoaded: How many the source has besides; 0 is not said.
  /// - Returns: The words.
  public func comments(_ count: Int, notLoaded: Int) -> String {
    guard notLoaded > 0 else { return comments(count) }
    return comments(count) + ", " + text(counts.notLoaded, notLoaded)
  }

  /// How many people take part: `2 people`.
  ///
  /// - Parameter count: How many.
  /// - Returns: The words.
  public func people(_ count: Int) -> String { text(counts.people, count) }

  /// How many comments came since the last visit: `2 new`.
  ///
  /// - Parameter count: How many.
  /// - Returns: The words.
  public func new(_ count: Int) -> String { text(counts.new, count) }

  /// A score: `1 point`, `−3 points`.
  ///
  /// - Parameter score: The score.
  /// - Returns: The words.
  public func points(_ score: Int64) -> String { text(counts.points, Int(clamping: score)) }

  /// How deep a comment stands: `level 1` at the top.
  ///
  /// - Parameter depth: Its depth, 0 at the top.
  /// - Returns: The words.
  public func level(depth: Int) -> String {
    Template.fill(counts.level, [("n", numbers.text(depth &+ 1))])
  }

  /// Which one of its siblings a comment is: `2 of 5`.
  ///
  /// - Parameters:
  ///   - position: Its place, 1 for the first.
  ///   - total: How many siblings there are.
  /// - Returns: The words.
  public func position(_ position: Int, of total: Int) -> String {
    Template.fill(
      counts.position,
      [("n", numbers.text(position)), ("total", numbers.text(total))]
    )
  }
}
