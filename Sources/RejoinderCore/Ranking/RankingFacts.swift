/// What an order may look at, for one comment.
public struct RankingFacts: Sendable {
  /// Its votes, `nil` where they are unknown.
  public var votes: Votes?
  /// When it was written, `nil` where that is unknown.
  public var createdAt: Timestamp?
  /// Whether its words may be read.
  public var state: CommentState
  /// Its marks.
  public var flags: CommentFlags
  /// The newest date among itself and its descendants, those that are readable.
  public var latestActivity: Timestamp?
  /// Its position in the source.
  public var arrival: Int
  /// Its level, 0 for the top one.
  public var depth: Int
  /// How long its text is, in UTF-8 bytes.
  public var textLength: Int
  /// Whether the opener of the discussion wrote it.
  public var isByOriginalPoster: Bool
  /// The best of the direct replies that the opener of the discussion gave to it.
  public var bestOriginalPosterAnswer: Answer?

  /// Makes facts; what is left out is unknown.
  ///
  /// - Parameters:
  ///   - votes: Its votes.
  ///   - createdAt: When it was written.
  ///   - arrival: Its position in the source.
  ///   - depth: Its level.
  public init(
    votes: Votes? = nil,
    createdAt: Timestamp? = nil,
    arrival: Int = 0,
    depth: Int = 0
  ) {
    (self.votes, self.createdAt, self.arrival, self.depth) = (votes, createdAt, arrival, depth)
    (state, flags, latestActivity, textLength) = (.visible, [], createdAt, 0)
    (isByOriginalPoster, bestOriginalPosterAnswer) = (false, nil)
  }

  /// A reply as far as an order looks at it.
  public struct Answer: Hashable, Sendable {
    /// How sure its votes make its worth, 0…1.
    public var confidence: Double
    /// How long its text is, in UTF-8 bytes.
    public var textLength: Int

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - votes: Its votes.
    ///   - textLength: How long its text is, in UTF-8 bytes.
    public init(votes: Votes?, textLength: Int) {
      confidence = RedditRanking.confidence(votes ?? Votes())
      self.textLength = textLength
    }

    /// Whether it takes the place of the best one so far: the first of the most confident ones is it.
    ///
    /// - Parameter other: The best one so far, `nil` for none.
    /// - Returns: Whether this one is better.
    public func isBetter(than other: Answer?) -> Bool {
      guard let other else { return true }
      return confidence > other.confidence
    }
  }
}
