/// Where the loading of a whole discussion stands.
///
/// One table says what each event does in each state. It decides states only; which page is asked for
/// and what becomes of it is up to ``DiscussionSession``.
public struct Opening: Hashable, Sendable {
  /// Where it stands.
  public enum State: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing was asked for.
    case idle
    /// The first page is under way, and there is nothing to show yet.
    case loading
    /// Comments are there.
    case loaded
    /// The source answered, and there is no comment.
    case empty
    /// The first page did not come; it can be asked for again.
    case failed
    /// Comments are there, and a new snapshot is under way.
    case reloading
    /// Comments are there, of a snapshot that is gone, and the new one did not come.
    case outdated
  }

  /// What can happen to it.
  enum Event: UInt8, CaseIterable {
    /// Somebody opens the discussion or tries again.
    case asked
    /// What is there is to be replaced: another order, an expired snapshot.
    case replaced
    /// The page came, with comments.
    case filled
    /// The page came, without comments.
    case foundEmpty
    /// The page did not come.
    case failed
    /// A comment came by another way.
    case commentCame
    /// The last comment went.
    case lastCommentWent
  }

  /// Where it stands.
  public private(set) var state = State.idle

  /// Why the last page did not come, `nil` where it did.
  public internal(set) var failure: CommentPage.Failure?

  /// The request whose answer counts.
  var number = 0

  /// Whether live events have to be kept, since a page may come that does not know of them.
  var keepsEvents: Bool {
    switch state {
    case .idle, .loading, .failed, .reloading, .outdated: true
    case .loaded, .empty: false
    }
  }

  /// Whether its page is under way.
  var isUnderWay: Bool { state == .loading || state == .reloading }

  /// Whether a page of it came or is under way.
  var isOpen: Bool {
    switch state {
    case .idle, .failed, .outdated: false
    case .loading, .loaded, .empty, .reloading: true
    }
  }

  /// Whether there is anything that rows can be made from.
  var hasContent: Bool {
    switch state {
    case .idle, .loading, .failed: false
    case .loaded, .empty, .reloading, .outdated: true
    }
  }

  /// Takes an event in.
  ///
  /// - Parameter event: What happened.
  /// - Returns: Whether a page has to be asked for.
  mutating func handle(_ event: Event) -> Bool {
    let (next, loads) = Self.transition(state, event)
    state = next
    return loads
  }

  /// The table of states and events: the state that follows, and whether a page is asked for.
  static func transition(_ state: State, _ event: Event) -> (next: State, loads: Bool) {
    switch (state, event) {
    case (.idle, .asked): (.loading, true)
    case (.idle, .replaced), (.idle, .filled), (.idle, .foundEmpty), (.idle, .failed),
      (.idle, .commentCame), (.idle, .lastCommentWent):
      (.idle, false)

    case (.loading, .replaced): (.loading, true)
    case (.loading, .filled): (.loaded, false)
    case (.loading, .foundEmpty): (.empty, false)
    case (.loading, .failed): (.failed, false)
    case (.loading, .asked), (.loading, .commentCame), (.loading, .lastCommentWent):
      (.loading, false)

    case (.loaded, .replaced): (.reloading, true)
    case (.loaded, .lastCommentWent): (.empty, false)
    case (.loaded, .asked), (.loaded, .filled), (.loaded, .foundEmpty), (.loaded, .failed),
      (.loaded, .commentCame):
      (.loaded, false)

    case (.empty, .replaced): (.reloading, true)
    case (.empty, .filled), (.empty, .commentCame): (.loaded, false)
    case (.empty, .asked), (.empty, .foundEmpty), (.empty, .failed), (.empty, .lastCommentWent):
      (.empty, false)

    case (.failed, .asked), (.failed, .replaced): (.loading, true)
    case (.failed, .filled): (.loaded, false)
    case (.failed, .foundEmpty): (.empty, false)
    case (.failed, .failed), (.failed, .commentCame), (.failed, .lastCommentWent): (.failed, false)

    case (.reloading, .replaced): (.reloading, true)
    case (.reloading, .filled): (.loaded, false)
    case (.reloading, .foundEmpty): (.empty, false)
    case (.reloading, .failed): (.outdated, false)
    case (.reloading, .asked), (.reloading, .commentCame), (.reloading, .lastCommentWent):
      (.reloading, false)

    case (.outdated, .asked), (.outdated, .replaced): (.reloading, true)
    case (.outdated, .filled): (.loaded, false)
    case (.outdated, .foundEmpty): (.empty, false)
    case (.outdated, .failed), (.outdated, .commentCame), (.outdated, .lastCommentWent):
      (.outdated, false)
    }
  }
}
