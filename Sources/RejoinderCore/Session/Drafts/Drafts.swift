/// What readers wrote and did not send, or what is under way: one draft for each box.
///
/// A draft is saved on every change, and goes only when the server has exactly its words. Whoever
/// saves says which edition the words were made from, so that two tabs notice each other: the newer
/// words keep the box, the others are kept beside it.
///
/// ```swift
/// let draft = Drafts.Draft(text, updatedAt: now, revision: seen)
/// let saving = drafts.save(draft, for: key, at: now)
/// seen = saving.revision(keeping: draft)
/// ```
public struct Drafts: Hashable, Sendable {
  /// How many boxes are remembered; the ones that were used longest ago are forgotten first.
  public static let capacity = 200

  /// How long a draft is kept after its last change: 90 days, in microseconds.
  public static let lifetime: Int64 = 90 * 86_400_000_000

  /// How many drafts of other tabs are kept for one box; the oldest go first.
  public static let otherCapacity = 4

  /// What became of a draft that was saved.
  public enum Saving: Hashable, Sendable {
    /// It is in the box, with its new edition.
    case saved(Draft)
    /// The box is empty.
    case cleared
    /// The box had a newer edition: what is in it now, and what is kept beside it, `nil` where
    /// nothing had to be.
    case conflict(Draft, other: Draft?)

    /// What stands in the box now.
    public var draft: Draft? {
      switch self {
      case .saved(let draft), .conflict(let draft, other: _): draft
      case .cleared: nil
      }
    }

    /// The edition to go on from for somebody who keeps the words that were saved.
    ///
    /// Where other words kept the box it is the former one, so that the next change is noticed as a
    /// conflict again; whoever takes the words of the box over takes their edition too.
    ///
    /// - Parameter saved: What was saved.
    /// - Returns: The edition.
    public func revision(keeping saved: Draft) -> Int64 {
      guard let draft, draft.saysTheSame(as: saved) else { return saved.revision }
      return draft.revision
    }
  }

  /// What is kept, the box that was used last first.
  public var all: [Entry] { entries.values.sorted { $0.revision > $1.revision } }

  /// The latest edition of all; it is kept too, so that no edition comes twice.
  public private(set) var lastRevision: Int64

  var entries: [Key: Entry] = [:]

  /// Makes a store of drafts, empty or with what was kept.
  ///
  /// - Parameters:
  ///   - all: What was kept; of entries for one box the first counts.
  ///   - lastRevision: The latest edition that was given away.
  public init(_ all: [Entry] = [], lastRevision: Int64 = 0) {
    self.lastRevision = max(lastRevision, 0)
    for entry in all where entries[entry.key] == nil && !entry.isEmpty {
      entries[entry.key] = entry
      self.lastRevision = max(self.lastRevision, entry.revision)
    }
    trim()
  }

  /// What stands in a box.
  ///
  /// - Parameter key: Which box.
  /// - Returns: The draft, `nil` where the box is empty.
  public func draft(for key: Key) -> Draft? { entries[key]?.draft }

  /// What other tabs wrote into a box, the newest first.
  ///
  /// - Parameter key: Which box.
  /// - Returns: The drafts, kept until they are discarded.
  public func others(for key: Key) -> [Draft] { entries[key]?.others ?? [] }

  /// Whether something of a box is under way.
  ///
  /// - Parameter key: Which box.
  /// - Returns: Whether an acknowledgement is awaited.
  public func isSending(_ key: Key) -> Bool { !(entries[key]?.sent.isEmpty ?? true) }

  /// Saves what stands in a box.
  ///
  /// Where the box has a later edition than the one that these words were made from, the newer words
  /// keep the box, and the others are kept beside it, unless the newer ones begin with them. Words
  /// are never given up for an empty box of another tab.
  ///
  /// - Parameters:
  ///   - draft: What stands in the box, with the edition that it was made from.
  ///   - key: Which box.
  ///   - now: The present moment; what is too old goes.
  /// - Returns: What stands in the box now, with its edition.
  /// - Complexity: O(n) in the number of boxes.
  public mutating func save(_ draft: Draft, for key: Key, at now: Timestamp) -> Saving {
    var entry = entries[key] ?? Entry(key, draft: nil)
    let saving = put(draft, into: &entry)
    entries[key] = entry.isEmpty ? nil : entry
    expire(at: now, sparing: key)
    trim()
    return saving
  }

  private mutating func put(_ draft: Draft, into entry: inout Entry) -> Saving {
    guard let current = entry.draft, current.revision != draft.revision else {
      entry.draft = draft.isEmpty ? nil : edition(draft)
      return entry.draft.map { .saved($0) } ?? .cleared
    }
    if draft.isEmpty { return .conflict(current, other: nil) }
    if draft.saysTheSame(as: current) { return .saved(current) }
    let isNewer = draft.updatedAt >= current.updatedAt
    let (box, other) = isNewer ? (draft, current) : (current, draft)
    let kept = edition(box)
    entry.draft = kept
    entry.others.removeAll { kept.continues($0) }
    guard !kept.continues(other) else { return .conflict(kept, other: nil) }
    entry.keep(other)
    return .conflict(kept, other: other)
  }

  /// The draft with an edition of its own.
  mutating func edition(_ draft: Draft) -> Draft {
    var draft = draft
    lastRevision += 1
    draft.revision = lastRevision
    return draft
  }

  /// Gives up what other tabs wrote.
  ///
  /// - Parameters:
  ///   - other: The draft that is no longer wanted.
  ///   - key: Which box.
  public mutating func discard(_ other: Draft, for key: Key) {
    entries[key]?.others.removeAll { $0 == other }
    if entries[key]?.isEmpty ?? false { entries[key] = nil }
  }

  /// Forgets what was not changed for longer than ``lifetime``, except what is under way.
  ///
  /// - Parameter now: The present moment.
  /// - Complexity: O(n) in the number of boxes.
  public mutating func expire(at now: Timestamp) { expire(at: now, sparing: nil) }

  private mutating func expire(at now: Timestamp, sparing key: Key?) {
    for entry in entries.values
    where entry.key != key && entry.sent.isEmpty
      && now.microseconds(since: entry.updatedAt) > Self.lifetime
    {
      entries[entry.key] = nil
    }
  }

  /// Forgets what exceeds the capacity, by the order of use: clocks may have been set back.
  private mutating func trim() {
    guard entries.count > Self.capacity else { return }
    let idle = entries.values.filter { $0.sent.isEmpty }.sorted { $0.revision < $1.revision }
    for entry in idle.prefix(entries.count - Self.capacity) { entries[entry.key] = nil }
  }
}

extension Drafts.Entry {
  /// Keeps a draft beside the box, once.
  mutating func keep(_ other: Drafts.Draft) {
    others.removeAll { other.continues($0) }
    others.insert(other, at: 0)
    if others.count > Drafts.otherCapacity { others.removeLast() }
  }
}
