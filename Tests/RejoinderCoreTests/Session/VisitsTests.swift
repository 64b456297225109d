import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

private func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: seconds) }

private func comment(
  _ id: Comment.ID = "c",
  at seconds: Int64?,
  by author: Author? = "Luis",
  under parentID: Comment.ID? = nil,
  state: CommentState = .visible
) -> Comment {
  let createdAt = seconds.map { at($0) }
  return Comment(id: id, parentID: parentID, author: author, createdAt: createdAt, state: state)
}

extension Visits {
  /// Visits that were in the discussion until a second.
  fileprivate init(until seconds: Int64) { self.init([Visit("talk", endedAt: at(seconds))]) }

  fileprivate func isNew(_ comment: Comment, arrivedAt: Timestamp? = nil) -> Bool {
    isNew(comment, arrivedAt: arrivedAt, in: "talk", by: "Marta")
  }

  fileprivate func isUnread(_ comment: Comment) -> Bool {
    isUnread(comment, in: "talk", by: "Marta")
  }
}

@Suite struct VisitsTests {
  @Test func marksNothingAtTheFirstVisit() {
    var visits = Visits()
    #expect(!visits.isNew(comment(at: 10)))
    visits.begin("talk", at: at(5))
    #expect(!visits.isNew(comment(at: 10)))
  }

  @Test(arguments: [9, 10, 11] as [Int64]) func marksWhatArrivedAfterTheLastVisit(_ second: Int64) {
    var visits = Visits()
    visits.begin("talk", at: at(5))
    visits.end("talk", at: at(10))
    visits.begin("talk", at: at(20))
    #expect(visits.isNew(comment(at: second)) == (second > 10))
  }

  @Test func countsFromTheMomentAtWhichAModeratorLetItThrough() {
    let visits = Visits(until: 10)
    #expect(!visits.isNew(comment(at: 8)))
    #expect(visits.isNew(comment(at: 8), arrivedAt: at(12)))
    #expect(!visits.isNew(comment(at: 12, state: .pending)))
  }

  @Test func neverMarksOnesOwnNorTombstonesNorWhatHasNoDate() {
    let visits = Visits(until: 10)
    #expect(!visits.isNew(comment(at: 12, by: "Marta")))
    #expect(visits.isNew(comment(at: 12, by: nil)))
    #expect(visits.isNew(comment(at: 12), in: "talk", by: nil))
    for state in CommentState.allCases where state != .visible {
      #expect(!visits.isNew(comment(at: 12, state: state)))
    }
    #expect(!visits.isNew(comment(at: nil)))
  }

  @Test func tellsDiscussionsApart() {
    let visits = Visits(until: 10)
    #expect(!visits.isNew(comment(at: 12), in: "other", by: nil))
  }

  @Test func goesOnWithAVisitThatWasNotEnded() {
    var visits = Visits(until: 10)
    visits.begin("talk", at: at(100))
    visits.markRead("c", in: "talk", at: at(200))
    visits.begin("talk", at: at(300))
    #expect(visits.visit(to: "talk")?.endedAt == at(10))
    #expect(visits.visit(to: "talk")?.read == ["c"])
  }

  @Test(arguments: [-1, 0, 1] as [Int64]) func endsAVisitAfterAPause(_ excess: Int64) {
    var visits = Visits(until: 10)
    visits.begin("talk", at: at(100))
    visits.markRead("c", in: "talk", at: at(200))
    visits.begin("talk", at: at(200).advanced(byMicroseconds: Visits.pause + excess))
    #expect(visits.visit(to: "talk")?.endedAt == (excess > 0 ? at(200) : at(10)))
    #expect(visits.visit(to: "talk")?.read == (excess > 0 ? [] : ["c"]))
  }

  @Test func endsNothingThatWasNotBegun() {
    var visits = Visits(until: 10)
    visits.end("talk", at: at(20))
    visits.end("other", at: at(20))
    visits.markRead("c", in: "other", at: at(20))
    visits.markAllRead(in: "other", upTo: at(20))
    #expect(visits == Visits(until: 10))
  }

  @Test func survivesAClockThatIsSetBack() {
    var visits = Visits()
    visits.begin("talk", at: at(1_000))
    visits.end("talk", at: at(900))
    #expect(visits.visit(to: "talk")?.endedAt == at(1_000))
    // What was set in the future does not hide what arrives from now on.
    visits.begin("talk", at: at(500))
    #expect(!visits.isNew(comment(at: 500)) && visits.isNew(comment(at: 501)))
    visits.markRead("c", in: "talk", at: at(400))
    #expect(visits.visit(to: "talk")?.activeAt == at(500))
  }

