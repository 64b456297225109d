/// What was odd about the comments a tree was given; nothing of it was lost.
public struct TreeReport<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How many duplicates and circles are kept by id; more are counted only.
  public static var maximumEntries: Int { 10_000 }

  /// Ids that came more than once, one entry for each time beyond the first.
  public private(set) var duplicates: [ID] = []
  /// How many times an id came again, those beyond ``maximumEntries`` included.
  public private(set) var duplicateCount = 0
  /// Circles of comments that answer each other, each with the one at which it was cut first; a
  /// circle that a later edition opened is no longer among them.
  public private(set) var cycles: [[ID]] = []
  /// How many circles were cut, those beyond ``maximumEntries`` included.
  public private(set) var cycleCount = 0
  /// Comments at the top level whose parent is missing, in the order of arrival; those that found it
  /// later are no longer among them.
  public internal(set) var orphans: [ID] = []

  /// Makes a report without entries.
  public init() {}

  /// Whether nothing was odd.
  public var isEmpty: Bool { duplicateCount == 0 && cycleCount == 0 && orphans.isEmpty }

  @usableFromInline
  mutating func addDuplicate(_ id: ID) {
    duplicateCount += 1
    if duplicates.count < Self.maximumEntries { duplicates.append(id) }
  }

  @usableFromInline
  mutating func addCycle(_ ids: [ID]) {
    cycleCount += 1
    if cycles.count < Self.maximumEntries { cycles.append(ids) }
  }

  /// Strikes the circle that was cut at a comment, now that it is open.
  @usableFromInline
  mutating func removeCycle(cutAt id: ID) {
    guard let position = cycles.lastIndex(where: { $0.first == id }) else { return }
    cycles.remove(at: position)
    cycleCount -= 1
  }
}
