import RejoinderCore
import Testing

private typealias Comment = RejoinderCore.Comment

/// Whatever a source says how many wait, they can be asked for, spoken of and taken in.
struct AbsurdCountTests {
  @Test(arguments: [Int.min, -1, 1, .max], [false, true])
  func waitingOnesComeByOtherWays(count: Int, isTopLevel: Bool) {
    let parent: Comment.ID? = isTopLevel ? nil : "a"
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: parent, count: count, cursor: "x")])
    stage.tell(.live(.created(SessionStage.comment("b"))))
    #expect(stage.rows.contains("+"))
    stage.tell(.more(under: parent))
    stage.answer(["c"], more: [Remainder(under: parent, count: count, cursor: "y")])
    #expect(stage.rows.contains("c"))
  }

  @Test(arguments: [Int.min, -1, 1, .max])
  func rowsAreSpokenOf(count: Int) {
    var discussion = Discussion(id: "d", comments: [Comment(id: "1", body: "One.")])
    discussion.comments[0].votes = Votes(score: Int64(count))
    discussion.remainders = [
      Remainder(under: nil, count: count), Remainder(under: "1", count: count),
    ]
    let outline = CommentOutline(CommentTree(discussion))
    let words = Wording()
    for row in outline.rows {
      let text = words.more(row.remainder?.count, isTopLevel: row.depth == 0)
      #expect(!text.isEmpty)
    }
    #expect(!words.comments(1, notLoaded: count).isEmpty)
    #expect(!words.points(Int64(count)).isEmpty)
  }
}
