import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What links do when they are followed.
@Suite struct FoldLinkTests {
  private let discussion: Discussion
  private let outline: CommentOutline<Comment>

  init() {
    let comments = [
      Comment(id: "1", author: "Marta", body: "1"),
      Comment(id: "2", parentID: "1", author: "Luis", body: "2"),
      Comment(id: "3", parentID: "2", author: "Ana", body: "3"),
      Comment(id: "4", parentID: "1", author: "Noa", body: "4"),
      Comment(id: "5", author: "Diego", body: "5"),
      Comment(id: "6", parentID: "5", author: "Iris", body: "6"),
      Comment(id: "7", author: "Sara", body: "7"),
    ]
    discussion = Discussion(id: "d", comments: comments)
    outline = CommentOutline(CommentTree(comments))
  }

  private func page(_ query: String) throws -> ParsedPage {
    let site = SmallSite(discussion: discussion, outline: outline)
    return try site.page(query)
  }

  private func ids(_ page: ParsedPage) -> [String] {
    page.rows.compactMap { $0.attributes["id"].map { String($0.dropFirst(2)) } }
  }

  private func toggle(_ id: String, _ page: ParsedPage) -> String? {
    page.first(in: "c-" + id) { $0.has("toggle") }?.attributes["href"]
  }

  @Test(
    .rows("N5", "N10", "N11"),
    arguments: [
      ("", "1234567"), ("fold=1", "1567"), ("fold=2", "124567"), ("fold=1,2", "1567"),
      ("fold=3", "1234567"), ("fold=nope", "1234567"), ("levels=1", "157"), ("levels=2", "124567"),
      ("levels=1&open=1", "12457"), ("levels=1&fold=1&open=5", "1567"), ("levels=all", "1234567"),
    ]
  )
  func showsWhatAddressesSay(query: String, rows: String) throws {
    #expect(try ids(page(query)).joined() == rows)
  }

  @Test(.rows("N11", "N12")) func followsTogglesThereAndBack() throws {
    let first = try #require(try toggle("2", page("")))
    #expect(first == "?fold=2#c-2")
    let second = try #require(try toggle("1", page("fold=2")))
    #expect(second == "?fold=1,2#c-1")
    let third = try #require(try toggle("1", page("fold=1,2")))
    #expect(third == "?fold=2#c-1")
    #expect(try toggle("2", page("fold=2")) == "/d#c-2")
  }

  @Test func opensAndFoldsAgainWhereLevelsAreFolded() throws {
    #expect(try toggle("1", page("levels=1")) == "?levels=1&open=1#c-1")
    #expect(try toggle("2", page("levels=1&open=1")) == "?levels=1&open=1,2#c-2")
    #expect(try toggle("1", page("levels=1&open=1,2")) == "?levels=1&open=2#c-1")
    #expect(try toggle("1", page("levels=2")) == "?levels=2&fold=1#c-1")
  }

  @Test func keepsTheOrder() throws {
    #expect(try toggle("1", page("sort=newest")) == "?sort=newest&fold=1#c-1")
    #expect(try toggle("1", page("sort=newest&fold=1")) == "?sort=newest#c-1")
  }

  @Test func keepsNoOrderThatIsNotOffered() throws {
    let page = try page("sort=hot")
    #expect(toggle("1", page) == "?fold=1#c-1")
    let current = page.elements.first { $0.attributes["aria-current"] == "true" }
    #expect(current?.text == "As given")
  }

  @Test func dropsWhatChangesNothing() throws {
    let messy = try page("fold=nope,7,5&open=1,x")
    #expect(toggle("1", messy) == "?fold=1,5#c-1")
    #expect(try toggle("5", page("levels=1&fold=5")) == "?levels=1&open=5#c-5")
  }

  @Test func leadsToAFoldedCommentAndOpensWhatHidesIt() throws {
    let folded = try page("levels=1&at=3")
    #expect(ids(folded) == ["1", "2", "3", "4", "5", "7"])
    let targets = folded.all { $0.attributes["aria-current"] == "true" && $0.has("row") }
    #expect(targets.map { $0.attributes["id"] } == ["c-3"])
    #expect(toggle("5", folded) == "?levels=1&open=1,2,5#c-5")
    #expect(try toggle("5", page("fold=2,5&at=3")) == "/d#c-5")
  }

