internal import RejoinderCore

/// What is open of Reddit's own styles, and how deep in the parser's.
struct RedditState: Sendable {
  /// How a style ends, besides by the end of what it stands in.
  enum Ending: Sendable {
    /// By white space: `^word`.
    case word
    /// By a bracket: `^(some words)`.
    case bracket
    /// By its own mark: `>!words!<`.
    case spoiler
  }

  /// A style that is open.
  struct Scope: Sendable {
    let ending: Ending
    /// How many spans stood around its beginning.
    let spanDepth: Int

    var style: Markup.Style { ending == .spoiler ? .spoiler : .superscript }
  }

  /// The open ones, innermost last.
  private(set) var scopes: [Scope] = []
  /// How many of them end with a bracket, and with a mark.
  private(set) var bracketCount = 0
  private(set) var spoilerCount = 0
  /// How many spans of the parser stand around the words.
  var spanDepth = 0
  /// The place of a closing bracket, kept because every search finds it until it is passed.
  var nextBracket = -1
  /// Which of the quotes around the words are hidden, and how many.
  var quotes: [Bool] = []
  private(set) var hiddenCount = 0

  mutating func hideQuote() {
    guard let last = quotes.indices.last, !quotes[last] else { return }
    quotes[last] = true
    hiddenCount += 1
  }

  mutating func leaveQuote() {
    if quotes.popLast() == true { hiddenCount -= 1 }
  }

  mutating func push(_ scope: Scope) {
    scopes.append(scope)
    count(scope, 1)
  }

  mutating func pop() -> Scope? {
    guard let scope = scopes.popLast() else { return nil }
    count(scope, -1)
    return scope
  }

  private mutating func count(_ scope: Scope, _ change: Int) {
    if scope.ending == .bracket { bracketCount += change }
    if scope.ending == .spoiler { spoilerCount += change }
  }
}

extension MarkdownEvents {
  /// Begins a style of Reddit's own.
  mutating func begin(_ ending: RedditState.Ending) {
    // A word in a word ends where that does, and is raised already.
    if ending == .word && reddit.scopes.last?.ending == .word { return }
    let scope = RedditState.Scope(ending: ending, spanDepth: reddit.spanDepth)
    reddit.push(scope)
    builder.begin(scope.style)
  }

  private mutating func endInnermost() {
    guard let scope = reddit.pop() else { return }
    builder.end(scope.style)
  }

  /// Ends the innermost style that a bracket or a mark ends, with those in it; says whether there was one.
  mutating func end(_ ending: RedditState.Ending) -> Bool {
    let count = ending == .bracket ? reddit.bracketCount : reddit.spoilerCount
    guard count > 0 else { return false }
    while let scope = reddit.scopes.last {
      endInnermost()
      if scope.ending == ending { break }
    }
    return true
  }

  /// Ends what white space ends.
  mutating func endRedditWords() {
    while reddit.scopes.last?.ending == .word { endInnermost() }
  }

  /// Ends all that is open in spans deeper than a number; without one, all.
  mutating func endRedditStyles(below depth: Int = -1) {
    while let scope = reddit.scopes.last, scope.spanDepth > depth { endInnermost() }
  }
}
