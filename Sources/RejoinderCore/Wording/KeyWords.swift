/// What the list of keys says, and what the keys are called that are no letters.
public struct KeyWords: Sendable {
  // Groups.

  /// Heads the keys that lead from comment to comment.
  public var moving = "Moving"
  /// Heads the keys that fold and unfold.
  public var folding = "Folding"
  /// Heads the keys that find words.
  public var finding = "Finding"
  /// Heads all other keys.
  public var other = "Other"

  // What keys do.

  /// Two keys that are each other's opposite: `next or previous comment`.
  public var nextComment = "Next, previous comment"
  /// Leads among the answers to one comment.
  public var sibling = "Next, previous on the same level"
  /// Leads among the top-level comments.
  public var thread = "Next, previous thread"
  /// Leads among the comments that are new.
  public var new = "Next, previous new comment"
  /// Leads to the comment that a comment answers.
  public var parent = "Comment that it answers"
  /// Shows the comment that a comment answers, without going there.
  public var peek = "Peek at what it answers"
  /// Leads to the ends of the discussion.
  public var ends = "First, last comment"
  /// Leads back to where one was.
  public var undo = "Back to where you were"
  /// Folds or unfolds a comment.
  public var toggle = "Fold or unfold"
  /// Folds a comment; one that is folded already leads to what it answers.
  public var fold = "Fold, then go to the parent"
  /// Unfolds a comment; one that is unfolded already leads to its first answer.
  public var unfold = "Unfold, then go to the first reply"
  /// Shows fewer or more levels of answers.
  public var levels = "Fewer, more levels"
  /// Unfolds a comment and everything below it.
  public var unfoldBelow = "Unfold everything below"
  /// Opens the field for words to find.
  public var find = "Find in the comments"
  /// Leads among the places that have the words.
  public var match = "Next, previous match"
  /// Copies the address of a comment.
  public var copyLink = "Copy the link"
  /// Opens the list of all keys.
  public var help = "This list"
  /// Closes whatever is open.
  public var close = "Close what is open"
  /// Says when the keys that are no letters do all that.
  public var whileSelected =
    "Arrows, Enter, Space, Home, End and the page keys do this while a comment has the focus."

  // What keys are called.

  /// The arrow that points up, as it is heard.
  public var arrowUp = "Up arrow"
  /// The arrow that points down, as it is heard.
  public var arrowDown = "Down arrow"
  /// The arrow that points to the left, as it is heard.
  public var arrowLeft = "Left arrow"
  /// The arrow that points to the right, as it is heard.
  public var arrowRight = "Right arrow"
  /// The key that ends a line.
  public var enter = "Enter"
  /// The bar between words.
  public var space = "Space"
  /// The key to the beginning.
  public var home = "Home"
  /// The key to the end.
  public var end = "End"
  /// The key to the page before.
  public var pageUp = "PgUp"
  /// The key to the next page.
  public var pageDown = "PgDn"
  /// The key that leaves.
  public var escape = "Esc"
  /// The key for capitals.
  public var shift = "Shift"
  /// The key for commands.
  public var control = "Ctrl"

  /// Makes the English words.
  public init() {}
}
