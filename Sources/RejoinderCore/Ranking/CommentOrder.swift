/// In which order siblings stand.
///
/// Pinned comments stand first in every order, among themselves in the same one.
/// What an order leaves equal is ordered by date, then by arrival, then by id, so that every order is
/// total; a comment without a date counts as older than all others.
///
/// ```swift
/// CommentOrder(name: "best") == .best
/// ```
public enum CommentOrder: Hashable, Sendable {
  /// As the source gave them.
  case source
  /// The oldest first.
  case oldest
  /// The newest first.
  case newest
  /// The greatest score first, then the oldest.
  case top
  /// The one most surely liked first, by Wilson's lower bound, then the oldest.
  case best
  /// New and liked first, as on Reddit, then the oldest.
  case hot
  /// What is voted on most evenly first, then the oldest.
  case controversial
  /// At the top level the thread answered last first; replies the oldest first.
  case active
  /// The most votes for it first, whatever the votes against, then the newest.
  case upvotes
  /// As on Hacker News: votes against age, then the newest.
  case hackerNews
  /// As on Lemmy: votes against age for a week, then by score, then the newest.
  case lemmyHot
  /// As on Lobsters: confidence in 65,536 steps, gone ones last, then the oldest.
  case lobsters
  /// As on Talkyard: deleted ones last, then what readers most surely like, then the oldest.
  case talkyard
  /// Questions with a good answer by the opener first, as in Reddit's question rounds.
  case questionsAndAnswers
  /// Top-level comments shuffled, the same way for the same seed; replies the best first.
  case random(seed: UInt64)
}

extension CommentOrder: CaseIterable {
  /// Every order, the shuffled one with seed 0.
  public static var allCases: [CommentOrder] {
    [
      .source, .oldest, .newest, .top, .best, .hot, .controversial, .active, .upvotes,
      .hackerNews, .lemmyHot, .lobsters, .talkyard, .questionsAndAnswers, .random(seed: 0),
    ]
  }

  /// Whether the order looks at the newest date below a comment.
  public var needsActivity: Bool { self == .active }

  /// Whether the order looks at the answers of the discussion's opener.
  public var needsAnswers: Bool { self == .questionsAndAnswers }

  /// Whether the order changes as time goes by, without anything else changing.
  public var needsClock: Bool { self == .hackerNews || self == .lemmyHot }

  /// Its name in addresses and on the command line, the same forever.
  public var name: String {
    switch self {
    case .source: "source"
    case .oldest: "oldest"
    case .newest: "newest"
    case .top: "top"
    case .best: "best"
    case .hot: "hot"
    case .controversial: "controversial"
    case .active: "active"
    case .upvotes: "upvotes"
    case .hackerNews: "hacker-news"
    case .lemmyHot: "lemmy-hot"
    case .lobsters: "lobsters"
    case .talkyard: "talkyard"
    case .questionsAndAnswers: "questions"
    case .random(let seed): seed == 0 ? "random" : "random-\(seed)"
    }
  }

  /// Finds the order that has a name; it fails where none has it.
  ///
  /// - Parameter name: The name, in small letters.
  public init?(name: some StringProtocol) {
    for order in Self.allCases where order.name.utf8.elementsEqual(name.utf8) {
      self = order
      return
    }
    guard name.utf8.starts(with: "random-".utf8),
      let seed = Self.number(name.utf8.dropFirst("random-".utf8.count))
    else { return nil }
    self = .random(seed: seed)
  }

  /// Reads digits; nothing else, and no more than fit.
  private static func number(_ digits: some Collection<UInt8>) -> UInt64? {
    guard !digits.isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in digits {
      guard byte &- 0x30 < 10 else { return nil }
      let product = number.multipliedReportingOverflow(by: 10)
      let sum = product.partialValue.addingReportingOverflow(UInt64(byte - 0x30))
      guard !product.overflow, !sum.overflow else { return nil }
      number = sum.partialValue
    }
    return number
  }
}
