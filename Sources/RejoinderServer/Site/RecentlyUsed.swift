/// A table bounded by bytes that lets go of what was unused longest.
///
/// The entries lie in one array and are chained by their positions: the newest is at the front of
/// the chain, and the positions that fell free are used again.
struct RecentlyUsed {
  private struct Entry {
    var key: [UInt8]
    var content: ServedContent
    var newer: Int?
    var older: Int?

    /// The bytes, and about what the entry itself takes.
    var cost: Int { content.count + key.count + 512 }
  }

  private let capacity: Int
  private(set) var cost = 0
  private var positions: [[UInt8]: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many entries are kept.
  var count: Int { positions.count }

  /// What is kept under a key, which thereby becomes the newest.
  ///
  /// - Complexity: O(1), besides hashing the key.
  mutating func use(_ key: [UInt8]) -> ServedContent? {
    guard let position = positions[key], let entry = unlink(position) else { return nil }
    link(entry, at: position)
    return entry.content
  }

  /// Keeps content under a key, in place of what was there, and lets go of what is too much.
  ///
  /// - Complexity: O(*k*) in the number of entries that go, besides hashing the key.
  mutating func keep(_ content: ServedContent, under key: [UInt8]) {
    if let position = positions[key] { remove(position) }
    let entry = Entry(key: key, content: content)
    guard entry.cost <= capacity else { return }
    while let oldest, cost + entry.cost > capacity { remove(oldest) }
    let position = free.popLast() ?? entries.endIndex
    if position == entries.endIndex { entries.append(nil) }
    positions[key] = position
    cost += entry.cost
    link(entry, at: position)
  }

  private mutating func remove(_ position: Int) {
    guard let entry = unlink(position) else { return }
    positions[entry.key] = nil
    cost -= entry.cost
    free.append(position)
  }

  private mutating func link(_ entry: Entry, at position: Int) {
    var entry = entry
    (entry.newer, entry.older) = (nil, newest)
    if let newest { entries[newest]?.newer = position }
    entries[position] = entry
    newest = position
    oldest = oldest ?? position
  }

  private mutating func unlink(_ position: Int) -> Entry? {
    guard let entry = entries[position] else { return nil }
    entries[position] = nil
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    return entry
  }
}
