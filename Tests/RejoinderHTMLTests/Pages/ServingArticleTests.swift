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

extension DiscussionRoute {
  /// The same route with a script.
  func live() -> DiscussionRoute {
    var route = self
    route.page.script = DiscussionPage.Script(
      address: "/web/7/page.js",
      preloads: ["/web/7/thread.js"]
    )
    return route
  }

  /// Answers `GET /apples?sort=best&part=rows&rows=7,9`; `nil` where the page itself is asked for.
  func part(
    query: [(name: String, value: String)],
    now: Timestamp
  ) -> (bytes: [UInt8], contentType: String)? {
    guard let part = PagePart(parameters: query) else { return nil }
    let state = PageState(parameters: query)
    let order = state.order.flatMap { outlines[$0] == nil ? nil : $0 } ?? page.defaultOrder
    guard let outline = outlines[order] else { return nil }
    let bytes =
      switch part {
      case .skeleton: page.skeleton(of: outline, in: state, now: now)
      case .rows(let tokens): page.rows(tokens, of: outline, in: state, now: now)
      case .found(let words):
        page.found(words, of: outline, in: state, now: now, index: FindIndex(outline.tree))
      }
    return (bytes, part.contentType)
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

  @Test func answersWithPartsOfPages() throws {
    let now = DiscussionPage.noon
    func part(_ query: String) -> String? {
      route.part(query: SmallSite.parameters(query), now: now)?.bytes.string
    }
    #expect(part("fold=2") == nil)
    let skeleton = try #require(part("part=skeleton&sort=best&fold=2"))
    #expect(try ParsedSkeleton(skeleton).rowIDs == ["c-2", "c-1"])
    let rows = try #require(part("part=rows&rows=3,1"))
    #expect(try ParsedPage(Array(rows.utf8)).rowIDs == ["3", "1"])
    #expect(part("part=found&find=APPLES") == "1\n")
    let html = route.live().html(query: [], acceptLanguage: "", now: now).string
    #expect(html.contains("<script type=\"module\" src=\"/web/7/page.js\"></script>"))
  }

  @Test func theCodeAboveIsTheArticles() throws {
    let file = packageRoot.appending(path: "Sources/RejoinderHTML/RejoinderHTML.docc/Serving.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(blocks.count == 2)
    for block in blocks {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(own.contains(code))
    }
  }
}
