/// Which of the vertical lines left of a row go on below it, a level at a time.
///
/// A top-level row has none. Any other row has its parent's lines and one more of its own, which
/// goes on unless the row is the last among its siblings. The innermost 64 levels are kept.
///
/// ```swift
/// row.guides.levels   // [true, false]: the outer line goes on, the row's own ends here
/// ```
public struct Guides: Hashable, Sendable {
  /// How many levels are kept, counted from the innermost.
  public static let maximumLevels = 64

  /// One bit a level, the row's own level in the lowest; 1 where the line goes on.
  public let bits: UInt64

  /// How many levels the row has, which is its depth: 0 at the top level.
  public let depth: Int

  /// Makes guides.
  ///
  /// - Parameters:
  ///   - bits: One bit a level, the row's own level in the lowest.
  ///   - depth: How many levels the row has.
  public init(bits: UInt64 = 0, depth: Int = 0) {
    self.bits = depth < 64 ? bits & ((1 << UInt64(max(depth, 0))) - 1) : bits
    self.depth = depth
  }

  /// How many levels are known: the innermost 64 at most.
  public var count: Int { min(depth, Self.maximumLevels) }

  /// Whether a line goes on below the row.
  ///
  /// - Parameter level: Which level, 1 for the outermost up to ``depth`` for the row's own.
  /// - Returns: Whether it goes on; `false` for a level outside the innermost 64.
  public func continues(atLevel level: Int) -> Bool {
    guard level >= 1, depth - level < Self.maximumLevels, level <= depth else { return false }
    return bits >> UInt64(depth - level) & 1 == 1
  }

  /// The known levels, the outermost first.
  public var levels: [Bool] {
    (0..<count).map { bits >> UInt64(count - 1 - $0) & 1 == 1 }
  }

  /// The guides of a slot, found by going up at most 64 levels.
  static func climbing(from slot: Topology.Slot, depth: Int, in topology: Topology) -> Guides {
    var (bits, level, slot): (UInt64, UInt64, Topology.Slot) = (0, 0, slot)
    while level < UInt64(min(depth, maximumLevels)) {
      if topology.nextSibling(of: slot) >= 0 { bits |= 1 << level }
      slot = topology.parent(of: slot)
      level += 1
    }
    return Guides(bits: bits, depth: depth)
  }
}

/// Gives the guides of rows that follow each other, without going up again for every row.
public struct GuideWalk {
  private var last: Guides?

  /// Makes a walk that has not begun.
  public init() {}

  /// Goes on to the next row.
  ///
  /// - Parameters:
  ///   - slot: The slot of the row.
  ///   - depth: Its depth; at most one more than the last row's.
  ///   - topology: Who answers whom.
  /// - Returns: The row's guides.
  /// - Complexity: O(1); O(64) at the start and where the walk climbs out of more than 64 levels.
  public mutating func step(
    to slot: Topology.Slot,
    depth: Int,
    in topology: Topology
  ) -> Guides {
    let guides = next(slot, depth, topology)
    last = guides
    return guides
  }

  private func next(_ slot: Topology.Slot, _ depth: Int, _ topology: Topology) -> Guides {
    guard let last, depth == last.depth + 1 || last.depth <= Guides.maximumLevels else {
      return .climbing(from: slot, depth: depth, in: topology)
    }
    let own: UInt64 = topology.nextSibling(of: slot) >= 0 ? 1 : 0
    let levelsUp = last.depth + 1 - depth
    let outer = levelsUp >= 64 ? 0 : last.bits >> UInt64(levelsUp)
    return Guides(bits: outer << 1 | own, depth: depth)
  }
}
