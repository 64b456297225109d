/// A line that may define where links lead, such as `[list]: /list`.
///
/// The parser takes such lines out of the text, whether or not any link refers to them. To readers one
/// that no link uses is a line like any other: `[Update]: it works now`.
struct LinkDefinition: Sendable {
  /// The label with its brackets and the colon.
  let label: Range<Int>
  /// Where the address begins.
  let address: Int
  /// Whether the address is one that the parser hands on as it stands.
  let isPlain: Bool
  /// Whether the parser found words in it, so that it is no definition.
  var isText = false
  /// Whether a link leads to it.
  var isUsed = false

  /// Finds what may be definitions.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func find(in source: [UInt8]) -> [LinkDefinition] {
    guard source.contains(0x5B) else { return [] }
    var (found, start): ([LinkDefinition], Int) = ([], 0)
    while start < source.count {
      // A line may begin with the marks of quotes and items.
      var index = start
      while index < source.count, isBeforeLabel(source[index]) { index += 1 }
      if index < source.count, source[index] == 0x5B, let end = endOfLabel(source, from: index) {
        found.append(LinkDefinition(source, label: index..<end))
      }
      while start < source.count, !endsLine(source[start]) { start += 1 }
      start += 1
    }
    return found
  }

  private init(_ source: [UInt8], label: Range<Int>) {
    // The address may stand in the next line, behind the marks of a quote.
    var (index, breaks) = (label.upperBound, 0)
    while index < source.count, source[index] <= 0x20 || breaks > 0 && source[index] == 0x3E {
      if source[index] == 0x0A { breaks += 1 }
      if breaks > 1 { break }
      index += 1
    }
    if index < source.count, source[index] == 0x3C { index += 1 }
    var end = index
    while end < source.count, source[end] > 0x20, source[end] != 0x3E { end += 1 }
    (self.label, address) = (label, index)
    isPlain = index < end && !source[index..<end].contains { $0 == 0x5C || $0 == 0x26 }
  }

  /// Behind the colon of a label, which may go over several lines but not over an empty one.
  private static func endOfLabel(_ source: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    // The parser takes no longer ones.
    let limit = min(source.count, start + 1_002)
    while index + 1 < limit, source[index] != 0x5D {
      if source[index] == 0x5B { return nil }
      if endsLine(source[index]), endsLine(source[index + 1]), source[index] == source[index + 1] {
        return nil
      }
      index += source[index] == 0x5C ? 2 : 1
    }
    return index + 1 < limit && source[index + 1] == 0x3A ? index + 2 : nil
  }

  private static func isBeforeLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x2D, 0x2E, 0x29, 0x30...0x39: true
    default: false
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
