extension Drafts {
  /// Whose words, and where they are to stand.
  public struct Key: Hashable, Sendable {
    /// The discussion.
    public var discussionID: Comment.ID
    /// What is to be answered, `nil` at the top level.
    public var parentID: Comment.ID?
    /// Who writes, `nil` where nobody is signed in.
    public var authorID: Comment.ID?

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - discussionID: The discussion.
    ///   - parentID: What is to be answered.
    ///   - authorID: Who writes.
    public init(
      _ discussionID: Comment.ID,
      parentID: Comment.ID? = nil,
      authorID: Comment.ID? = nil
    ) {
      (self.discussionID, self.parentID, self.authorID) = (discussionID, parentID, authorID)
    }
  }

  /// What stands in a box that was not sent yet.
  public struct Draft: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The comment that is quoted, if any.
    public var quotedID: Comment.ID?
    /// Whether a reply is to stand in the channel too.
    public var alsoInChannel: Bool
    /// When it was last changed.
    public var updatedAt: Timestamp
    /// Which edition it is; when saving, the one that it was made from, 0 for none.
    public var revision: Int64

    /// Makes a draft.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - quotedID: The comment that is quoted.
    ///   - alsoInChannel: Whether a reply is to stand in the channel too.
    ///   - updatedAt: When it was last changed.
    ///   - revision: Which edition it is, or was made from.
    public init(
      _ text: String,
      quotedID: Comment.ID? = nil,
      alsoInChannel: Bool = false,
      updatedAt: Timestamp,
      revision: Int64 = 0
    ) {
      (self.text, self.quotedID, self.alsoInChannel) = (text, quotedID, alsoInChannel)
      (self.updatedAt, self.revision) = (updatedAt, revision)
    }

    /// Whether there are no words: nothing, or blanks and line ends only.
    public var isEmpty: Bool {
      text.utf8.allSatisfy { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    }

    /// Whether every field is the same, the words byte for byte.
    ///
    /// - Parameters:
    ///   - lhs: One draft.
    ///   - rhs: Another draft.
    /// - Returns: Whether they are equal.
    public static func == (lhs: Draft, rhs: Draft) -> Bool {
      lhs.revision == rhs.revision && lhs.updatedAt == rhs.updatedAt && lhs.saysTheSame(as: rhs)
    }

    /// Hashes the edition and the length.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(revision)
      hasher.combine(text.utf8.count)
    }

    /// Whether a reader would send the same with both.
    func saysTheSame(as other: Draft) -> Bool {
      sameBytes(text, other.text) && quotedID == other.quotedID
        && alsoInChannel == other.alsoInChannel
    }

    /// Whether the words of another draft stand in this one from the beginning.
    func continues(_ other: Draft) -> Bool { text.utf8.starts(with: other.text.utf8) }
  }

  /// Everything that is kept for one box.
  public struct Entry: Hashable, Sendable {
    /// Which box it is.
    public internal(set) var key: Key
    /// What stands in the box, `nil` where it is empty.
    public internal(set) var draft: Draft?
    /// What another tab wrote into the same box, the newest first.
    public internal(set) var others: [Draft]
    /// What was sent and is not acknowledged, by the id of the post.
    public internal(set) var sent: [Sent]

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - key: Which box it is.
    ///   - draft: What stands in the box.
    ///   - others: What another tab wrote into the same box.
    ///   - sent: What was sent and is not acknowledged.
    public init(_ key: Key, draft: Draft?, others: [Draft] = [], sent: [Sent] = []) {
      (self.key, self.draft, self.others, self.sent) = (key, draft, others, sent)
    }

    var isEmpty: Bool { draft == nil && others.isEmpty && sent.isEmpty }

    /// When something of it was last changed.
    var updatedAt: Timestamp {
      let all = [draft].compactMap { $0 } + others
      return all.map { $0.updatedAt }.max() ?? Timestamp(microseconds: .min)
    }

    /// The latest edition of anything in it: the order in which entries were used.
    var revision: Int64 {
      let all = [draft].compactMap { $0 } + others + sent.map { $0.draft }
      return all.map { $0.revision }.max() ?? 0
    }
  }

  /// A draft that is under way.
  public struct Sent: Hashable, Sendable {
    /// The id of the post.
    public let postID: Comment.ID
    /// What was sent.
    public let draft: Draft

    /// Makes a record of what is under way.
    ///
    /// - Parameters:
    ///   - postID: The id of the post.
    ///   - draft: What was sent.
    public init(_ postID: Comment.ID, _ draft: Draft) {
      (self.postID, self.draft) = (postID, draft)
    }
  }
}
