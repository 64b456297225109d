import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

@Suite struct SessionLoadingTests {
  @Test func triesAgainWhatFailed() {
    var stage = SessionStage()
    stage.tell(.open)
    #expect(stage.requests.map(\.target) == [.first])
    stage.fail(.unreachable)
    #expect(stage.session.opening.state == .failed)
    #expect(stage.session.opening.failure == .unreachable)
    stage.open(["a"])
    #expect(stage.session.opening.state == .loaded && stage.rows == "a")
  }

  @Test func showsTheFirstCommentOfAnEmptyDiscussion() {
    var stage = SessionStage()
    stage.open([])
    #expect(stage.session.opening.state == .empty)
    stage.tell(.live(.created(SessionStage.comment("a"))))
    #expect(stage.session.opening.state == .loaded && stage.rows == "a")
  }

  @Test func asksOnceForAMoreRow() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: "a", count: 2, cursor: "x")])
    stage.tell(.more(under: "a"))
    #expect(stage.requests.count == 1 && stage.session.more.state(under: "a") == .loading)
    let request = stage.requests[0]
    stage.tell(.more(under: "a"))
    #expect(stage.requests.isEmpty)
    let rest = Remainder<Comment.ID>(under: "a", count: 1, cursor: "y")
    let page = CommentPage(
      snapshot: "s1",
      comments: [SessionStage.comment("b<a")],
      remainders: [rest]
    )
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a -b -+" && stage.notices == [.loaded(1)])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a -b -+" && stage.update.changes.isEmpty)
  }

  @Test func saysWhenAMoreRowBroughtNothing() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: "a", count: 1, cursor: "x")])
    stage.tell(.more(under: "a"))
    stage.answer([])
    #expect(stage.rows == "a" && stage.notices == [.broughtNothing])
    #expect(stage.session.more.state(under: "a") == .broughtNothing)
  }

  @Test func takesALateAnswerAfterAFailure() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: nil, count: 1, cursor: "x")])
    stage.tell(.more(under: nil))
    let request = stage.requests[0]
    stage.fail(.unreachable)
    #expect(stage.session.more.state(under: nil) == .failed)
    let page = CommentPage(snapshot: "s1", comments: [SessionStage.comment("b")])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a b" && stage.session.more.state(under: nil) == .absent)
  }

  @Test func reloadsAroundWhatIsReadWhenTheSnapshotExpired() {
    var stage = SessionStage()
    stage.open(["a", "b", "c"], more: [Remainder(under: nil, cursor: "x")])
    stage.tell(.looked(first: .comment("b"), isAtEdge: false))
    stage.tell(.more(under: nil))
    stage.fail(.snapshotExpired)
    #expect(stage.requests.map(\.target) == [.around("b")])
    #expect(stage.requests.map(\.snapshot) == [nil] && stage.rows == "a b c +")
    stage.answer(["b"], more: [Remainder(under: nil, cursor: "y")], snapshot: "s2")
    #expect(stage.rows == "b +" && stage.update.scroll == .hold(.comment("b")))
  }

  @Test func dropsPagesOfAnotherSnapshot() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: nil, cursor: "x")])
    stage.tell(.more(under: nil))
    let request = stage.requests[0]
    stage.tell(.refresh)
    stage.answer(["a"], snapshot: "s2")
    let page = CommentPage(snapshot: "s1", comments: [SessionStage.comment("b")])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a" && stage.update.changes.isEmpty)
  }

  @Test func keepsLiveCommentsThatTheFirstPageDidNotKnow() {
    var stage = SessionStage()
    stage.tell(.open)
    let request = stage.requests[0]
    stage.tell(.live(.created(SessionStage.comment("b"))))
    stage.tell(.live(.deleted("a")))
    let page = CommentPage(
      snapshot: "s1",
      comments: ["a", "c<a"].map(SessionStage.comment)
    )
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a -c b")
    #expect(stage.session.outline.tree["a"]?.state == .deleted)
  }

  @Test func takesAHugePageAtOnce() {
    var stage = SessionStage()
    let lines = (0..<5_000).map { $0 == 0 ? "c0" : "c\($0)<c\($0 - 1)" }
    stage.open(["x"], more: [Remainder(under: nil, cursor: "x")])
    stage.tell(.more(under: nil))
    stage.answer(lines)
    #expect(stage.session.outline.rowCount == 5_001)
    stage.tell(.toggle("c0"))
    #expect(stage.rows == "c0 x" || stage.rows == "x c0")
  }
}
