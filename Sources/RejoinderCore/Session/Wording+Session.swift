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
