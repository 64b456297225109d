import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

private let moment = Timestamp(seconds: 1_000)

private let record = Comment(
  id: "c",
  author: "Luis",
  body: "The shed is open.",
  revision: 3,
  votes: Votes(up: 5, down: 1)
)

private func edit(_ id: Comment.ID, _ body: Body) -> Outbox.Operation {
  Outbox.Operation(id: id, .edit("c", body), createdAt: moment)
}

private func vote(
  _ id: Comment.ID,
  _ vote: Outbox.Vote,
  over former: Outbox.Vote = .none
) -> Outbox.Operation {
  Outbox.Operation(id: id, .vote("c", vote, over: former), createdAt: moment)
}

@Suite struct OutboxEditTests {
  @Test func lastWordsReplaceThoseThatWait() {
    var outbox = Outbox()
    outbox.add(edit("1", "one"), to: record)
    outbox.add(edit("2", "two"))
    #expect(outbox.operations.map(\.id) == ["2"] && outbox.shown("c")?.body == "two")
    outbox.handle(.send, for: "2")
    outbox.add(edit("3", "three"))
    outbox.add(edit("4", "four"))
    #expect(outbox.operations.map(\.id) == ["2", "4"] && outbox.ready.isEmpty)

    var stored = record
    stored.body = "two"
    stored.revision = 4
    let changes = outbox.handle(.acknowledged(stored), for: "2")
    #expect(changes.map(\.comment?.body) == ["four"] && outbox.ready.map(\.id) == ["4"])
  }

  @Test(arguments: [
    Outbox.Event.connectionLost, .refused(.retryable("busy")), .refused(.final("locked")),
  ])
  func lastWordsReplaceThoseThatFailed(_ event: Outbox.Event) {
    // Tried again after the newer ones, the older words would win.
    var outbox = Outbox()
    outbox.add(edit("1", "one"), to: record)
    outbox.handle(.send, for: "1")
    outbox.add(edit("2", "two"))
    outbox.handle(event, for: "1")
    #expect(outbox.operations.map(\.id) == ["2"] && outbox.shown("c")?.body == "two")
  }

  @Test func rollsBackToTheEditThatArrivedInBetween() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    outbox.handle(.send, for: "1")
    var live = record
    live.body = "The shed is closed."
    live.revision = 4
    #expect(outbox.receive(live).body == "mine")
    let changes = outbox.handle(.refused(.final("not-yours")), for: "1")
    #expect(changes == [Outbox.Change(id: "c", step: .rollBack, comment: live)])
    #expect(outbox.operation("1")?.kind == .edit("c", "mine"))
  }

  @Test func ignoresAnOlderEdition() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    var old = record
    old.body = "The shed was open."
    old.revision = 2
    #expect(outbox.receive(old).body == "mine")
    outbox.handle(.discard, for: "1")
    #expect(outbox.isEmpty)
    outbox.add(edit("2", "mine"), to: record)
    _ = outbox.receive(old)
    #expect(outbox.handle(.discard, for: "2").map(\.comment) == [record])
  }

  @Test func keepsTheWordsInSightWhileTheyCanBeTriedAgain() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    outbox.handle(.send, for: "1")
    #expect(outbox.connectionLost().map(\.step) == [.keep])
    #expect(outbox.shown("c")?.body == "mine")
    #expect(outbox.retryAll().map(\.step) == [.apply])
  }

  @Test func neverShowsWordsOnWhatAModeratorTookAway() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    var removed = record
    (removed.state, removed.body, removed.revision) = (.removed, "", 4)
    #expect(outbox.receive(removed) == removed)
  }

  @Test func saysNothingOfCommentsThatAreNotLoaded() {
    var outbox = Outbox([edit("1", "mine")])
    #expect(outbox.shown("c") == nil)
    outbox.handle(.send, for: "1")
    #expect(outbox.connectionLost().isEmpty)
    #expect(outbox.receive(record).body == "mine")
  }

  @Test func confirmsWithoutARecordWhatWasAskedFor() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    outbox.handle(.send, for: "1")
    let changes = outbox.handle(.acknowledged(nil), for: "1")
    #expect(changes.map(\.comment?.body) == ["mine"] && outbox.records.isEmpty)
  }

  @Test func supersedesByEventAsByAdding() {
    var outbox = Outbox()
    outbox.add(edit("1", "one"), to: record)
    let changes = outbox.handle(.superseded(by: edit("2", "two")), for: "1")
    #expect(changes.map(\.step) == [.apply] && outbox.operations.map(\.id) == ["2"])
  }
}

@Suite struct OutboxVoteTests {
  @Test(arguments: Outbox.Vote.allCases, Outbox.Vote.allCases)
  func countsTheDifferenceAndTakesItBack(_ former: Outbox.Vote, _ wish: Outbox.Vote) {
    var outbox = Outbox()
    let added = outbox.add(vote("1", wish, over: former), to: record)
    guard wish != former else {
      #expect(added.answer == .unchanged && outbox.isEmpty && outbox.records.isEmpty)
      return
    }
    let up = (wish == .up ? 1 : 0) - (former == .up ? 1 : 0)
    let down = (wish == .down ? 1 : 0) - (former == .down ? 1 : 0)
    #expect(outbox.shown("c")?.votes == Votes(up: Int64(5 + up), down: Int64(1 + down)))
    outbox.handle(.send, for: "1")

    var live = record
    live.votes = Votes(up: 40, down: 9)
    #expect(outbox.receive(live).votes == Votes(up: Int64(40 + up), down: Int64(9 + down)))
    let changes = outbox.handle(.refused(.final("locked")), for: "1")
    #expect(changes == [Outbox.Change(id: "c", step: .rollBack, comment: live)])
  }

