import TestSupport
import Testing

@testable import RejoinderCore

private typealias Comment = RejoinderCore.Comment
private typealias Vote = Outbox.Vote

/// Random runs against a small server that loses answers, refuses and is talked to by others.
@Suite struct OutboxOracleTests {
  @Test(.trail) func agreesWithTheServerOnceEverythingIsAnswered() {
    withEvery("round", in: 0..<200 as Range<UInt64>) { round in
      withSeed(round) { random in
        var run = OutboxRun(random: random, refuses: round % 2 == 1)
        for _ in 0..<80 {
          run.step()
          run.check()
        }
        run.finish()
        run.check()
        run.checkAgreement()
        random = run.random
      }
    }
  }
}

/// A server that knows what it did by id, so that a repetition changes nothing.
private struct SmallServer {
  var comments: [Comment.ID: Comment] = [:]
  var ownVotes: [Comment.ID: Vote] = [:]
  /// What it did, and which comment it answered with.
  var done: [Comment.ID: Comment.ID] = [:]
  var nextID: Int64 = 100

  mutating func perform(_ operation: Outbox.Operation) -> Comment? {
    if let id = done[operation.id] { return comments[id] }
    var id = operation.commentID
    switch operation.kind {
    case .post(var comment):
      comment.id = Comment.ID(nextID)
      comment.votes = Votes()
      comment.revision = 1
      nextID += 1
      id = comment.id
      comments[id] = comment
    case .edit(_, let body): change(id) { $0.body = body }
    case .delete:
      // A post that was deleted under the client's id was perhaps published under another one.
      id = done[id] ?? id
      change(id) { ($0.state, $0.body) = (.deleted, "") }
    case .vote(_, let vote, over: _):
      let former = ownVotes[id] ?? .none
      change(id) { $0.votes = $0.votes?.changed(from: former, to: vote) }
      ownVotes[id] = vote
    }
    done[operation.id] = id
    return comments[id]
  }

  mutating func change(_ id: Comment.ID, _ change: (inout Comment) -> Void) {
    guard var comment = comments[id], comment.state == .visible else { return }
    change(&comment)
    comment.revision = (comment.revision ?? 0) + 1
    comments[id] = comment
  }
}

/// A reader, an outbox and a server, taken through random steps.
private struct OutboxRun {
  var random: SeededGenerator
  let refuses: Bool
  var outbox = Outbox()
  var server = SmallServer()
  /// What the reader sees, kept along by nothing but what the outbox says.
  var view: [Comment.ID: Comment] = [:]
  /// What the reader last asked for, by comment, as long as nothing was refused or discarded.
  var lastWords: [Comment.ID: Body] = [:]
  var lastVotes: [Comment.ID: Vote] = [:]
  var nextID = 0

