internal import RejoinderCore

extension PageRow {
  /// A disc with the first letter of the name, in one of a few colours, in a discussion always the same
  /// for a person.
  func writeAvatar(_ scene: PageScene, _ writer: inout PageWriter) {
    let letter = AvatarLetter.letter(of: authorName, scene.services)
    guard !letter.utf8.isEmpty, let author = row.comment?.author else {
      return writer.literal("<span class=\"avatar none\" aria-hidden=\"true\"></span>")
    }
    writer.literal("<span class=\"avatar a")
    writer.number(scene.avatarColors.color(of: author.id, among: scene.style.colors.avatars.count))
    writer.literal("\" aria-hidden=\"true\">")
    writer.text(letter)
    writer.literal("</span>")
  }

  func writeHeading(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let comment = row.comment else { return }
    writer.literal("<div class=\"head\">")
    writeLevel(scene.wording, &writer)
    writeName(comment, scene, &writer)
    writeAge(comment, scene, &writer)
    writeOrigin(comment.details.permalink, scene, &writer)
    writeNew(scene, &writer)
    if let date = comment.editedAt, comment.state.isReadable {
      let age = Age(since: date, now: scene.now)
      writer.literal(" <span class=\"mark\">")
      scene.time(date, scene.wording.edited(age, .short), in: &writer)
      writer.literal("</span>")
    }
    if !comment.flags.isEmpty { writeMarks(comment.flags, scene.wording, &writer) }
    if comment.state == .pending {
      mark(RowMark.Kind.pending.text(scene.wording), "mark wait", &writer)
    }
    writeNextThread(scene, &writer)
    if hasToggleInHeading(scene.style) { writeToggle(scene, &writer) }
    writer.literal("</div>")
  }

  /// The way to where the comment came from.
  private func writeOrigin(_ address: String, _ scene: PageScene, _ writer: inout PageWriter) {
    guard !address.utf8.isEmpty else { return }
    var link = PageWriter()
    guard link.foreignLink(address) else { return }
    let words = scene.wording.original(by: authorName, on: scene.source)
    writer.literal(" <a class=\"origin\"")
    writer.html(link.bytes)
    writer.attribute(" title=", words)
    writer.literal(">")
    writer.hidden(words)
    writer.literal("</a>")
  }

  /// At the top level, the way past all replies.
  private func writeNextThread(_ scene: PageScene, _ writer: inout PageWriter) {
    guard row.depth == 0, replyCount > 0, !row.isCollapsed,
      case .comment(let next)? = scene.outline.destination(of: .nextRoot, from: row.id)
    else { return }
    writer.literal(" <a class=\"skip-thread\"")
    scene.link(to: next, in: &writer)
    writer.attribute(" title=", scene.wording.navigation.nextThread)
    writer.literal(">")
    writer.hidden(scene.wording.navigation.nextThread)
    writer.literal("</a>")
  }

  /// How deep it stands, for those who do not see its place.
  func writeLevel(_ wording: Wording, _ writer: inout PageWriter) {
    writer.literal("<span class=\"vh\">")
    writer.phrase(wording.counts.level, level, wording.numbers)
    writer.literal(". </span>")
  }

  /// The name; a heading at the top level, so that one can go from thread to thread.
  private func writeName(_ comment: Comment, _ scene: PageScene, _ writer: inout PageWriter) {
    let isHeading = row.depth == 0
    if isTombstone {
      writer.literal(isHeading ? "<h3 class=\"gone\">" : "<span class=\"gone\">")
      writer.text(scene.wording.placeholder(for: comment.state) ?? "")
      writer.literal(isHeading ? "</h3>" : "</span>")
      guard !authorName.utf8.isEmpty else { return }
      writer.literal(" <b class=\"author\">")
      writer.name(authorName)
      return writer.literal("</b>")
    }
    writer.literal(isHeading ? "<h3 class=\"author\">" : "<b class=\"author\">")
    if authorName.utf8.isEmpty {
      writer.text(scene.wording.markers.unknownAuthor)
    } else {
      writer.name(authorName)
    }
    writer.literal(isHeading ? "</h3>" : "</b>")
    guard let opener = scene.openerID, comment.author?.id == opener else { return }
    writer.attribute(" <abbr class=\"mark op\" title=", scene.wording.markers.originalPosterLong)
    writer.literal(">")
    writer.text(scene.wording.markers.originalPoster)
    writer.literal("</abbr>")
  }

  /// When it was written, as the link to it: short to see, and to hear whose it is and how old.
  private func writeAge(_ comment: Comment, _ scene: PageScene, _ writer: inout PageWriter) {
    writer.literal(" <a class=\"age\" href=\"")
    scene.addresses.focus(token, context: PageState.usualContext, to: &writer)
    writer.literal("\" rel=\"nofollow\" aria-label=\"")
    writeTitle(comment, scene.wording, &writer)
    let shown = SafeLine.made(of: comment.details.age)
    if let date = comment.createdAt {
      let age = Age(since: date, now: scene.now)
      writer.text(scene.wording.speech.separator)
      writer.age(age, .long, scene.wording)
      writer.literal("\">")
      writer.time(date, scene.dates) { $0.age(age, .short, scene.wording) }
    } else if shown.utf8.isEmpty {
      writer.literal("\">#")
    } else {
      writer.text(scene.wording.speech.separator)
      writer.text(shown)
      writer.literal("\">")
      writer.text(shown)
    }
    writer.literal("</a>")
  }

  /// What the comment is called in a list of links: whose it is, or what became of its words.
  private func writeTitle(_ comment: Comment, _ wording: Wording, _ writer: inout PageWriter) {
    if authorName.utf8.isEmpty, let words = wording.placeholder(for: comment.state) {
      return writer.text(words)
    }
    let name = authorName.utf8.isEmpty ? wording.markers.unknownAuthor : authorName
    writer.phrase(wording.navigation.commentBy, "{name}") { $0.text(name) }
  }

  /// That it is new, as the link to the next new one.
  private func writeNew(_ scene: PageScene, _ writer: inout PageWriter) {
    guard let nextNew else { return }
    writer.literal(" <a class=\"mark new\"")
    scene.link(to: nextNew, in: &writer)
    writer.attribute(" title=", scene.wording.navigation.nextNew)
    writer.literal(">")
    writer.text(scene.wording.speech.new)
    writer.hidden(", " + scene.wording.navigation.nextNew)
    writer.literal("</a>")
  }

  private func writeMarks(_ flags: CommentFlags, _ wording: Wording, _ writer: inout PageWriter) {
    for kind in RowMark.Kind.allCases {
      guard let flag = kind.flag, flags.contains(flag) else { continue }
      mark(kind.text(wording), Self.classes(of: kind), &writer)
    }
  }

  private static func classes(of kind: RowMark.Kind) -> StaticString {
    switch kind {
    case .pinned: "mark pin"
    case .moderator: "mark office"
    case .accepted: "mark accepted"
    case .pending: "mark wait"
    case .opener, .new, .edited, .automated, .locked, .alsoInChannel: "mark"
    }
  }

  private func mark(_ words: String, _ classes: StaticString, _ writer: inout PageWriter) {
    writer.literal(" <span class=\"")
    writer.literal(classes)
    writer.literal("\">")
    writer.text(words)
    writer.literal("</span>")
  }
}