  @Test func lastWishWinsWhileTheFirstIsUnderWay() {
    var outbox = Outbox()
    outbox.add(vote("1", .up), to: record)
    outbox.handle(.send, for: "1")
    outbox.add(vote("2", .down))
    #expect(outbox.shown("c")?.votes == Votes(up: 5, down: 2))
    #expect(outbox.add(vote("3", .down)).answer == .accepted)
    #expect(outbox.operations.map(\.id) == ["1", "3"])

    var counted = record
    counted.votes = Votes(up: 6, down: 1)
    let changes = outbox.handle(.acknowledged(counted), for: "1")
    #expect(changes.map(\.comment?.votes) == [Votes(up: 5, down: 2)])
    #expect(outbox.ready.map(\.kind) == [.vote("c", .down, over: .up)])
  }

  @Test func returningToWhatIsKnownLeavesNothingToSend() {
    var outbox = Outbox()
    outbox.add(vote("1", .up), to: record)
    let back = outbox.add(vote("2", .none))
    #expect(back.answer == .accepted && back.changes.map(\.step) == [.rollBack])
    #expect(outbox.isEmpty && outbox.records.isEmpty)

    outbox.add(vote("3", .up), to: record)
    outbox.handle(.send, for: "3")
    outbox.add(vote("4", .down))
    outbox.add(vote("5", .up))
    #expect(outbox.operations.map(\.id) == ["3"])
    #expect(outbox.add(vote("6", .up)).answer == .unchanged)
  }

  @Test func tellsTheServerOfAReturnWhereItMayKnowTheFirstVote() {
    var outbox = Outbox()
    outbox.add(vote("1", .up), to: record)
    outbox.handle(.send, for: "1")
    outbox.connectionLost()
    outbox.add(vote("2", .none))
    #expect(outbox.ready.map(\.kind) == [.vote("c", .none, over: .none)])
  }

  @Test func goesOutBesideNothingElseOfItsComment() {
    var outbox = Outbox()
    outbox.add(edit("1", "mine"), to: record)
    outbox.add(vote("2", .up))
    #expect(outbox.ready.map(\.id) == ["1"])
    outbox.handle(.send, for: "1")
    #expect(outbox.ready.isEmpty && outbox.handle(.send, for: "2").isEmpty)
    outbox.handle(.refused(.final("not-yours")), for: "1")
    #expect(outbox.ready.map(\.id) == ["2"])
  }

  @Test func leavesUnknownVotesUnknown() {
    var outbox = Outbox()
    var bare = record
    bare.votes = nil
    outbox.add(vote("1", .up), to: bare)
    #expect(outbox.shown("c") == bare)
  }
}

@Suite struct OutboxKeepingTests {
  @Test(.rows("T45")) func sendsAgainWhatWasUnderWayWhenItWasKept() {
    var outbox = Outbox()
    outbox.add(Outbox.Operation(id: "1", .post(Comment(id: "1", body: "a")), createdAt: moment))
    outbox.add(edit("2", "mine"), to: record)
    outbox.add(vote("3", .up))
    outbox.handle(.send, for: "1")
    outbox.handle(.send, for: "2")
    outbox.handle(.refused(.final("locked")), for: "2")
    let kept = outbox.operations

    let again = Outbox(kept)
    #expect(again.operations.map(\.id) == ["1", "2", "3"])
    #expect(again.operations.map(\.mayHaveArrived) == [true, false, false])
    #expect(again.ready.map(\.id) == ["1", "3"] && again.shown("1")?.body == "a")
    #expect(Outbox(again.operations) == again)
  }

  @Test func keepsTheLastWishOfThoseThatWereKept() {
    var outbox = Outbox()
    outbox.add(vote("1", .down), to: record)
    outbox.handle(.send, for: "1")
    outbox.add(vote("2", .up))
    var again = Outbox(outbox.operations)
    #expect(again.operations.map(\.id) == ["2"])
    again.add(vote("3", .none))
    #expect(again.ready.map(\.kind) == [.vote("c", .none, over: .none)])
  }

  @Test func keepsTheFirstOfOperationsWithOneID() {
    let outbox = Outbox([edit("1", "first"), edit("1", "second")])
    #expect(outbox.operations.map(\.kind) == [.edit("c", "first")])
  }

  @Test(arguments: [-1, 0, 1])
  func declinesWhatExceedsItsCapacity(_ excess: Int) {
    var outbox = Outbox()
    let count = Outbox.capacity + excess
    let answers = (0..<count).map { number in
      let id = Comment.ID(Int64(number))
      let kind = Outbox.Kind.post(Comment(id: id))
      return outbox.add(Outbox.Operation(id: id, kind, createdAt: moment)).answer
    }
    #expect(answers.filter { $0 == .full }.count == max(excess, 0))
    #expect(outbox.operations.count == min(count, Outbox.capacity))
    let more = outbox.operations + [edit("more", "words")]
    #expect(Outbox(more).operations.count == min(more.count, Outbox.capacity))
  }

  @Test(arguments: [-1, 0, 1])
  func forgetsTheOldestIDsOfTheClient(_ excess: Int) {
    var outbox = Outbox()
    for number in 0..<Outbox.aliasCapacity + excess {
      let id = Comment.ID("new-\(number)")
      outbox.add(Outbox.Operation(id: id, .post(Comment(id: id)), createdAt: moment))
      outbox.handle(.acknowledged(Comment(id: Comment.ID(Int64(number)))), for: id)
    }
    #expect(outbox.currentID(of: "new-0") == (excess > 0 ? "new-0" : "0"))
    #expect(outbox.currentID(of: "new-1") == "1")
    #expect(outbox.aliases.count == min(Outbox.aliasCapacity + excess, Outbox.aliasCapacity))
  }
}
