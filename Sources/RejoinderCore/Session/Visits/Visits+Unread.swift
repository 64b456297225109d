extension Visits {
  /// Which comments of one discussion are unread, kept along as comments arrive and are read.
  ///
  /// ```swift
  /// var unread = Visits.Unread(comments, by: me, in: "talk-7", after: visits)
  /// unread.insert(arrived.id)
  /// unread.count(below: "c7", in: outline.tree)     // “+3 new” on a folded row
  /// ```
  public struct Unread: Hashable, Sendable {
    /// The ids, in no order.
    public private(set) var ids: Set<Comment.ID> = []

    /// Makes a set with nothing unread.
    public init() {}

    /// Makes the set of the unread among some comments.
    ///
    /// - Parameters:
    ///   - comments: The comments.
    ///   - reader: The id of the reader, `nil` where nobody is signed in.
    ///   - discussionID: The discussion.
    ///   - visits: When the reader was there, and what was read.
    /// - Complexity: O(n) in the number of comments.
    public init(
      _ comments: some Sequence<Comment>,
      by reader: Comment.ID?,
      in discussionID: Comment.ID,
      after visits: Visits
    ) {
      for comment in comments where visits.isUnread(comment, in: discussionID, by: reader) {
        ids.insert(comment.id)
      }
    }

    /// How many are unread.
    public var count: Int { ids.count }

    /// Whether a comment is unread.
    ///
    /// - Parameter id: The id of the comment.
    /// - Returns: Whether it is.
    public func contains(_ id: Comment.ID) -> Bool { ids.contains(id) }

    /// Notes that an unread comment arrived.
    ///
    /// - Parameter id: The id of the comment.
    /// - Returns: Whether it was not unread before.
    @discardableResult
    public mutating func insert(_ id: Comment.ID) -> Bool { ids.insert(id).inserted }

    /// Notes that a comment was read, or that it is gone.
    ///
    /// - Parameter id: The id of the comment.
    /// - Returns: Whether it was unread before.
    @discardableResult
    public mutating func remove(_ id: Comment.ID) -> Bool { ids.remove(id) != nil }

    /// Notes that everything was read.
    public mutating func removeAll() { ids = [] }

    /// How many are unread below a comment, itself left out.
    ///
    /// - Parameters:
    ///   - id: The id of the comment.
    ///   - tree: The comments.
    /// - Returns: The number, 0 for an unknown id.
    /// - Complexity: O(n) in the size of the subtree, O(1) where nothing is unread.
    public func count(below id: Comment.ID, in tree: CommentTree<Comment>) -> Int {
      let top = tree.slot(of: id)
      guard top >= 0, !ids.isEmpty else { return 0 }
      var count = 0
      var slot = tree.topology.next(after: top, within: top)
      while slot >= 0 {
        if let comment = tree.comment(at: slot), ids.contains(comment.id) { count += 1 }
        slot = tree.topology.next(after: slot, within: top)
      }
      return count
    }

    /// How many are unread below each comment that has any, all in one pass.
    ///
    /// - Parameter tree: The comments.
    /// - Returns: The numbers by the ids of the comments above unread ones.
    /// - Complexity: O(n) in the number of comments, O(1) where nothing is unread.
    public func counts(in tree: CommentTree<Comment>) -> [Comment.ID: Int] {
      guard !ids.isEmpty else { return [:] }
      let links = tree.topology
      var slots: [Topology.Slot] = []
      var slot = links.next(after: Topology.root)
      while slot >= 0 {
        slots.append(slot)
        slot = links.next(after: slot)
      }
      var below = [Int](repeating: 0, count: links.slotBound)
      var counts: [Comment.ID: Int] = [:]
      // From the last one up, so that a comment is complete before its parent takes it over.
      for slot in slots.reversed() {
        guard let comment = tree.comment(at: slot) else { continue }
        let count = below[Int(slot)]
        if count > 0 { counts[comment.id] = count }
        below[Int(links.parent(of: slot))] += count + (ids.contains(comment.id) ? 1 : 0)
      }
      return counts
    }
  }
}