  init(random: SeededGenerator, refuses: Bool) {
    (self.random, self.refuses) = (random, refuses)
    for number in 1...4 {
      let id = Comment.ID(Int64(number))
      let comment = Comment(id: id, body: "first", revision: 1, votes: Votes(up: 10, down: 10))
      (server.comments[id], view[id]) = (comment, comment)
    }
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4: wish()
    case 5...7: if let operation = outbox.ready.randomElement(using: &random) { send(operation) }
    case 8: answerOne()
    case 9: others()
    case 10: follow(outbox.retryAll())
    default: if refuses { giveUp() } else { outbox = Outbox(outbox.operations); reload() }
    }
  }

  mutating func follow(_ changes: [Outbox.Change]) {
    for change in changes {
      view[change.id] = nil
      if let comment = change.comment { view[comment.id] = comment }
    }
  }

  private mutating func newID() -> Comment.ID {
    nextID += 1
    return Comment.ID("new-\(nextID)")
  }

  private mutating func wish() {
    let target = view.keys.sorted().randomElement(using: &random)
    let id = newID()
    let words = Body("words \(nextID)")
    let vote = Vote.allCases[Int.random(in: 0..<3, using: &random)]
    let known = target.flatMap { server.ownVotes[$0] } ?? .none
    let kind: Outbox.Kind
    switch (Int.random(in: 0..<8, using: &random), target) {
    case (0...2, _), (_, nil): kind = .post(Comment(id: id, parentID: target, body: words))
    case (3...4, let target?): kind = .edit(target, words)
    case (5...6, let target?): kind = .vote(target, vote, over: known)
    case (_, let target?): kind = .delete(target)
    }
    let operation = Outbox.Operation(id: id, kind, createdAt: Timestamp(seconds: 0))
    let isFree = target.map { outbox.operations(of: $0).isEmpty } ?? false
    let added = outbox.add(operation, to: isFree ? target.flatMap { view[$0] } : nil)
    follow(added.changes)
    guard added.answer == .accepted || added.answer == .unchanged else { return }
    if case .edit(let id, _) = kind { lastWords[id] = words }
    if case .vote(let id, let vote, over: _) = kind { lastVotes[id] = vote }
  }

  private mutating func send(_ operation: Outbox.Operation) {
    follow(outbox.handle(.send, for: operation.id))
    if Bool.random(using: &random) { answerOne() }
  }

  private mutating func answerOne() {
    let sending = outbox.operations.filter { $0.state == .sending }
    guard let operation = sending.randomElement(using: &random) else { return }
    answer(operation, Int.random(in: 0..<6, using: &random))
  }

  private mutating func answer(_ operation: Outbox.Operation, _ luck: Int) {
    switch luck {
    case 0: follow(outbox.handle(.connectionLost, for: operation.id))
    case 1:
      _ = server.perform(operation)
      follow(outbox.handle(.connectionLost, for: operation.id))
    case 2 where refuses && server.done[operation.id] == nil:
      let failure: Outbox.Failure =
        Bool.random(using: &random) ? .final("locked") : .retryable("busy")
      follow(outbox.handle(.refused(failure), for: operation.id))
    default:
      let before = operation.commentID
      let record = server.perform(operation)
      follow(outbox.handle(.acknowledged(record), for: operation.id))
      if operation.isPost, let record { moveWishes(from: before, to: record.id) }
    }
  }

  private mutating func moveWishes(from old: Comment.ID, to new: Comment.ID) {
    if let words = lastWords.removeValue(forKey: old) { lastWords[new] = words }
    if let vote = lastVotes.removeValue(forKey: old) { lastVotes[new] = vote }
  }

  /// Somebody else votes, or a moderator changes words, and it arrives live.
  private mutating func others() {
    guard let id = server.comments.keys.sorted().randomElement(using: &random) else { return }
    server.change(id) { $0.votes = $0.votes?.changed(from: .none, to: .up) }
    // A post whose answer was lost is not known by the server's id yet: nobody could match the two.
    guard view[id] != nil, let comment = server.comments[id] else { return }
    view[id] = outbox.receive(comment)
  }

  private mutating func giveUp() {
    guard let operation = outbox.operations.randomElement(using: &random) else { return }
    // What the server may have done is settled by an answer, not by giving up.
    guard !operation.mayHaveArrived else { return }
    follow(outbox.handle(.discard, for: operation.id))
  }

  private mutating func reload() {
    for id in view.keys.sorted() {
      if let comment = server.comments[id] { view[id] = outbox.receive(comment) }
    }
  }

  /// Lets a reliable connection answer everything.
  mutating func finish() {
    for operation in outbox.operations where operation.isFinallyFailed {
      follow(outbox.handle(.discard, for: operation.id))
    }
    while !outbox.isEmpty {
      for operation in outbox.operations where operation.isFinallyFailed {
        follow(outbox.handle(.discard, for: operation.id))
      }
      for operation in outbox.operations where operation.state == .sending { answer(operation, 5) }
      follow(outbox.retryAll())
      for operation in outbox.ready { follow(outbox.handle(.send, for: operation.id)) }
    }
    reload()
  }

  /// What shows is what the outbox says, and one operation of a comment is under way at a time.
  func check() {
    var sending: Set<Comment.ID> = []
    for operation in outbox.operations {
      let id = operation.commentID
      #expect(operation.state != .sending || sending.insert(id).inserted, "two of \(id)")
      #expect(view[id] == outbox.shown(id), "\(id) shows something else")
      #expect(!operation.isPost || operation.isFinallyFailed || view[id] != nil || isDeleted(id))
    }
    let waiting = outbox.operations.filter { $0.state == .waiting }
    let isStuck = sending.isEmpty && outbox.ready.isEmpty
    let hasFailed = outbox.operations.contains {
      if case .failed = $0.state { true } else { false }
    }
    #expect(waiting.isEmpty || !isStuck || hasFailed, "nothing can be sent")
    let pending = Set(outbox.operations.map(\.commentID))
    #expect(Set(outbox.records.keys).isSubset(of: pending), "records are left over")
  }

  private func isDeleted(_ id: Comment.ID) -> Bool {
    outbox.operations(of: id).contains(where: \.isDelete)
  }

  func checkAgreement() {
    for (id, comment) in view { #expect(server.comments[id] == comment, "\(id) differs") }
    guard !refuses else { return }
    for (id, words) in lastWords {
      guard let comment = server.comments[id], comment.state == .visible else { continue }
      #expect(comment.body == words, "the last words of \(id)")
    }
    for (id, vote) in lastVotes where server.comments[id]?.state == .visible {
      #expect(server.ownVotes[id] ?? .none == vote, "the last vote on \(id)")
    }
  }
}
