import Testing

/// A skeleton read strictly: a line with a field too many or too few is a fault.
struct ParsedSkeleton {
  struct Line {
    let depth: Int
    let flags: Int
    let arrival: Int
    let seconds: Int?
    let up: Int?
    let down: Int?
    let lines: Int
    let token: String

    func has(_ flag: Int) -> Bool { flags & flag != 0 }

    /// The id of its row on the page.
    var rowID: String { (has(4) ? "m-" : "c-") + token }
  }

  let head: [String: String]
  let lines: [Line]

  init(_ text: String) throws {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(all.last?.isEmpty == true)
    let head = all[0].split(separator: "\t")
    try #require(head[0] == "rejoinder-skeleton 1")
    self.head = Dictionary(
      uniqueKeysWithValues: head.dropFirst().map { field in
        let halves = field.split(separator: "=", omittingEmptySubsequences: false)
        return (String(halves[0]), String(halves[1]))
      }
    )
    lines = try all.dropFirst().dropLast().map(Self.line)
  }

  private static func line(_ text: Substring) throws -> Line {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(fields.count == 8, "\(text)")
    return Line(
      depth: try #require(Int(fields[0])),
      flags: try #require(Int(fields[1])),
      arrival: try #require(Int(fields[2])),
      seconds: Int(fields[3]),
      up: Int(fields[4]),
      down: Int(fields[5]),
      lines: try #require(Int(fields[6])),
      token: String(fields[7])
    )
  }

  /// The lines that no folded one above covers.
  var visible: [Line] {
    var cover: Int?
    return lines.filter { line in
      if let depth = cover, line.depth > depth { return false }
      cover = line.has(2) ? line.depth : nil
      return true
    }
  }

  /// The ids of the rows that the page shows.
  var rowIDs: [String] {
    let first = head["first"].flatMap { Int($0) } ?? 0
    let count = head["count"].flatMap { Int($0) } ?? 0
    return visible.dropFirst(first).prefix(count).map(\.rowID)
  }
}
