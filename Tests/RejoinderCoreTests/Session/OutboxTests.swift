import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment

private let moment = Timestamp(seconds: 1_000)

/// The operations in short, such as `a:sending`, a line for each.
private func sketch(_ outbox: Outbox) -> String {
  outbox.operations.map { operation in
    let state =
      switch operation.state {
      case .waiting: "waiting"
      case .sending: "sending"
      case .failed(.retryable): "retryable"
      case .failed(.final): "final"
      }
    return "\(operation.id):\(state)"
  }
  .joined(separator: " ")
}

private func post(
  _ id: Comment.ID,
  under parentID: Comment.ID? = nil,
  _ text: String = "words"
) -> Outbox.Operation {
  let comment = Comment(id: id, parentID: parentID, author: "Marta", body: Body(text))
  return Outbox.Operation(id: id, .post(comment), createdAt: moment)
}

private func wish(_ id: Comment.ID, _ kind: Outbox.Kind) -> Outbox.Operation {
  Outbox.Operation(id: id, kind, createdAt: moment)
}

private func vote(
  _ id: Comment.ID,
  _ vote: Outbox.Vote,
  over former: Outbox.Vote = .none
) -> Outbox.Operation {
  wish(id, .vote("c", vote, over: former))
}

private let record = Comment(
  id: "c",
  author: "Luis",
  body: "The shed is open.",
  votes: Votes(up: 5, down: 1)
)

@Suite struct OutboxPostTests {
  @Test(.rows("T42")) func showsAPostAtOnceAndTheServersRecordInTheEnd() {
    var outbox = Outbox()
    let added = outbox.add(post("new"))
    #expect(added.answer == .accepted)
    #expect(added.changes.map(\.step) == [.apply] && added.changes[0].comment?.body == "words")
    #expect(outbox.ready.map(\.id) == ["new"])

    outbox.handle(.send, for: "new")
    #expect(sketch(outbox) == "new:sending" && outbox.ready.isEmpty)

    let stored = Comment(id: "77", author: "Marta", body: "words", createdAt: moment)
    let changes = outbox.handle(.acknowledged(stored), for: "new")
    #expect(changes == [Outbox.Change(id: "new", step: .confirm, comment: stored)])
    #expect(outbox.isEmpty && outbox.currentID(of: "new") == "77" && outbox.records.isEmpty)
  }

  @Test func keepsTheWordsOfAFailedPostUntilItIsDiscarded() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    let refused = outbox.handle(.refused(.final("locked")), for: "new")
    #expect(refused.map(\.step) == [.rollBack])
    #expect(refused[0].comment?.body == "words" && refused[0].comment?.state == .visible)
    #expect(outbox.handle(.retry, for: "new").isEmpty)
    #expect(outbox.shown("new")?.body == "words")