  @Test func saysThatATargetIsMissing() throws {
    #expect(try page("at=nope").all { $0.has("notice") }.count == 1)
    #expect(try page("at=3").all { $0.has("notice") }.isEmpty)
  }

  @Test func keepsSearchEnginesFromFoldedViews() throws {
    let isKeptOut = { (page: ParsedPage) in
      page.elements.contains { $0.attributes["name"] == "robots" }
    }
    #expect(try !isKeptOut(page("")))
    #expect(try !isKeptOut(page("sort=newest")))
    #expect(try isKeptOut(page("fold=1")))
    #expect(try isKeptOut(page("levels=2")))
    let links = try page("").all { $0.has("toggle") }
    #expect(links.allSatisfy { $0.attributes["rel"] == "nofollow" })
  }

  @Test func offersNoFoldThatDoesNotFit() throws {
    var comments: [Comment] = []
    for number in 1...102 {
      comments.append(Comment(id: Comment.ID(Int64(number)), author: "Ana", body: "Hm."))
      comments.append(
        Comment(
          id: Comment.ID("r\(number)"),
          parentID: Comment.ID(Int64(number)),
          author: "Ben",
          body: "Hm."
        )
      )
    }
    let discussion = Discussion(id: "d", comments: comments)
    let site = SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(comments)))
    let full = (1...100).map(String.init).joined(separator: ",")
    let html = try site.page("fold=" + full)
    #expect(toggle("100", html) != nil)
    #expect(toggle("101", html) == nil)
    #expect(html.first(in: "c-101") { $0.has("act") }?.text == "1 reply")
    #expect(html.all { $0.has("notice") }.count == 1)
    #expect(try site.page("fold=1").all { $0.has("notice") }.isEmpty)
  }

  /// There to the page about a comment and back, and what was folded is folded.
  @Test(arguments: [
    ("fold=1", "5", "1567"), ("fold=2,5", "2", "12457"), ("levels=1", "1", "157"),
    ("levels=1&open=5", "5", "1567"), ("levels=2&fold=5", "7", "12457"),
    ("levels=all", "7", "1234567"),
    ("", "3", "1234567"),
  ])
  func foldsLastOnThePageAboutAComment(query: String, id: String, rows: String) throws {
    let first = try page(query)
    let there = try #require(first.first(in: "c-" + id) { $0.has("age") }?.attributes["href"])
    let about = try page(SmallSite.query(of: there))
    let words = Wording.english.navigation.viewAllComments
    let back = try #require(about.all { $0.name == "a" && $0.text == words }.first)
    let whole = try page(SmallSite.query(of: try #require(back.attributes["href"])))
    #expect(ids(whole).joined() == rows)
  }

  /// The page about a comment shows all that answers it, and what is folded there is folded then.
  @Test func foldsOfThePageAboutACommentAreItsOwn() throws {
    let about = try page("comment=1&whole-fold=2,5")
    #expect(ids(about) == ["1", "2", "3", "4"])
    let fold = try #require(toggle("1", about))
    #expect(fold == "?comment=1&whole-fold=2,5&fold=1#c-1")
    let folded = try page(SmallSite.query(of: fold))
    #expect(ids(folded) == ["1"])
    #expect(toggle("1", folded) == "?comment=1&whole-fold=2,5#c-1")
    let words = Wording.english.navigation.viewAllComments
    let back = folded.all { $0.name == "a" && $0.text == words }.first?.attributes["href"]
    #expect(back == "?fold=1,2,5&at=1#c-1")
  }

  /// What a page about a comment takes along counts among the folds that an address holds.
  @Test func takesAlongNoMoreFoldsThanAnAddressHolds() throws {
    let many = (1...PageState.maximumFolds + 9).map { "x\($0)" }.joined(separator: ",")
    let full = try page("comment=1&whole-fold=" + many)
    #expect(toggle("1", full) == nil)
    #expect(full.all { $0.has("notice") }.map(\.text).contains(Wording.english.pages.foldsFull))
    let addresses = full.elements.compactMap { $0.attributes["href"] }
    for address in addresses { #expect(address.utf8.count < 3_000, "\(address)") }
    #expect(PageState(parameters: [("whole-fold", "1")]) == PageState())
    let repeated = [("since", "5"), ("since", "7"), ("theme", "dark"), ("theme", "light")]
    let state = PageState(parameters: repeated)
    #expect(state.since == Timestamp(seconds: 5 as Int64) && state.appearance.theme == .dark)
  }
}
