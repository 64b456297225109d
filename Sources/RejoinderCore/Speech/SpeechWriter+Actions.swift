extension SpeechWriter {
  /// What can be done with a comment, in the order of the ring.
  func actions<Element>(
    of comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> [SpokenAction] {
    var actions: [SpokenAction] = []
    let hasWords = hasWords(comment, row, context)
    let isPublic = comment.state == .visible
    for kind in ring {
      switch kind {
      case .toggle: if let toggle = toggle(comment, row, context) { actions.append(toggle) }
      case .link where hasWords: actions += links(context)
      case .reveal where isHiding(comment, row, context): add(kind, wording.speech.reveal)
      case .parent where row.depth > 0: add(kind, wording.navigation.parent)
      case .foldThread where row.depth > 0: add(kind, wording.navigation.foldThread)
      case .permalink: add(kind, wording.navigation.permalink)
      case .quote where Self.canReply(to: comment): add(kind, wording.navigation.quote)
      case .reply where Self.canReply(to: comment): add(kind, wording.navigation.reply)
      case .downvote where isPublic: add(kind, downvoteTitle(context.ownVote))
      case .upvote where isPublic: add(kind, upvoteTitle(context.ownVote))
      case .link, .reveal, .parent, .foldThread, .quote, .reply, .downvote, .upvote, .load: break
      }
    }
    return actions

    func add(_ kind: SpokenAction.Kind, _ title: String) {
      actions.append(SpokenAction(kind, title))
    }
  }

  static func canReply(to comment: some Threadable) -> Bool {
    comment.state == .visible && !comment.flags.contains(.locked)
  }

  /// Folding and unfolding, where there is something to fold.
  func toggle<Element>(
    _ comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> SpokenAction? {
    if row.hasReplies, context.replyCount > 0 {
      let count = context.replyCount
      return SpokenAction(.toggle, wording.toggleTitle(count, isCollapsed: row.isCollapsed))
    }
    guard row.hasReplies || (foldsWords && comment.state.isReadable) else { return nil }
    return SpokenAction(.toggle, wording.leafToggleTitle(isCollapsed: row.isCollapsed))
  }

  private func upvoteTitle(_ vote: SpeechContext.OwnVote) -> String {
    let words = wording.voting
    if isLiking { return vote == .up ? words.takeLikeBack : words.like }
    return vote == .up ? words.takeUpvoteBack : words.upvote
  }

  private func downvoteTitle(_ vote: SpeechContext.OwnVote) -> String {
    vote == .down ? wording.voting.takeDownvoteBack : wording.voting.downvote
  }

  /// Whether there are words that the listener can ask for.
  private func isHiding<Element>(
    _ comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> Bool {
    guard !context.isRevealed, !(foldsWords && row.isCollapsed) else { return false }
    if comment.state == .dead { return !context.body.isEmpty }
    var spoilers = SpoilerWalk()
    return comment.state.isReadable && context.body.runs.contains { spoilers.hides($0) }
  }
}
