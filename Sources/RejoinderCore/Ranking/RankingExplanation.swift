/// Why a comment stands where it does: each term of the order's formula with its number.
///
/// ```swift
/// let explanation = CommentOrder.best.explanation(for: facts, now: now)
/// explanation.comparison(with: neighbour, named: "c7")  // "above c7 because …"
/// ```
public struct RankingExplanation: Hashable, Sendable {
  /// A named number.
  public struct Part: Hashable, Sendable {
    /// What the number is.
    public let term: RankingTerm
    /// The number.
    public let value: Double

    init(_ term: RankingTerm, _ value: Double) { (self.term, self.value) = (term, value) }
  }

  /// The order.
  public let order: CommentOrder

  /// What the formula took in and what it made of it, in the order of reading.
  public let terms: [Part]

  /// The numbers that decide, one after the other where the earlier ones are equal.
  public let deciding: [Part]

  /// Whether it stands first for being pinned.
  public let isPinned: Bool

  /// Whether it stands last for having no words left.
  public let isLast: Bool

  /// When it was written, which decides where the numbers are equal.
  public let createdAt: Timestamp?

  /// Where it stands.
  public let key: RankingKey

  /// All named numbers: those that the formula took in, then those that decide.
  public var parts: [Part] { terms + deciding }
}

extension CommentOrder {
  /// Why a comment stands where it does.
  ///
  /// - Parameters:
  ///   - facts: What is known of the comment.
  ///   - now: The time of the snapshot.
  /// - Returns: The terms of the formula with their numbers.
  public func explanation(for facts: RankingFacts, now: Timestamp) -> RankingExplanation {
    let key = key(for: facts, now: now)
    let (terms, deciding) = parts(for: facts, now: now)
    let isLast = tier(for: facts) & TalkyardRanking.Handicaps.deleted.rawValue != 0
    return RankingExplanation(
      order: self,
      terms: terms,
      deciding: deciding,
      isPinned: facts.flags.contains(.pinned),
      isLast: isLast,
      createdAt: facts.createdAt,
      key: key
    )
  }
}
