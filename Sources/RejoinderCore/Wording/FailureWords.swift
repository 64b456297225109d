/// Why something could not be loaded, sent or done.
public struct FailureWords: Sendable {
  /// What did not happen, and why.
  public var because = "{problem}: {reason}"
  /// The source could not be reached.
  public var unreachable = "no connection"
  /// The source does not let this reader have or do it.
  public var refused = "not allowed"
  /// What was asked for is not there.
  public var gone = "it is not there any more"
  /// What was loaded so far is too old.
  public var outdated = "the discussion has changed, it is loaded anew"
  /// A comment that was to be shown is not there.
  public var notFound = "This comment is not there any more"
  /// There is no unread comment.
  public var nothingNew = "Nothing new"
  /// There are no words to send.
  public var empty = "Nothing is written yet"
  /// No replies are taken.
  public var locked = "No replies are taken here"
  /// Too much waits to be sent.
  public var full = "Too much waits to be sent already"
  /// What a reply answers was never published.
  public var parentGone = "what it answers was not published"
  /// The source asks to slow down.
  public var busy = "the server is busy"
  /// There are more words than the source takes.
  public var tooLong = "it is too long"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// What a session has to tell its reader.
  ///
  /// - Parameter notice: The notice.
  /// - Returns: The words.
  public func text(_ notice: SessionNotice) -> String {
    switch notice {
    case .loaded(let count): text(Announcement.loaded(count))
    case .broughtNothing: announcements.nothingMore
    case .loadFailed(let failure): problem(announcements.notLoaded, reason(failure))
    case .notFound: failures.notFound
    case .nothingNew: failures.nothingNew
    case .orderChanged: announcements.orderChanged
    case .published: announcements.sent
    case .sendFailed(let failure): problem(announcements.notSent, reason(failure))
    }
  }

  /// Why an action was declined.
  ///
  /// - Parameter refusal: The reason.
  /// - Returns: The words.
  public func text(_ refusal: SessionUpdate.Refusal) -> String {
    switch refusal {
    case .empty: failures.empty
    case .locked: failures.locked
    case .unknown: failures.notFound
    case .full: failures.full
    }
  }

  /// What a `more` row says: what it brings, that it is loading, that it failed, or brought nothing.
  ///
  /// - Parameters:
  ///   - count: How many replies it brings, `nil` where nobody knows.
  ///   - isTopLevel: Whether these are top-level comments.
  ///   - state: Where the loading stands.
  /// - Returns: The words, none where there is no row.
  public func more(_ count: Int?, isTopLevel: Bool = false, state: MorePages.State) -> String {
    switch state {
    case .absent: ""
    case .idle: more(count, isTopLevel: isTopLevel)
    case .loading: notices.loading
    case .failed: Template.fill(notices.tryAgain, [("problem", notices.notLoaded)])
    case .broughtNothing: notices.nothingMore
    }
  }

  private func problem(_ problem: String, _ reason: String?) -> String {
    guard let reason else { return problem }
    return Template.fill(failures.because, [("problem", problem), ("reason", reason)])
  }

  private func reason(_ failure: CommentPage.Failure) -> String {
    switch failure {
    case .unreachable: failures.unreachable
    case .refused: failures.refused
    case .notFound: failures.gone
    case .snapshotExpired: failures.outdated
    }
  }

  /// The reasons that sources share have words; any other is not shown to people.
  private func reason(_ failure: Outbox.Failure) -> String? {
    let reason =
      switch failure {
      case .retryable(let reason), .final(let reason): reason
      }
    let words: [(Outbox.Reason, String)] = [
      (.connectionLost, failures.unreachable), (.parentGone, failures.parentGone),
      ("locked", failures.locked), ("too-long", failures.tooLong), ("busy", failures.busy),
      ("not-allowed", failures.refused), ("not-found", failures.gone),
    ]
    return words.first { $0.0 == reason }?.1
  }
}
