import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Pages about one comment.
@Suite struct FocusTests {
  private let site: SmallSite

  init() {
    let parents: [(String, Comment.ID?)] = [
      ("1", nil), ("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("6", "5"), ("7", "5"),
      ("8", "4"), ("9", "1"), ("10", nil),
    ]
    let comments = parents.map { id, parent in
      Comment(id: Comment.ID(id), parentID: parent, author: Author("A" + id), body: Body("b" + id))
    }
    site = SmallSite(Discussion(id: "d", title: "Pears", comments: comments))
  }

  private func levels(_ page: ParsedPage) -> [String] {
    page.rows.compactMap { $0.attributes["aria-level"] }
  }

  private func link(_ words: String, _ page: ParsedPage) throws -> String {
    try #require(page.all { $0.name == "a" && $0.text == words }.first?.attributes["href"])
  }

  @Test(arguments: [
    ("comment=6", "3 4 5 6", "3 4 5 6"), ("comment=4", "1 2 3 4 5 6 7 8", "1 2 3 4 5 6 6 5"),
    ("comment=4&context=1", "3 4 5 6 7 8", "3 4 5 6 6 5"), ("comment=6&context=0", "6", "6"),
    ("comment=10", "10", "1"), ("comment=1", "1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 6 5 2"),
    ("comment=6&context=5", "1 2 3 4 5 6", "1 2 3 4 5 6"),
    ("comment=6&context=100", "1 2 3 4 5 6", "1 2 3 4 5 6"),
    ("comment=6&context=many", "3 4 5 6", "3 4 5 6"),
  ])
  func showsACommentWithWhatItAnswersAndWhatAnswersIt(
    query: String,
    ids: String,
    levels: String
  ) throws {
    let page = try site.page(query)
    #expect(page.rowIDs.joined(separator: " ") == ids)
    #expect(self.levels(page).joined(separator: " ") == levels)
    #expect(page.rows.filter { $0.attributes["aria-current"] == "true" }.count == 1)
  }

  @Test func marksWhatItAnswersAndLetsNobodyFoldIt() throws {
    let page = try site.page("comment=5")
    #expect(page.rowIDs == ["2", "3", "4", "5", "6", "7"])
    #expect(
      page.rows.filter { $0.has("context") }.map { $0.attributes["id"] } == ["c-2", "c-3", "c-4"]
    )
    for id in ["c-2", "c-3", "c-4", "c-6"] {
      #expect(page.first(in: id) { $0.has("toggle") } == nil)
    }
    #expect(page.first(in: "c-5") { $0.has("toggle") } != nil)
    #expect(page.element(id: "c-5")?.attributes["aria-current"] == "true")
  }

