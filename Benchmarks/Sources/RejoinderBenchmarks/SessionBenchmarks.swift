import RejoinderCore

/// What a session adds to the engine: a toggle and a live event among a million comments.
enum SessionBenchmarks {
  static var groups: [Group] {
    [
      Group(name: "session-toggle") { [toggle()] },
      Group(name: "session-created") { [created()] },
    ]
  }

  private static let calls = 20_000
  private static let size = 1_000_000
  private static let now = Timestamp(seconds: 1)

  private static func comments() -> [Comment] {
    Shape.mixed.comments(size).map { numbered in
      Comment(id: id(numbered.id), parentID: numbered.parentID.map(id), body: "words")
    }
  }

  private static func id(_ number: Int) -> Comment.ID { Comment.ID("\(number)") }

  /// A session in which somebody reads a discussion that is loaded.
  private static func session(_ comments: [Comment]) -> DiscussionSession {
    var session = DiscussionSession("talk", reader: "reader")
    for effect in session.apply(.open, now: now).effects {
      guard case .load(let request) = effect else { continue }
      _ = session.apply(
        .page(CommentPage(snapshot: "s1", comments: comments), for: request),
        now: now
      )
    }
    return session
  }

  /// Folds and unfolds in turn, so that no more is folded than a session remembers.
  private static func toggle() -> Measurement {
    let comments = comments()
    var (session, outline) = (session(comments), CommentOutline(CommentTree(comments)))
    var random = Random(state: 7)
    let ids = random.numbers(calls, below: size).map(id)
    let times = Stopwatch.best(of: 5, per: 2 * calls) {
      for id in ids {
        use(session.apply(.toggle(id), now: now).changes.reloads.first?.lowerBound)
        use(session.apply(.toggle(id), now: now).changes.reloads.first?.lowerBound)
      }
    } against: {
      for id in ids {
        use(outline.toggle(id).reloads.first?.lowerBound)
        use(outline.toggle(id).reloads.first?.lowerBound)
      }
    }
    return .microseconds(
      "a session's toggle, with its update, mixed, 1,000,000",
      times,
      beside: "the outline's alone",
      atMost: 3
    )
  }

  /// At the live edge, where nothing is counted: whoever reads elsewhere sees what came soon.
  private static func created() -> Measurement {
    let comments = comments()
    var (session, outline) = (session(comments), CommentOutline(CommentTree(comments)))
    _ = session.apply(.looked(first: nil, isAtEdge: true), now: now)
    var random = Random(state: 8)
    let parents = random.numbers(calls, below: size).map(id)
    var (next, nextAlone) = (size, size)
    func reply(_ number: Int, _ parent: Comment.ID) -> Comment {
      Comment(id: id(number), parentID: parent, author: "somebody", body: "words", createdAt: now)
    }
    let times = Stopwatch.best(of: 3, per: calls) {
      for parent in parents {
        use(session.apply(.live(.created(reply(next, parent))), now: now).changes.insertions.count)
        next += 1
      }
    } against: {
      for parent in parents {
        use(outline.insert(reply(nextAlone, parent)).changes.insertions.count)
        nextAlone += 1
      }
    }
    return .microseconds(
      "a session's live reply, with its update, mixed, 1,000,000",
      times,
      beside: "the outline's insertion alone",
      atMost: 10
    )
  }
}
