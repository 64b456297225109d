/// What the controls of a page say that is alive: moving, folding, finding, and the settings of that.
///
/// What the keys are called that lead there is in ``KeyWords``.
public struct ControlWords: Sendable {
  /// Names the controls above the rows.
  public var tools = "Tools"
  /// Opens the field for words to find.
  public var find = "Find"
  /// Folds everything.
  public var foldAll = "Fold all"
  /// Unfolds everything.
  public var unfoldAll = "Unfold all"
  /// Leads to the next comment that is new.
  public var nextNew = "Next new"
  /// Leads back to where one was before a jump.
  public var undo = "Back to where you were"
  /// Opens what can be set.
  public var settings = "Settings"
  /// Opens the list of all keys.
  public var help = "Keyboard shortcuts"
  /// Closes what is open above the page.
  public var close = "Close"

  /// Names the field for words to find.
  public var findInComments = "Find in the comments"
  /// Leads to the place before that has the words.
  public var findPrevious = "Previous match"
  /// Leads to the next place that has the words.
  public var findNext = "Next match"
  /// Closes the field for words to find.
  public var findClose = "Close the search"

  /// Shows comments that came while one was reading.
  public var showNew = "Show new comments"
  /// Makes the order anew.
  public var resort = "Order changed – update"

  /// Names the controls of one comment.
  public var thisComment = "This comment"
  /// Copies the address of a comment.
  public var copyLink = "Copy the link"
  /// Copies the words of a comment.
  public var copyText = "Copy the text"
  /// Hands a comment to another program.
  public var share = "Share"
  /// Folds the comment that a comment answers.
  public var foldParent = "Fold the parent"
  /// Leads to the comment that a comment answers.
  public var parent = "Go to the parent"
  /// Heads the comment that another one answers.
  public var answers = "In reply to"

  /// Chooses where the button is that leads to the next thread.
  public var jumpButton = "Button to the next thread"
  /// The choice of the left side.
  public var left = "Left"
  /// The choice of the right side.
  public var right = "Right"
  /// Chooses where a click folds a comment.
  public var foldBy = "A click folds a comment"
  /// The choice of the control that is there for it.
  public var byControl = "On its button"
  /// The choice of the line with the name too.
  public var byHeading = "On its heading too"
  /// The choice of everything in a row but what has a use of its own.
  public var byRow = "Anywhere on it"
  /// Chooses whether a swipe folds a comment.
  public var swipe = "A swipe folds a comment"
  /// The choice that something is there or happens.
  public var isOn = "On"
  /// The choice that something is not there and does not happen.
  public var isOff = "Off"
  /// Says that nothing can be set about motion here.
  public var motion = "How much moves is up to the settings of your device."

  /// Makes the English words.
  public init() {}
}
