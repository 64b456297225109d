/// Which comments a reader folded and when, to be kept between visits.
///
/// Only folded ids are kept. They expire, and their number is bounded: the oldest go first.
///
/// ```swift
/// memory.update(collapsed: outline.collapsedIDs, now: now)
/// outline.setCollapsed(memory.ids(at: now))
/// ```
public struct FoldMemory<ID: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// A fold and when it was made.
  public struct Entry: Hashable, Sendable {
    /// The id of the comment.
    public let id: ID
    /// When it was folded.
    public let foldedAt: Timestamp

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - id: The id of the comment.
    ///   - foldedAt: When it was folded.
    public init(_ id: ID, foldedAt: Timestamp) { (self.id, self.foldedAt) = (id, foldedAt) }
  }

  /// How long a fold is kept unless said otherwise: 30 days, in microseconds.
  public static var defaultLifetime: Int64 { 30 * 86_400_000_000 }
  /// How many folds are kept unless said otherwise.
  public static var defaultCapacity: Int { 1_000 }

  /// The folds, the newest first; those of one moment by id.
  public private(set) var entries: [Entry] = []

  private let lifetime: Int64
  private let capacity: Int

  /// Makes a memory, empty or with what was kept.
  ///
  /// - Parameters:
  ///   - entries: What was kept.
  ///   - lifetime: How long a fold is kept, in microseconds.
  ///   - capacity: How many folds are kept.
  public init(
    _ entries: [Entry] = [],
    lifetime: Int64 = FoldMemory.defaultLifetime,
    capacity: Int = FoldMemory.defaultCapacity
  ) {
    (self.lifetime, self.capacity) = (max(lifetime, 0), max(capacity, 0))
    keep(entries)
  }

  /// Takes over what is folded now: new folds begin now, others keep their moment, the rest goes.
  ///
  /// - Parameters:
  ///   - collapsed: The ids of the folded comments.
  ///   - now: The present moment.
  /// - Complexity: O(n log n).
  public mutating func update(collapsed: some Sequence<ID>, now: Timestamp) {
    var moments: [ID: Timestamp] = [:]
    for entry in entries where !isExpired(entry, at: now) { moments[entry.id] = entry.foldedAt }
    var seen: Set<ID> = []
    var kept: [Entry] = []
    for id in collapsed where seen.insert(id).inserted {
      kept.append(Entry(id, foldedAt: moments[id] ?? now))
    }
    keep(kept)
  }

  /// Notes that one comment was folded; a fold that is remembered keeps its moment.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - now: The present moment.
  /// - Complexity: O(k) for k folds that are kept.
  public mutating func fold(_ id: ID, now: Timestamp) {
    guard !entries.contains(where: { $0.id == id && !isExpired($0, at: now) }) else { return }
    unfold(id)
    let entry = Entry(id, foldedAt: now)
    entries.insert(entry, at: entries.firstIndex { Self.precedes(entry, $0) } ?? entries.count)
    if entries.count > capacity { entries.removeLast() }
  }

  /// Forgets that a comment was folded.
  ///
  /// - Parameter id: The id of the comment.
  /// - Complexity: O(k) for k folds that are kept.
  public mutating func unfold(_ id: ID) { entries.removeAll { $0.id == id } }

  /// Follows a comment to another id, by which its source knows it.
  ///
  /// - Parameters:
  ///   - id: The id that it had.
  ///   - newID: The id that it has now.
  /// - Complexity: O(k log k) for k folds that are kept.
  public mutating func rename(_ id: ID, to newID: ID) {
    guard let former = entries.first(where: { $0.id == id }) else { return }
    keep(
      entries.filter { $0.id != id && $0.id != newID } + [Entry(newID, foldedAt: former.foldedAt)]
    )
  }

  /// The ids that are still to be folded.
  ///
  /// - Parameter now: The present moment.
  /// - Returns: The ids, the newest fold first.
  public func ids(at now: Timestamp) -> [ID] {
    entries.filter { !isExpired($0, at: now) }.map { $0.id }
  }

  private func isExpired(_ entry: Entry, at now: Timestamp) -> Bool {
    now.microseconds(since: entry.foldedAt) > lifetime
  }

  private mutating func keep(_ all: [Entry]) {
    entries = Array(all.sorted(by: Self.precedes).prefix(capacity))
  }

  private static func precedes(_ one: Entry, _ other: Entry) -> Bool {
    one.foldedAt == other.foldedAt ? one.id < other.id : one.foldedAt > other.foldedAt
  }
}
