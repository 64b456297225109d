/// When a reader was last in each discussion, and what was read since: what is new, what is unread.
///
/// New is what arrived after the previous visit, from the moment at which it could be seen: a comment
/// that a moderator let through counts from then. The first visit marks nothing, and nobody's own
/// comments are new to them. Unread is what is new and was not read yet.
///
/// ```swift
/// visits.begin("talk-7", at: now)
/// visits.isUnread(comment, in: "talk-7", by: me)
/// visits.markRead(comment.id, in: "talk-7", at: now)
/// visits.end("talk-7", at: now)
/// ```
///
/// Comments carry the server's moments; give the same kind where the reader's clock may differ much.
/// A clock that is set back does no harm: a last visit that lies in the future is taken to be now, so
/// that nothing that arrives afterwards is missed.
public struct Visits: Hashable, Sendable {
  /// How many discussions are remembered; those visited longest ago are forgotten first.
  public static let capacity = 500

  /// How long a visit is remembered: 180 days, in microseconds.
  public static let lifetime: Int64 = 180 * 86_400_000_000

  /// How long nothing may happen before a visit is over, though nobody ended it: 30 minutes.
  public static let pause: Int64 = 30 * 60_000_000

  /// How many read comments are remembered during a visit; those read first are forgotten first.
  public static let readCapacity = 10_000

  /// What is kept, the latest visit first; those of one moment by id.
  public var all: [Visit] {
    visits.values.sorted {
      $0.latest == $1.latest ? $0.discussionID < $1.discussionID : $0.latest > $1.latest
    }
  }

  var visits: [Comment.ID: Visit] = [:]

  /// Makes a memory of visits, empty or with what was kept.
  ///
  /// - Parameter all: What was kept; two records of one discussion are merged.
  public init(_ all: [Visit] = []) { merge(all) }

  /// What is remembered of a discussion.
  ///
  /// - Parameter discussionID: The discussion.
  /// - Returns: The record, `nil` where it was never visited or is forgotten.
  public func visit(to discussionID: Comment.ID) -> Visit? { visits[discussionID] }

  /// Begins a visit, or goes on with one that was not ended, as after loading a page again.
  ///
  /// - Parameters:
  ///   - discussionID: The discussion.
  ///   - now: The present moment; what is too old is forgotten.
  /// - Complexity: O(n) in the number of remembered discussions.
  public mutating func begin(_ discussionID: Comment.ID, at now: Timestamp) {
    expire(at: now)
    var visit = visits[discussionID] ?? Visit(discussionID)
    if let active = visit.activeAt, now.microseconds(since: active) > Self.pause { visit.close() }
    if let ended = visit.endedAt { visit.endedAt = min(ended, now) }
    visit.activeAt = now
    visits[discussionID] = visit
    trim(sparing: discussionID)
  }

  /// Ends a visit: nothing that arrived until now will be new at the next one.
  ///
  /// - Parameters:
  ///   - discussionID: The discussion; without a visit nothing happens.
  ///   - now: The present moment.
  public mutating func end(_ discussionID: Comment.ID, at now: Timestamp) {
    guard let active = visits[discussionID]?.activeAt else { return }
    visits[discussionID]?.activeAt = max(active, now)
    visits[discussionID]?.close()
  }

  /// Takes over what another tab kept: of each discussion the later visit, and what was read in either.
  ///
  /// - Parameter others: The other records.
  /// - Complexity: O(n) in the number of discussions and read comments.
  public mutating func merge(_ others: [Visit]) {
    for other in others {
      guard var visit = visits[other.discussionID] else {
        visits[other.discussionID] = other
        continue
      }
      visit.endedAt = [visit.endedAt, other.endedAt].compactMap { $0 }.max()
      visit.activeAt = [visit.activeAt, other.activeAt].compactMap { $0 }.max()
      visit.readUpTo = [visit.readUpTo, other.readUpTo].compactMap { $0 }.max()
      for id in other.read { visit.note(id) }
      visits[other.discussionID] = visit
    }
    trim(sparing: nil)
  }

  /// Forgets visits longer ago than ``lifetime``.
  ///
  /// - Parameter now: The present moment.
  /// - Complexity: O(n) in the number of remembered discussions.
  public mutating func expire(at now: Timestamp) {
    for visit in visits.values where now.microseconds(since: visit.latest) > Self.lifetime {
      visits[visit.discussionID] = nil
    }
  }

  /// Forgets what exceeds the capacity, but never the discussion that is being read.
  private mutating func trim(sparing discussionID: Comment.ID?) {
    guard visits.count > Self.capacity else { return }
    let oldest = all.reversed().filter { $0.discussionID != discussionID }
    for visit in oldest.prefix(visits.count - Self.capacity) { visits[visit.discussionID] = nil }
  }
}
