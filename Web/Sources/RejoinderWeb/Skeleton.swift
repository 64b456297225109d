import RejoinderCore

/// A discussion without its words: who answers whom, and the little that decides how rows look.
struct Skeleton {
  /// What a row is, as the server wrote it.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let readable = Flags(rawValue: 1)
    static let folded = Flags(rawValue: 2)
    static let more = Flags(rawValue: 4)
    static let tombstone = Flags(rawValue: 8)
    static let new = Flags(rawValue: 16)
    static let locked = Flags(rawValue: 64)
  }

  /// One comment or `more` row.
  struct Entry {
    var flags: Flags
    /// When it was written, in seconds; the smallest number where nobody knows.
    var seconds: Int64
    /// How many lines its words take.
    var lines: Int
  }

  /// What all rows have in common.
  struct Settings {
    /// How many columns there are.
    var cap = 6
    /// Whether folding hides a comment's own words too.
    var hidesWords = false
    /// Whether a comment without replies can be folded.
    var foldsLeaves = false
    /// Whether unfolding a comment unfolds everything below it.
    var expandsWholeThread = false
    /// Whether the first reply is brought into sight by unfolding.
    var makesExpandedVisible = false
    /// Whether a control tells its number alone.
    var countsOnly = false
    /// How many comments stand above the first level.
    var depthOffset = 0
    /// How many rows only tell what the page is about.
    var contextCount = 0
    /// Which row is the first one of the page, from 0.
    var firstRow = 0
    /// Whether rows come without what their place decides, such as their lines.
    var isBare = false
  }

  var settings = Settings()
  /// The entries by slot; the one of the root stands for nothing.
  var entries = [Entry(flags: [], seconds: .min, lines: 0)]
  /// What each slot answers.
  var parents = [Topology.none]

  /// The version of the format that this reads.
  static let version: Int64 = 1

  /// A discussion without comments.
  init() {}

  /// Reads a skeleton; it fails for another format and for a level without the one above.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var reader = SkeletonReader(text)
    guard reader.skip("rejoinder-skeleton 1") else { return nil }
    readSettings(&reader)
    var path: [Topology.Slot] = [Topology.root]
    while !reader.isAtEnd {
      guard let depth = reader.number(), 0..<Int64(path.count) ~= depth else { return nil }
      path.removeLast(path.count - 1 - Int(depth))
      parents.append(path[Int(depth)])
      path.append(Topology.Slot(entries.count))
      entries.append(Self.readEntry(&reader))
    }
  }

  private mutating func readSettings(_ reader: inout SkeletonReader) {
    while true {
      let field = reader.field()
      guard !field.isEmpty else { break }
      func number(_ name: StaticString) -> Int? {
        reader.value(of: name, in: field).map { Int($0) }
      }
      if let value = number("cap") { settings.cap = value }
      if let value = number("hidesWords") { settings.hidesWords = value > 0 }
      if let value = number("foldsLeaves") { settings.foldsLeaves = value > 0 }
      if let value = number("wholeThread") { settings.expandsWholeThread = value > 0 }
      if let value = number("showsExpanded") { settings.makesExpandedVisible = value > 0 }
      if let value = number("form") { settings.countsOnly = value == 0 }
      if let value = number("offset") { settings.depthOffset = value }
      if let value = number("context") { settings.contextCount = value }
      if let value = number("first") { settings.firstRow = value }
      if let value = number("bare") { settings.isBare = value > 0 }
    }
    reader.endLine()
  }

  private static func readEntry(_ reader: inout SkeletonReader) -> Entry {
    let flags = Flags(rawValue: UInt8(truncatingIfNeeded: reader.number() ?? 0))
    _ = reader.field()
    let seconds = reader.number() ?? .min
    _ = reader.field()
    _ = reader.field()
    let lines = Int(truncatingIfNeeded: reader.number() ?? 0)
    reader.endLine()
    return Entry(flags: flags, seconds: seconds, lines: lines)
  }
}
