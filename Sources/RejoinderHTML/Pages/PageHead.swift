internal import RejoinderCore

/// What stands above the comments of a page: the subject, the counts, and the choices.
struct PageHead {
  let page: DiscussionPage
  let scene: PageScene

  private var wording: Wording { scene.wording }
  private var discussion: Discussion { page.discussion }

  /// The name of the discussion; what discussions are called where it has none.
  private var name: String {
    let title = SafeLine.made(of: discussion.title)
    return title.utf8.isEmpty ? wording.navigation.discussion : title
  }

  /// The title of the page, with its number where there are several.
  var title: String {
    let numbers = PageNumbers(scene: scene)
    let name = focusedAuthor.map { $0 + " · " + self.name } ?? self.name
    guard numbers.count > 1 else { return name }
    return name + " · " + wording.page(numbers.current, of: numbers.count)
  }

  /// Who wrote the comment that the page is about.
  private var focusedAuthor: String? {
    guard let focus = scene.focus, let comment = scene.outline.tree[focus.id] else { return nil }
    return scene.wording.name(of: comment)
  }

  /// The elements of the head that say where this page belongs.
  func writeLinks(to writer: inout PageWriter) {
    let numbers = PageNumbers(scene: scene)
    let state = scene.addresses.state
    let isWhole = scene.focus == nil && scene.missing == nil && state.target == nil
    if isWhole, state.isUnfoldedByHand, state.levels == .asGiven {
      writer.literal("<link rel=\"canonical\" href=\"")
      scene.addresses.canonical(page: numbers.current, to: &writer)
      writer.literal("\">\n")
    } else {
      writer.literal("<meta name=\"robots\" content=\"noindex\">\n")
    }
    if numbers.current > 1 {
      writer.literal("<link rel=\"prev\" href=\"")
      scene.addresses.page(numbers.current - 1, to: &writer)
      writer.literal("\">\n")
    }
    if numbers.current < numbers.count {
      writer.literal("<link rel=\"next\" href=\"")
      scene.addresses.page(numbers.current + 1, to: &writer)
      writer.literal("\">\n")
    }
  }

  func write(to writer: inout PageWriter) {
    writer.literal("<header class=\"page-head\">\n<h1>")
    writer.name(name)
    writer.literal("</h1>\n")
    writeSource(&writer)
    if !discussion.body.isEmpty, scene.focus == nil {
      writer.literal("<div class=\"body story\" dir=\"auto\">")
      writer.html(scene.bodyHTML(discussion.body, nil))
      writer.literal("</div>\n")
    }
    // What names spoilers: their HTML is kept, and the same for every language.
    writer.literal("<span id=\"")
    writer.literal(HTMLWriter.spoilerNameID)
    writer.literal("\" hidden=\"\">")
    writer.text(wording.pages.hiddenWords)
    writer.literal("</span>\n</header>\n")
  }

  /// Where it came from, who began it, and when.
  private func writeSource(_ writer: inout PageWriter) {
    var parts: [(inout PageWriter) -> Void] = []
    if !scene.source.utf8.isEmpty || !discussion.address.utf8.isEmpty {
      parts.append { writer in
        writer.phrase(wording.pages.source, "{source}") { writeAddress(&$0) }
      }
    }
    let opener = SafeLine.made(of: discussion.author?.name ?? "")
    if !opener.utf8.isEmpty {
      parts.append { writer in
        writer.phrase(wording.pages.startedBy, "{name}") { $0.name(opener) }
      }
    }
    if let date = discussion.createdAt {
      parts.append { scene.time(date, wording.age(since: date, now: scene.now), in: &$0) }
    }
    if let votes = discussion.votes { parts.append { $0.text(wording.points(votes.score)) } }
    guard !parts.isEmpty else { return }
    writer.literal("<p class=\"source\">")
    for (index, part) in parts.enumerated() {
      if index > 0 { writer.literal(" · ") }
      part(&writer)
    }
    writer.literal("</p>\n")
  }

  private func writeAddress(_ writer: inout PageWriter) {
    let text = scene.source.utf8.isEmpty ? discussion.address : scene.source
    guard !discussion.address.utf8.isEmpty else { return writer.name(text) }
    writer.literal("<a")
    _ = writer.foreignLink(discussion.address)
    writer.literal(">")
    writer.name(text)
    writer.literal("</a>")
  }
}