    let discarded = outbox.handle(.discard, for: "new")
    #expect(discarded == [Outbox.Change(id: "new", step: .rollBack, comment: nil)])
    #expect(outbox.isEmpty)
  }

  @Test(.rows("T46")) func keepsTheIDThroughRetries() {
    var outbox = Outbox()
    outbox.add(post("new"))
    for _ in 0..<3 {
      outbox.handle(.send, for: "new")
      outbox.connectionLost()
      #expect(sketch(outbox) == "new:retryable" && outbox.ready.isEmpty)
      outbox.retryAll()
      #expect(outbox.ready.map(\.id) == ["new"] && outbox.operations[0].mayHaveArrived)
    }
  }

  @Test func declinesTheSamePostTwiceAlsoAfterItWasPublished() {
    var outbox = Outbox()
    outbox.add(post("new"))
    #expect(outbox.add(post("new")).answer == .duplicate)
    outbox.handle(.acknowledged(Comment(id: "77")), for: "new")
    #expect(outbox.add(post("new")).answer == .duplicate)
  }

  @Test func holdsAReplyBackUntilItsParentHasAnID() {
    var outbox = Outbox()
    outbox.add(post("parent"))
    outbox.add(post("child", under: "parent"))
    outbox.add(post("grandchild", under: "child"))
    #expect(outbox.ready.map(\.id) == ["parent"])
    #expect(outbox.handle(.send, for: "child").isEmpty)

    let stored = Comment(id: "1", body: "words")
    let changes = outbox.handle(.acknowledged(stored), for: "parent")
    #expect(changes.map(\.id) == ["parent", "child"])
    #expect(changes.map(\.step) == [.confirm, .apply])
    #expect(changes[1].comment?.parentID == "1")
    #expect(outbox.ready.map(\.id) == ["child"])

    // A box that was opened under the client's id is sent under the server's.
    outbox.add(post("late", under: "parent"))
    #expect(outbox.shown("late")?.parentID == "1")
  }

  @Test func renamesQuotesAndFurtherParentsToo() {
    var outbox = Outbox()
    outbox.add(post("first"))
    var comment = Comment(id: "second", body: "words")
    comment.details.quotes = [Quote(of: "first"), Quote(of: nil)]
    comment.details.extraParents = ["first", "other"]
    outbox.add(wish("second", .post(comment)))
    outbox.handle(.acknowledged(Comment(id: "1")), for: "first")
    #expect(outbox.shown("second")?.details.quotes.map(\.commentID) == ["1", nil])
    #expect(outbox.shown("second")?.details.extraParents == ["1", "other"])
  }

  @Test func keepsTheWordsOfRepliesToADiscardedPost() {
    var outbox = Outbox()
    outbox.add(post("parent"))
    outbox.add(post("child", under: "parent", "an answer"))
    let changes = outbox.handle(.discard, for: "parent")
    #expect(changes.map(\.id) == ["parent", "child"])
    #expect(outbox.operation("child")?.state == .failed(.final(.parentGone)))
    #expect(outbox.shown("child")?.body == "an answer")
  }

  @Test(.rows("T44")) func takesALiveArrivalForTheAcknowledgement() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.add(wish("e", .edit("new", "better words")))
    outbox.handle(.send, for: "new")
    outbox.add(wish("f", .edit("new", "best words")))
    let stored = Comment(id: "new", body: "words", votes: Votes(up: 1))
    let shown = outbox.receive(stored)
    #expect(shown.body == "best words" && shown.votes == Votes(up: 1))
    #expect(outbox.ready.map(\.id) == ["f"])
    #expect(outbox.handle(.acknowledged(stored), for: "new").isEmpty)
  }

  @Test func changesAPostThatNeverLeft() {
    var outbox = Outbox()
    outbox.add(post("new"))
    let added = outbox.add(wish("e", .edit("new", "better words")))
    #expect(added.answer == .accepted && added.changes.map(\.step) == [.apply])
    #expect(sketch(outbox) == "new:waiting" && outbox.shown("new")?.body == "better words")
  }

  @Test(.rows("T46")) func triesARefusedPostAgainWithNewWords() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    outbox.add(wish("e", .edit("new", "typed meanwhile")))
    #expect(sketch(outbox) == "new:sending e:waiting")
    outbox.handle(.refused(.final("too-long")), for: "new")
    #expect(sketch(outbox) == "new:final" && outbox.shown("new")?.body == "typed meanwhile")
    outbox.add(wish("f", .edit("new", "short")))
    #expect(sketch(outbox) == "new:waiting" && outbox.shown("new")?.body == "short")
  }

  @Test func sendsTheEditOfAPostThatMayHaveArrivedAfterIt() {
    // A server that knows the id answers a repetition with what it has: the first words.
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    outbox.connectionLost()
    outbox.add(wish("e", .edit("new", "better words")))
    outbox.retryAll()
    #expect(outbox.ready.map(\.id) == ["new"] && outbox.shown("new")?.body == "better words")
    outbox.handle(.send, for: "new")
    let changes = outbox.handle(.acknowledged(Comment(id: "1", body: "words")), for: "new")
    #expect(changes.map(\.comment?.body) == ["better words"])
    #expect(outbox.ready.map(\.kind) == [.edit("1", "better words")])
  }
}

