public import RejoinderCore

/// The pages of one discussion, complete without script.
///
/// Orders, folds and page numbers are links whose addresses a ``PageState`` reads. There is no inline
/// style or script, and nothing is fetched from elsewhere.
///
/// ```swift
/// let page = DiscussionPage(discussion, path: "/apples")
/// var outline = CommentOutline(CommentTree(discussion, order: .top, now: now))
/// let html = page.html(of: outline, in: PageState(parameters: query), now: now)
/// ```
///
/// Hand in an outline in the order that the state asks for, folded as the discussion is at first.
public struct DiscussionPage: Sendable {
  /// How many rows a page has; the rest stands on further pages.
  public static let rowLimit = 2_000

  /// The title and the other facts of the discussion; its comments are not kept here.
  public let discussion: Discussion
  /// How many people wrote the readable comments.
  public let peopleCount: Int
  /// Which colour each person's avatar has.
  let avatarColors: AvatarColors
  /// The path of the page, encoded as an address.
  public var path: String
  /// The path of the list of discussions; empty where there is none.
  public var indexPath = ""
  /// The looks that the page offers, at least one; the first is the one without parameter.
  public var styles = [DiscussionStyle.blocks]
  /// The address of the style sheet of a look, with its version.
  public var styleAddress: @Sendable (DiscussionStyle) -> String = { StyleSheet($0).path }
  /// The orders that the page offers; an address that asks for another one gets the default.
  public var orders: [CommentOrder] = [.source, .oldest, .newest]
  /// The order that needs no parameter.
  public var defaultOrder = CommentOrder.source
  /// How many levels show at first, for whichever link is to be marked as the current one.
  public var defaultLevels = PageState.Levels.all
  /// The languages that the page offers, at least one; the first is the one without parameter.
  public var wordings = [Wording.english]
  /// What makes the page live in a browser; `nil` for a page without script.
  public var script: Script?
  /// Whether a script makes pages of discussions in files of it.
  var isStatic = false
  /// How rows are drawn.
  public var template = RowTemplate.standard
  /// What text needs that differs between platforms.
  public var services = TextServices.simple
  /// Gives the HTML of bodies; a server that keeps them gives its own.
  public var bodyHTML: PageScene.BodyHTML = { body, _ in
    var bytes: [UInt8] = []
    HTMLWriter().write(Markup(body), into: &bytes)
    return bytes
  }

  /// Makes the pages of a discussion.
  ///
  /// - Parameters:
  ///   - discussion: The discussion, with its comments for counting the people.
  ///   - path: The path of the page, encoded as an address.
  /// - Complexity: O(n) in the number of comments.
  public init(_ discussion: Discussion, path: String) {
    var header = discussion
    (header.comments, header.remainders) = ([], [])
    self.discussion = header
    self.path = path
    avatarColors = AvatarColors(discussion.comments)
    var people: Set<Comment.ID> = []
    for comment in discussion.comments where comment.state.isReadable {
      if let author = comment.author { people.insert(author.id) }
    }
    peopleCount = people.count
  }

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - outline: The comments in the order that the state asks for, folded as they are at first.
  ///   - state: What the page shows; a number beyond the last page means the last one.
  ///   - now: What time it is.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The page as HTML in UTF-8.
  /// - Complexity: O(k log n) for the k rows of a page, O(n) where the state folds levels.
  public func html(
    of outline: CommentOutline<Comment>,
    in state: PageState = PageState(),
    now: Timestamp,
    offset: Int = 0
  ) -> [UInt8] {
    let scene = scene(of: outline, in: state, now: now, offset: offset)
    var writer = PageWriter(capacity: 16_384 + scene.window.count * 1_024)
    write(scene, to: &writer)
    return writer.bytes
  }

  /// Applies a state and finds the rows of its page.
  func scene(
    of outline: CommentOutline<Comment>,
    in state: PageState,
    now: Timestamp,
    offset: Int
  ) -> PageScene {
    let focus = state.focus.flatMap { PageFocus($0, levels: state.context, in: outline) }
    let isExplained = state.target != nil || focus != nil
    let ranking = isExplained ? outline : nil
    var outline = focus?.outline ?? outline
    let folding = style(for: state.appearance).folding
    if state.levels == .asGiven, focus == nil, defaultLevels == .all {
      outline.fold(folding.initialFold)
    }
    let missing = focus == nil ? state.focus : nil
    var state = state.applied(to: &outline, folding, below: focus?.ancestors ?? [])
    if missing != nil { state.focus = nil }
    state.appearance = offered(state.appearance)
    if let order = state.order, !orders.contains(order) { state.order = nil }
    let pageCount = max((outline.rowCount - 1) / Self.rowLimit + 1, 1)
    if let target = state.target, let row = outline.row(of: target) {
      state.page = row / Self.rowLimit + 1
    }
    state.page = min(max(state.page, 1), pageCount)
    let start = (state.page - 1) * Self.rowLimit
    return PageScene(
      page: self,
      outline: outline,
      ranking: ranking,
      focus: focus,
      missing: missing ?? (state.target.flatMap { outline.row(of: $0) == nil ? $0 : nil }),
      addresses: PageAddresses(path: path, state: state, defaultOrder: defaultOrder),
      window: start..<min(start + Self.rowLimit, outline.rowCount),
      now: now,
      offset: offset
    )
  }

