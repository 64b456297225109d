import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What holds for every page of every discussion.
@Suite struct PagePropertyTests {
  struct Run {
    let site: SmallSite
    let random: SeededGenerator
  }

  private static func runs(_ seed: UInt64) -> [Run] {
    var maker = RandomDiscussion(default: seed)
    return [(0, 4), (1, 1), (30, 2), (60, 8), (120, 1), (250, 4)].map { count, tail in
      let discussion = maker.make(count: count, tail: tail)
      let outline = CommentOutline(CommentTree(discussion))
      return Run(site: SmallSite(discussion: discussion, outline: outline), random: maker.random)
    }
  }

  private static let queries = ["", "levels=1", "levels=3", "fold=id.2F0,id.2F7", "sort=newest"]

  @Test(.rows("N33"), arguments: queries) func isWellFormedAndHasUniqueIDs(_ query: String) throws {
    for run in Self.runs(1) {
      let page = try run.site.page(query)
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(run.random)")
      let named = page.elements.compactMap { $0.attributes["aria-labelledby"] }
      #expect(named.allSatisfy(ids.contains), "\(run.random)")
    }
  }

  @Test(.rows("N36"), arguments: queries) func tellsLevelAndPosition(_ query: String) throws {
    for run in Self.runs(2) {
      for row in try run.site.page(query).rows {
        let expected = try #require(places(run.site, query)[row.attributes["id"] ?? ""])
        let told = ["aria-level", "aria-posinset", "aria-setsize"].map { row.attributes[$0] ?? "" }
        #expect(told == expected.map(String.init), "\(run.random)")
        #expect(row.attributes["role"] == "listitem")
        #expect(row.text.contains("level \(told[0]). "))
      }
    }
  }

  /// Level, position and number of siblings of every row, found the slow way.
  private func places(_ site: SmallSite, _ query: String) -> [String: [Int]] {
    var tree = site.outline.tree
    if query == "sort=newest" { tree.sort(by: .newest, now: DiscussionPage.noon) }
    var places: [String: [Int]] = [:]
    var siblings: [String: [String]] = [:]
    var levels: [String: Int] = [:]
    for row in tree.rows() {
      let (own, parent) = names(of: row, in: tree)
      siblings[parent, default: []].append(own)
      levels[own] = (levels[parent] ?? 0) + 1
    }
    for (_, names) in siblings {
      for (index, name) in names.enumerated() {
        places[name] = [levels[name] ?? 0, index + 1, names.count]
      }
    }
    return places
  }

  private func names(
    of row: Row<Comment>,
    in tree: CommentTree<Comment>
  ) -> (own: String, parent: String) {
    let token = { (id: Comment.ID?) in id.map { IDToken($0).bytes.string } ?? "" }
    switch row.id {
    case .comment(let id): return ("c-" + token(id), "c-" + token(tree.ancestors(of: id).first))
    case .more(let parent): return ("m-" + token(parent), "c-" + token(parent))
    }
  }

  @Test func showsEveryReadableWord() throws {
    for run in Self.runs(3) {
      let page = try run.site.page("")
      for comment in run.site.discussion.comments {
        let row = try #require(page.element(id: "c-" + IDToken(comment.id).bytes.string))
        let isShown = comment.state.isReadable || comment.state == .dead
        #expect(row.text.contains(comment.body.source) == isShown, "\(run.random)")
        #expect(row.text.contains(comment.author?.name ?? "") || !isShown, "\(run.random)")
      }
    }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    for run in Self.runs(4) where run.site.discussion.comments.count < 100 {
      for query in Self.queries {
        let page = try run.site.page(query)
        for link in page.elements {
          guard let address = link.attributes["href"], !address.hasPrefix("https://"),
            link.attributes["rel"] != "stylesheet"
          else { continue }
          let (target, id) = try run.site.follow(address, from: page)
          #expect(id.isEmpty || target.element(id: id) != nil, "\(address) \(run.random)")
        }
      }
    }
  }

  @Test(.rows("N11", "N12", "N16", "N17")) func togglesFoldOneSubtreeAndGiveItBack() throws {
    for run in Self.runs(5) where run.site.discussion.comments.count < 100 {
      let page = try run.site.page("fold=id.2F2")
      let before = page.rows.map { $0.attributes["id"] ?? "" }
      for toggle in page.all(where: { $0.has("toggle") }).prefix(40) {
        let address = try #require(toggle.attributes["href"])
        let (after, id) = try run.site.follow(address, from: page)
        let ids = after.rows.map { $0.attributes["id"] ?? "" }
        #expect(Array(before.prefix { $0 != id }) == Array(ids.prefix { $0 != id }))
        #expect((ids.count < before.count) == (toggle.attributes["aria-expanded"] == "true"))
        let back = try #require(after.first(in: id) { $0.has("toggle") }?.attributes["href"])
        let again = try run.site.follow(back, from: after).page
        #expect(again.rows.map { $0.attributes["id"] ?? "" } == before, "\(run.random)")
      }
    }
  }

  @Test func takesChainsOfAnyDepth() throws {
    var comments = [Comment(id: "0", author: "A", body: "0")]
    for number in 1..<100_000 {
      comments.append(
        Comment(
          id: Comment.ID(Int64(number)),
          parentID: Comment.ID(Int64(number - 1)),
          author: "A",
          body: "b"
        )
      )
    }
    let discussion = Discussion(id: "d", comments: comments)
    let site = SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(comments)))
    let last = try site.page("at=99999")
    #expect(last.rows.count == 2_000)
    #expect(last.element(id: "c-99999")?.attributes["aria-level"] == "100000")
    #expect(last.element(id: "c-99999")?.attributes["aria-current"] == "true")
    #expect(try site.page("levels=1").rows.count == 1)
  }
}
