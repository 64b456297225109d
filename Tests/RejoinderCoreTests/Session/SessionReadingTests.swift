import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

@Suite struct SessionReadingTests {
  /// A reader who was here before everything that the tests show.
  private var returning: SessionMemory {
    var visits = Visits()
    visits.begin("talk", at: Timestamp(seconds: 0))
    visits.end("talk", at: Timestamp(seconds: 1))
    return SessionMemory(visits: visits)
  }

  @Test func marksNothingAtTheFirstVisit() {
    var stage = SessionStage()
    stage.open(["a", "b<a"], more: [Remainder(under: nil, cursor: "x")])
    #expect(stage.session.unread.count == 0)
    stage.tell(.jumpToUnread)
    #expect(stage.notices == [.nothingNew] && stage.requests.isEmpty)
  }

  @Test func findsUnreadCommentsInPartsThatAreNotLoaded() {
    var stage = SessionStage(memory: returning)
    stage.open(["a"], more: [Remainder(under: nil, count: 2, cursor: "x")])
    stage.tell(.read(["a"]))
    stage.tell(.jumpToUnread)
    #expect(stage.session.pendingJump.state == .searching)
    stage.answer(["b", "c<b"])
    #expect(stage.update.scroll == .land(.comment("b")))
    stage.tell(.read(["b"]))
    stage.tell(.jumpToUnread)
    #expect(stage.session.selection == .comment("c"))
    stage.tell(.jumpBack)
    #expect(stage.session.selection == .comment("b"))
  }

  @Test func endsASearchThatBringsNothing() {
    var stage = SessionStage(memory: returning)
    stage.open([], more: [Remainder(under: nil, cursor: "0")])
    stage.tell(.jumpToUnread)
    var pages = 0
    while !stage.requests.isEmpty {
      pages += 1
      stage.answer([], more: [Remainder(under: nil, cursor: Comment.ID("\(pages)"))])
    }
    #expect(pages == PendingJump.maximumBarrenPages)
    #expect(stage.session.pendingJump.state == .nothingNew)
  }

  @Test func endsASearchWhenTheReaderGoesElsewhere() {
    var stage = SessionStage(memory: returning)
    stage.open(["a"], more: [Remainder(under: nil, cursor: "x")])
    stage.tell(.read(["a"]))
    stage.tell(.jumpToUnread)
    let request = stage.requests[0]
    stage.tell(.step(.first))
    let page = CommentPage(snapshot: "s1", comments: [SessionStage.comment("b")])
    stage.tell(.page(page, for: request))
    #expect(stage.rows == "a b" && stage.session.selection == .comment("a"))
  }

  @Test func revealsACommentThatIsNotLoaded() {
    var stage = SessionStage()
    stage.open(["a"], more: [Remainder(under: "a", count: 3, cursor: "x")])
    stage.tell(.toggle("a"))
    stage.tell(.jump(to: "c"))
    #expect(stage.requests.map(\.target) == [.around("c")])
    stage.answer(["a", "b<a", "c<b"])
    #expect(stage.rows == "a -b --c -+" && stage.update.scroll == .land(.comment("c")))
    #expect(stage.session.outline.rows.last?.remainder?.count == 1)
  }

  @Test func saysWhenACommentIsNotThere() {
    var stage = SessionStage()
    stage.open(["a"])
    stage.tell(.jump(to: "z"))
    stage.fail(.notFound)
    #expect(stage.session.pendingJump.state == .notFound && stage.notices == [.notFound])
  }

  @Test func countsWhatComesWhileSomebodyReadsElsewhere() {
    var stage = SessionStage()
    stage.open(["a", "b<a"])
    stage.tell(.toggle("a"))
    stage.tell(.live(.created(SessionStage.comment("c<a"))))
    stage.tell(.live(.created(SessionStage.comment("d"))))
    #expect(stage.session.live.arrivals == ["c", "d"] && stage.update.scroll == .keep)
    #expect(stage.session.unreadCount(below: "a") == 1)
    stage.tell(.read(["d"]))
    #expect(stage.session.live.arrivals == ["c"])
    stage.tell(.looked(first: nil, isAtEdge: true))
    #expect(stage.session.live.arrivals == [])
  }

  @Test func keepsTheOrderUntilItIsAskedFor() {
    var stage = SessionStage(order: .top)
    stage.open(["a 5", "b 4", "c 3"])
    stage.tell(.live(.voted("c", Votes(up: 9))))
    #expect(stage.rows == "a b c" && stage.session.isOrderChanged)
    #expect(stage.notices == [.orderChanged])
    stage.tell(.live(.voted("c", Votes(up: 1))))
    #expect(!stage.session.isOrderChanged)
    stage.tell(.live(.voted("c", Votes(up: 9))))
    stage.tell(.sort(.top))
    #expect(stage.rows == "c a b" && !stage.session.isOrderChanged && stage.requests.isEmpty)
  }

  @Test func seesThatAnAnswerChangesAnOrderByActivity() {
    var stage = SessionStage(order: .active)
    stage.open(["b", "a"])
    var reply = SessionStage.comment("r<a")
    reply.createdAt = Timestamp(seconds: 1_000_000)
    stage.tell(.live(.created(reply)))
    #expect(stage.session.isOrderChanged && stage.rows == "b a -r")
    stage.tell(.sort(.active))
    #expect(stage.rows == "a -r b" && !stage.session.isOrderChanged)
  }

  @Test func movesTheSelectionToWhatTakesItsPlace() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b", "d"])
    stage.tell(.select(.comment("c")))
    stage.tell(.toggle("a"))
    #expect(stage.session.selection == .comment("a"))
    stage.tell(.toggle("a"))
    stage.tell(.select(.comment("c")))
    stage.tell(.live(.deleted("c")))
    #expect(stage.session.selection == .comment("d"))
    stage.tell(.live(.deleted("d")))
    #expect(stage.session.selection == .comment("b"))
  }

  @Test func landsOnTheNextThreadAfterFoldingOne() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b", "d"])
    stage.tell(.collapseRoot(of: "c"))
    #expect(stage.rows == "a d" && stage.session.selection == .comment("d"))
    #expect(stage.update.scroll == .hold(.comment("a")))
  }

  @Test func remembersFoldsBetweenVisitsAsLongAsTheyLast() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c"])
    stage.tell(.toggle("a"))
    #expect(stage.update.effects.contains(.save(.folds)))
    var later = SessionStage(memory: stage.session.memory)
    later.open(["c"], more: [Remainder(under: nil, cursor: "x")])
    later.tell(.more(under: nil))
    later.answer(["a", "b<a"])
    #expect(later.rows == "a c")
    var muchLater = SessionStage(memory: stage.session.memory)
    muchLater.moment += 31 * 86_400
    muchLater.open(["a", "b<a", "c"])
    #expect(muchLater.rows == "a -b c")
  }

  @Test func keepsRepliesToWhatIsDeletedAndDropsWhatHasNone() {
    var stage = SessionStage()
    stage.open(["a", "b<a", "c<b"])
    stage.tell(.live(.deleted("b")))
    #expect(stage.rows == "a -b --c")
    stage.tell(.live(.deleted("c")))
    #expect(stage.rows == "a")
    stage.tell(.live(.created(SessionStage.comment("d<c"))))
    #expect(stage.rows == "a -b --c ---d")
    #expect(stage.session.outline.tree["c"]?.body == "")
  }
}
