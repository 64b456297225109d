import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What holds for every page of every discussion, in every look and language.
@Suite struct PagePropertyTests {
  struct Run {
    let site: SmallSite
    /// What pages to ask for.
    let queries: [String]
    let random: SeededGenerator
  }

  private static func runs(_ seed: UInt64) -> [Run] {
    var maker = RandomDiscussion(default: seed)
    return [(0, 4), (1, 1), (30, 2), (60, 8), (120, 1), (250, 4)].map { count, tail in
      let discussion = maker.make(count: count, tail: tail)
      var site = SmallSite(discussion)
      site.offerEverything()
      let queries =
        ["", "levels=1", "levels=3", "fold=id.2F0,id.2F7", "sort=newest"].map {
          $0 + "&" + maker.appearance()
        } + (0..<6).map { _ in maker.query(count: count) }
      return Run(site: site, queries: queries, random: maker.random)
    }
  }

  @Test(.rows("N33")) func isWellFormedAndHasUniqueIDs() throws {
    for run in Self.runs(1) {
      for query in run.queries {
        let page = try run.site.page(query)
        let ids = page.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "\(query) \(run.random)")
        let named = page.elements.compactMap { $0.attributes["aria-labelledby"] }
        #expect(named.allSatisfy(ids.contains), "\(query) \(run.random)")
      }
    }
  }

  @Test(.rows("N36")) func tellsLevelAndPosition() throws {
    for run in Self.runs(2) {
      for query in run.queries {
        let page = try run.site.page(query)
        let wording: Wording = page.elements[0].attributes["lang"] == "es" ? .spanish : .english
        let places = places(run.site, query)
        let alone = Set(page.rows.filter { isAlone($0, query) }.map { $0.attributes["id"] })
        for row in page.rows {
          var expected = try #require(places[row.attributes["id"] ?? ""])
          if alone.contains(row.attributes["id"]) { expected = [expected[0], 1, 1] }
          let told = ["aria-level", "aria-posinset", "aria-setsize"].map {
            row.attributes[$0] ?? ""
          }
          #expect(told == expected.map(String.init), "\(query) \(run.random)")
          #expect(row.attributes["role"] == "listitem")
          #expect(row.text.contains(wording.level(depth: expected[0] - 1) + ". "))
        }
      }
    }
  }

  /// Whether a row stands for one comment without those beside it: that of a page about one, and what
  /// it answers.
  private func isAlone(_ row: ParsedPage.Element, _ query: String) -> Bool {
    let focus = SmallSite.parameters(query).first { $0.name == "comment" }?.value
    return row.has("context") || row.attributes["id"] == focus.map { "c-" + $0 }
  }

  /// Level, position and number of siblings of every row, found the slow way.
  private func places(_ site: SmallSite, _ query: String) -> [String: [Int]] {
    var tree = site.outline.tree
    if query.contains("sort=newest") { tree.sort(by: .newest, now: DiscussionPage.noon) }
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

  @Test(arguments: Look.all) func showsEveryReadableWord(look: Look) throws {
    for run in Self.runs(3) {
      let page = try run.site.page("levels=all&look=" + look.style.name)
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
      // Each page has hundreds of links, and following one makes a page.
      for query in run.queries.suffix(5) {
        let page = try run.site.page(query)
        for link in page.elements {
          guard let address = link.attributes["href"], !address.hasPrefix("https://"),
            link.attributes["rel"] != "stylesheet"
          else { continue }
          let (target, id) = try run.site.follow(address, from: page)
          #expect(
            id.isEmpty || target.element(id: id) != nil,
            "\(address) on \(query) \(run.random)"
          )
        }
      }
    }
  }

  @Test(.rows("N11", "N12", "N16", "N17")) func togglesFoldOneSubtreeAndGiveItBack() throws {
    for run in Self.runs(5) where run.site.discussion.comments.count < 100 {
      for query in run.queries.suffix(4) {
        let page = try run.site.page(query)
        for toggle in page.all(where: { $0.has("toggle") }).prefix(15) {
          try expectThereAndBack(toggle, on: page, "\(query) \(run.random)", run.site)
        }
      }
    }
  }

  private func expectThereAndBack(
    _ toggle: ParsedPage.Element,
    on page: ParsedPage,
    _ message: Testing.Comment,
    _ site: SmallSite
  ) throws {
    let before = page.rowIDs
    let address = try #require(toggle.attributes["href"])
    let (after, id) = try site.follow(address, from: page)
    let (ids, own) = (after.rowIDs, String(id.dropFirst(2)))
    #expect(before.prefix { $0 != own } == ids.prefix { $0 != own }, message)
    let isOpen = toggle.attributes["aria-expanded"] == "true"
    // A comment without replies folds nothing but its own words.
    #expect(isOpen ? ids.count <= before.count : ids.count >= before.count, message)
    let other = after.first(in: id) { $0.has("toggle") }
    // What hides nothing that can be read offers to be opened, and not to be folded again.
    guard other != nil || isOpen else { return }
    #expect(other?.attributes["aria-expanded"] == (isOpen ? "false" : "true"), message)
    let again = try site.follow(try #require(other?.attributes["href"]), from: after).page
    #expect(again.rowIDs == before, message)
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
