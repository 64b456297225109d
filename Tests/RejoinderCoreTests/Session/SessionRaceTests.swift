import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

/// What goes on at once: pages, events, answers and the reader, each at the wrong moment for another.
@Suite struct SessionRaceTests {
  private func own(_ line: String) -> Comment {
    var comment = SessionStage.comment(line)
    comment.author = "reader"
    return comment
  }

  private func page(_ lines: [String], more: [Remainder<Comment.ID>] = []) -> CommentPage {
    CommentPage(snapshot: "s1", comments: lines.map(SessionStage.comment), remainders: more)
  }

  private let rest = Remainder<Comment.ID>(under: nil, cursor: "x")

  // MARK: Snapshots

  @Test func asksForOneSnapshotWhenSeveralPagesExpireTogether() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest, Remainder(under: "a", cursor: "y")])
    stage.tell(.more(under: nil))
    let top = stage.requests[0]
    stage.tell(.more(under: "a"))
    stage.fail(.snapshotExpired)
    #expect(stage.requests.count == 1)
    let reload = stage.requests[0]
    stage.tell(.pageFailed(.snapshotExpired, for: top))
    #expect(stage.requests.isEmpty && stage.session.opening.state == .reloading)
    let fresh = CommentPage(snapshot: "s2", comments: [SessionStage.comment("a")])
    stage.tell(.page(fresh, for: reload))
    #expect(stage.rows == "a" && stage.session.opening.state == .loaded)
  }

  @Test func jumpsInTheNewSnapshotWhenThatIsUnderWayAlready() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(.jump(to: "z"))
    let jump = stage.requests[0]
    stage.tell(.more(under: nil))
    stage.fail(.snapshotExpired)
    let reload = stage.requests[0]
    stage.tell(.pageFailed(.snapshotExpired, for: jump))
    let fresh = CommentPage(snapshot: "s2", comments: [SessionStage.comment("a")])
    stage.tell(.page(fresh, for: reload))
    #expect(stage.requests.map(\.target) == [.around("z")])
    stage.answer(["z"], snapshot: "s2")
    #expect(stage.update.scroll == .land(.comment("z")))
  }

  @Test(arguments: [true, false])
  func keepsThePlaceWhateverAJumpThatIsOverLookedFor(wasFound: Bool) {
    var stage = SessionStage()
    stage.open(["a", "b"], more: [rest])
    stage.tell(.looked(first: .comment("b"), isAtEdge: false))
    stage.tell(.jump(to: "z"))
    if wasFound { stage.tell(.step(.nextRow)) } else { stage.fail(.notFound) }
    stage.tell(.more(under: nil))
    stage.fail(.snapshotExpired)
    #expect(stage.requests.map(\.target) == [.around("b")])
  }

  @Test func endsASearchInSnapshotsThatDoNotLast() {
    var visits = Visits()
    visits.begin("talk", at: Timestamp(seconds: 0))
    visits.end("talk", at: Timestamp(seconds: 1_000_000_000))
    var stage = SessionStage(memory: SessionMemory(visits: visits))
    stage.open(["a"], more: [rest])
    stage.tell(.jumpToUnread)
    var snapshots = 0
    while !stage.requests.isEmpty, snapshots < 100 {
      stage.fail(.snapshotExpired)
      snapshots += 1
      stage.answer(["a"], more: [rest], snapshot: Comment.ID("t\(snapshots)"))
    }
    #expect(snapshots == PendingJump.maximumSnapshots + 1)
    #expect(stage.session.pendingJump.state == .failed)
    #expect(stage.notices == [.loadFailed(.snapshotExpired)])
  }

  @Test func saysOnceThatTheFirstPageDidNotCome() {
    var stage = SessionStage()
    stage.tell(.draft(Drafts.Draft("half", updatedAt: Timestamp(seconds: 1)), under: nil))
    stage.tell(.open)
    let request = stage.requests[0]
    stage.fail(.unreachable)
    #expect(stage.notices == [.loadFailed(.unreachable)])
    stage.tell(.pageFailed(.unreachable, for: request))
    #expect(stage.notices.isEmpty)
    let box = stage.session.box(under: nil)
    #expect(stage.session.memory.drafts.draft(for: box)?.text == "half")
    stage.open([])
    #expect(stage.session.memory.drafts.draft(for: box)?.text == "half")
  }

  @Test func bringsNoMoreRowBackThatCannotBeAskedFor() {
    var stage = SessionStage()
    stage.open(
      ["t", "a"],
      more: [Remainder(under: "a", cursor: "x"), Remainder(under: "t", cursor: "y")]
    )
    stage.tell(.live(.deleted("a")))
    stage.tell(.more(under: "a"))
    stage.answer([])
    #expect(stage.rows == "t -+")
    stage.tell(.jump(to: "b"))
    stage.answer(["a", "b<a"], more: [Remainder(under: "a", cursor: "z")])
    #expect(stage.rows == "a -b -+ t -+" || stage.rows == "t -+ a -b -+")
    stage.tell(.more(under: "a"))
    #expect(stage.requests.count == 1)
  }

  // MARK: What the reader did

  @Test func bringsNothingBackThatTheReaderDeleted() {
    var stage = SessionStage()
    stage.open(["a", "b"], more: [rest])
    stage.tell(.more(under: nil))
    let request = stage.requests[0]
    stage.tell(.delete("d1", of: "b"))
    stage.tell(.answered("d1", .done(nil)))
    #expect(stage.rows == "a +")
    stage.tell(.page(page(["b", "c"]), for: request))
    #expect(stage.rows == "a c")
  }

  @Test func undoesNothingByASnapshotThatWasAskedForBefore() {
    var stage = SessionStage()
    stage.open(["a 5", "b 4", "c 3"])
    stage.tell(.refresh)
    let request = stage.requests[0]
    stage.tell(.edit("e1", of: "a", "better"))
    stage.tell(.answered("e1", .done(nil)))
    stage.tell(.vote("v1", on: "b", .up))
    stage.tell(.answered("v1", .done(nil)))
    stage.tell(.delete("d1", of: "c"))
    stage.tell(.answered("d1", .done(nil)))
    let lines = ["a 5", "b 4", "c 3"].map(SessionStage.comment)
    stage.tell(.page(CommentPage(snapshot: "s2", comments: lines), for: request))
    let tree = stage.session.outline.tree
    #expect(stage.rows == "a b" && tree["a"]?.body == "better" && tree["b"]?.votes?.up == 5)
  }

  @Test func takesAnAnswerTwiceForOne() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: "a"))
    for _ in 0..<2 { stage.tell(.answered("n1", .done(own("c<a")))) }
    #expect(stage.rows == "a -c" && stage.notices.isEmpty)
    stage.tell(.post("c", "words", under: nil))
    stage.tell(.post("n1", "words", under: nil))
    #expect(stage.rows == "a -c" && stage.sent.isEmpty)
  }

  @Test func tellsTwoReadersApartWhoseClientsGaveTheSameID() {
    var stage = SessionStage()
    stage.open([])
    stage.tell(.post("n1", "mine", under: nil))
    stage.tell(.live(.created(SessionStage.comment("c"), clientID: "n1")))
    #expect(stage.rows == "n1 c" && stage.session.memory.outbox.operation("n1") != nil)
    stage.tell(.answered("n1", .done(own("d"))))
    #expect(stage.rows == "d c")
  }

  @Test(.rows("T44")) func storesThatAPageHadWhatWasToBePublished() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.answered("n1", .connectionLost))
    stage.tell(.more(under: nil))
    stage.answer(["n1"])
    #expect(stage.session.memory.outbox.isEmpty && stage.update.effects.contains(.save(.outbox)))
  }

  @Test func showsAnOwnCommentUnderWhatWasFolded() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b"])
    stage.tell(.toggle("b"))
    stage.tell(.toggle("a"))
    stage.tell(.post("n1", "words", under: "b"))
    #expect(stage.rows == "a -b --n1 --c" && stage.update.scroll == .show(.comment("n1")))
    #expect(stage.session.memory.folds.entries.isEmpty)
  }

  @Test func declinesAnAnswerToWhatIsNotThere() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(.post("n1", "words", under: "z"))
    #expect(stage.update.refusal == .unknown && stage.sent.isEmpty)
    stage.tell(.edit("e1", of: "a", " "))
    #expect(stage.update.refusal == .empty)
    stage.tell(.live(.created(SessionStage.comment("b<a"))))
    stage.tell(.live(.deleted("a")))
    stage.tell(.vote("v1", on: "a", .up))
    #expect(stage.update.refusal == .unknown && stage.rows == "a -b +")
  }

  @Test func keepsAPendingAnswerWhenWhatItAnswersGoes() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.post("n1", "words", under: "a"))
    stage.tell(.live(.deleted("a")))
    #expect(stage.rows == "a -n1")
    stage.tell(.refresh)
    stage.answer([], snapshot: "s2")
    #expect(stage.rows == "n1")
    stage.tell(.answered("n1", .refused(.final(.parentGone))))
    stage.tell(.discard("n1"))
    #expect(stage.rows == "" && stage.session.opening.state == .empty)
  }

  @Test func showsAnAnswerWhoseParentNobodyHas() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.live(.created(SessionStage.comment("c<b"))))
    #expect(stage.rows == "a c" || stage.rows == "c a")
    stage.tell(.live(.created(SessionStage.comment("b<a"))))
    #expect(stage.rows == "a -b --c")
  }

  @Test func endsAJumpWhoseTargetIsDeletedMeanwhile() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(.jump(to: "z"))
    let request = stage.requests[0]
    stage.tell(.live(.deleted("z")))
    stage.tell(.page(page(["z"]), for: request))
    #expect(stage.session.pendingJump.state == .notFound && stage.rows == "a +")
  }

  // MARK: Pages that make no sense

  @Test func cutsACircleOfAPage() {
    var stage = SessionStage()
    stage.open(["x"], more: [rest])
    stage.tell(.more(under: nil))
    stage.answer(["a<b", "b<a", "c<c", "d<nobody"])
    let ids = Set(stage.session.outline.tree.preOrder.map(\.id))
    #expect(ids == ["x", "a", "b", "c", "d"] && stage.session.outline.rowCount == 5)
  }

  @Test func foldsLaterPagesAsItFoldsTheFirst() {
    var folding = FoldStyle()
    folding.initialFold = .rootsOnly
    var stage = SessionStage(folding: folding)
    let under = { (id: Comment.ID) in Remainder(under: id, cursor: "y") }
    stage.open(["a", "b<a", "c"], more: [rest, under("c")])
    #expect(stage.rows == "a c +")
    stage.tell(.more(under: nil))
    stage.answer(["d", "e<d", "f"], more: [under("f")])
    #expect(stage.rows == "a c d f" && stage.session.outline.isCollapsed("f"))
  }

  // MARK: Between visits

  @Test func findsADraftUnderACommentThatWasPublishedBeforeThePageCame() {
    var stage = SessionStage()
    stage.open([])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.answered("n1", .connectionLost))
    stage.tell(.draft(Drafts.Draft("half", updatedAt: Timestamp(seconds: 1)), under: "n1"))
    var memory = stage.session.memory
    memory.outbox = Outbox(memory.outbox.operations)
    memory.outbox.retryAll()
    var later = SessionStage(memory: memory)
    later.tell(.open)
    let request = later.requests[0]
    later.tell(.answered("n1", .done(own("c"))))
    #expect(later.update.effects.contains(.save(.drafts)))
    later.tell(.page(page(["c"]), for: request))
    #expect(later.session.memory.drafts.draft(for: later.session.box(under: "c"))?.text == "half")
  }

  @Test func givesWordsBackThatNoBoxHad() {
    var stage = SessionStage()
    stage.open(["a"])
    let box = stage.session.box(under: "a")
    stage.tell(.post("n1", "quick", under: "a"))
    #expect(stage.session.memory.drafts.draft(for: box) == nil)
    stage.tell(.answered("n1", .refused(.final("locked"))))
    stage.tell(.discard("n1"))
    #expect(stage.session.memory.drafts.draft(for: box)?.text == "quick")
    stage.tell(.post("n2", "quick and more", under: "a"))
    stage.tell(.answered("n2", .done(own("c<a"))))
    #expect(stage.session.memory.drafts.draft(for: box) == nil)
  }

  @Test func leavesOtherWordsInTheirBox() {
    var stage = SessionStage()
    stage.open(["a"])
    let box = stage.session.box(under: "a")
    stage.tell(.draft(Drafts.Draft("long thought", updatedAt: Timestamp(seconds: 1)), under: "a"))
    stage.tell(.post("n1", "Thanks!", under: "a"))
    stage.tell(.answered("n1", .done(own("c<a"))))
    #expect(stage.session.memory.drafts.draft(for: box)?.text == "long thought")
  }

  @Test func marksNothingNewThatWasThereWhenTheReaderLeft() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.live(.created(SessionStage.comment("b"))))
    #expect(stage.session.unread.count == 1 && stage.session.live.arrivals == ["b"])
    stage.tell(.leave)
    stage.tell(.live(.created(SessionStage.comment("c"))))
    stage.tell(.open)
    #expect(stage.requests.isEmpty && stage.session.unread.ids == ["c"])
  }

  @Test func readsAllEvenWhereTheSourcesClockIsAhead() {
    var visits = Visits()
    visits.begin("talk", at: Timestamp(seconds: 0))
    visits.end("talk", at: Timestamp(seconds: 1))
    var stage = SessionStage(memory: SessionMemory(visits: visits))
    var early = SessionStage.comment("b")
    early.createdAt = Timestamp(seconds: 1_000_000)
    stage.open([])
    stage.tell(.live(.created(early)))
    stage.tell(.readAll)
    stage.tell(.refresh)
    let fresh = CommentPage(snapshot: "s2", comments: [early])
    stage.tell(.page(fresh, for: stage.requests[0]))
    #expect(stage.rows == "b" && stage.session.unread.count == 0)
  }

  @Test func bringsBackWhatAModeratorRestores() {
    var stage = SessionStage()
    stage.open(["a", "b<a"], more: [rest])
    stage.tell(.live(.deleted("b", as: .removed)))
    #expect(stage.rows == "a +")
    var restored = SessionStage.comment("b<a")
    restored.revision = 2
    stage.tell(.live(.edited(restored)))
    #expect(stage.rows == "a -b +" && stage.session.outline.tree["b"] == restored)
    stage.tell(.live(.deleted("b", as: .removed)))
    stage.tell(.live(.edited(SessionStage.comment("b<a"))))
    #expect(stage.rows == "a +")
  }

  @Test func bringsBackWhatWasNeverLoaded() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.live(.deleted("b")))
    stage.tell(.live(.edited(SessionStage.comment("b<a"))))
    #expect(stage.rows == "a -b")
  }

  @Test func marksAReplyNewThatCameBeforeWhatItAnswers() {
    var stage = SessionStage()
    stage.open(["a"], more: [rest])
    stage.tell(.live(.created(SessionStage.comment("c<b"))))
    #expect(stage.rows == "a +" && stage.session.unread.count == 0)
    stage.tell(.more(under: nil))
    stage.answer(["b"])
    #expect(stage.rows == "a b -c" && stage.session.unread.ids == ["c"])
  }

  @Test func dropsATombstoneWhoseLastReplyMovedAway() {
    var stage = SessionStage()
    stage.open(["a", "b", "c<b"])
    stage.tell(.live(.deleted("b")))
    var moved = SessionStage.comment("c<a")
    moved.revision = 2
    stage.tell(.live(.edited(moved)))
    #expect(stage.rows == "a -c")
  }

  @Test func votesUnderEitherIDOfAnOwnComment() {
    var stage = SessionStage()
    stage.open([])
    stage.tell(.post("n1", "words", under: nil))
    stage.tell(.answered("n1", .done(own("c 1"))))
    stage.tell(.vote("v1", on: "n1", .up))
    stage.tell(.answered("v1", .done(nil)))
    stage.tell(.vote("v2", on: "n1", .none))
    #expect(stage.sent.map(\.kind) == [.vote("c", .none, over: .up)])
    #expect(stage.session.outline.tree["c"]?.votes?.up == 1)
  }

  @Test func doesNothingWithNothing() {
    var stage = SessionStage()
    stage.open([])
    let actions: [SessionAction] = [
      .collapseAll, .expandAll, .collapseBelow(level: 1), .step(.first), .step(.nextRoot),
      .jumpToUnread, .jumpBack, .readAll, .select(.comment("a")), .toggle("a"),
      .collapseRoot(of: "a"), .more(under: nil), .retryAll, .discard("a"), .sort(.top),
    ]
    for action in actions {
      stage.tell(action)
      #expect(stage.rows == "" && stage.session.selection == nil && stage.requests.isEmpty)
    }
    #expect(stage.session.opening.state == .empty)
  }
}
