import Testing

@testable import RejoinderCore

/// A session that a test plays with: it tells actions one second apart and keeps what was asked for.
struct SessionStage {
  typealias ID = RejoinderCore.Comment.ID

  var session: DiscussionSession
  var moment: Int64 = 1_000
  private(set) var update = SessionUpdate()

  init(
    order: CommentOrder = .oldest,
    folding: FoldStyle = FoldStyle(),
    memory: SessionMemory = SessionMemory()
  ) {
    session = DiscussionSession(
      "talk",
      reader: "reader",
      order: order,
      folding: folding,
      memory: memory
    )
  }

  @discardableResult
  mutating func tell(_ action: SessionAction) -> SessionUpdate {
    moment += 1
    update = session.apply(action, now: Timestamp(seconds: moment))
    return update
  }

  /// Opens the discussion and answers with a page.
  mutating func open(_ lines: [String], more: [Remainder<ID>] = [], snapshot: ID = "s1") {
    tell(.open)
    answer(lines, more: more, snapshot: snapshot)
  }

  /// Answers what was asked for last.
  mutating func answer(_ lines: [String], more: [Remainder<ID>] = [], snapshot: ID = "s1") {
    guard let request = requests.last else { return _ = Issue.record("Nothing was asked for.") }
    let page = CommentPage(snapshot: snapshot, comments: lines.map(Self.comment), remainders: more)
    tell(.page(page, for: request))
  }

  mutating func fail(_ failure: CommentPage.Failure) {
    guard let request = requests.last else { return _ = Issue.record("Nothing was asked for.") }
    tell(.pageFailed(failure, for: request))
  }

  /// What the last action asked for.
  var requests: [CommentPage.Request] {
    update.effects.compactMap { effect in
      if case .load(let request) = effect { request } else { nil }
    }
  }

  /// What the last action sent.
  var sent: [Outbox.Operation] {
    update.effects.compactMap { effect in
      if case .send(let operation) = effect { operation } else { nil }
    }
  }

  var notices: [SessionNotice] {
    update.effects.compactMap { effect in
      if case .announce(let notice) = effect { notice } else { nil }
    }
  }

  /// The rows, each as its id behind a mark for its depth: `a -b --c`; unloaded replies are `+`.
  var rows: String {
    session.outline.rows.map { row in
      String(repeating: "-", count: row.depth) + (row.comment.map { "\($0.id)" } ?? "+")
    }
    .joined(separator: " ")
  }

  /// The comment that a line writes: `c<b 5` is c under b with five votes, by its id a second old.
  static func comment(_ line: String) -> RejoinderCore.Comment {
    let words = line.split(separator: " ")
    let ids = words[0].split(separator: "<")
    let age = ids[0].utf8.reduce(0) { $0 &* 31 &+ Int64($1) }
    return RejoinderCore.Comment(
      id: ID(ids[0]),
      parentID: ids.count > 1 ? ID(ids[1]) : nil,
      author: "somebody",
      body: "words",
      createdAt: Timestamp(seconds: age),
      revision: 1,
      votes: Votes(up: words.count > 1 ? Int64(words[1]) ?? 0 : 0)
    )
  }
}
