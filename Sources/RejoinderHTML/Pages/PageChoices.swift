internal import RejoinderCore

/// What can be chosen about a page: order, levels and appearance, after the counts.
struct PageChoices {
  let page: DiscussionPage
  let scene: PageScene

  private var wording: Wording { scene.wording }
  private var state: PageState { scene.addresses.state }

  /// Writes the counts and the choices.
  func write(to writer: inout PageWriter) {
    let count = scene.outline.readableCount
    writeCounts(count, &writer)
    if page.orders.count > 1, count > 1 { writeOrders(&writer) }
    if hasReplies { writeLevels(&writer) }
    writeAppearance(&writer)
    writeFocus(&writer)
    writeNotices(&writer)
  }

  private func writeCounts(_ count: Int, _ writer: inout PageWriter) {
    writer.literal("<div class=\"counts\"><h2 id=\"count\">")
    let stated = scene.focus == nil ? max(page.discussion.statedCount ?? 0, 0) : 0
    writer.text(wording.comments(count, notLoaded: stated - scene.outline.tree.count))
    writer.literal("</h2>")
    if page.peopleCount > 0, scene.focus == nil {
      writer.literal("<span>")
      writer.text(wording.people(page.peopleCount))
      writer.literal("</span>")
    }
    writeNew(&writer)
    writer.literal("</div>\n")
  }

  /// How many are new since the moment that the address names, or the way to begin with marking them.
  private func writeNew(_ writer: inout PageWriter) {
    guard scene.outline.readableCount > 0, scene.focus == nil else { return }
    if let since = state.since {
      let tree = scene.outline.tree
      var (count, first): (Int, Comment.ID?) = (0, nil)
      var slot = tree.topology.next(after: Topology.root)
      while slot > 0 {
        if let comment = tree.comment(at: slot), scene.isNew(comment) {
          (count, first) = (count + 1, first ?? comment.id)
        }
        slot = tree.topology.next(after: slot)
      }
      writer.literal("<span>")
      if let first {
        writer.literal("<a")
        scene.link(to: first, in: &writer)
        writer.literal(">")
      }
      writer.text(wording.new(count, since: since, offset: scene.offset))
      writer.literal(first == nil ? "</span>" : "</a></span>")
    }
    writer.literal("<a class=\"later\" href=\"")
    scene.addresses.marking(since: scene.now, to: &writer)
    writer.attribute("\" rel=\"nofollow\" title=", wording.pages.markLaterHint)
    writer.literal(">")
    writer.text(wording.pages.markLater)
    writer.literal("</a>")
  }

  // MARK: Order and levels

  private func writeOrders(_ writer: inout PageWriter) {
    let current = state.order ?? page.defaultOrder
    open(wording.navigation.order, &writer)
    for order in page.orders {
      choice(order == current, wording.title(of: order), &writer) {
        scene.addresses.order(order, to: &$0)
      }
    }
    writer.literal("</nav>\n")
  }

  /// How many levels show: what was asked for, or else what the page begins with.
  private var shownLevels: PageState.Levels {
    guard state.levels == .asGiven else { return state.levels }
    guard scene.focus == nil else { return .all }
    guard page.defaultLevels == .all else { return page.defaultLevels }
    switch scene.style.folding.initialFold {
    case .none: return .all
    case .rootsOnly: return .first(1)
    case .below(let level): return .first(max(level, 1))
    }
  }

  private func writeLevels(_ writer: inout PageWriter) {
    open(wording.pages.replies, &writer)
    let choices = [PageState.Levels.first(1), .first(2), .first(3), .all]
    let shown = choices.contains(shownLevels) || isAnythingFolded ? shownLevels : .all
    for levels in choices {
      let isCurrent = state.isUnfoldedByHand && levels == shown
      choice(isCurrent, title(of: levels), &writer) { scene.addresses.levels(levels, to: &$0) }
    }
    writer.literal("</nav>\n")
  }