  private func write(_ scene: PageScene, to writer: inout PageWriter) {
    let frame = PageFrame(
      wording: scene.wording,
      style: scene.style,
      appearance: scene.addresses.state.appearance,
      styleAddress: styleAddress(scene.style),
      indexPath: indexPath
    )
    let head = PageHead(page: self, scene: scene)
    let pager = PageNumbers(scene: scene)
    frame.open(
      title: head.title,
      links: { writer in
        head.writeLinks(to: &writer)
        if !isStatic { script?.writeLinks(to: &writer) }
      },
      skipsToComments: true,
      to: &writer
    )
    writer.literal("<main>\n")
    head.write(to: &writer)
    writer.literal("<section class=\"discussion\" id=\"comments\" tabindex=\"-1\"")
    writer.literal(" aria-labelledby=\"count\"")
    if script != nil { LiveHooks(scene: scene).writeAttributes(to: &writer) }
    writer.literal(">\n")
    PageChoices(page: self, scene: scene).write(to: &writer)
    pager.write(isAtTop: true, to: &writer)
    PageTrail(scene: scene).write(to: &writer)
    if script != nil { PageControls(scene: scene).writeTools(to: &writer) }
    writeRows(scene, to: &writer)
    pager.write(isAtTop: false, to: &writer)
    if script != nil { LiveHooks(scene: scene).writeElements(to: &writer) }
    if isStatic { StaticWordsWriter(page: self, scene: scene).write(to: &writer) }
    writer.literal("</section>\n</main>\n")
    frame.close(&writer)
  }

  private func writeRows(_ scene: PageScene, to writer: inout PageWriter) {
    guard !scene.window.isEmpty else {
      // Where the source counts comments that did not come, the count above says so already.
      guard discussion.statedCount ?? 0 == 0 else { return }
      writer.literal("<p class=\"empty\" id=\"list\">")
      writer.text(scene.wording.navigation.noComments)
      return writer.literal("</p>\n")
    }
    writer.literal(
      "<div class=\"list\" id=\"list\" tabindex=\"-1\" role=\"list\" aria-labelledby=\"count\">\n"
    )
    RowList(scene: scene, template: template).write(to: &writer)
    writer.literal("</div>\n")
  }
}

extension DiscussionPage {
  /// The look of an appearance: the one it names if the page offers it, else the first.
  func style(for appearance: PageAppearance) -> DiscussionStyle {
    let named = appearance.look.flatMap { name in
      styles.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
    return named ?? styles.first ?? .blocks
  }

  /// The words of an appearance: those of the language it names if the page offers it, else the first.
  func wording(for appearance: PageAppearance) -> Wording {
    let named = appearance.language.flatMap { name in
      wordings.first { $0.language.utf8.elementsEqual(name.utf8) }
    }
    return named ?? wordings.first ?? .english
  }

  /// An appearance without what the page does not offer, and without the name of the first look.
  private func offered(_ appearance: PageAppearance) -> PageAppearance {
    var offered = appearance
    if let look = appearance.look {
      let name = style(for: appearance).name
      let isOwn = name.utf8.elementsEqual(look.utf8)
      offered.look = isOwn && !name.utf8.elementsEqual((styles.first?.name ?? "").utf8) ? look : nil
    }
    if let language = appearance.language {
      let isOwn = wording(for: appearance).language.utf8.elementsEqual(language.utf8)
      offered.language = isOwn ? language : nil
    }
    return offered
  }
}

extension CommentOutline<Comment> {
  /// Folds what a look folds at first.
  fileprivate mutating func fold(_ initialFold: Outline.InitialFold) {
    switch initialFold {
    case .none: break
    case .rootsOnly: collapse(belowLevel: 1)
    case .below(let level): collapse(belowLevel: level)
    }
  }
}
