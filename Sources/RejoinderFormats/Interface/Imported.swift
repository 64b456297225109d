public import RejoinderCore

/// What was read: the discussions, and everything that was odd about them.
public struct Imported: Sendable {
  /// How many oddities are kept one by one; the rest is only counted.
  public static let oddityLimit = 10_000

  /// The discussions, in the order of the source.
  public var discussions: [Discussion] = []
  /// What was odd, in the order of the source, at most ``oddityLimit``.
  public var oddities: [Oddity] = []
  /// How many oddities of each kind there were, those beyond the limit too.
  public var oddityCounts: [Oddity.Kind: Int] = [:]
  /// The same for each file, by the name that messages call it.
  public var oddityCountsByFile: [String: [Oddity.Kind: Int]] = [:]
  /// The formats that were read: one, or several for a folder.
  public var formats: [DiscussionFormat] = []

  /// Makes an empty import.
  public init() {}

  /// The format that was read, the first one where there were several.
  public var format: DiscussionFormat? { formats.first }

  /// How many comments all discussions have together.
  public var commentCount: Int { discussions.reduce(0) { $0 + $1.comments.count } }

  /// Puts a thing where it belongs.
  ///
  /// - Parameter event: What a format found.
  public mutating func receive(_ event: consuming DiscussionEvent) {
    switch event {
    case .begin:
      discussions.append(Discussion())
    case .about(let header):
      describe(header)
    case .comment(let comment):
      withLast { $0.comments.append(comment) }
    case .comments(let comments):
      // An array handed over whole is taken over as it is.
      withLast { last in
        if last.comments.isEmpty { last.comments = comments } else { last.comments += comments }
      }
    case .remainder(let remainder):
      withLast { $0.remainders.append(remainder) }
    case .oddity(let oddity):
      oddityCounts[oddity.kind, default: 0] += 1
      oddityCountsByFile[oddity.file, default: [:]][oddity.kind, default: 0] += 1
      if oddities.count < Self.oddityLimit { oddities.append(oddity) }
    }
  }

  private mutating func describe(_ header: Discussion) {
    withLast { last in
      let (comments, remainders) = (last.comments, last.remainders)
      last = header
      (last.comments, last.remainders) = (comments, remainders)
    }
  }

  /// Changes the discussion begun last; a format that forgot to begin one gets one.
  private mutating func withLast(_ change: (inout Discussion) -> Void) {
    if discussions.isEmpty { discussions.append(Discussion()) }
    change(&discussions[discussions.count - 1])
  }
}
