import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

@Suite struct SessionWritingTests {
  private func published(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.author = "reader"
    return comment
  }

  @Test func putsOwnCommentsFirstUntilTheNextSort() {
    var stage = SessionStage(order: .top)
    stage.open(["a 5", "b<a 4"])
    stage.tell(.post("n1", "first", under: "a"))
    #expect(stage.sent.map(\.id) == ["n1"] && stage.rows == "a -n1 -b")
    stage.tell(.post("n2", "second", under: "a"))
    stage.tell(.answered("n1", .done(published("c<a"))))
    #expect(stage.rows == "a -n2 -c -b" && stage.session.selection == nil)
    stage.tell(.answered("n2", .done(published("d<a"))))
    stage.tell(.sort(.top))
    #expect(stage.rows == "a -b -c -d" || stage.rows == "a -b -d -c")
  }

  @Test func makesOneOfAnAnswerAndALiveEvent() {
    var stage = SessionStage()
    stage.open(["a", "b"])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.select(.comment("n1")))
    stage.tell(.live(.created(published("c"))))
    #expect(stage.rows == "n1 a b c")
    stage.tell(.answered("n1", .done(published("c"))))
    #expect(stage.rows == "c a b" && stage.session.selection == .comment("c"))
    stage.tell(.post("n2", "words", under: nil))
    stage.tell(.live(.created(published("d"), clientID: "n2")))
    #expect(stage.rows == "d c a b" && stage.session.memory.outbox.isEmpty)
  }

  @Test func givesTheWordsBackWhenAPostIsDiscarded() {
    var stage = SessionStage()
    stage.open(["a"])
    let box = stage.session.box(under: "a")
    stage.tell(.draft(Drafts.Draft("words", updatedAt: Timestamp(seconds: 1)), under: "a"))
    stage.tell(.post("n1", "words", under: "a"))
    stage.tell(.answered("n1", .refused(.final(.init("too-long")))))
    #expect(stage.rows == "a -n1")
    #expect(stage.notices == [.sendFailed(.final(.init("too-long")))])
    stage.tell(.discard("n1"))
    #expect(stage.rows == "a" && stage.session.memory.drafts.draft(for: box)?.text == "words")
    stage.tell(.post("n2", "words", under: "a"))
    stage.tell(.answered("n2", .done(published("b<a"))))
    #expect(stage.session.memory.drafts.draft(for: box) == nil)
  }

  @Test func takesBackWhatTheSourceRefuses() {
    var stage = SessionStage()
    stage.open(["a 5"])
    stage.tell(.edit("e1", of: "a", "better"))
    stage.tell(.vote("v1", on: "a", .up))
    #expect(stage.session.outline.tree["a"]?.body == "better")
    #expect(stage.session.outline.tree["a"]?.votes?.up == 6 && stage.session.vote(on: "a") == .up)
    stage.tell(.answered("e1", .refused(.final(.init("locked")))))
    stage.tell(.answered("v1", .refused(.final(.init("locked")))))
    #expect(stage.session.outline.tree["a"]?.body == "words")
    #expect(stage.session.outline.tree["a"]?.votes?.up == 5 && stage.session.vote(on: "a") == .none)
  }

  @Test func bringsADeletionBackThatTheSourceRefuses() {
    var stage = SessionStage()
    stage.open(["a", "b<a"])
    stage.tell(.delete("d1", of: "b"))
    #expect(stage.session.outline.tree["b"]?.state == .deleted)
    stage.tell(.answered("d1", .refused(.final(.init("locked")))))
    #expect(stage.session.outline.tree["b"] == SessionStage.comment("b<a"))
    stage.tell(.delete("d2", of: "b"))
    stage.tell(.answered("d2", .done(nil)))
    #expect(stage.rows == "a")
  }

  @Test func declinesWhatCannotBeWritten() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", " \n", under: nil))
    #expect(stage.update.refusal == .empty && stage.rows == "a")
    stage.tell(.edit("e1", of: "z", "words"))
    #expect(stage.update.refusal == .unknown)
    var locked = SessionStage.comment("a")
    (locked.flags, locked.revision) = ([.locked], 2)
    stage.tell(.live(.edited(locked)))
    stage.tell(.post("n2", "words", under: "a"))
    #expect(stage.update.refusal == .locked)
  }
}
