import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

/// Faults that people report of comment threads everywhere, each named by what is right instead.
@Suite struct ReportedThreadFaultsTests {
  private func own(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.author = "reader"
    return comment
  }

  private func thread() -> SessionStage {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b", "d<a", "e", "f<e"])
    return stage
  }

  // MARK: Folding

  @Test(.rows("N11", "N12")) func foldingRemovesNothingForGood() {
    var stage = thread()
    let before = stage.rows
    for id: Comment.ID in ["a", "b", "e", "b", "e", "a"] { stage.tell(.toggle(id)) }
    #expect(stage.rows == before && stage.session.memory.folds.entries.isEmpty)
  }

  @Test(.rows("N12")) func childFoldsAreThereWhenTheParentIsOpenedAgain() {
    var stage = thread()
    for id: Comment.ID in ["b", "a", "a"] { stage.tell(.toggle(id)) }
    #expect(stage.rows == "a -b -d e -f")
  }

  @Test func foldsOutliveALoadAndTellHowMuchIsNewBelow() {
    var stage = thread()
    stage.tell(.toggle("a"))
    stage.tell(.refresh)
    stage.answer(["a", "b<a", "c<b", "d<a", "e", "f<e"], snapshot: "s2")
    stage.tell(.live(.created(SessionStage.comment("g<c"))))
    #expect(stage.rows == "a e -f" && stage.session.unreadCount(below: "a") == 1)
    #expect(stage.session.memory.folds.ids(at: Timestamp(seconds: 0)) == ["a"])
  }

  @Test func foldsAreForgottenInTimeAndBeyondANumber() {
    let (lifetime, capacity) = (
      FoldMemory<Comment.ID>.defaultLifetime, FoldMemory<Comment.ID>.defaultCapacity
    )
    var folds = FoldMemory<Comment.ID>()
    for number in 0...capacity {
      folds.fold(Comment.ID("\(number)"), now: Timestamp(seconds: Int64(number)))
    }
    #expect(folds.entries.count == capacity && !folds.entries.contains { $0.id == "0" })
    #expect(folds.entries.first?.id == Comment.ID("\(capacity)"))
    folds.rename("7", to: "seven")
    #expect(folds.entries.contains { $0.id == "seven" && $0.foldedAt == Timestamp(seconds: 7) })
    #expect(folds.ids(at: Timestamp(microseconds: lifetime + 10_000_000)).count == capacity - 9)
  }

  @Test func aWholeBranchFoldsFromDeepInside() {
    var stage = thread()
    stage.tell(.collapseParent(of: "c"))
    #expect(stage.rows == "a -b -d e -f" && stage.session.selection == .comment("b"))
    stage.tell(.collapseRoot(of: "c"))
    #expect(stage.rows == "a e -f" && stage.session.selection == .comment("e"))
  }

  @Test func onlyTheFirstLevelsShowWhereThatIsWanted() {
    for (level, rows) in [(1, "a e"), (2, "a -b -d e -f"), (3, "a -b --c -d e -f")] {
      var folding = FoldStyle()
      folding.initialFold = .below(level)
      var stage = SessionStage(folding: folding)
      stage.open(["a", "b<a", "c<b", "d<a", "e", "f<e"])
      #expect(stage.rows == rows)
      stage.tell(.collapseBelow(level: 1))
      #expect(stage.rows == "a e")
    }
  }

  // MARK: Loading

