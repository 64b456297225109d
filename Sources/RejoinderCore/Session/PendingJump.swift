/// A jump whose target is not loaded yet.
///
/// There is one at most: another jump takes its place, and a move of the reader ends it.
public struct PendingJump: Hashable, Sendable {
  /// Where it stands.
  public enum State: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing is awaited.
    case idle
    /// A comment is being loaded with what stands above it.
    case revealing
    /// A `more` row is being loaded, to look for a new comment in it.
    case searching
    /// The comment is not there, or not for this reader.
    case notFound
    /// The page did not come.
    case failed
    /// No new comment is left.
    case nothingNew
  }

  /// What can happen to it.
  enum Event: UInt8, CaseIterable {
    /// A jump found its target.
    case landed
    /// A jump needs a comment that is not loaded.
    case needsComment
    /// A search needs a page.
    case needsPage
    /// The source does not have the comment.
    case missing
    /// The page that is awaited did not come.
    case failed
    /// A search came to its end.
    case ended
    /// The reader went elsewhere.
    case moved
  }

  /// Pages in a row without a comment of any news, after which a search gives up.
  static let maximumBarrenPages = 8
  /// Snapshots that may expire during a search, after which it gives up.
  static let maximumSnapshots = 3

  /// Where it stands.
  public private(set) var state = State.idle

  /// The comment that is being revealed, or was not found.
  public internal(set) var target: Comment.ID?

  /// The request whose failure counts.
  var number = 0
  /// Where a search goes on from, `nil` for the beginning.
  var origin: Comment.ID?
  /// Under which comment the awaited page stands.
  var parent: Comment.ID?
  /// How many pages in a row brought the search no comment.
  var barrenPages = 0
  /// How many snapshots came while it searched.
  private(set) var snapshots = 0

  /// Begins a search, from a comment or from the beginning.
  mutating func beginSearch(from origin: Comment.ID?) {
    (self.origin, barrenPages, snapshots) = (origin, 0, 0)
  }

  /// Counts a snapshot that came, and gives up a search in snapshots that do not last.
  mutating func endsAfterSnapshot() -> Bool {
    guard state == .searching else { return false }
    snapshots += 1
    guard snapshots > Self.maximumSnapshots else { return false }
    handle(.failed)
    return true
  }

  /// Takes an event in.
  mutating func handle(_ event: Event) { state = Self.transition(state, event) }

  /// The table of states and events.
  static func transition(_ state: State, _ event: Event) -> State {
    switch (state, event) {
    case (.idle, .landed), (.revealing, .landed), (.searching, .landed), (.notFound, .landed),
      (.failed, .landed), (.nothingNew, .landed):
      .idle
    case (.idle, .needsComment), (.revealing, .needsComment), (.searching, .needsComment),
      (.notFound, .needsComment), (.failed, .needsComment), (.nothingNew, .needsComment):
      .revealing
    case (.idle, .needsPage), (.revealing, .needsPage), (.searching, .needsPage),
      (.notFound, .needsPage), (.failed, .needsPage), (.nothingNew, .needsPage):
      .searching

    case (.revealing, .missing): .notFound
    case (.idle, .missing), (.searching, .missing), (.notFound, .missing), (.failed, .missing),
      (.nothingNew, .missing):
      state

    case (.revealing, .failed), (.searching, .failed): .failed
    case (.idle, .failed), (.notFound, .failed), (.failed, .failed), (.nothingNew, .failed): state

    case (.idle, .ended), (.revealing, .ended), (.searching, .ended), (.notFound, .ended),
      (.failed, .ended), (.nothingNew, .ended):
      .nothingNew

    case (.idle, .moved), (.revealing, .moved), (.searching, .moved), (.notFound, .moved),
      (.failed, .moved), (.nothingNew, .moved):
      .idle
    }
  }
}