  private func title(of levels: PageState.Levels) -> String {
    switch levels {
    case .first(1): wording.pages.noLevels
    case .first(let count): wording.text(wording.pages.levels, count)
    case .all, .asGiven: wording.pages.allLevels
    }
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

  // MARK: Appearance

  /// Look, light or dark, and language, folded away: they are chosen once.
  private func writeAppearance(_ writer: inout PageWriter) {
    guard page.styles.count > 1 || page.wordings.count > 1 else { return }
    writer.literal("<details class=\"appearance\"><summary>")
    writer.text(wording.choices.appearance)
    writer.literal("</summary>\n")
    if page.styles.count > 1 { writeLooks(&writer) }
    writeThemes(&writer)
    if page.wordings.count > 1 { writeLanguages(&writer) }
    writer.literal("</details>\n")
  }

  private func writeLooks(_ writer: inout PageWriter) {
    open(wording.choices.look, &writer)
    for (index, style) in page.styles.enumerated() {
      let isCurrent = style.name.utf8.elementsEqual(scene.style.name.utf8)
      choice(isCurrent, wording.title(of: style), &writer) {
        appearance(to: &$0) { $0.look = index == 0 ? nil : style.name }
      }
    }
    writer.literal("</nav>\n")
  }

  private func writeThemes(_ writer: inout PageWriter) {
    open(wording.choices.theme, &writer)
    let titles: [(PageAppearance.Theme?, String)] = [
      (nil, wording.choices.systemTheme), (.light, wording.choices.lightTheme),
      (.dark, wording.choices.darkTheme),
    ]
    for (theme, title) in titles {
      choice(theme == state.appearance.theme, title, &writer) {
        appearance(to: &$0) { $0.theme = theme }
      }
    }
    writer.literal("</nav>\n")
  }

  private func writeLanguages(_ writer: inout PageWriter) {
    open(wording.choices.language, &writer)
    for other in page.wordings {
      let isCurrent = other.language.utf8.elementsEqual(wording.language.utf8)
      writer.literal("<a href=\"")
      appearance(to: &writer) { $0.language = other.language }
      writer.attribute("\" hreflang=", other.language)
      writer.attribute(" lang=", other.language)
      writer.literal(isCurrent ? " aria-current=\"true\">" : " rel=\"nofollow\">")
      writer.text(other.nameInItself)
      writer.literal("</a>")
    }
    writer.literal("</nav>\n")
  }

  private func appearance(to writer: inout PageWriter, _ change: (inout PageAppearance) -> Void) {
    var appearance = state.appearance
    change(&appearance)
    scene.addresses.appearance(appearance, page: scene.page, to: &writer)
  }

  // MARK: One comment

  /// On a page about one comment: how much above it shows, and the ways out.
  private func writeFocus(_ writer: inout PageWriter) {
    guard let focus = scene.focus else { return }
    let token = IDToken(focus.id)
    writer.literal("<p class=\"notice focus\"><span>")
    writer.text(wording.singleThread(levelsAbove: focus.ancestors.count))
    writer.literal("</span> <a href=\"")
    scene.addresses.whole(at: token, to: &writer)
    writer.literal("\">")
    writer.text(wording.navigation.viewAllComments)
    writer.literal("</a>")
    if focus.depthOffset > 0, state.context < PageState.maximumContext {
      writer.literal(" <a href=\"")
      let context = min(focus.ancestors.count + 5, PageState.maximumContext)
      scene.addresses.focus(token, context: context, to: &writer)
      writer.literal("\" rel=\"nofollow\">")
      writer.text(wording.navigation.showMoreAbove)
      writer.literal("</a>")
    }
    writer.literal("</p>\n")
  }

  // MARK: Pieces

  private func open(_ label: String, _ writer: inout PageWriter) {
    writer.attribute("<nav class=\"choices\" aria-label=", label)
    writer.literal("><span>")
    writer.text(label)
    writer.literal("</span>")
  }

  private func choice(
    _ isCurrent: Bool,
    _ title: String,
    _ writer: inout PageWriter,
    _ address: (inout PageWriter) -> Void
  ) {
    writer.literal("<a href=\"")
    address(&writer)
    writer.literal(isCurrent ? "\" aria-current=\"true\">" : "\" rel=\"nofollow\">")
    writer.text(title)
    writer.literal("</a>")
  }

  private func writeNotices(_ writer: inout PageWriter) {
    if scene.missing != nil { notice(wording.pages.targetMissing, &writer) }
    if !state.hasRoom(for: IDToken("")) { notice(wording.pages.foldsFull, &writer) }
  }

  private func notice(_ words: String, _ writer: inout PageWriter) {
    writer.literal("<p class=\"notice\">")
    writer.text(words)
    writer.literal("</p>\n")
  }
}
