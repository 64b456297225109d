extension SpeechWriter {
  /// Everything about a comment in the order of listening.
  func label<Element>(
    of comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> String {
    var pieces = [level(of: row.depth), position(context)]
    pieces += authorship(of: comment, context)
    pieces += whereabouts(of: comment, row, context)
    pieces += states(of: comment, row, context)
    if context.replyCount > 0 { pieces.append(wording.replies(context.replyCount)) }
    let facts = joined(pieces)
    guard hasWords(comment, row, context) else { return facts }
    let said = words(of: context.body, textLength, showsSpoilers: context.isRevealed)
    // The words end as their author ended them, so that nothing but a new line can follow.
    let rest = joined([said, files(context)], "\n")
    return joined([facts, rest], wording.speech.textSeparator)
  }

  private func files(_ context: SpeechContext) -> String {
    let names = joined(context.attachments.map { name(of: $0) })
    return names.utf8.isEmpty ? "" : Template.fill(wording.speech.files, [("names", names)])
  }

  /// The level of a row, empty where it is not said.
  func level(of depth: Int) -> String {
    switch levels {
    case .long: Template.fill(wording.speech.level, [("n", wording.numbers.text(depth + 1))])
    case .short: Template.fill(wording.speech.levelShort, [("n", wording.numbers.text(depth + 1))])
    case .unspoken: ""
    }
  }

  private func position(_ context: SpeechContext) -> String {
    guard let position = context.position else { return "" }
    return wording.position(position, of: context.siblingCount)
  }

  /// Who wrote it and in which role.
  private func authorship<Element: Threadable>(
    of comment: Element,
    _ context: SpeechContext
  ) -> [String] {
    let name = SafeLine.made(of: comment.author?.name ?? "")
    var pieces = [comment.state.isReadable ? wording.known(name) : name]
    if context.isOpener { pieces.append(wording.markers.originalPosterLong) }
    return pieces + wording.labels(for: comment.flags.subtracting(.scoreHidden))
  }

  /// When it was written, whom it answers, and what became of it in votes.
  private func whereabouts<Element: Threadable>(
    of comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> [String] {
    var pieces: [String] = []
    let age = SafeLine.made(of: context.age)
    if let age = Age(since: comment.createdAt, or: age, now: now) {
      pieces.append(wording.text(age))
    }
    if let date = context.editedAt, comment.state.isReadable {
      pieces.append(wording.edited(Age(since: date, now: now)))
    }
    let answered = joined(context.answered)
    if !answered.utf8.isEmpty { pieces.append(wording.inReplyTo(answered)) }
    switch row.placement {
    case .missingParent: pieces.append(wording.pages.missingParent)
    case .cycleCut: pieces.append(wording.markers.cycleCut)
    case .placed, .waiting: break
    }
    if saysScores, let votes = comment.votes, comment.state.isReadable,
      !comment.flags.contains(.scoreHidden)
    {
      pieces.append(wording.points(votes.score))
    }
    return pieces
  }

  /// What is special about it.
  private func states<Element: Threadable>(
    of comment: Element,
    _ row: Row<Element>,
    _ context: SpeechContext
  ) -> [String] {
    var pieces: [String] = []
    if context.isNew { pieces.append(wording.speech.new) }
    switch context.ownVote {
    case .none: break
    case .up: pieces.append(isLiking ? wording.voting.liked : wording.voting.upvoted)
    case .down: pieces.append(wording.voting.downvoted)
    }
    pieces += context.notes
    if let words = wording.placeholder(for: comment.state) { pieces.append(words) }
    if row.isCollapsed, row.isToggleable ? !hasValues : foldsWords {
      pieces.append(wording.markers.folded)
    }
    return pieces
  }

  /// Whether one votes by liking: there is no voting against.
  var isLiking: Bool { !ring.contains(.downvote) }
}
