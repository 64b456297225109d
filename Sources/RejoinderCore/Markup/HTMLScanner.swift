/// Reads bytes of HTML eight at a time where it can.
///
/// Every step goes forward. Where a search fails it says so once, and is not made again: otherwise
/// a hundred thousand unclosed comments would each be searched to the end.
struct HTMLScanner {
  let base: UnsafePointer<UInt8>
  let count: Int
  var position = 0

  /// How many bytes were looked at, by all searches together: the measure of being linear.
  var work = 0

  /// What is known not to come any more.
  var missing: Missing = []

  /// The attributes of the tag at hand, all absent where it has none.
  var attributes = HTMLAttributes()
  var hasAttributes = false

  struct Missing: OptionSet {
    let rawValue: UInt32

    static let tagEnd = Missing(rawValue: 1 << 0)
    /// A tag whose quotes are closed; from then on quotes mean nothing beyond the next `>`.
    static let quotedTag = Missing(rawValue: 1 << 1)
    static let commentEnd = Missing(rawValue: 1 << 2)
    static let cdataEnd = Missing(rawValue: 1 << 3)
    /// The end tags of elements without words, one bit each.
    static func endTag(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt32(4 + index)) }
  }

  init(_ base: UnsafePointer<UInt8>, _ count: Int) {
    (self.base, self.count) = (base, count)
  }

  var isAtEnd: Bool { position >= count }

  /// The byte at hand; there must be one.
  var byte: UInt8 { base[position] }

  /// The byte some places further, 0 beyond the end.
  func byte(ahead: Int) -> UInt8 { position + ahead < count ? base[position + ahead] : 0 }

  /// Goes over a byte order mark at the beginning.
  mutating func skipByteOrderMark() {
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { position = 3 }
  }

  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Goes on to the next `<`, `&`, control character, or second space of two.
  mutating func skipText() {
    var index = position
    // A byte is looked at together with the one before it: at first there must be one.
    if index == 0, count > 0, !Self.stopsText(base[0], after: 0) { index = 1 }
    #if arch(x86_64) || arch(arm64)
    if index > 0, count > 16 { return skipText(from: index) }
    #endif
    while index < count, !Self.stopsText(base[index], after: index > 0 ? base[index &- 1] : 0) {
      index &+= 1
    }
    stop(at: index)
  }

  private static func stopsText(_ byte: UInt8, after before: UInt8) -> Bool {
    byte < 0x20 || byte == 0x3C || byte == 0x26 || (byte == 0x20 && before == 0x20)
  }

  /// Goes on to the next `<`, `&`, or control character other than a line feed or a tab.
  mutating func skipCode() {
    var index = position
    while index < count {
      let byte = base[index]
      if byte == 0x3C || byte == 0x26 || (byte < 0x20 && byte != 0x0A && byte != 0x09) { break }
      index &+= 1
    }
    stop(at: index)
  }

  /// Goes over white space and controls, and says what was among them.
  mutating func skipSpace() -> (hasSpace: Bool, hasLineFeed: Bool) {
    let start = position
    var found = (hasSpace: false, hasLineFeed: false)
    while position < count, base[position] <= 0x20 {
      let byte = base[position]
      if Self.isSpace(byte) { found.hasSpace = true }
      if byte == 0x0A { found.hasLineFeed = true }
      position &+= 1
    }
    work &+= position &- start
    return found
  }

  @inline(__always)
  mutating func stop(at index: Int) {
    work &+= index &- position &+ 1
    position = index
  }

  /// The next place of a byte, from an index on and before a limit.
  mutating func find(_ byte: UInt8, from start: Int, before limit: Int) -> Int? {
    var index = start
    let wanted = Self.ones &* UInt64(byte)
    while index &+ 8 <= limit {
      // Marks the bytes that are zero; above the first one a mark may be wrong.
      let difference = word(at: index) ^ wanted
      let stops = (difference &- Self.ones) & ~difference & (Self.ones &* 0x80)
      if stops != 0 {
        index &+= stops.trailingZeroBitCount >> 3
        work &+= index &- start &+ 1
        return index
      }
      index &+= 8
    }
    while index < limit, base[index] != byte { index &+= 1 }
    work &+= index &- start &+ 1
    return index < limit ? index : nil
  }

  /// Where what a string of bytes closes is over: the place behind it.
  mutating func findEnd(_ first: UInt8, _ second: UInt8, from start: Int) -> Int? {
    var index = start
    while let found = find(0x3E, from: index, before: count) {
      if found >= start + 2, base[found - 1] == second, base[found - 2] == first {
        return found + 1
      }
      index = found + 1
    }
    return nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }
}