  @Test func aMoreRowThatBringsNothingGoesAndSaysSo() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: "a", count: 1, cursor: "x")])
    stage.tell(.more(under: "a"))
    stage.answer([])
    #expect(stage.rows == "a" && stage.notices == [.broughtNothing])
    let state = stage.session.more.state(under: "a")
    #expect(Wording.english.more(1, state: state) == "nothing more here")
  }

  @Test func whatIsDeeperThanAPageIsSaidToBeThere() {
    var stage = SessionStage()
    stage.open(["a", "b<a"], more: [Remainder(under: "b", count: 40, cursor: "deep")])
    #expect(stage.rows == "a -b --+")
    #expect(stage.session.outline.rows.last?.remainder?.count == 40)
  }

  // MARK: Going around

  @Test func stepsFromThreadToThreadNeverPassTheEnd() {
    var stage = thread()
    stage.tell(.select(.comment("c")))
    stage.tell(.step(.previousRoot))
    #expect(stage.session.selection == .comment("a"))
    for _ in 0..<3 { stage.tell(.step(.nextRoot)) }
    #expect(stage.session.selection == .comment("e"))
    stage.tell(.step(.previousRoot))
    #expect(stage.update.scroll == .land(.comment("a")))
  }

  @Test func aJumpToTheParentCanBeUndone() {
    var stage = thread()
    stage.tell(.looked(first: .comment("f"), isAtEdge: false))
    stage.tell(.jump(to: "e"))
    #expect(stage.session.canJumpBack && stage.session.selection == .comment("e"))
    stage.tell(.toggle("e"))
    stage.tell(.jumpBack)
    #expect(stage.update.scroll == .land(.comment("f")) && !stage.session.canJumpBack)
  }

  @Test func aLinkLeadsToACommentThatIsFoldedAwayOrNotLoaded() {
    var stage = thread()
    stage.tell(.toggle("b"))
    stage.tell(.toggle("a"))
    stage.tell(.jump(to: "c"))
    #expect(stage.rows.hasPrefix("a -b --c") && stage.update.scroll == .land(.comment("c")))
    var linked = SessionStage()
    linked.tell(.jump(to: "c"))
    #expect(linked.requests.map(\.target) == [.around("c")])
    linked.answer(["a", "b<a", "c<b"], more: [Remainder(under: nil, cursor: "x")])
    #expect(linked.rows == "a -b --c +" && linked.update.scroll == .land(.comment("c")))
    var gone = SessionStage()
    gone.tell(.jump(to: "z"))
    gone.fail(.notFound)
    #expect(gone.notices == [.notFound] && gone.requests.map(\.target) == [.first])
  }

  // MARK: Writing

  @Test func aDraftStaysUntilTheSourceHasItsWords() {
    var stage = thread()
    let box = stage.session.box(under: "a")
    stage.tell(.draft(Drafts.Draft("words", updatedAt: Timestamp(seconds: 1)), under: "a"))
    #expect(stage.update.effects.contains(.save(.drafts)))
    stage.tell(.post("n1", "words", under: "a"))
    stage.tell(.answered("n1", .connectionLost))
    #expect(stage.session.memory.drafts.draft(for: box)?.text == "words")
    stage.tell(.retry("n1"))
    stage.tell(.answered("n1", .done(own("g<a"))))
    #expect(stage.session.memory.drafts.draft(for: box) == nil)
  }

  @Test func retriesAreSentUnderOneID() {
    var stage = thread()
    stage.tell(.post("n1", "words", under: "a"))
    for _ in 0..<3 {
      #expect(stage.sent.map(\.id) == ["n1"])
      stage.tell(.answered("n1", .connectionLost))
      stage.tell(.post("n1", "words", under: "a"))
      #expect(stage.sent.isEmpty)
      stage.tell(.retry("n1"))
    }
    stage.tell(.answered("n1", .done(own("g<a"))))
    #expect(stage.rows == "a -g -b --c -d e -f")
  }

  @Test func anOwnCommentShowsFirstAtOnceUntilTheNextSort() {
    var stage = thread()
    stage.tell(.toggle("a"))
    stage.tell(.post("n1", "words", under: "a"))
    #expect(stage.rows.hasPrefix("a -n1 -b"))
    stage.tell(.answered("n1", .done(own("g<a"))))
    stage.tell(.refresh)
    stage.answer(["a", "b<a", "c<b", "d<a", "g<a", "e", "f<e"], snapshot: "s2")
    #expect(stage.rows == "a -g -b --c -d e -f")
    stage.tell(.sort(.oldest))
    #expect(stage.rows == "a -b --c -d -g e -f")
  }

  @Test func votesChangeNumbersAndMoveNothing() {
    var stage = SessionStage(order: .top)
    stage.open(["a 3", "b 2"])
    stage.tell(.vote("v1", on: "b", .up))
    stage.tell(.answered("v1", .done(SessionStage.comment("b 42"))))
    #expect(stage.rows == "a b" && stage.session.outline.tree["b"]?.votes?.up == 42)
    #expect(stage.session.isOrderChanged)
    stage.tell(.sort(.top))
    #expect(stage.rows == "b a" && !stage.session.isOrderChanged)
  }

  // MARK: Live

  @Test func whatComesLiveIsCountedForAReaderAndFollowedAtTheEdge() {
    var stage = thread()
    stage.tell(.looked(first: .comment("b"), isAtEdge: false))
    stage.tell(.live(.created(SessionStage.comment("g"))))
    #expect(stage.session.live.arrivals == ["g"] && stage.update.scroll == .keep)
    stage.tell(.looked(first: .comment("e"), isAtEdge: true))
    stage.tell(.live(.created(SessionStage.comment("h"))))
    #expect(stage.session.live.arrivals == [] && stage.session.live.state == .following)
  }

  @Test func whatWasJustReadIsReadAtOnceAndStaysInSight() {
    var stage = thread()
    stage.tell(.live(.created(SessionStage.comment("g"))))
    stage.tell(.read(["g"]))
    #expect(stage.session.unread.count == 0 && stage.update.changes.isEmpty)
    #expect(stage.rows == "a -b --c -d e -f g")
  }

  // MARK: Integrity

  @Test(.rows("N6")) func deletingACommentTakesNoRepliesAway() {
    var stage = thread()
    stage.tell(.delete("d1", of: "b"))
    stage.tell(.answered("d1", .done(nil)))
    #expect(stage.rows == "a -b --c -d e -f")
    #expect(stage.session.outline.tree["b"]?.body == "")
    #expect(stage.session.outline.replyCount(of: "a") == 2)
    stage.tell(.live(.deleted("c")))
    #expect(stage.rows == "a -d e -f")
  }
}
