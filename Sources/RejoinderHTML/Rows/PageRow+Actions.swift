internal import RejoinderCore

extension PageRow {
  /// Score and reactions, and the control that folds.
  func writeActions(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment, !isTombstone else { return }
    let details = comment.details
    let hasScore = comment.votes != nil || comment.flags.contains(.scoreHidden)
    guard hasScore || hasToggle || !details.reactions.isEmpty else { return }
    writer.literal("<div class=\"bar\">")
    writeScore(comment, scene.wording, &writer)
    writeReactions(details.reactions, scene.wording, &writer)
    writeToggle(scene, &writer)
    writer.literal("</div>")
  }

  private func writeScore(_ comment: Comment, _ wording: Wording, _ writer: inout PageWriter) {
    guard comment.votes != nil || comment.flags.contains(.scoreHidden) else { return }
    writer.literal("<span class=\"score\">")
    if let votes = comment.votes, !comment.flags.contains(.scoreHidden) {
      writer.text(wording.points(votes.score))
    } else {
      writer.text(wording.markers.scoreHidden)
    }
    writer.literal("</span>")
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

  /// Whether there are replies to fold, or something folded to show again.
  private var hasToggle: Bool { row.isToggleable && (replyCount > 0 || row.isCollapsed) }

  /// The control that folds and unfolds: a link to the same page with one fold more or less.
  func writeToggle(_ scene: PageScene, _ writer: inout PageWriter) {
    guard hasToggle else { return }
    let words = scene.wording
    let title =
      replyCount == 0
      ? words.navigation.showAll : words.toggleTitle(replyCount, isCollapsed: row.isCollapsed)
    guard scene.addresses.canToggle(token) else {
      writer.literal("<span class=\"act still\">")
      writer.text(words.replies(replyCount))
      return writer.literal("</span>")
    }
    writer.literal("<a class=\"act toggle\" href=\"")
    scene.addresses.toggle(token, isCollapsed: row.isCollapsed, page: scene.page, to: &writer)
    writer.literal("\" rel=\"nofollow\" aria-expanded=\"")
    writer.literal(row.isCollapsed ? "false\"" : "true\"")
    if replyCount > 0, !authorName.utf8.isEmpty {
      let label = words.toggleLabel(replyCount, isCollapsed: row.isCollapsed, to: authorName)
      writer.attribute(" aria-label=", label)
    }
    writer.literal(">")
    writer.text(title)
    writer.literal("</a>")
  }

  /// Replies that are not loaded: how many, and the way to them if the comment says where it is.
  func writeRemainder(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let remainder = row.remainder else { return }
    let parent = remainder.parentID.flatMap { scene.outline.tree[$0] }
    writer.literal("<a class=\"act\"")
    if let address = parent?.details.permalink { _ = writer.foreignLink(address) }
    writer.literal(">")
    writer.hidden(scene.wording.level(depth: row.depth), ". ")
    writer.text(scene.wording.more(remainder.count, isTopLevel: remainder.parentID == nil))
    writer.literal("</a>")
  }
}
