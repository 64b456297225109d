import Foundation
import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

struct DiscussionRoute: Sendable {
  private var page: DiscussionPage
  private let outlines: [CommentOrder: CommentOutline<Comment>]

  init(_ discussion: Discussion, path: String, now: Timestamp) {
    page = DiscussionPage(discussion, path: path)
    page.styles = [.reddit, .blocks]
    page.orders = [.source, .newest, .best]
    page.styleAddress = { StyleSheet($0).path + "?v=7" }
    var outlines: [CommentOrder: CommentOutline<Comment>] = [:]
    for order in page.orders {
      outlines[order] = CommentOutline(CommentTree(discussion, order: order, now: now))
    }
    self.outlines = outlines
  }

  /// Answers `GET /apples?sort=best&fold=7`; the body is `text/html; charset=utf-8`.
  func html(
    query: [(name: String, value: String)],
    acceptLanguage: String,
    now: Timestamp
  ) -> [UInt8] {
    let state = PageState(parameters: query)
    var page = page
    let first = Wording.matching(acceptLanguage) ?? .english
    page.wordings = [first] + Wording.all.filter { $0.language != first.language }
    let order = state.order.flatMap { outlines[$0] == nil ? nil : $0 } ?? page.defaultOrder
    guard let outline = outlines[order] else { return [] }
    return page.html(of: outline, in: state, now: now)
  }

  /// Answers `GET /rejoinder-reddit.css?v=7` and the like; the body is `text/css; charset=utf-8`.
  func styleSheet(path: String) -> [UInt8]? {
    let sheets = page.styles.lazy.map { StyleSheet($0) }
    return sheets.first { $0.path == path }?.bytes
  }
}

/// The article on serving pages shows code that works.
@Suite struct ServingArticleTests {
  private let route: DiscussionRoute

  init() {
    let comments = [
      Comment(id: "1", author: "Ana", body: "Apples?", votes: Votes(up: 1)),
      Comment(id: "2", author: "Ben", body: "Pears.", votes: Votes(up: 9)),
      Comment(id: "3", parentID: "2", author: "Cy", body: "Both."),
    ]
    let discussion = Discussion(id: "d", title: "Fruit", comments: comments)
    route = DiscussionRoute(discussion, path: "/apples", now: DiscussionPage.noon)
  }

  private func page(_ query: String, _ languages: String = "") throws -> ParsedPage {
    let parameters = SmallSite.parameters(query)
    let now = DiscussionPage.noon
    return try ParsedPage(route.html(query: parameters, acceptLanguage: languages, now: now))
  }

  @Test func answersWhatAddressesAskFor() throws {
    #expect(try page("").rowIDs == ["1", "2", "3"])
    #expect(try page("sort=best&fold=2").rowIDs == ["2", "1"])
    #expect(try page("sort=hot").rowIDs == ["1", "2", "3"])
    #expect(try page("", "es").elements.first?.attributes["lang"] == "es")
    #expect(try page("", "xx").elements.first?.attributes["lang"] == "en")
  }

  @Test func servesEverySheetThatItsPagesLinkTo() throws {
    for query in ["", "look=blocks", "look=hn"] {
      let sheet = try #require(
        try page(query).elements.first { $0.attributes["rel"] == "stylesheet" }
      )
      let address = try #require(sheet.attributes["href"])
      #expect(address.hasSuffix(".css?v=7"))
      #expect(route.styleSheet(path: String(address.dropLast(4)))?.isEmpty == false)
    }
    #expect(route.styleSheet(path: "/rejoinder-hn.css") == nil)
  }

  @Test func theCodeAboveIsTheArticles() throws {
    let file = packageRoot.appending(path: "Sources/RejoinderHTML/RejoinderHTML.docc/Serving.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let block = try #require(article.components(separatedBy: "```swift\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "```").first)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(own.contains(code))
  }
}
