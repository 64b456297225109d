internal import RejoinderCore

extension PageRow {
  /// Score and reactions, and the control that folds.
  func writeActions(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment, !isTombstone else { return }
    let details = comment.details
    let parts = scene.style.parts
    let hasScore = RowScore.isShown(comment, as: parts.score)
    let hasToggle = hasToggle(scene.style) && !hasToggleInHeading(scene.style)
    guard hasScore || hasToggle || !details.reactions.isEmpty else { return }
    writer.literal("<div class=\"bar\">")
    if hasToggle, parts.togglePlace == .barLeading { writeToggle(scene, &writer) }
    if hasScore { writeScore(comment, scene, &writer) }
    writeReactions(details.reactions, scene.wording, &writer)
    if hasToggle, parts.togglePlace == .barTrailing { writeToggle(scene, &writer) }
    writer.literal("</div>")
  }

  private func writeScore(_ comment: Comment, _ scene: PageScene, _ writer: inout PageWriter) {
    let wording = scene.wording
    guard let votes = comment.votes, !comment.flags.contains(.scoreHidden) else {
      writer.literal("<span class=\"score\">")
      writer.text(wording.markers.scoreHidden)
      return writer.literal("</span>")
    }
    let score = Int(clamping: votes.score)
    guard scene.style.parts.score == .arrow else {
      writer.literal("<span class=\"score\">")
      writer.phrase(wording.counts.points, score, wording)
      return writer.literal("</span>")
    }
    writer.literal(score < 0 ? "<span class=\"score up down\">" : "<span class=\"score up\">")
    writer.literal("<span aria-hidden=\"true\">")
    writer.text(wording.numbers.text(score))
    writer.literal("</span><span class=\"vh\">")
    writer.phrase(wording.counts.points, score, wording)
    writer.literal("</span></span>")
  }

  private func writeReactions(
    _ reactions: [Reaction],
    _ wording: Wording,
    _ writer: inout PageWriter
  ) {
    guard !reactions.isEmpty else { return }
    writer.attribute("<span class=\"reactions\" role=\"list\" aria-label=", wording.pages.reactions)
    writer.literal(">")
    for reaction in reactions {
      writer.literal("<span role=\"listitem\">")
      writer.name(reaction.name)
      writer.literal(" ")
      writer.text(wording.numbers.text(reaction.count))
      writer.literal("</span>")
    }
    writer.literal("</span>")
  }

  /// Whether there is something to fold, or something folded to show again.
  private func hasToggle(_ style: DiscussionStyle) -> Bool {
    guard row.comment != nil, !isContext else { return false }
    return style.folding.hasToggle(
      hasReplies: row.hasReplies,
      replyCount: replyCount,
      isCollapsed: row.isCollapsed,
      isReadable: !isTombstone
    )
  }

  /// Whether the line with the name ends with the control: in some looks, and where a row has no
  /// other place for it.
  func hasToggleInHeading(_ style: DiscussionStyle) -> Bool {
    guard hasToggle(style) else { return false }
    return style.togglePlace(isCollapsed: row.isCollapsed, isReadable: !isTombstone) == .heading
  }

  /// The control that folds and unfolds: a link to the same page with one fold more or less.
  func writeToggle(_ scene: PageScene, _ writer: inout PageWriter) {
    let words = scene.wording
    guard scene.addresses.canToggle(token) else {
      writer.literal("<span class=\"act still\"><span>")
      writer.text(words.replies(replyCount))
      return writer.literal("</span></span>")
    }
    writer.literal("<a class=\"act toggle\" href=\"")
    scene.addresses.toggle(token, isCollapsed: row.isCollapsed, page: scene.page, to: &writer)
    writer.literal("\" rel=\"nofollow\" aria-expanded=\"")
    writer.literal(row.isCollapsed ? "false\"" : "true\"")
    let phrase = togglePhrase(scene.style.parts.toggleForm)
    let label = phrase.label(replyCount, isCollapsed: row.isCollapsed, to: authorName, words)
    if let label { writer.attribute(" aria-label=", label) }
    writer.literal("><span>")
    writer.text(phrase.title(replyCount, words))
    writer.literal("</span></a>")
  }

  /// What the control says.
  private func togglePhrase(_ form: RowParts.ToggleForm) -> TogglePhrase {
    .made(
      form: form,
      hasReplies: row.hasReplies,
      replyCount: replyCount,
      isCollapsed: row.isCollapsed
    )
  }

  /// Replies that are not loaded: how many, and the way to them if the comment says where it is.
  func writeRemainder(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let remainder = row.remainder else { return }
    let parent = remainder.parentID.flatMap { scene.outline.tree[$0] }
    writer.literal("<a class=\"act\"")
    if let address = parent?.details.permalink { _ = writer.foreignLink(address) }
    writer.literal(">")
    writeLevel(scene.wording, &writer)
    writer.text(scene.wording.more(remainder.count, isTopLevel: remainder.parentID == nil))
    writer.literal("</a>")
  }
}
