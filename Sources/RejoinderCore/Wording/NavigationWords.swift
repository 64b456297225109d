/// What leads from one place to another, and what can be done there.
public struct NavigationWords: Sendable {
  /// What the whole is called.
  public var discussion = "Discussion"
  /// Leads to the page before.
  public var previousPage = "Previous page"
  /// Leads to the page behind.
  public var nextPage = "Next page"
  /// Which page this is.
  public var page = "Page {n} of {total}"
  /// Leads from a part to the whole.
  public var allComments = "All comments"
  /// Leads back to where one came from.
  public var back = "Back"
  /// Leads to the beginning.
  public var top = "Top"
  /// Leads past the head of a page.
  public var skipToComments = "Skip to the comments"
  /// Leads to the comment above.
  public var parent = "Parent"
  /// Leads to the next top-level comment.
  public var nextThread = "Next thread"
  /// Leads to the top-level comment before.
  public var previousThread = "Previous thread"
  /// Leads to the next comment that is new.
  public var nextNew = "next new one"
  /// The address of one comment.
  public var permalink = "Link to this comment"
  /// The same where several of them stand together, before the age.
  public var commentBy = "Comment by {name}"
  /// Leads to a comment where the discussion came from.
  public var commentByOn = "Comment by {name} on {source}"
  /// The same where the discussion does not say where it came from.
  public var originalBy = "Original of the comment by {name}"
  /// Unfolds everything.
  public var showAll = "Show all replies"
  /// Folds everything.
  public var hideAll = "Hide all replies"
  /// Folds the whole thread that a comment stands in.
  public var foldThread = "Fold this thread"
  /// Writes an answer.
  public var reply = "Reply"
  /// Writes an answer to somebody, said where that can't be seen.
  public var replyTo = "Reply to {name}"
  /// Writes an answer that begins with words of the comment.
  public var quote = "Quote"
  /// Unfolds a comment that has no replies.
  public var show = "Show"
  /// Folds a comment that has no replies.
  public var hide = "Hide"
  /// Folds a comment by a swipe.
  public var collapse = "Collapse"
  /// Unfolds a comment that has no replies, said where one can't see whose it is.
  public var showCommentBy = "Show the comment by {name}"
  /// Folds a comment that has no replies, said where one can't see whose it is.
  public var hideCommentBy = "Hide the comment by {name}"
  /// Leads from one thread to all of them.
  public var viewAllComments = "View all comments"
  /// Leads from a page about one comment to the discussion.
  public var backToDiscussion = "Back to the discussion"
  /// Heads a page about one comment and what it answers.
  public var singleThread = Plural(
    "One comment and its replies, with {n} comment above it",
    "One comment and its replies, with {n} comments above it"
  )
  /// The same where nothing above the comment shows.
  public var singleThreadAlone = "One comment and its replies"
  /// Leads to more of the comments above.
  public var showMoreAbove = "Show more of what it answers"
  /// Explains why a comment stands where it does.
  public var whyHere = "Why here?"
  /// Puts the page on paper.
  public var print = "Print"
  /// Chooses the order.
  public var order = "Order"
  /// Where nobody has written yet.
  public var noComments = "No comments yet"
  /// While something is on its way.
  public var loading = "Loading…"
  /// After something did not arrive.
  public var retry = "Try again"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// Which page this is: `Page 2 of 5`.
  ///
  /// - Parameters:
  ///   - number: The page, 1 for the first.
  ///   - total: How many pages there are.
  /// - Returns: The words.
  public func page(_ number: Int, of total: Int) -> String {
    Template.fill(
      navigation.page,
      [("n", numbers.text(number)), ("total", numbers.text(total))]
    )
  }

  /// What stands over one comment and what it answers.
  ///
  /// - Parameter levels: How many comments above it are shown, each a level above the next.
  /// - Returns: The words.
  public func singleThread(levelsAbove levels: Int) -> String {
    levels > 0 ? text(navigation.singleThread, levels) : navigation.singleThreadAlone
  }

  /// What a link to a comment where it was written says: `Comment by Marta on Halvermouth Square`.
  ///
  /// - Parameters:
  ///   - name: Who wrote the comment; an empty name is unknown.
  ///   - source: Where that was; may be empty.
  /// - Returns: The words.
  public func original(by name: String, on source: String) -> String {
    let template = source.utf8.isEmpty ? navigation.originalBy : navigation.commentByOn
    return Template.fill(template, [("name", known(name)), ("source", source)])
  }

  /// What a control says that folds or unfolds a comment without replies: `Show`.
  ///
  /// - Parameter isCollapsed: Whether it is folded.
  /// - Returns: The words.
  public func leafToggleTitle(isCollapsed: Bool) -> String {
    isCollapsed ? navigation.show : navigation.hide
  }

  /// The same for somebody who hears it: `Show the comment by Marta`.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether the comment is folded.
  ///   - author: Who wrote it; an empty name is unknown.
  /// - Returns: The words.
  public func leafToggleLabel(isCollapsed: Bool, by author: String) -> String {
    let template = isCollapsed ? navigation.showCommentBy : navigation.hideCommentBy
    return Template.fill(template, [("name", known(author))])
  }

  /// That one can answer somebody: `Reply to Marta`.
  ///
  /// - Parameter name: The name; without one only the verb is said.
  /// - Returns: The words.
  public func reply(to name: String) -> String {
    guard !name.utf8.isEmpty else { return navigation.reply }
    return Template.fill(navigation.replyTo, [("name", name)])
  }
}
