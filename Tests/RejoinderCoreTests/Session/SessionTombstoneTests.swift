import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

/// Tombstones show exactly where something stands below them, whatever came in which order.
@Suite struct SessionTombstoneTests {
  private let rest = Remainder<Comment.ID>(under: nil, cursor: "x")

  private func tombstone(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.becomeTombstone(.deleted, keepsAuthor: false)
    return comment
  }

  private func created(_ line: String) -> SessionAction {
    .live(.created(SessionStage.comment(line)))
  }

  private func ownCreated(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.author = "reader"
    return comment
  }

  // MARK: Coming back

  @Test func bringsATombstoneBackAsItIsByThen() {
    var stage = SessionStage()
    stage.open(["a", "b<a 5"])
    stage.tell(.live(.deleted("b")))
    stage.tell(.live(.voted("b", Votes(up: 9))))
    #expect(stage.rows == "a")
    stage.tell(created("c<b"))
    #expect(stage.rows == "a -b --c" && stage.session.outline.tree["b"]?.votes?.up == 9)
  }

  @Test func bringsATombstoneBackForWhatMovesUnderIt() {
    var stage = SessionStage()
    stage.open(["a", "b", "c"])
    stage.tell(.delete("d1", of: "b"))
    stage.tell(.answered("d1", .done(nil)))
    #expect(stage.rows == "a c")
    stage.tell(.live(.moved("c", under: "b")))
    #expect(stage.rows == "a b -c")
  }

  @Test func bringsOneBackWithAllThatStandsAbove() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b", "d"])
    for id: Comment.ID in ["a", "b", "c"] { stage.tell(.live(.deleted(id))) }
    #expect(stage.rows == "d")
    stage.tell(.live(.moved("d", under: "c")))
    #expect(stage.rows == "a -b --c ---d")
  }

  // MARK: Staying

  @Test func keepsATombstoneThatWaitsForItsParentWithItsReplies() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(created("b<p"))
    stage.tell(created("c<b"))
    stage.tell(.live(.deleted("b")))
    stage.tell(.more(under: nil))
    stage.answer(["p"])
    #expect(stage.rows == "a p -b --c")
  }

  @Test func keepsATombstoneUnderWhichRepliesAreLeftToLoad() {
    var stage = SessionStage()
    stage.open(["a", "b"], more: [Remainder(under: "b", cursor: "y")])
    stage.tell(.live(.deleted("b")))
    #expect(stage.rows == "a b -+")
    stage.tell(.more(under: "b"))
    stage.answer([])
    #expect(stage.rows == "a")
  }

  @Test func keepsAnOwnTombstoneInFrontThroughASnapshot() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.answered("n1", .done(ownCreated("z"))))
    stage.tell(.refresh)
    let request = stage.requests[0]
    stage.tell(created("c<z"))
    stage.tell(.live(.deleted("z")))
    let page = CommentPage(snapshot: "s2", comments: [SessionStage.comment("a")])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "z -c a")
  }

  @Test func keepsWhatTheReaderTakesBackUntilThatIsDone() {
    var stage = SessionStage()
    stage.open(["a", "b"])
    stage.tell(.delete("d1", of: "b"))
    #expect(stage.rows == "a b")
    stage.tell(.answered("d1", .done(nil)))
    #expect(stage.rows == "a")
  }

  // MARK: Going

  @Test func showsNoTombstoneWhoseRepliesWentElsewhere() {
    var stage = SessionStage()
    stage.tell(.open)
    let request = stage.requests[0]
    stage.tell(.live(.moved("b", under: nil)))
    let comments = [tombstone("a"), SessionStage.comment("b<a")]
    stage.tell(.page(CommentPage(snapshot: "s1", comments: comments), for: request))
    #expect(stage.rows == "b")
  }

  @Test func showsNoTombstoneWhoseReplyALaterEditionMoves() {
    var stage = SessionStage()
    stage.open(["a", "b", "c<b"], more: [rest])
    stage.tell(.live(.deleted("b")))
    stage.tell(.more(under: nil))
    var moved = SessionStage.comment("c<a")
    moved.revision = 2
    stage.tell(.page(CommentPage(snapshot: "s1", comments: [moved]), for: stage.requests[0]))
    #expect(stage.rows == "a -c")
  }

  @Test func showsNoTombstoneOfAnAnswerThatASnapshotOvertakes() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.live(.created(ownCreated("c"))))
    stage.tell(.live(.deleted("c")))
    stage.tell(.refresh)
    let request = stage.requests[0]
    stage.tell(.answered("n1", .done(ownCreated("c"))))
    let page = CommentPage(snapshot: "s2", comments: [SessionStage.comment("a")])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a")
  }
}
