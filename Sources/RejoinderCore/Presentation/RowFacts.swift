/// What is true of a row for one reader alone, and so is known to nobody but a session or a face.
public struct RowFacts: Sendable {
  /// Whether the comment came since the last visit.
  public var isNew = false
  /// What the reader voted.
  public var ownVote = SpeechContext.OwnVote.none
  /// What else is to be known about it, such as ``NoticeWords/notSent``.
  public var notes: [String] = []
  /// Whether the reader has asked for the words that are hidden in it.
  public var isRevealed = false
  /// Where the loading of a `more` row stands.
  public var more = MoreState.idle
  /// Which one of its siblings it is, 1 for the first, where the platform does not say so itself.
  public var position: Int?
  /// How many siblings there are, itself included.
  public var siblingCount = 0

  /// Makes facts in which nothing is special.
  public init() {}
}

/// A row that stands for replies which are not loaded.
public struct MoreRow: Sendable {
  /// What its control says.
  public let title: String
  /// How many replies there are: `3 more replies`.
  public let count: String
  /// Where their loading stands.
  public let state: MoreState
  /// Whether its control does something now.
  public var canLoad: Bool { state == .idle || state == .failed }

  /// Makes such a row.
  ///
  /// - Parameters:
  ///   - count: How many replies there are, `nil` where nobody knows.
  ///   - isTopLevel: Whether they are top-level comments.
  ///   - state: Where their loading stands.
  ///   - wording: The words.
  public init(_ count: Int?, isTopLevel: Bool, state: MoreState, _ wording: Wording) {
    self.count = wording.more(count, isTopLevel: isTopLevel)
    self.state = state
    switch state {
    case .loading: title = wording.navigation.loading
    case .failed: title = wording.navigation.retry
    case .idle, .absent, .broughtNothing: title = self.count
    }
  }
}
