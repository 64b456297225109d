import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

/// What a source says of comments of which something is pending, early, late or twice.
@Suite struct SessionAnswerTests {
  private func own(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.author = "reader"
    return comment
  }

  private func votes(of id: Comment.ID, _ stage: SessionStage) -> Int64? {
    stage.session.outline.tree[id]?.votes?.up
  }

  // MARK: Older than a snapshot

  @Test func bringsNothingBackByAnAnswerThatIsOlderThanTheSnapshot() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.live(.created(own("c"))))
    stage.tell(.live(.deleted("c")))
    stage.tell(.refresh)
    stage.answer(["a"], snapshot: "s2")
    stage.tell(.answered("n1", .done(own("c"))))
    #expect(stage.rows == "a" && stage.session.memory.outbox.isEmpty)
  }

  @Test func countsNoVotesByAnAnswerThatIsOlderThanTheSnapshot() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.live(.created(own("c 1"))))
    stage.tell(.live(.voted("c", Votes(up: 7))))
    stage.tell(.refresh)
    stage.answer(["a", "c 7"], snapshot: "s2")
    stage.tell(.answered("n1", .done(own("c 1"))))
    #expect(votes(of: "c", stage) == 7)
  }

  // MARK: Older than a page

  @Test func takesACreationThatAPageKnewOfForNoNews() {
    var stage = SessionStage(order: .top)
    stage.tell(.open)
    let request = stage.requests[0]
    stage.tell(.live(.created(SessionStage.comment("a 1"))))
    let comments = ["a 9", "b 5"].map(SessionStage.comment)
    stage.tell(.page(CommentPage(snapshot: "s1", comments: comments), for: request))
    stage.tell(.live(.created(SessionStage.comment("b 0"))))
    #expect(stage.rows == "a b" && !stage.session.isOrderChanged)
    #expect(votes(of: "a", stage) == 9 && votes(of: "b", stage) == 5)
  }

  // MARK: While something is pending

  @Test func countsNoPendingVoteOnATombstone() {
    var stage = SessionStage()
    stage.open(["a 5", "b<a"])
    stage.tell(.vote("v1", on: "a", .up))
    #expect(votes(of: "a", stage) == 6)
    stage.tell(.live(.deleted("a")))
    stage.tell(.answered("v1", .refused(.final("gone"))))
    #expect(votes(of: "a", stage) == 5)
  }

  @Test func countsNoVoteThatWasOvertakenByADeletion() {
    var stage = SessionStage()
    stage.open(["a 5", "b<a"])
    stage.tell(.vote("v1", on: "a", .up))
    stage.tell(.delete("d1", of: "a"))
    stage.tell(.answered("v1", .refused(.retryable("busy"))))
    stage.tell(.answered("d1", .done(nil)))
    #expect(stage.rows == "a -b" && votes(of: "a", stage) == 5)
  }

  @Test func takesNothingForPublishedBecauseItWasTakenBack() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: "a"))
    stage.tell(.post("n2", "more words", under: "n1"))
    stage.tell(.delete("d1", of: "n1"))
    #expect(stage.rows == "a -n1 --n2" && stage.sent.isEmpty)
    #expect(stage.session.memory.outbox.operation("n1")?.state == .sending)
    stage.tell(.answered("n1", .done(own("c<a"))))
    #expect(stage.sent.map(\.kind).contains(.delete("c")))
  }

  @Test func showsWhatCannotBeTakenBackAnyMore() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: "a"))
    stage.tell(.delete("d1", of: "n1"))
    #expect(stage.rows == "a")
    stage.tell(.answered("n1", .done(own("c<a"))))
    stage.tell(.answered("d1", .refused(.final("locked"))))
    #expect(stage.rows == "a -c" && stage.session.outline.tree["c"] == own("c<a"))
  }

  @Test func drawsRepliesAnewWhenWhatTheyAnswerGetsItsID() {
    var stage = SessionStage()
    stage.open([])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.post("n2", "more", under: "n1"))
    stage.tell(.post("n3", "and more", under: "n2"))
    stage.tell(.delete("d1", of: "n2"))
    var drawn = stage.session.outline.rows
    stage.tell(.answered("n1", .done(own("c"))))
    stage.session.outline.apply(stage.update.changes, to: &drawn)
    #expect(stage.rows == "c -n2 --n3" && drawn == stage.session.outline.rows)
  }

  // MARK: Jumps

  @Test func asksANewSnapshotForWhatAJumpAwaits() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: nil, cursor: "x")])
    stage.tell(.jump(to: "z"))
    let former = stage.requests[0]
    stage.tell(.refresh)
    stage.answer(["a"], snapshot: "s2")
    #expect(stage.requests.map(\.target) == [.around("z")])
    let request = stage.requests[0]
    stage.tell(.pageFailed(.notFound, for: former))
    #expect(stage.session.pendingJump.state == .revealing)
    stage.tell(.pageFailed(.notFound, for: request))
    #expect(stage.session.pendingJump.state == .notFound && stage.notices == [.notFound])
  }
}
