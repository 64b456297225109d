import RejoinderCore
import TestSupport
import Testing

@Suite struct CommentTreeTests {
  private func ids(_ tree: CommentTree<Note>) -> [Int] { tree.preOrder.map(\.id) }

  private func drawn(_ tree: CommentTree<Note>) -> String {
    tree.rows().map { row in
      String(repeating: "  ", count: row.depth) + (row.comment.map { "\($0.id)" } ?? "more")
        + (row.placement == .placed ? "" : " \(row.placement)")
    }.joined(separator: "\n")
  }

  @Test(.rows("S22", "S23")) func keepsTheOrderOfArrivalAmongSiblings() {
    let tree = CommentTree([
      Note(3), Note(1, under: 3), Note(2), Note(5, under: 3), Note(4, under: 1),
    ])
    #expect(
      drawn(tree) == """
        3
          1
            4
          5
        2
        """
    )
  }

  @Test func findsParentsThatComeLater() {
    let tree = CommentTree([Note(4, under: 2), Note(2, under: 1), Note(1), Note(3, under: 1)])
    #expect(ids(tree) == [1, 2, 4, 3])
    #expect(tree.report.isEmpty)
  }

  @Test func showsOrphansAtTheTopLevelUnderTheirMarker() {
    let tree = CommentTree([Note(2, under: 1), Note(3, under: 2), Note(4)])
    #expect(
      drawn(tree) == """
        4
        2 missingParent
          3
        """
    )
    #expect(tree.report.orphans == [2])
  }

  @Test func letsOrphansWaitWhileLoading() {
    var tree = CommentTree<Note>()
    let first = tree.insert(Note(2, under: 1))
    let second = tree.insert(Note(3, under: 2))
    #expect(first.outcome == .waiting && second.outcome == .waiting)
    #expect(ids(tree) == [] && tree.count == 2 && tree.waitingCount == 2)
    let parent = tree.insert(Note(1))
    #expect(parent.outcome == .inserted)
    #expect(ids(tree) == [1, 2, 3] && tree.waitingCount == 0)
  }

  @Test func placesAnOrphanWhenItsParentComesAfterLoading() {
    var tree = CommentTree([Note(3, under: 2), Note(4, under: 3), Note(1)])
    #expect(tree.placement(of: 3) == .missingParent)
    tree.insert(Note(2, under: 1))
    #expect(ids(tree) == [1, 2, 3, 4])
    #expect(tree.placement(of: 3) == .placed && tree.report.orphans.isEmpty)
  }

  @Test func keepsTheNewestRevisionOfAnId() {
    var old = Note(1)
    old.revision = 4
    var new = Note(1)
    (new.revision, new.state) = (5, .deleted)
    for comments in [[old, new], [new, old]] {
      let tree = CommentTree(comments)
      #expect(tree[1]?.revision == 5 && tree.count == 1)
      #expect(tree.report.duplicates == [1])
      var stepwise = CommentTree<Note>()
      for comment in comments { stepwise.insert(comment) }
      #expect(stepwise[1]?.revision == 5 && stepwise.report.duplicates == [1])
    }
    // Without revisions the later arrival is the newer one.
    #expect(CommentTree([Note(1), Note(1, state: .removed)])[1]?.state == .removed)
  }

  @Test func cutsACircleAtItsOldestMember() {
    let circle = [Note(1, under: 3, at: 30), Note(2, under: 1, at: 10), Note(3, under: 2, at: 20)]
    for comments in [circle, circle.reversed(), [circle[1], circle[0], circle[2]]] {
      let tree = CommentTree(comments)
      #expect(
        drawn(tree) == """
          2 cycleCut
            3
              1
          """
      )
      #expect(tree.report.cycles == [[2, 1, 3]])
    }
  }

  @Test func cutsACommentThatAnswersItself() {
    let tree = CommentTree([Note(1, under: 1), Note(2, under: 1)])
    #expect(ids(tree) == [1, 2] && tree.report.cycles == [[1]])
  }

  @Test func cutsACircleThatALateParentCloses() {
    var tree = CommentTree([Note(2, under: 1, at: 2), Note(3, under: 2, at: 3)])
    tree.insert(Note(1, under: 3, at: 1))
    #expect(
      drawn(tree) == """
        1 cycleCut
          2
            3
        """
    )
    #expect(tree.report.cycles == [[1, 3, 2]] && tree.report.orphans.isEmpty)
  }

  @Test(arguments: 0..<4) func aCircleThatIsOpenedHeals(_ way: Int) {
    var tree = CommentTree([Note(1, under: 2, at: 1), Note(2, under: 1, at: 2)])
    #expect(tree.placement(of: 1) == .cycleCut && tree.report.cycles == [[1, 2]])
    switch way {
    case 0: tree.update(2) { $0.parentID = nil }
    case 1: tree.insert(Note(2, at: 3))
    case 2: tree.insert(Note(1, at: 3))
    default:
      tree.remove(2)
      #expect(tree.placement(of: 1) == .missingParent && tree.report.orphans == [1])
      tree.insert(Note(2))
    }
    let parents = way == 2 ? [2: 1] : [1: 2]
    for (child, parent) in parents { #expect(tree.ancestors(of: child) == [parent]) }
    #expect(tree.rows().allSatisfy { $0.placement == .placed })
    #expect(tree.report.cycles.isEmpty && tree.report.orphans.isEmpty && tree.count == 2)
  }

  @Test func arrivalOutlivesTheReuseOfSlots() {
    var tree = CommentTree([Note(1), Note(2), Note(3)])
    tree.remove(1)
    tree.insert(Note(4))
    tree.sort(by: .newest)
    #expect(ids(tree) == [4, 3, 2])
    tree.sort(by: .source)
    #expect(ids(tree) == [2, 3, 4])
  }

  @Test(arguments: [-1, 0, 1]) func theReportKeepsABoundedNumberOfDuplicates(_ excess: Int) {
    let limit = TreeReport<Int>.maximumEntries
    let tree = CommentTree(Array(repeating: Note(1), count: limit + excess + 1))
    #expect(tree.report.duplicates.count == limit + min(excess, 0))
    #expect(tree.report.duplicateCount == limit + excess && tree.count == 1)
  }

  @Test func manyOrphansOfOneParentAreAdoptedInTheirOrder() {
    var tree = CommentTree<Note>()
    for id in 1...20_000 { tree.insert(Note(id, under: 0)) }
    tree.placeOrphans()
    tree.remove(7)
    tree.insert(Note(0))
    #expect(ids(tree) == [0] + (1...20_000).filter { $0 != 7 } && tree.report.orphans.isEmpty)
  }

  @Test func refusesAMoveUnderItself() {
    var tree = CommentTree([Note(1), Note(2, under: 1), Note(3, under: 2)])
    for parent in [3, 1] {
      let update = tree.update(1) { $0.parentID = parent }
      #expect(update.outcome == .wouldAnswerItself)
    }
    #expect(ids(tree) == [1, 2, 3] && tree[1]?.parentID == nil)
  }

  @Test func movesASubtreeAndMakesAnOrphanOfWhatLosesItsParent() {
    var tree = CommentTree([Note(1), Note(2, under: 1), Note(3, under: 2), Note(4)])
    tree.update(2) { $0.parentID = 4 }
    #expect(ids(tree) == [1, 4, 2, 3])
    tree.update(2) { $0.parentID = 99 }
    #expect(ids(tree) == [1, 4, 2, 3] && tree.placement(of: 2) == .missingParent)
    tree.insert(Note(99, under: 1))
    #expect(ids(tree) == [1, 99, 2, 3, 4])
  }

  @Test func removesASubtreeAndGivesItsSlotsAgain() {
    var tree = CommentTree([Note(1), Note(2, under: 1), Note(3, under: 2), Note(4)])
    let first = tree.remove(2)
    let second = tree.remove(2)
    #expect(first.outcome == .changed && second.outcome == .unknownID)
    #expect(ids(tree) == [1, 4] && tree.count == 2)
    for id in 5...40 { tree.insert(Note(id, under: 1)) }
    #expect(ids(tree) == [1] + Array(5...40) + [4])
  }

  @Test(.rows("N6")) func countsReadableRepliesAtAnyDepth() {
    let tree = CommentTree([
      Note(1), Note(2, under: 1, state: .deleted), Note(3, under: 2),
      Note(4, under: 1, state: .removed), Note(5, under: 3, state: .pending),
    ])
    #expect([1, 2, 3, 4, 77].map { tree.replyCount(of: $0) } == [2, 2, 1, 0, 0])
    #expect(tree.readableCount == 3)
  }

  @Test func tombstonesKeepTheirPlaceAndTheirReplies() {
    var tree = CommentTree([
      Comment(id: "1", author: "Ada", body: "First."), Comment(id: "2", parentID: "1"),
    ])
    tree.tombstone("1", as: .removed)
    #expect(tree.rows().map(\.id) == [.comment("1"), .comment("2")])
    #expect(tree["1"]?.body == "" && tree["1"]?.author == nil && tree["1"]?.state == .removed)
  }

  @Test(.rows("S1")) func buildsFromNestedValuesOfAnyType() {
    struct Post: Identifiable, Sendable {
      let id: Int
      var answers: [Post] = []
    }
    let posts = [
      Post(id: 1, answers: [Post(id: 2, answers: [Post(id: 3)]), Post(id: 4)]), Post(id: 5),
    ]
    let tree = CommentTree(posts, children: \.answers)
    #expect(tree.rows().map(\.depth) == [0, 1, 2, 1, 0])
    #expect(tree[4]?.answers.isEmpty == true && tree[4]?.parentID == 1)
    let flat = CommentTree([Post(id: 8), Post(id: 9)], parent: { $0.id == 9 ? 8 : nil })
    #expect(flat.rows().map(\.depth) == [0, 1])
  }

  @Test func takesOverWhatNestedValuesKnow() {
    struct Mail: Threadable {
      let id: Int
      var parentID: Int? { nil }
      var votes: Votes?
      var answers: [Mail]?
    }
    let mails = [
      Mail(id: 1, votes: Votes(up: 1)), Mail(id: 2, votes: Votes(up: 5), answers: [Mail(id: 3)]),
    ]
    let tree = CommentTree(mails, children: \.answers, order: .top)
    #expect(tree.preOrder.map(\.id) == [2, 3, 1] && tree[3]?.parentID == 2)
  }

  @Test(.rows("N1", "N2")) func readsCommentsThatHoldTheirReplies() {
    let tree = CommentTree(nested: [
      Comment(
        id: "1",
        author: "Marta",
        text: "Soup?",
        age: "2h",
        replies: [
          Comment(
            id: "2",
            author: "Luis",
            text: "Yes.",
            replies: [Comment(id: "3", author: "Ana", text: "Two.")]
          )
        ]
      )
    ])
    #expect(tree.preOrder.map(\.parentID) == [nil, "1", "2"])
    #expect(tree["1"]?.details.age == "2h" && tree["1"]?.details.nestedReplies == [])
  }

  @Test func moreRowsStandLastAndWaitForTheirComment() {
    var tree = CommentTree([Note(1), Note(2)])
    let early = tree.setRemainder(Remainder(under: 9, count: 3))
    #expect(early.outcome == .waiting)
    tree.setRemainder(Remainder(under: 1, count: 4))
    tree.setRemainder(Remainder(under: nil))
    tree.insert(Note(3, under: 1))
    tree.insert(Note(9))
    #expect(
      drawn(tree) == """
        1
          3
          more
        2
        9
          more
        more
        """
    )
    tree.setRemainder(Remainder(under: 1, count: 0))
    #expect(tree.rows().count == 6)
    #expect(tree.slot(of: .more(under: 1)) == Topology.none)
  }
}
