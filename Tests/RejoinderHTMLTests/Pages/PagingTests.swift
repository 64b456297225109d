import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Discussions that need more than one page.
@Suite struct PagingTests {
  private static let limit = DiscussionPage.rowLimit

  /// Threads of a comment with two answers, the first of which is answered once.
  private func site(rows count: Int) -> SmallSite {
    var comments: [Comment] = []
    for number in 0..<count {
      let place = number % 4
      let parent: Int? = place == 0 ? nil : place == 2 ? number - 1 : number - place
      comments.append(
        Comment(
          id: Comment.ID(Int64(number)),
          parentID: parent.map { Comment.ID(Int64($0)) },
          author: Author("author\(number)"),
          body: "Words."
        )
      )
    }
    let discussion = Discussion(id: "d", title: "Long", comments: comments)
    return SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(comments)))
  }

  @Test(arguments: [(limit - 1, 1), (limit, 1), (limit + 1, 2), (2 * limit, 2), (2 * limit + 1, 3)])
  func hasAsManyPagesAsItNeeds(rows: Int, pages: Int) throws {
    let site = site(rows: rows)
    var ids: [String] = []
    for number in 1...pages {
      let page = try site.page("page=\(number)")
      #expect(page.rows.count <= Self.limit)
      ids += page.rows.compactMap { $0.attributes["id"] }
      let label = page.elements.first { $0.attributes["aria-current"] == "page" }?.text
      #expect(label == (pages == 1 ? nil : "Page \(number) of \(pages)"))
    }
    #expect(ids == (0..<rows).map { "c-\($0)" })
    let last = site.html("page=\(pages)")
    let isLastPage = site.html("page=\(pages + 1)") == last
    #expect(isLastPage)
  }

  @Test func linksToThePagesAround() throws {
    let site = site(rows: 3 * Self.limit)
    let page = try site.page("page=2&fold=1")
    let links = page.all { $0.name == "a" && $0.attributes["href"]?.hasSuffix("#list") == true }
    #expect(
      links.prefix(3).map { $0.text + " " + ($0.attributes["href"] ?? "") } == [
        "Skip to the comments #list", "Previous page ?fold=1#list",
        "Next page ?fold=1&page=3#list",
      ]
    )
    let related = page.all { $0.name == "link" && $0.attributes["rel"] != "stylesheet" }
    #expect(related.map { $0.attributes["rel"] ?? "" } == ["prev", "next"])
    #expect(related.map { $0.attributes["href"] ?? "" } == ["?fold=1", "?fold=1&page=3"])
    #expect(page.elements.first { $0.name == "title" }?.text == "Long · Page 2 of 3")
    let canonical = try site.page("page=3").all { $0.attributes["rel"] == "canonical" }
    #expect(canonical.map { $0.attributes["href"] } == ["?page=3"])
  }

  @Test func saysInWhatAPageContinues() throws {
    let site = site(rows: 2 * Self.limit)
    let page = try site.page("page=2&fold=1")
    #expect(page.rows.first?.attributes["id"] == "c-2001")
    let trail = try #require(page.elements.first { $0.has("trail") })
    #expect(trail.text == "Continues inauthor2000")
    let link = try #require(page.elements.first { $0.text == "author2000" && $0.name == "a" })
    #expect(link.attributes["href"] == "?fold=1#c-2000")
    #expect(try site.page("page=2").elements.contains { $0.has("trail") } == false)
  }

  @Test func leavesOutTheMiddleOfALongTrail() throws {
    var comments = [Comment(id: "0", author: "a0", body: "b")]
    for number in 1...2_100 {
      comments.append(
        Comment(
          id: Comment.ID(Int64(number)),
          parentID: Comment.ID(Int64(number - 1)),
          author: Author("a\(number)"),
          body: "b"
        )
      )
    }
    let discussion = Discussion(id: "d", comments: comments)
    let site = SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(comments)))
    let page = try site.page("page=2")
    let trail = page.all { $0.name == "li" }
    #expect(trail.map(\.text) == ["a0", "a1", "…", "a1996", "a1997", "a1998", "a1999"])
    #expect(page.rows.first?.has("g5") == true)
  }

  @Test func leadsToACommentOnAnotherPage() throws {
    let site = site(rows: 3 * Self.limit)
    let page = try site.page("at=4203&page=1")
    #expect(page.elements.first { $0.attributes["aria-current"] == "page" }?.text == "Page 3 of 3")
    #expect(page.element(id: "c-4203")?.attributes["aria-current"] == "true")
    let toggle = page.first(in: "c-4200") { $0.has("toggle") }
    #expect(toggle?.attributes["href"] == "?fold=4200&page=3#c-4200")
  }

  @Test(.rows("N20")) func groupsRowsInBlocksOfTwenty() throws {
    let page = try site(rows: 50).page("")
    let blocks = page.elements.indices.filter { page.elements[$0].has("block") }
    let sizes = blocks.map { block in page.rows.filter { $0.parent == block }.count }
    #expect(sizes == [20, 20, 10])
    #expect(blocks.allSatisfy { page.elements[$0].attributes["role"] == "presentation" })
  }
}
