import RejoinderCore

/// Building trees, beside the dictionary of ids that any tree needs.
enum TreeBenchmarks {
  static let million = 1_000_000

  static var groups: [Group] {
    [
      Group(name: "build-numbers") { [numbers()] },
      Group(name: "build-texts") { [texts()] },
      Group(name: "build-memory") { memory() },
      Group(name: "first-page") { [firstPage()] },
    ]
  }

  private static func numbers() -> Measurement {
    let comments = Shape.mixed.comments(million)
    let times = Stopwatch.best(of: 9) {
      use(CommentTree(comments).count)
    } against: {
      var index: [Int: Int32] = Dictionary(minimumCapacity: million)
      for (slot, comment) in comments.enumerated() { index[comment.id] = Int32(slot) }
      use(index.count)
    }
    return build("number", times, atMost: 350)
  }

  private static func texts() -> Measurement {
    let comments = Shape.mixed.comments(million).map { comment in
      Named(
        id: Comment.ID("t1_\(comment.id + 1_000_000)"),
        parentID: comment.parentID.map { Comment.ID("t1_\($0 + 1_000_000)") }
      )
    }
    let times = Stopwatch.best(of: 9) {
      use(CommentTree(comments).count)
    } against: {
      var index: [Comment.ID: Int32] = Dictionary(minimumCapacity: million)
      for (slot, comment) in comments.enumerated() { index[comment.id] = Int32(slot) }
      use(index.count)
    }
    return build("text", times, atMost: 600)
  }

  private static func build(
    _ kind: String,
    _ times: (work: Double, baseline: Double),
    atMost budget: Double
  ) -> Measurement {
    Measurement(
      name: "build a tree of 1,000,000, \(kind) ids",
      value: times.work / 1e6,
      unit: .milliseconds,
      baseline: "bare dictionary of ids",
      baselineValue: times.baseline / 1e6,
      budget: "≤ \(Int(budget)) ms, ≤ 2×",
      isKept: times.work / 1e6 <= budget && times.work <= 2 * times.baseline
    )
  }

  private static func memory() -> [Measurement] {
    let outline = CommentOutline(CommentTree(Shape.mixed.comments(million)))
    let bytes = Double(outline.memory) / Double(million)
    return [
      Measurement(
        name: "topology and outline of 1,000,000, a comment",
        value: bytes,
        unit: .bytes,
        baseline: "five links of four bytes",
        baselineValue: 20,
        budget: "≤ 48 bytes",
        isKept: bytes <= 48
      )
    ]
  }

  private static func firstPage() -> Measurement {
    var random = Random(state: 7)
    let comments = Shape.mixed.comments(10_000).map { comment in
      Comment(
        id: Comment.ID(Int64(comment.id)),
        parentID: comment.parentID.map { Comment.ID(Int64($0)) },
        createdAt: Timestamp(seconds: Int64(comment.id)),
        votes: Votes(up: Int64(random.next(below: 100)))
      )
    }
    let times = Stopwatch.best(of: 25) {
      let tree = CommentTree(comments, order: .top, now: Timestamp(seconds: 20_000))
      use(CommentOutline(tree).rows(0..<60).count)
    } against: {
      use(comments.sorted { ($0.votes?.score ?? 0, $1.id) > ($1.votes?.score ?? 0, $0.id) }.count)
    }
    return Measurement(
      name: "build, sort and lay out 10,000 comments",
      value: times.work / 1e6,
      unit: .milliseconds,
      baseline: "sorting the flat list alone",
      baselineValue: times.baseline / 1e6,
      budget: "≤ 5 ms",
      isKept: times.work <= 5e6
    )
  }
}
