import TestSupport

/// Something that one can do on a live page.
enum LiveAction: String, CaseIterable {
  // Folding.
  case foldByButton, foldByLine, showBranch, foldToParent, foldToRoot, foldAll, unfoldAll
  case foldBelowLevel, foldByHeading, foldByRow, openFolded, foldOrLeave, unfoldOrEnter
  case unfoldBelow, swipe, swipeOverScroller
  // How the page is shown.
  case sort, look
  // Going.
  case nextRoot, previousRoot, parent, peek, jumpByLink, undoJump, nextNew, previousNew
  case nextRow, previousRow, nextSibling, previousSibling, first, last
  case permalink, back
  // Finding.
  case find, findNext, findPrevious, closeFind
  // Taking along.
  case copyLink, copyText, share
  // Dialogs.
  case help, settings, closeDialog
}

/// With what one does it.
enum LiveInput: String, CaseIterable {
  case pointer, touch, key
  /// What assistive technology finds by role and name, and presses.
  case screenReader
}

/// One way to do something, or why there is none.
enum LiveWay: Sendable {
  /// Keys, one after the other, some held meanwhile.
  case keys([Browser.Key], holding: [Browser.Key] = [])
  /// The focus goes to an element, then Enter is pressed.
  case enter(on: String)
  /// A click in the middle of an element, or a finger on it.
  case press(String)
  /// What has this role, and a name that begins so.
  case activate(String, String)
  /// Anything else, step by step.
  case steps(@Sendable (Browser) async throws -> Void)
  /// There is none, and this is why.
  case none(String)
}

/// What is done, how, and what must be true then.
struct LiveEntry: Sendable {
  /// The page.
  var path = "/grove"
  /// Script that runs before the page's own.
  var before = ""
  /// Script that prepares the page once it is alive.
  var start = ""
  /// What must be so afterwards: expressions and what they must come to, as text.
  let after: [(expression: String, value: String)]
  /// The ways for each input. Several stand for as many ways that all must lead there.
  var ways: [LiveInput: [LiveWay]]

  init(
    path: String = "/grove",
    before: String = "",
    start: String = "",
    after: KeyValuePairs<String, String>,
    pointer: LiveWay...,
    touch: LiveWay...,
    key: LiveWay...,
    screenReader: LiveWay...
  ) {
    (self.path, self.before, self.start) = (path, before, start)
    self.after = after.map { ($0.key, $0.value) }
    ways = [.pointer: pointer, .touch: touch, .key: key, .screenReader: screenReader]
  }
}
