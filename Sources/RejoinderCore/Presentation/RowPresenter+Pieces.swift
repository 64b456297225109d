extension RowPresenter {
  func present(
    _ scene: RowScene<Element>,
    in outline: CommentOutline<Element>,
    _ shown: inout RowPresentation<Element.ID>
  ) {
    let (comment, facts) = (scene.comment, scene.facts)
    shown.showsWords = style.folding.showsWords(isCollapsed: scene.row.isCollapsed)
    presentHeading(scene, &shown)
    if comment.isTombstone { shown.placeholder = speech.wording.placeholder(for: comment.state) }
    shown.toggle = ToggleControl(
      hasReplies: scene.row.hasReplies,
      replyCount: scene.replyCount,
      isCollapsed: scene.row.isCollapsed,
      isReadable: !comment.isTombstone,
      author: comment.shownName,
      style: style,
      wording: speech.wording
    )
    shown.notes = facts.notes
    shown.canReply = SpeechWriter.canReply(to: comment)
    shown.canVote = comment.state == .visible
    guard shown.showsWords else { return }
    presentWords(scene, in: outline, &shown)
    presentBar(comment, facts, &shown)
  }

  private func presentHeading(
    _ scene: RowScene<Element>,
    _ shown: inout RowPresentation<Element.ID>
  ) {
    let comment = scene.comment
    let name = comment.shownName
    shown.isNameKnown = !name.utf8.isEmpty
    shown.name = comment.isTombstone ? name : speech.wording.known(name)
    shown.initial = AvatarLetter.letter(of: name, services)
    if let author = comment.author, !shown.initial.utf8.isEmpty {
      shown.avatarColor = style.colors.avatar(of: author.id, avatarColors)
      shown.avatarAddress = author.avatar
    }
    let age = SafeLine.made(of: comment.details.age)
    if let age = Age(since: comment.createdAt, or: age, now: speech.now) {
      shown.age = speech.wording.text(age, .short)
      shown.spokenAge = speech.wording.text(age)
    }
    shown.isNew = scene.facts.isNew && comment.state.isReadable
    shown.marks = marks(of: comment, isNew: shown.isNew)
  }

  /// What stands beside the name, in its order.
  private func marks(of comment: Comment, isNew: Bool) -> [RowMark] {
    let wording = speech.wording
    return RowMark.Kind.allCases.compactMap { kind in
      if let flag = kind.flag {
        return comment.flags.contains(flag) ? RowMark(kind, kind.text(wording)) : nil
      }
      switch kind {
      case .opener where isOpener(comment):
        return RowMark(kind, kind.text(wording), label: wording.markers.originalPosterLong)
      case .new where isNew: return RowMark(kind, kind.text(wording))
      case .edited:
        guard let date = comment.editedAt, comment.state.isReadable else { return nil }
        let age = Age(since: date, now: speech.now)
        return RowMark(kind, wording.edited(age, .short), label: wording.edited(age))
      case .pending where comment.state == .pending: return RowMark(kind, kind.text(wording))
      default: return nil
      }
    }
  }

  private func isOpener(_ comment: Comment) -> Bool {
    guard let opener, let author = comment.author, !comment.isTombstone else { return false }
    return author.id == opener
  }

  private func presentWords(
    _ scene: RowScene<Element>,
    in outline: CommentOutline<Element>,
    _ shown: inout RowPresentation<Element.ID>
  ) {
    let comment = scene.comment
    let details = comment.details
    shown.cues = speech.wording.cues(
      placement: scene.row.placement,
      columns: scene.columns,
      level: scene.row.level,
      parentID: scene.row.comment?.parentID,
      extraParents: details.extraParents.compactMap { elementID($0) },
      find: { outline.tree[$0].map { self.comment($0) } }
    )
    let isTakenDown = comment.state == .dead && !comment.body.isEmpty
    if isTakenDown && !scene.facts.isRevealed { shown.revealTitle = speech.wording.pages.showWords }
    guard comment.state.isReadable || isTakenDown && scene.facts.isRevealed else { return }
    if !comment.body.isEmpty { shown.body = markup(comment) }
    guard comment.state.isReadable else { return }
    shown.quotes = details.quotes.map { presented($0, in: outline) }
    shown.files = details.attachments.map { RowFile($0, speech.wording) }
  }

  private func presented(
    _ quote: Quote,
    in outline: CommentOutline<Element>
  ) -> RowQuote<Element.ID> {
    let target = quote.commentID.flatMap { elementID($0) }.flatMap { outline.tree[$0] }
    let author = quote.author ?? target.flatMap { comment($0).author }
    var heading = ""
    if author != nil || quote.commentID != nil {
      let name = speech.wording.known(SafeLine.made(of: author?.name ?? ""))
      heading = Template.fill(speech.wording.pages.quotes, [("name", name)])
    }
    return RowQuote(heading: heading, body: Markup(quote.body), targetID: target?.id)
  }

  private func presentBar(
    _ comment: Comment,
    _ facts: RowFacts,
    _ shown: inout RowPresentation<Element.ID>
  ) {
    guard !comment.isTombstone else { return }
    shown.score = RowScore(comment, as: style.parts.score, speech.wording)
    shown.ownVote = facts.ownVote
    shown.reactions = comment.details.reactions.map {
      SafeLine.made(of: $0.name) + " " + speech.wording.numbers.text($0.count)
    }
  }

  /// What is said of the row, in which only what shows can be done.
  func said(
    _ row: Row<Element>,
    in outline: CommentOutline<Element>,
    _ shown: RowPresentation<Element.ID>,
    _ replyCount: Int,
    _ facts: RowFacts
  ) -> RowSpeech {
    var context = speech.context(
      of: row,
      in: outline,
      opener: opener,
      comment: comment,
      elementID: elementID,
      markup: { element in
        // A body that shows has been read already; one that does not can at most be asked for.
        let isOwn = row.comment?.id == element.id
        guard isOwn, shown.body != nil || shown.revealTitle == nil else {
          return self.markup(self.comment(element))
        }
        return shown.body ?? Markup()
      }
    )
    (context.isNew, context.ownVote) = (shown.isNew, facts.ownVote)
    (context.notes, context.isRevealed) = (facts.notes, facts.isRevealed)
    (context.position, context.siblingCount) = (facts.position, facts.siblingCount)
    context.replyCount = replyCount
    var said = speech.speech(of: row.showing(comment), context)
    guard row.comment != nil, shown.toggle == nil else { return said }
    said.actions.removeAll { $0.kind == .toggle }
    if said.activation?.kind == .toggle { said.activation = nil }
    return said
  }
}

extension DiscussionColors {
  /// The ground of a person's avatar, on which its ``AdaptiveColor/foreground`` can be read.
  ///
  /// - Parameters:
  ///   - id: The id of the person.
  ///   - chosen: Which colour each person has.
  /// - Returns: The colour; the tint where a look has none for avatars.
  public func avatar(of id: Comment.ID, _ chosen: AvatarColors) -> AdaptiveColor {
    guard !avatars.isEmpty else { return tint }
    return avatars[chosen.color(of: id, among: avatars.count)]
  }
}

extension Row {
  /// The same row, showing the comments that are made of its elements.
  fileprivate func showing(_ comment: (Element) -> Comment) -> Row<Comment> {
    let shown = self.comment.map(comment)
    return Row<Comment>(
      id: shown.map { .comment($0.id) } ?? .more(under: nil),
      comment: shown,
      remainder: remainder.map { Remainder(under: nil, count: $0.count, cursor: $0.cursor) },
      guides: guides,
      isCollapsed: isCollapsed,
      hasReplies: hasReplies,
      placement: placement
    )
  }
}
