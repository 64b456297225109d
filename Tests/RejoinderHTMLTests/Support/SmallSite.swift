import RejoinderCore
import RejoinderHTML

/// The pages of one discussion, asked for as a browser would.
struct SmallSite {
  let discussion: Discussion
  let outline: CommentOutline<Comment>
  var orders: [CommentOrder] = [.source, .newest]
  /// The looks that pages offer.
  var styles = [DiscussionStyle.blocks]
  /// The languages that pages offer.
  var wordings = [Wording.english]

  /// What makes pages live.
  var script: DiscussionPage.Script?

  init(discussion: Discussion, outline: CommentOutline<Comment>) {
    (self.discussion, self.outline) = (discussion, outline)
  }

  init(_ discussion: Discussion) {
    self.init(discussion: discussion, outline: CommentOutline(CommentTree(discussion)))
  }

  /// Has pages offer all looks and languages.
  mutating func offerEverything() { (styles, wordings) = (DiscussionStyle.all, Wording.all) }

  /// The page at a query such as `fold=1&page=2`.
  func page(_ query: String) throws -> ParsedPage { try ParsedPage(html(query)) }

  func html(_ query: String) -> [UInt8] {
    ask(query) { page, outline, state in page.html(of: outline, in: state, now: DiscussionPage.noon)
    }
  }

  /// What a page makes of the query it was asked for with.
  func ask(
    _ query: String,
    _ answer: (DiscussionPage, CommentOutline<Comment>, PageState) -> [UInt8]
  ) -> [UInt8] {
    let state = PageState(parameters: Self.parameters(query))
    var outline = outline
    if let order = state.order {
      var tree = CommentTree(discussion)
      tree.sort(by: order, now: DiscussionPage.noon)
      outline = CommentOutline(tree)
    }
    var page = DiscussionPage(discussion)
    (page.orders, page.styles, page.wordings) = (orders, styles, wordings)
    page.script = script
    return answer(page, outline, state)
  }

  func skeleton(_ query: String) throws -> ParsedSkeleton {
    let bytes = ask(query) { $0.skeleton(of: $1, in: $2, now: DiscussionPage.noon) }
    return try ParsedSkeleton(bytes.string)
  }

  func rows(_ tokens: String, _ query: String) -> String {
    ask(query) { $0.rows(tokens, of: $1, in: $2, now: DiscussionPage.noon) }.string
  }

  /// The page and the element to which a link of ours leads.
  func follow(_ address: String, from page: ParsedPage) throws -> (page: ParsedPage, id: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.count > 1 ? String(parts[1]) : ""
    if parts[0].isEmpty { return (page, id) }
    return (try self.page(Self.query(of: String(parts[0]))), id)
  }

  /// What stands behind the question mark of an address of ours, the anchor left out.
  static func query(of address: String) -> String {
    let address = address.prefix { $0 != "#" }
    return address.first == "?" ? String(address.dropFirst()) : ""
  }

  static func parameters(_ query: String) -> [(name: String, value: String)] {
    query.split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), halves.count > 1 ? String(halves[1]) : "")
    }
  }
}
