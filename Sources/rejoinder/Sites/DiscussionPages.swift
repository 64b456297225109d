import Foundation
import RejoinderCore
import RejoinderHTML
import RejoinderMarkdown
import RejoinderServer

/// The pages of one discussion and their parts, in whatever order and with whatever folds they are asked
/// for.
struct DiscussionPages: Sendable {
  private let page: DiscussionPage
  private let outlines: OutlineCache
  private let words: FoundWords

  /// Prepares the pages of a discussion.
  ///
  /// - Parameters:
  ///   - loaded: The discussion.
  ///   - arguments: What was asked for: the order and the folds to begin with.
  ///   - sheets: The looks and the addresses of their style sheets.
  ///   - script: What makes the pages live; `nil` for pages without script.
  ///   - indexPath: The path of the list of discussions; empty where there is none.
  init(
    _ loaded: LoadedDiscussion,
    _ arguments: Arguments,
    sheets: StyleSheets,
    script: DiscussionPage.Script? = nil,
    indexPath: String
  ) {
    let (discussion, dialect) = (loaded.discussion, loaded.dialect)
    var page = DiscussionPage(discussion, path: "/")
    page.orders = Self.orders(of: discussion)
    page.defaultOrder = arguments.order ?? .source
    page.defaultLevels = arguments.levels.map { .first($0) } ?? .all
    if !page.orders.contains(page.defaultOrder) { page.orders.append(page.defaultOrder) }
    (page.styles, page.indexPath, page.script) = (sheets.styles, indexPath, script)
    page.styleAddress = { sheets.address(of: $0) }
    page.bodyHTML = { body, _ in
      var bytes: [UInt8] = []
      HTMLWriter().write(Markup(body, dialect: dialect), into: &bytes)
      return bytes
    }
    self.page = page
    outlines = OutlineCache(
      CommentOutline(
        CommentTree(discussion, order: page.defaultOrder, now: .now),
        initialFold: arguments.initialFold
      ),
      initialFold: arguments.initialFold
    )
    words = FoundWords(dialect: dialect)
  }

  /// How many comments there are to read.
  var readableCount: Int { outlines.first.readableCount }

  /// A page, or a part of one.
  func part(for request: PageRequest) -> RenderedPart {
    var page = page
    page.path = Self.encoded(request.path)
    page.wordings = Self.wordings(first: request.language)
    let parameters = request.query.items.map { ($0.name, $0.value) }
    let (state, now) = (PageState(parameters: parameters), Timestamp.now)
    let order = state.order.flatMap { page.orders.contains($0) ? $0 : nil } ?? page.defaultOrder
    let outline = outlines.outline(in: order, now: now)
    guard let part = PagePart(parameters: parameters) else {
      return RenderedPart(page.html(of: outline, in: state, now: now))
    }
    let bytes =
      switch part {
      case .skeleton: page.skeleton(of: outline, in: state, now: now)
      case .rows(let tokens): page.rows(tokens, of: outline, in: state, now: now)
      case .found(let words):
        page.found(words, of: outline, in: state, now: now, index: self.words.index(of: outline))
      }
    return RenderedPart(
      bytes,
      contentType: part.contentType,
      isWorthKeeping: part.isWorthKeeping
    )
  }

  /// The orders that make a difference: by date where there are dates, by votes where there are votes.
  private static func orders(of discussion: Discussion) -> [CommentOrder] {
    var orders = [CommentOrder.source]
    if discussion.comments.contains(where: { $0.createdAt != nil }) {
      orders += [.oldest, .newest, .active]
    }
    if discussion.comments.contains(where: { $0.votes != nil }) {
      orders += [.top, .best, .controversial]
    }
    return orders
  }

  /// The languages, the one that the request asks for first.
  private static func wordings(first language: String) -> [Wording] {
    Wording.all.filter { $0.language == language } + Wording.all.filter { $0.language != language }
  }

  private static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "/"
  }
}
