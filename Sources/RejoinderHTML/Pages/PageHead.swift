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

  /// Where it came from, as far as it can be shown.
  private var source: String { SafeLine.made(of: discussion.source) }

  /// The title of the page, with its number where there are several.
  var title: String {
    let numbers = PageNumbers(scene: scene)
    guard numbers.count > 1 else { return name }
    return name + " · " + wording.page(numbers.current, of: numbers.count)
  }

  /// The elements of the head that say where this page belongs.
  func writeLinks(to writer: inout PageWriter) {
    let numbers = PageNumbers(scene: scene)
    let state = scene.addresses.state
    if state.isUnfoldedByHand, state.target == nil, state.levels == .asGiven {
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
    if !discussion.body.isEmpty {
      writer.literal("<div class=\"body story\" dir=\"auto\">")
      writer.html(scene.bodyHTML(discussion.body, nil))
      writer.literal("</div>\n")
    }
    writer.literal("</header>\n")
  }

  /// Where it came from, who began it, and when.
  private func writeSource(_ writer: inout PageWriter) {
    var parts: [(inout PageWriter) -> Void] = []
    if !source.utf8.isEmpty || !discussion.address.utf8.isEmpty {
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
    let text = source.utf8.isEmpty ? discussion.address : source
    guard !discussion.address.utf8.isEmpty else { return writer.name(text) }
    writer.literal("<a")
    _ = writer.foreignLink(discussion.address)
    writer.literal(">")
    writer.name(text)
    writer.literal("</a>")
  }

  /// The counts, and links to other orders and other numbers of levels.
  func writeChoices(to writer: inout PageWriter) {
    let count = scene.outline.readableCount
    writer.literal("<div class=\"counts\"><h2 id=\"count\">")
    let stated = max(discussion.statedCount ?? 0, 0)
    writer.text(wording.comments(count, notLoaded: stated - scene.outline.tree.count))
    writer.literal("</h2>")
    if page.peopleCount > 0 {
      writer.literal("<span>")
      writer.text(wording.people(page.peopleCount))
      writer.literal("</span>")
    }
    writer.literal("</div>\n")
    if page.orders.count > 1, count > 1 { writeOrders(&writer) }
    if hasReplies { writeLevels(&writer) }
    writeNotices(&writer)
  }

  private func writeOrders(_ writer: inout PageWriter) {
    let current = scene.addresses.state.order ?? page.defaultOrder
    open(wording.navigation.order, &writer)
    for order in page.orders {
      writer.literal("<a href=\"")
      scene.addresses.order(order, to: &writer)
      writer.literal(order == current ? "\" aria-current=\"true\">" : "\" rel=\"nofollow\">")
      writer.text(wording.title(of: order))
      writer.literal("</a>")
    }
    writer.literal("</nav>\n")
  }

  /// How many levels show: what was asked for, or else what the page begins with.
  private func shown(_ state: PageState) -> PageState.Levels {
    state.levels == .asGiven ? page.defaultLevels : state.levels
  }

  private func writeLevels(_ writer: inout PageWriter) {
    let state = scene.addresses.state
    open(wording.pages.replies, &writer)
    for levels in [PageState.Levels.first(1), .first(2), .first(3), .all] {
      let isCurrent =
        state.isUnfoldedByHand
        && (levels == shown(state) || levels == .all && !isAnythingFolded)
      writer.literal("<a href=\"")
      scene.addresses.levels(levels, to: &writer)
      writer.literal(isCurrent ? "\" aria-current=\"true\">" : "\" rel=\"nofollow\">")
      switch levels {
      case .first(1): writer.text(wording.navigation.hideAll)
      case .first(let count): writer.text(wording.text(wording.pages.levels, count))
      default: writer.text(wording.navigation.showAll)
      }
      writer.literal("</a>")
    }
    writer.literal("</nav>\n")
  }

  private func open(_ label: String, _ writer: inout PageWriter) {
    writer.attribute("<nav class=\"choices\" aria-label=", label)
    writer.literal("><span>")
    writer.text(label)
    writer.literal("</span>")
  }

  private func writeNotices(_ writer: inout PageWriter) {
    let state = scene.addresses.state
    if let target = state.target, scene.outline.row(of: target) == nil {
      notice(wording.pages.targetMissing, &writer)
    }
    if !state.hasRoom(for: IDToken("")) { notice(wording.pages.foldsFull, &writer) }
  }

  private func notice(_ words: String, _ writer: inout PageWriter) {
    writer.literal("<p class=\"notice\">")
    writer.text(words)
    writer.literal("</p>\n")
  }

  private var isAnythingFolded: Bool {
    scene.outline.rowCount < scene.outline.tree.topology.count
  }

  /// Whether any comment answers another one.
  private var hasReplies: Bool {
    let topology = scene.outline.tree.topology
    var root = topology.firstChild(of: Topology.root)
    while root >= 0 {
      if topology.hasChildren(root) { return true }
      root = topology.nextSibling(of: root)
    }
    return false
  }
}
