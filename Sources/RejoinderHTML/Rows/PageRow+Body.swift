internal import RejoinderCore

extension PageRow {
  /// What the comment answers, where its place does not tell.
  func writeCues(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment else { return }
    let cues = scene.wording.cues(
      placement: row.placement,
      columns: columns,
      level: level,
      parentID: comment.parentID,
      extraParents: comment.details.extraParents,
      find: { scene.comment($0) }
    )
    for cue in cues { writeCue(cue, scene, &writer) }
  }

  private func writeCue(
    _ cue: RowCue<Comment.ID>,
    _ scene: PageScene,
    _ writer: inout PageWriter
  ) {
    writer.literal(cue.targetID == nil ? "<div class=\"cue\"" : "<a class=\"cue\"")
    if let target = cue.targetID { scene.link(to: target, in: &writer) }
    writer.literal("><span>")
    writer.phrase(cue.template, "{name}") { $0.name(cue.name) }
    if !cue.level.utf8.isEmpty {
      writer.text(RowCue<Comment.ID>.separator)
      writer.text(cue.level)
    }
    writer.literal(cue.targetID == nil ? "</span></div>" : "</span></a>")
  }

  func writeBody(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment else { return }
    for quote in comment.details.quotes where comment.state.isReadable {
      writeQuote(quote, scene, &writer)
    }
    if comment.state.isReadable {
      writeWords(comment, scene, &writer)
    } else if comment.state == .dead, !comment.body.isEmpty {
      writer.literal("<details class=\"dead\"><summary>")
      writer.text(scene.wording.pages.showWords)
      writer.literal("</summary>")
      writeWords(comment, scene, &writer)
      writer.literal("</details>")
    }
  }

  private func writeWords(_ comment: Comment, _ scene: PageScene, _ writer: inout PageWriter) {
    guard !comment.body.isEmpty else { return }
    writer.literal("<div class=\"body\" dir=\"auto\">")
    writer.html(scene.bodyHTML(comment.body, comment.id))
    writer.literal("</div>")
  }

  private func writeQuote(_ quote: Quote, _ scene: PageScene, _ writer: inout PageWriter) {
    writer.literal("<blockquote class=\"quote\">")
    let author = quote.author ?? quote.commentID.flatMap { scene.comment($0)?.author }
    let name = SafeLine.made(of: author?.name ?? "")
    if author != nil || quote.commentID != nil {
      let target = quote.commentID.flatMap { scene.comment($0) == nil ? nil : $0 }
      writer.literal("<p class=\"whose\">")
      if let target {
        writer.literal("<a")
        scene.link(to: target, in: &writer)
        writer.literal(">")
      }
      writer.phrase(scene.wording.pages.quotes, "{name}") { writer in
        writer.name(name.utf8.isEmpty ? scene.wording.markers.unknownAuthor : name)
      }
      writer.literal(target == nil ? "</p>" : "</a></p>")
    }
    if !quote.body.isEmpty {
      writer.literal("<div class=\"body\" dir=\"auto\">")
      writer.html(scene.bodyHTML(quote.body, nil))
      writer.literal("</div>")
    }
    writer.literal("</blockquote>")
  }

  func writeAttachments(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment, comment.state.isReadable else { return }
    let attachments = comment.details.attachments
    guard !attachments.isEmpty else { return }
    writer.attribute("<ul class=\"files\" aria-label=", scene.wording.pages.attachments)
    writer.literal(">")
    for attachment in attachments {
      let title = SafeLine.made(of: attachment.title)
      writer.literal("<li><a")
      let isLink = writer.foreignLink(attachment.address)
      writer.literal(">")
      writer.name(title.utf8.isEmpty ? attachment.address : title)
      writer.literal("</a>")
      if !isLink, !title.utf8.isEmpty {
        writer.literal(" ")
        writer.name(attachment.address)
      }
      if !attachment.mediaType.utf8.isEmpty {
        writer.literal(" <span>")
        writer.text(scene.wording.kind(ofMediaType: attachment.mediaType))
        writer.literal("</span>")
      }
      writer.literal("</li>")
    }
    writer.literal("</ul>")
  }
}
