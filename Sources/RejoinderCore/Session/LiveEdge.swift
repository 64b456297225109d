/// Whether a reader follows what comes, or reads and is told how much came.
///
/// Which end is the edge is up to the face: the last row of a channel, the first one of a list with
/// the newest comments first.
public struct LiveEdge: Hashable, Sendable {
  /// Where the reader is.
  public enum State: UInt8, Hashable, Sendable, CaseIterable {
    /// At the edge: the view follows.
    case following
    /// Elsewhere: what is read stays where it is.
    case reading
  }

  /// What can happen.
  enum Event: UInt8, CaseIterable {
    /// Somebody else's comment came.
    case came
    /// The reader reached the edge.
    case reachedEdge
    /// The reader left the edge.
    case leftEdge
  }

  /// What becomes of the comments that came.
  enum Reaction: UInt8 {
    /// Nothing.
    case keep
    /// One more is counted.
    case count
    /// They are no longer counted.
    case clear
  }

  /// Where the reader is.
  public private(set) var state = State.reading

  /// What came while the reader was elsewhere and was not seen yet, the first one first.
  public private(set) var arrivals: [Comment.ID] = []

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - id: The id of the comment that came.
  mutating func handle(_ event: Event, _ id: Comment.ID? = nil) {
    let (next, reaction) = Self.transition(state, event)
    state = next
    switch reaction {
    case .keep: break
    case .count: if let id, !arrivals.contains(id) { arrivals.append(id) }
    case .clear: arrivals = []
    }
  }

  /// Counts comments no longer that were seen, or that are gone.
  mutating func forget(_ ids: some Collection<Comment.ID>) {
    guard !arrivals.isEmpty else { return }
    let gone = Set(ids)
    arrivals.removeAll { gone.contains($0) }
  }

  /// The table of states and events.
  static func transition(_ state: State, _ event: Event) -> (next: State, reaction: Reaction) {
    switch (state, event) {
    case (.following, .came): (.following, .keep)
    case (.following, .reachedEdge): (.following, .clear)
    case (.following, .leftEdge): (.reading, .keep)
    case (.reading, .came): (.reading, .count)
    case (.reading, .reachedEdge): (.following, .clear)
    case (.reading, .leftEdge): (.reading, .keep)
    }
  }
}
