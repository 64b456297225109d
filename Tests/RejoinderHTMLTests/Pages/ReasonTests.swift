import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Why a comment stands where it does.
@Suite struct ReasonTests {
  private var site: SmallSite

  init() {
    let comments = [
      Comment(id: "1", author: "Ana", body: "b", votes: Votes(up: 9, down: 1)),
      Comment(id: "2", author: "Ben", body: "b", votes: Votes(up: 4)),
      Comment(id: "3", parentID: "2", author: "Cy", body: "b", votes: Votes(up: 2)),
      Comment(id: "4", parentID: "2", author: "Dan", body: "b", votes: Votes(up: 5)),
    ]
    site = SmallSite(Discussion(id: "d", comments: comments))
    site.offerEverything()
    site.orders = [.source, .best, .top]
  }

  private func explanation(_ id: Comment.ID, _ order: CommentOrder) throws -> RankingExplanation {
    var tree = CommentTree(site.discussion)
    tree.sort(by: order, now: DiscussionPage.noon)
    return try #require(tree.explanation(for: id))
  }

  private func reasons(_ page: ParsedPage, _ id: String) -> [String] {
    let whys = page.elements.indices.filter { page.elements[$0].has("why") }
    let rows = whys.map { why in
      page.rows.first { row in
        page.elements.indices.contains { index in
          page.elements[index].attributes["id"] == row.attributes["id"]
            && page.isInside(why, [index])
        }
      }?.attributes["id"]
    }
    guard rows == ["c-" + id] else { return [] }
    return page.all { whys.contains($0.parent) }.map(\.text)
  }

  @Test(arguments: [CommentOrder.best, .top, .source], ["at", "comment"])
  func saysItsNumbersAndWhatSetsItApart(order: CommentOrder, parameter: String) throws {
    for (id, above) in [("1", nil), ("3", "4"), ("2", "1"), ("4", nil)] as [(String, String?)] {
      let page = try site.page("sort=\(order.name)&\(parameter)=\(id)")
      let own = try explanation(Comment.ID(id), order)
      let reasons = reasons(page, id)
      #expect(reasons.prefix(2) == ["Why here?", own.text()])
      guard order != .source else { continue }
      guard let above else {
        #expect(reasons.count == 2)
        continue
      }
      let name = site.discussion.comments.first { $0.id == Comment.ID(above) }?.author?.name ?? ""
      let other = try explanation(Comment.ID(above), order)
      #expect(reasons.last == own.comparison(with: other, named: name, isAbove: false))
    }
  }

  @Test func saysTrueNumbers() throws {
    #expect(
      reasons(try site.page("sort=top&at=3"), "3") == [
        "Why here?", try explanation("3", .top).text(),
        "below Dan because its score is lower (2 < 5)",
      ]
    )
    #expect(try explanation("3", .top).text().contains("2"))
  }

  @Test func saysItInSpanish() throws {
    let page = try site.page("sort=best&comment=3&lang=es")
    let own = try explanation("3", .best)
    let reasons = reasons(page, "3")
    #expect(reasons.first == Wording.spanish.navigation.whyHere)
    #expect(reasons.dropFirst().first == own.text(.spanish))
    #expect(reasons.last?.contains("Dan") == true)
    #expect(reasons.last != own.comparison(with: try explanation("4", .best), named: "Dan"))
  }

  @Test func staysSilentWhereNoCommentIsNamed() throws {
    for query in ["sort=best", "at=nope", "comment=nope", "fold=2"] {
      #expect(try !site.page(query).elements.contains { $0.has("why") })
    }
  }

  @Test(arguments: Look.all) func leadsToItInEveryLook(look: Look) throws {
    let style = look.style
    let page = try site.page("sort=best&at=3&look=" + style.name)
    #expect(reasons(page, "3").count == 3)
  }
}
