extension Visits {
  /// What is remembered of one discussion.
  public struct Visit: Hashable, Sendable {
    /// The discussion.
    public let discussionID: Comment.ID
    /// When the previous visit ended, `nil` during the first one.
    public internal(set) var endedAt: Timestamp?
    /// When something last happened in the present visit, `nil` where there is none.
    public internal(set) var activeAt: Timestamp?
    /// Everything that arrived until then is read, `nil` where only single comments are.
    public internal(set) var readUpTo: Timestamp?
    /// Which comments were read since the previous visit, in the order of reading.
    public private(set) var read: [Comment.ID] = []

    private var readIDs: Set<Comment.ID> = []

    /// Makes a record.
    ///
    /// - Parameters:
    ///   - discussionID: The discussion.
    ///   - endedAt: When the previous visit ended.
    ///   - activeAt: When something last happened in the present visit.
    ///   - readUpTo: Until when everything is read.
    ///   - read: Which comments were read since the previous visit, in the order of reading.
    public init(
      _ discussionID: Comment.ID,
      endedAt: Timestamp? = nil,
      activeAt: Timestamp? = nil,
      readUpTo: Timestamp? = nil,
      read: [Comment.ID] = []
    ) {
      (self.discussionID, self.endedAt, self.activeAt) = (discussionID, endedAt, activeAt)
      self.readUpTo = readUpTo
      for id in read { note(id) }
    }

    /// The last moment that is known of the reader in the discussion.
    public var latest: Timestamp {
      [endedAt, activeAt].compactMap { $0 }.max() ?? Timestamp(microseconds: .min)
    }

    /// Whether a comment was read by itself.
    ///
    /// - Parameter id: The id of the comment.
    /// - Returns: Whether it was.
    public func hasRead(_ id: Comment.ID) -> Bool { readIDs.contains(id) }

    /// Notes that a comment was read.
    mutating func note(_ id: Comment.ID) {
      guard readIDs.insert(id).inserted else { return }
      read.append(id)
      if read.count > Visits.readCapacity { readIDs.remove(read.removeFirst()) }
    }

    /// Makes the present visit the previous one.
    mutating func close() {
      endedAt = latest
      (activeAt, readUpTo, read, readIDs) = (nil, nil, [], [])
    }
  }
}
