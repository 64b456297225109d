import Foundation
import RejoinderCore
import RejoinderHTML
import RejoinderMarkdown
import RejoinderServer

/// The pages of one discussion, in whatever order and with whatever folds they are asked for.
struct DiscussionPages: Sendable {
  private let page: DiscussionPage
  private let outlines: OutlineCache

  /// Prepares the pages of a discussion.
  ///
  /// - Parameters:
  ///   - discussion: The discussion.
  ///   - arguments: What was asked for: the order and the folds to begin with.
  ///   - sheets: The looks and the addresses of their style sheets.
  ///   - indexPath: The path of the list of discussions; empty where there is none.
  init(
    _ discussion: Discussion,
    _ arguments: Arguments,
    sheets: StyleSheets,
    indexPath: String
  ) {
    var page = DiscussionPage(discussion, path: "/")
    page.orders = Self.orders(of: discussion)
    page.defaultOrder = arguments.order ?? .source
    page.defaultLevels = arguments.levels.map { .first($0) } ?? .all
    if !page.orders.contains(page.defaultOrder) { page.orders.append(page.defaultOrder) }
    (page.styles, page.indexPath) = (sheets.styles, indexPath)
    page.styleAddress = { sheets.address(of: $0) }
    page.bodyHTML = { body, _ in
      var bytes: [UInt8] = []
      HTMLWriter().write(Markup(body, dialect: .github), into: &bytes)
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
  }

  /// How many comments there are to read.
  var readableCount: Int { outlines.first.readableCount }

  /// The bytes of a page.
  func html(for request: PageRequest) -> [UInt8] {
    var page = page
    page.path = Self.encoded(request.path)
    page.wordings = Self.wordings(first: request.language)
    let state = PageState(parameters: request.query.items.map { ($0.name, $0.value) })
    let order = state.order.flatMap { page.orders.contains($0) ? $0 : nil } ?? page.defaultOrder
    return page.html(of: outlines.outline(in: order, now: .now), in: state, now: .now)
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
