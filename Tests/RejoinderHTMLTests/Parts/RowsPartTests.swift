import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Single rows, as a script fetches them.
@Suite struct RowsPartTests {
  private static let chain = SmallSite(
    Discussion(
      id: "d",
      comments: (0..<3).map { number in
        Comment(
          id: Comment.ID(Int64(number)),
          parentID: number == 0 ? nil : Comment.ID(Int64(number - 1)),
          author: "Ana",
          body: "Words."
        )
      }
    )
  )

  private func ids(_ tokens: String, _ query: String = "", _ site: SmallSite = chain) throws
    -> [String]
  {
    try ParsedPage(Array(site.rows(tokens, query).utf8)).rows.map { $0.attributes["id"] ?? "" }
  }

  /// The rows of a page that folds nothing, a line each.
  private func lines(_ html: String) -> [String] {
    html.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<div class=\"row ") }
  }

  /// The tokens of a page's rows, in lists that are short enough.
  private func lists(_ page: ParsedPage) -> [String] {
    let tokens = page.rows.map { row in
      let id = row.attributes["id"] ?? ""
      return id.hasPrefix("m-") ? id : String(id.dropFirst(2))
    }
    return stride(from: 0, to: tokens.count, by: 50).map { start in
      tokens[start..<min(start + 50, tokens.count)].joined(separator: ",")
    }
  }

  @Test func areThoseOfAnUnfoldedPage() throws {
    var maker = RandomDiscussion(default: 43)
    for (count, tail) in [(1, 1), (40, 3), (150, 1), (300, 4)] {
      var site = SmallSite(maker.make(count: count, tail: tail))
      site.offerEverything()
      let about = "comment=id.2F\(count / 3)"
      for query in ["", "sort=newest", "since=20", about, about + "&sort=newest", "at=id.2F0"] {
        let query =
          query + "&look=\(["reddit", "hn", "simple"].randomElement(using: &maker.random) ?? "")"
        let html = site.html(query).string
        let lists = lists(try ParsedPage(Array(html.utf8)))
        let drawn = lists.map { site.rows($0, query) }.joined()
        #expect(lines(drawn) == lines(html), "\(query) \(maker.random)")
        let mixed = lists.joined(separator: ",").split(separator: ",").shuffled(
          using: &maker.random
        )
        for token in mixed.prefix(40) {
          let row = site.rows(String(token), query)
          #expect(html.contains(row) && !row.isEmpty, "\(token) \(query) \(maker.random)")
        }
      }
    }
  }

  @Test(arguments: ["fold=0", "levels=1", "levels=1&open=0", "fold=0,1&page=7"])
  func areUnfoldedWhateverThePageFolds(query: String) throws {
    let page = try ParsedPage(Array(Self.chain.rows("0,1,2", query).utf8))
    #expect(page.rows.map { $0.attributes["id"] } == ["c-0", "c-1", "c-2"])
    #expect(page.rows.map { $0.attributes["aria-level"] } == ["1", "2", "3"])
    #expect(
      page.all { $0.has("toggle") }.map { $0.attributes["aria-expanded"] } == ["true", "true"]
    )
  }

  @Test func comeInTheOrderOfTheListEachOnce() throws {
    #expect(try ids("2,0,2,1,0") == ["c-2", "c-0", "c-1"])
  }

  @Test func leaveOutWhatIsNotThere() throws {
    for list in ["", ",", "9", "m-0", "m-", "c-0", ".2", "0.2F", "é", "m-é"] {
      #expect(try ids(list).isEmpty, "\(list)")
    }
    #expect(try ids("9,1,,m-7,.zz,2") == ["c-1", "c-2"])
    #expect(try ids("1", "comment=2&context=0").isEmpty)
  }

  @Test func drawBothWhereANameHasTwoMeanings() throws {
    var discussion = Discussion(id: "d", comments: ["5", "m-5", "m-"].map { Comment(id: $0) })
    discussion.remainders = [Remainder(under: "5", count: 2), Remainder(under: nil)]
    let site = SmallSite(discussion)
    #expect(try ids("m-5", "", site) == ["c-m-5", "m-5"])
    #expect(try ids("m-,m-m-5", "", site) == ["c-m-", "m-"])
  }

  @Test(arguments: [2_047, 2_048, 2_049, 5_000])
  func readAsMuchAsTheLimitTakes(length: Int) throws {
    // The last word ends where the list does.
    let list = String(repeating: ",", count: length - 1) + "1"
    #expect(try ids(list) == (length <= 2_048 ? ["c-1"] : []))
    #expect(try ids("0," + list.dropFirst(2)) == (length <= 2_048 ? ["c-0", "c-1"] : ["c-0"]))
  }

  @Test func neverTakeACutWordForAnother() throws {
    let site = SmallSite(Discussion(id: "d", comments: ["7", "77"].map { Comment(id: $0) }))
    let filler = String(repeating: ",", count: 2_047)
    #expect(try ids(filler + "77", "", site).isEmpty)
    #expect(try ids(filler + "7,77", "", site) == ["c-7"])
    #expect(try ids(String(repeating: "7", count: 3_000), "", site).isEmpty)
  }
}