  @Test func saysWhatItIs() throws {
    let page = try site.page("comment=6")
    #expect(page.elements.first { $0.name == "title" }?.text == "A6 · Pears")
    #expect(page.element(id: "count")?.text == "4 comments")
    #expect(
      page.elements.first { $0.has("focus") }?.text.hasPrefix(
        Wording.english.singleThread(levelsAbove: 3)
      ) == true
    )
    #expect(page.elements.contains { $0.attributes["name"] == "robots" })
    #expect(!page.elements.contains { $0.attributes["rel"] == "canonical" })
  }

  @Test func leadsToMoreOfWhatItAnswers() throws {
    let words = Wording.english.navigation.showMoreAbove
    let page = try site.page("comment=6")
    #expect(try link(words, page) == "?comment=6&context=8#c-6")
    let more = try site.follow(link(words, page), from: page).page
    #expect(more.rowIDs == ["1", "2", "3", "4", "5", "6"])
    #expect(!more.elements.contains { $0.name == "a" && $0.text == words })
  }

  @Test(arguments: ["", "look=imgur", "levels=1", "look=hn-foldable&theme=dark", "sort=newest"])
  func leadsBackToTheSameRow(query: String) throws {
    var site = site
    site.offerEverything()
    for comment in site.discussion.comments {
      let page = try site.page(query + "&comment=" + IDToken(comment.id).bytes.string)
      let address = try link(Wording.english.navigation.viewAllComments, page)
      let (whole, id) = try site.follow(address, from: page)
      #expect(id == "c-" + IDToken(comment.id).bytes.string)
      #expect(whole.element(id: id)?.attributes["aria-current"] == "true")
      #expect(!whole.elements.contains { $0.has("focus") || $0.has("context") })
    }
  }

  @Test func leadsBackToAPageFarBehind() throws {
    let limit = DiscussionPage.rowLimit
    let comments = (0..<(2 * limit + 10)).map {
      Comment(id: Comment.ID(Int64($0)), author: "A", body: "b")
    }
    let site = SmallSite(Discussion(id: "d", comments: comments))
    let page = try site.page("comment=\(2 * limit + 3)")
    #expect(page.rowIDs == ["\(2 * limit + 3)"])
    let address = try link(Wording.english.navigation.viewAllComments, page)
    let (whole, id) = try site.follow(address, from: page)
    #expect(whole.element(id: id) != nil)
    #expect(whole.elements.first { $0.attributes["aria-current"] == "page" }?.text == "Page 3 of 3")
  }

  @Test func saysThatTheCommentIsMissing() throws {
    let page = try site.page("comment=nope&context=9")
    #expect(page.all { $0.has("notice") }.map(\.text) == [Wording.english.pages.targetMissing])
    #expect(page.rowIDs == site.discussion.comments.map { $0.id.description })
    #expect(page.elements.contains { $0.attributes["name"] == "robots" })
    #expect(page.first(in: "c-1") { $0.has("toggle") }?.attributes["href"] == "?fold=1#c-1")
  }

  @Test func foldsAndOpens() throws {
    let page = try site.page("comment=4&context=1")
    let fold = try #require(page.first(in: "c-5") { $0.has("toggle") }?.attributes["href"])
    #expect(fold == "?comment=4&context=1&fold=5#c-5")
    let folded = try site.follow(fold, from: page).page
    #expect(folded.rowIDs == ["3", "4", "5", "8"])
    #expect(levels(folded) == ["3", "4", "5", "5"])
    let open = try #require(folded.first(in: "c-5") { $0.has("toggle") }?.attributes["href"])
    #expect(open == "?comment=4&context=1#c-5")
  }

  /// What it answers is there so that it can be understood, whatever is folded.
  @Test(arguments: [
    ("comment=4&levels=1", "1 2 3 4"), ("comment=4&levels=2", "1 2 3 4 5 8"),
    ("comment=4&levels=1&open=4", "1 2 3 4 5 8"), ("comment=4&fold=1,2,3", "1 2 3 4 5 6 7 8"),
    ("comment=4&fold=1,4", "1 2 3 4"), ("comment=6&levels=1&context=1", "5 6"),
  ])
  func countsLevelsFromTheComment(query: String, ids: String) throws {
    let page = try site.page(query)
    #expect(page.rowIDs.joined(separator: " ") == ids)
    #expect(page.all { $0.has("notice") && !$0.has("focus") }.isEmpty)
  }

  @Test func keepsTheCommentInAnyOrder() throws {
    let page = try site.page("comment=4&context=1&fold=5")
    let newest = try #require(page.choices("Order").last?.attributes["href"])
    #expect(newest == "?sort=newest&comment=4&context=1&fold=5")
    #expect(try site.follow(newest, from: page).page.rowIDs.prefix(2) == ["3", "4"])
    #expect(try site.page("comment=5&context=0&sort=newest").rowIDs == ["5", "7", "6"])
  }

  @Test(.rows("N15")) func drawsDeepRowsFromTheirOwnTop() throws {
    let comments = (0..<30).map {
      Comment(
        id: Comment.ID(Int64($0)),
        parentID: $0 == 0 ? nil : Comment.ID(Int64($0 - 1)),
        author: Author("A\($0)"),
        body: "b"
      )
    }
    let site = SmallSite(Discussion(id: "d", comments: comments))
    let page = try site.page("comment=20")
    #expect(
      page.rows.map { $0.classes[1] }.prefix(8) == ["l0", "l1", "l2", "l3", "l4", "l5", "l5", "l5"]
    )
    #expect(levels(page) == (18...30).map(String.init))
    let cues = page.all { $0.has("cue") }
    #expect(cues.first?.text == "in reply to A22 · level 24")
    #expect(cues.count == 7)
  }

  @Test func namesWhatStandsOutsideOfIt() throws {
    var comments = site.discussion.comments
    comments[5].details.extraParents = ["10"]
    comments[5].details.quotes = [Quote(of: "9", body: "b9")]
    let site = SmallSite(Discussion(id: "d", comments: comments))
    let page = try site.page("comment=6&context=0")
    #expect(page.all { $0.has("cue") }.map(\.text) == ["also in reply to A10"])
    #expect(page.all { $0.has("whose") }.map(\.text) == ["A9 wrote"])
    for element in page.all(where: { $0.has("cue") || $0.text == "A9 wrote" && $0.name == "a" }) {
      let address = try #require(element.attributes["href"])
      let (whole, id) = try site.follow(address, from: page)
      #expect(whole.element(id: id) != nil, "\(address)")
    }
  }

  @Test func keepsSayingThatAParentIsMissing() throws {
    let comments = [
      Comment(id: "1", parentID: "gone", author: "Ana", body: "b"),
      Comment(id: "2", parentID: "3", author: "Ben", body: "b"),
      Comment(id: "3", parentID: "2", author: "Cy", body: "b"),
    ]
    let site = SmallSite(Discussion(id: "d", comments: comments))
    for (id, cue) in zip(
      ["1", "2", "3"],
      try site.page("").rows.map { row in
        try site.page("").first(in: row.attributes["id"] ?? "") { $0.has("cue") }?.text
      }
    ) {
      let page = try site.page("comment=" + id)
      let row = try #require(page.element(id: "c-" + id))
      #expect(page.first(in: "c-" + id) { $0.has("cue") }?.text == cue, "\(row.text)")
    }
  }

  @Test func takesChainsOfAnyDepth() throws {
    let count = 100_000
    let comments = (0..<count).map {
      Comment(
        id: Comment.ID(Int64($0)),
        parentID: $0 == 0 ? nil : Comment.ID(Int64($0 - 1)),
        author: "A",
        body: "b"
      )
    }
    let site = SmallSite(Discussion(id: "d", comments: comments))
    let last = try site.page("comment=\(count - 1)&context=100")
    #expect(last.rowIDs == (count - 101..<count).map(String.init))
    #expect(levels(last) == (count - 100...count).map(String.init))
    // A hundred levels is as much as an address may ask for.
    let words = Wording.english.navigation.showMoreAbove
    #expect(!last.elements.contains { $0.text == words && $0.name == "a" })
    let first = try site.page("comment=0&page=50")
    #expect(first.rowIDs.last == "\(count - 1)")
    let whole = try site.follow(link(Wording.english.navigation.viewAllComments, last), from: last)
    #expect(whole.page.element(id: "c-\(count - 1)") != nil)
  }
}
