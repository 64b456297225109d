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

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// Marks the bytes that are zero. Marks above the first one may be wrong, the first is right.
  @inline(__always)
  private func roughZeros(_ word: UInt64) -> UInt64 { (word &- Self.ones) & ~word }

  /// Marks the bytes that are zero, and no others.
  @inline(__always)
  private func exactZeros(_ word: UInt64) -> UInt64 {
    let low = Self.ones &* 0x7F
    return ~(((word & low) &+ low) | word | low)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Goes on to the next `<`, `&`, control character, or second space of two.
  mutating func skipText() {
    var index = position
    var carry: UInt64 = 0
    while index &+ 8 <= count {
      let word = word(at: index)
      let spaces = exactZeros(word ^ (Self.ones &* 0x20))
      let stops =
        ((roughZeros(word ^ (Self.ones &* 0x3C)) | roughZeros(word ^ (Self.ones &* 0x26))
          | roughZeros(word & (Self.ones &* 0xE0))) & (Self.ones &* 0x80))
        | (spaces & (spaces << 8 | carry))
      if stops != 0 { return stop(at: index &+ stops.trailingZeroBitCount >> 3) }
      carry = spaces >> 56
      index &+= 8
    }
    var isAfterSpace = carry != 0
    while index < count {
      let byte = base[index]
      if byte < 0x20 || byte == 0x3C || byte == 0x26 || (isAfterSpace && byte == 0x20) { break }
      isAfterSpace = byte == 0x20
      index &+= 1
    }
    stop(at: index)
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

  private mutating func stop(at index: Int) {
    work &+= index &- position &+ 1
    position = index
  }

  /// The next place of a byte, from an index on and before a limit.
  mutating func find(_ byte: UInt8, from start: Int, before limit: Int) -> Int? {
    var index = start
    let wanted = Self.ones &* UInt64(byte)
    while index &+ 8 <= limit {
      let stops = roughZeros(word(at: index) ^ wanted) & (Self.ones &* 0x80)
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
