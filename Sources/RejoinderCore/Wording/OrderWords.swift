/// What the orders are called.
public struct OrderWords: Sendable {
  /// As the source gave them.
  public var source = "As given"
  /// The oldest first.
  public var oldest = "Oldest"
  /// The newest first.
  public var newest = "Newest"
  /// The greatest score first.
  public var top = "Top"
  /// The one most surely liked first.
  public var best = "Best"
  /// New and liked first.
  public var hot = "Hot"
  /// What is voted on most evenly first.
  public var controversial = "Controversial"
  /// The thread answered last first.
  public var active = "Active"
  /// The most votes for it first.
  public var upvotes = "Most votes"
  /// As on Hacker News.
  public var hackerNews = "Hot (Hacker News)"
  /// As on Lemmy.
  public var lemmyHot = "Hot (Lemmy)"
  /// As on Lobsters.
  public var lobsters = "Best (Lobsters)"
  /// As on Talkyard.
  public var talkyard = "Best (Talkyard)"
  /// Questions with a good answer first.
  public var questionsAndAnswers = "Questions and answers"
  /// Shuffled.
  public var random = "Shuffled"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// What an order is called.
  ///
  /// - Parameter order: The order.
  /// - Returns: Its title.
  public func title(of order: CommentOrder) -> String {
    switch order {
    case .source: orders.source
    case .oldest: orders.oldest
    case .newest: orders.newest
    case .top: orders.top
    case .best: orders.best
    case .hot: orders.hot
    case .controversial: orders.controversial
    case .active: orders.active
    case .upvotes: orders.upvotes
    case .hackerNews: orders.hackerNews
    case .lemmyHot: orders.lemmyHot
    case .lobsters: orders.lobsters
    case .talkyard: orders.talkyard
    case .questionsAndAnswers: orders.questionsAndAnswers
    case .random: orders.random
    }
  }
}