  @Test func takesTheLaterVisitAndAllThatWasReadOfTwoTabs() {
    var visits = Visits([.init("talk", endedAt: at(10), activeAt: at(20), read: ["a", "b"])])
    let other = Visits.Visit(
      "talk",
      endedAt: at(12),
      activeAt: at(18),
      readUpTo: at(13),
      read: ["b", "c"]
    )
    visits.merge([other, .init("other", endedAt: at(1))])
    #expect(
      visits.visit(to: "talk")
        == Visits.Visit(
          "talk",
          endedAt: at(12),
          activeAt: at(20),
          readUpTo: at(13),
          read: ["a", "b", "c"]
        )
    )
    #expect(visits.visit(to: "other")?.endedAt == at(1))
    let before = visits
    visits.merge(before.all)
    #expect(visits == before && Visits(visits.all) == visits)
  }

  @Test(arguments: [-1, 0, 1]) func forgetsTheDiscussionsVisitedLongestAgo(_ excess: Int) {
    let count = Visits.capacity + excess
    var visits = Visits()
    for number in 0..<count {
      visits.begin(Comment.ID(Int64(number)), at: at(Int64(number)))
    }
    #expect(visits.all.count == min(count, Visits.capacity))
    #expect((visits.visit(to: "0") == nil) == (excess > 0))
    #expect(visits.visit(to: "1") != nil)
    // Even where it seems the oldest, what is being read is not forgotten.
    visits.begin("now", at: at(-1))
    #expect(visits.visit(to: "now") != nil && visits.all.count <= Visits.capacity)
  }

  @Test(arguments: [-1, 0, 1] as [Int64]) func forgetsVisitsTooLongAgo(_ excess: Int64) {
    var visits = Visits(until: 10)
    visits.begin("talk", at: at(10).advanced(byMicroseconds: Visits.lifetime + excess))
    #expect((visits.visit(to: "talk")?.endedAt == nil) == (excess > 0))
  }

  @Test(arguments: [-1, 0, 1]) func forgetsWhatWasReadFirst(_ excess: Int) {
    let count = Visits.readCapacity + excess
    let ids = (0..<count).map { Comment.ID(Int64($0)) }
    let visit = Visits.Visit("talk", endedAt: at(0), read: ids + ids.suffix(1))
    #expect(visit.read.count == min(count, Visits.readCapacity))
    #expect(visit.hasRead("0") == (excess <= 0) && visit.hasRead("1"))
  }
}

@Suite struct VisitsUnreadTests {
  @Test func followsReading() {
    var visits = Visits(until: 10)
    visits.begin("talk", at: at(20))
    #expect(visits.isUnread(comment("a", at: 12)) && !visits.isUnread(comment("b", at: 9)))
    visits.markRead("a", in: "talk", at: at(21))
    // Read is no longer unread, and still new.
    #expect(!visits.isUnread(comment("a", at: 12)) && visits.isNew(comment("a", at: 12)))
    visits.markAllRead(in: "talk", upTo: at(22))
    visits.markAllRead(in: "talk", upTo: at(21))
    #expect(!visits.isUnread(comment("c", at: 22)) && visits.isUnread(comment("d", at: 23)))
    #expect(visits.visit(to: "talk")?.activeAt == at(22))
  }

  @Test func beginsAnewAfterTheEnd() {
    var visits = Visits(until: 10)
    visits.begin("talk", at: at(20))
    visits.markRead("a", in: "talk", at: at(21))
    visits.markAllRead(in: "talk", upTo: at(22))
    visits.end("talk", at: at(30))
    #expect(visits == Visits(until: 30))
  }

  @Test func countsInAllAndBelowAComment() {
    let visits = Visits(until: 10)
    let comments = [
      comment("1", at: 5), comment("2", at: 12, under: "1"), comment("3", at: 6, under: "2"),
      comment("4", at: 13, under: "3"), comment("5", at: 14), comment("6", at: 15, under: "5"),
      comment("7", at: 15, by: "Marta", under: "5"),
    ]
    var unread = Visits.Unread(comments, by: "Marta", in: "talk", after: visits)
    let tree = CommentTree(comments)
    #expect(unread.count == 4 && unread.contains("2") && !unread.contains("7"))
    #expect(unread.count(below: "1", in: tree) == 2 && unread.count(below: "2", in: tree) == 1)
    #expect(unread.count(below: "4", in: tree) == 0 && unread.count(below: "?", in: tree) == 0)
    #expect(unread.counts(in: tree) == ["1": 2, "2": 1, "3": 1, "5": 1])

    let wasUnread = unread.remove("4")
    #expect(wasUnread && unread.counts(in: tree) == ["1": 1, "5": 1])
    let isTwice = !unread.insert("2")
    #expect(isTwice)
    unread.removeAll()
    #expect(unread.count == 0 && unread.counts(in: tree) == [:])
    #expect(unread == Visits.Unread())
  }

  @Test(.trail) func countsAsAWalkFromEachUnreadCommentUp() {
    withEvery("round", in: 0..<20 as Range<UInt64>) { round in
      withSeed(round) { random in
        let comments = (0..<200).map { number in
          let parent = Int.random(in: -1..<max(number, 1), using: &random)
          let id = Comment.ID(Int64(number))
          let parentID = parent < 0 || number == 0 ? nil : Comment.ID(Int64(parent))
          return comment(id, at: Int64.random(in: 0..<20, using: &random), under: parentID)
        }
        let tree = CommentTree(comments)
        let unread = Visits.Unread(comments, by: nil, in: "talk", after: Visits(until: 10))
        var expected: [Comment.ID: Int] = [:]
        for id in unread.ids {
          for ancestor in tree.ancestors(of: id) { expected[ancestor, default: 0] += 1 }
        }
        #expect(unread.counts(in: tree) == expected)
        for comment in comments {
          #expect(unread.count(below: comment.id, in: tree) == expected[comment.id] ?? 0)
        }
      }
    }
  }

  @Test func countsOnALongChain() {
    let count = 50_000
    let comments = (0..<count).map { number in
      let parentID = number == 0 ? nil : Comment.ID(Int64(number - 1))
      return comment(Comment.ID(Int64(number)), at: 12, under: parentID)
    }
    let unread = Visits.Unread(comments, by: nil, in: "talk", after: Visits(until: 10))
    let tree = CommentTree(comments)
    #expect(unread.count(below: "0", in: tree) == count - 1)
    #expect(unread.counts(in: tree)["0"] == count - 1)
  }
}
