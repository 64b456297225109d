/// A table bounded by bytes that lets go of what was unused longest.
///
/// The entries lie in one array and are chained by their positions, the newest in front; positions
/// that fell free are used again. The chain lies apart, so that using an entry copies nothing.
struct RecentlyUsed {
  private struct Entry {
    let key: [UInt8]
    let content: ServedContent

    /// The bytes, and about what the entry itself takes.
    var cost: Int { content.count + key.count + 512 }
  }

  private struct Link {
    var newer: Int?
    var older: Int?
  }

  private let capacity: Int
  private(set) var cost = 0
  private var positions: [[UInt8]: Int] = [:]
  private var entries: [Entry?] = []
  private var links: [Link] = []
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
    guard let position = positions[key] else { return nil }
    if position != newest {
      unlink(position)
      link(position)
    }
    return entries[position]?.content
  }

  /// Keeps content under a key, in place of what was there, and lets go of what is too much.
  ///
  /// - Complexity: O(*k*) in the number of entries that go, besides hashing the key.
  mutating func keep(_ content: ServedContent, under key: [UInt8]) {
    if let position = positions[key] { remove(position) }
    let entry = Entry(key: key, content: content)
    guard entry.cost <= capacity else { return }
    while let oldest, cost + entry.cost > capacity { remove(oldest) }
    let position = freePosition()
    entries[position] = entry
    positions[key] = position
    cost += entry.cost
    link(position)
  }

  private mutating func freePosition() -> Int {
    if let position = free.popLast() { return position }
    entries.append(nil)
    links.append(Link())
    return entries.endIndex - 1
  }

  private mutating func remove(_ position: Int) {
    guard let entry = entries[position] else { return }
    unlink(position)
    entries[position] = nil
    positions[entry.key] = nil
    cost -= entry.cost
    free.append(position)
  }

  private mutating func link(_ position: Int) {
    links[position] = Link(newer: nil, older: newest)
    if let newest { links[newest].newer = position }
    newest = position
    oldest = oldest ?? position
  }

  private mutating func unlink(_ position: Int) {
    let link = links[position]
    if let newer = link.newer { links[newer].older = link.older } else { newest = link.older }
    if let older = link.older { links[older].newer = link.newer } else { oldest = link.newer }
  }
}
