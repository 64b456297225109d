/// Something that happened and that somebody who listens would not notice.
public enum Announcement: Sendable {
  /// Replies were folded away.
  case folded(replies: Int)
  /// Replies were unfolded.
  case unfolded(replies: Int)
  /// Comments came.
  case arrived(Int)
  /// Votes or replies have made the order on the screen an old one.
  case orderChanged
  /// The order was chosen or made anew.
  case ordered(CommentOrder)
  /// Comments are on their way.
  case loading
  /// Comments were loaded.
  case loaded(Int)
  /// Comments were asked for and there were none.
  case nothingMore
  /// Comments were asked for and did not arrive.
  case notLoaded
  /// The listener's own comment is on its way.
  case sending
  /// It arrived.
  case sent
  /// It did not arrive.
  case notSent

  /// Whether it may interrupt what is being said.
  ///
  /// Everything else waits for a pause.
  public var isUrgent: Bool {
    switch self {
    case .notLoaded, .notSent: true
    default: false
    }
  }
}

extension Wording {
  /// An announcement in words.
  ///
  /// - Parameter announcement: What happened.
  /// - Returns: The words.
  public func text(_ announcement: Announcement) -> String {
    let words = announcements
    return switch announcement {
    case .folded(let count): count > 0 ? text(words.hidden, count) : words.folded
    case .unfolded(let count): count > 0 ? text(words.shown, count) : words.unfolded
    case .arrived(let count): text(words.arrived, count)
    case .orderChanged: words.orderChanged
    case .ordered(let order): Template.fill(words.ordered, [("order", title(of: order))])
    case .loading: words.loading
    case .loaded(let count): count > 0 ? text(words.loaded, count) : words.nothingMore
    case .nothingMore: words.nothingMore
    case .notLoaded: words.notLoaded
    case .sending: words.sending
    case .sent: words.sent
    case .notSent: words.notSent
    }
  }
}