@Suite struct OutboxDeletionTests {
  @Test func discardsAPostThatNeverLeft() {
    var outbox = Outbox()
    outbox.add(post("new"))
    let added = outbox.add(wish("d", .delete("new")))
    #expect(added.answer == .accepted && added.changes.map(\.comment) == [nil])
    #expect(outbox.isEmpty)
  }

  @Test(.rows("T46")) func discardsAPostThatWasRefused() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    outbox.handle(.refused(.retryable("busy")), for: "new")
    outbox.add(wish("d", .delete("new")))
    #expect(outbox.isEmpty)
  }

  @Test func waitsForThePostThatIsUnderWay() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    let added = outbox.add(wish("d", .delete("new")))
    #expect(added.changes.map(\.comment) == [nil] && outbox.ready.isEmpty)
    let changes = outbox.handle(.acknowledged(Comment(id: "1", body: "words")), for: "new")
    #expect(changes.map(\.comment?.state) == [.deleted] && changes[0].comment?.body == "")
    #expect(outbox.ready.map(\.kind) == [.delete("1")])
  }

  @Test func leavesNothingOfAPostThatIsRefusedWhileItsDeletionWaits() {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.handle(.send, for: "new")
    outbox.add(wish("d", .delete("new")))
    outbox.handle(.refused(.final("locked")), for: "new")
    #expect(outbox.isEmpty)
  }

  @Test(arguments: [true, false])
  func neverSendsAPostAgainThatIsToBeDeleted(_ deletesFirst: Bool) {
    var outbox = Outbox()
    outbox.add(post("new"))
    outbox.add(post("reply", under: "new"))
    outbox.handle(.send, for: "new")
    if deletesFirst { outbox.add(wish("d", .delete("new"))) }
    outbox.connectionLost()
    if !deletesFirst { outbox.add(wish("d", .delete("new"))) }
    #expect(sketch(outbox) == "reply:final d:waiting" && outbox.shown("new") == nil)
    #expect(outbox.ready.map(\.kind) == [.delete("new")])
    outbox.handle(.send, for: "d")
    outbox.handle(.acknowledged(nil), for: "d")
    #expect(sketch(outbox) == "reply:final")
  }

  @Test func showsATombstoneAndBringsTheWordsBackWhenRefused() {
    var outbox = Outbox()
    let added = outbox.add(wish("d", .delete("c")), to: record)
    #expect(added.changes.map(\.comment?.state) == [.deleted] && outbox.shown("c")?.body == "")
    outbox.handle(.send, for: "d")
    let changes = outbox.handle(.refused(.final("locked")), for: "d")
    #expect(changes == [Outbox.Change(id: "c", step: .rollBack, comment: record)])
    outbox.handle(.discard, for: "d")
    #expect(outbox.isEmpty && outbox.records.isEmpty)
  }

  @Test func endsEverythingElseOfTheComment() {
    var outbox = Outbox()
    outbox.add(wish("e", .edit("c", "changed")), to: record)
    outbox.handle(.send, for: "e")
    outbox.add(wish("d", .delete("c")))
    #expect(outbox.add(vote("v", .up)).answer == .deleted)
    #expect(outbox.add(wish("f", .edit("c", "again"))).answer == .deleted)
    #expect(outbox.add(wish("g", .delete("c"))).answer == .unchanged)
    outbox.handle(.refused(.final("locked")), for: "e")
    #expect(sketch(outbox) == "e:final d:waiting")
    outbox.handle(.send, for: "d")
    let changes = outbox.handle(.acknowledged(nil), for: "d")
    var gone = record
    gone.becomeTombstone(.deleted, keepsAuthor: false)
    #expect(changes == [Outbox.Change(id: "c", step: .confirm, comment: gone)] && outbox.isEmpty)
  }

  @Test func givesWayToALaterEditOnceRefused() {
    var outbox = Outbox()
    outbox.add(wish("d", .delete("c")), to: record)
    outbox.handle(.send, for: "d")
    outbox.handle(.refused(.final("locked")), for: "d")
    outbox.add(wish("e", .edit("c", "changed")))
    #expect(sketch(outbox) == "e:waiting" && outbox.shown("c")?.body == "changed")
  }
}
