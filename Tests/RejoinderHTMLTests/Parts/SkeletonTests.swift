import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What a script gets to know of a discussion.
@Suite struct SkeletonTests {
  private static let fruit: Discussion = {
    var comments = [
      Comment(id: "1", author: "Ana", body: "Apples?", createdAt: Timestamp(seconds: 100)),
      Comment(id: "2", parentID: "1", author: "Ben", body: "Pears.", votes: Votes(up: 9, down: 2)),
      Comment(
        id: "a/b",
        parentID: "2",
        author: "Ana",
        body: Body(String(repeating: "x", count: 200))
      ),
      Comment(id: "4", author: "Cy", votes: Votes(up: 3), state: .removed, flags: [.locked]),
      Comment(id: "5", parentID: "4", author: "Cy", votes: Votes(up: 3), flags: [.scoreHidden]),
    ]
    comments[4].createdAt = Timestamp(microseconds: -1)
    var discussion = Discussion(id: "d", title: "Fruit", comments: comments)
    discussion.author = "Ana"
    discussion.remainders = [Remainder(under: "2", count: 3), Remainder(under: nil)]
    return discussion
  }()

  private func text(_ query: String) -> String {
    var site = SmallSite(Self.fruit)
    site.offerEverything()
    return site.ask(query) { $0.skeleton(of: $1, in: $2, now: DiscussionPage.noon) }
      .string.replacing("\t", with: " ")
  }

  @Test func saysEverythingButTheWords() {
    #expect(
      text("fold=2&since=99") == """
        rejoinder-skeleton 1 cap=5 foldsLeaves=0 hidesWords=0 form=1 wholeThread=0 showsExpanded=0 \
        offset=0 context=0 sort=source sorts=source,newest first=0 count=5 now=1700000000 since=99
        0 49 1 100   1 1
        1 3 2  9 2 1 2
        2 33 3    4 a.2Fb
        2 4 6    0 2
        0 72 4  3 0 0 4
        1 1 5 -1   1 5
        0 4 7    0 

        """
    )
  }

  @Test func saysHowALookFolds() {
    #expect(text("look=imgur").contains(" form=0 "))
    #expect(text("look=hn-foldable").contains(" foldsLeaves=0 hidesWords=1 "))
    #expect(
      text("look=reddit-foldable").contains(
        " foldsLeaves=1 hidesWords=1 form=1 wholeThread=1 showsExpanded=1 "
      )
    )
  }

  @Test func keepsPlacesAndArrivalsOfTheWholeDiscussionOnAPageAboutOneComment() throws {
    let skeleton = try SmallSite(Self.fruit).skeleton("comment=a.2Fb&context=1&sort=newest")
    #expect(skeleton.head["offset"] == "1" && skeleton.head["context"] == "1")
    #expect(skeleton.lines.map(\.depth) == [0, 1])
    #expect(skeleton.lines.map(\.arrival) == [2, 3])
    #expect(skeleton.head["sort"] == "newest")
  }

  @Test func isOneLineWhereNobodyWrote() throws {
    let skeleton = try SmallSite(Discussion(id: "d")).skeleton("")
    #expect(skeleton.lines.isEmpty && skeleton.head["count"] == "0")
  }

  @Test func walkingItWithItsFoldsGivesTheRowsOfThePage() throws {
    var maker = RandomDiscussion(default: 41)
    for (count, tail) in [(0, 4), (1, 1), (40, 2), (120, 1), (200, 5), (2_050, 9)] {
      var site = SmallSite(maker.make(count: count, tail: tail))
      site.offerEverything()
      let queries = ["", "levels=2", "page=2", "fold=id.2F0&page=2", "at=id.2F9&levels=1"]
      // A strict look at thousands of rows takes its time.
      let further = count > 1_000 ? 1 : 8
      for query in queries + (0..<further).map({ _ in maker.query(count: count) }) {
        let (page, skeleton) = (try site.page(query), try site.skeleton(query))
        let ids = page.rows.map { $0.attributes["id"] ?? "" }
        #expect(skeleton.rowIDs == ids, "\(query) \(maker.random)")
        let offset = Int(skeleton.head["offset"] ?? "") ?? 0
        let levels = skeleton.visible.dropFirst(Int(skeleton.head["first"] ?? "") ?? 0)
          .prefix(ids.count).map { "\($0.depth + 1 + offset)" }
        #expect(levels == page.rows.map { $0.attributes["aria-level"] }, "\(query) \(maker.random)")
        let kinds = skeleton.lines.map { [1, 4, 8].filter($0.has).count }
        #expect(kinds.allSatisfy { $0 == 1 }, "\(query) \(maker.random)")
      }
    }
  }

  @Test func countsArrivalsAsTheSourceGaveThem() throws {
    var maker = RandomDiscussion(default: 42)
    let discussion = maker.make(count: 90)
    let names = discussion.comments.map { IDToken($0.id).bytes.string }
    for query in ["", "sort=newest", "sort=newest&comment=id.2F0"] {
      let lines = try SmallSite(discussion).skeleton(query).lines.filter { !$0.has(4) }
      let byArrival = lines.sorted { $0.arrival < $1.arrival }.map(\.token)
      #expect(byArrival == names.filter(Set(byArrival).contains), "\(query) \(maker.random)")
    }
  }
}
