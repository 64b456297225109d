/// A character reference that was read: `&amp;`, `&#38;` or `&#x26;`.
struct HTMLReference {
  /// The characters as UTF-8, the first byte lowest.
  var bytes: UInt64
  /// How many bytes they are.
  var count: Int
  /// Where the source goes on.
  var end: Int

  /// Makes the reference to a scalar.
  init(_ scalar: UInt32, end: Int) {
    self.end = end
    let low = { (shift: UInt32) in UInt64(scalar >> shift & 0x3F | 0x80) }
    switch scalar {
    case ..<0x80: (bytes, count) = (UInt64(scalar), 1)
    case ..<0x800: (bytes, count) = (UInt64(scalar >> 6 | 0xC0) | low(0) << 8, 2)
    case ..<0x1_0000:
      (bytes, count) = (UInt64(scalar >> 12 | 0xE0) | low(6) << 8 | low(0) << 16, 3)
    default:
      bytes = UInt64(scalar >> 18 | 0xF0) | low(12) << 8 | low(6) << 16 | low(0) << 24
      count = 4
    }
  }

  /// Makes the reference that a table names.
  init(_ value: UnsafeBufferPointer<UInt8>, end: Int) {
    (bytes, count, self.end) = (0, value.count, end)
    for (index, byte) in value.enumerated() { bytes |= UInt64(byte) << UInt64(8 * index) }
  }
}

extension HTMLScanner {
  /// Reads the reference at the position if it is one of the few that make up nearly all.
  @inline(__always)
  func commonReference() -> (byte: UInt8, length: Int)? {
    guard position &+ 9 <= count else { return nil }
    let word = word(at: position &+ 1)
    switch word & 0xFF_FFFF_FFFF {
    case 0x3B_3732_7823: return (0x27, 6)  // #x27;
    case 0x3B_4632_7823: return (0x2F, 6)  // #x2F;
    case 0x3B_746F_7571: return (0x22, 6)  // quot;
    default: break
    }
    switch word & 0xFFFF_FFFF {
    case 0x3B39_3323: return (0x27, 5)  // #39;
    case 0x3B70_6D61: return (0x26, 5)  // amp;
    default: break
    }
    switch word & 0xFF_FFFF {
    case 0x3B_7467: return (0x3E, 4)  // gt;
    case 0x3B_746C: return (0x3C, 4)  // lt;
    default: return nil
    }
  }

  /// Reads the reference at an `&`, or returns `nil` where it is only an `&`.
  ///
  /// In attributes a name without `;` counts only where nothing of a name or a value follows, so
  /// that `?a=1&copy=2` stays what it is.
  mutating func reference(
    at start: Int,
    before limit: Int,
    inAttribute: Bool = false
  ) -> HTMLReference? {
    let index = start + 1
    guard index < limit else { return nil }
    if base[index] == 0x23 { return number(at: index + 1, before: limit) }
    var end = index
    while end < limit, end - index < HTMLEntityTable.longestName, Self.isAlphanumeric(base[end]) {
      end += 1
    }
    work &+= end &- start
    let name = UnsafeBufferPointer(start: base + index, count: end - index)
    guard name.count > 1 else { return nil }
    if end < limit, base[end] == 0x3B, let value = HTMLEntityTable.value(of: name) {
      return HTMLReference(value, end: end + 1)
    }
    guard let found = HTMLEntityTable.legacyPrefix(of: name) else { return nil }
    let next = index + found.length
    if inAttribute, next < limit, base[next] == 0x3D || Self.isAlphanumeric(base[next]) {
      return nil
    }
    return HTMLReference(found.value, end: next)
  }

  /// Reads what follows `&#`.
  private mutating func number(at start: Int, before limit: Int) -> HTMLReference? {
    let isHex = start < limit && base[start] | 0x20 == 0x78
    let first = isHex ? start + 1 : start
    var index = first
    var value: UInt32 = 0
    while index < limit, let digit = Self.digit(base[index], isHex: isHex) {
      // Beyond Unicode it only has to stay there.
      value = min(value &* (isHex ? 16 : 10) &+ digit, 0x11_0000)
      index += 1
    }
    work &+= index &- start &+ 1
    guard index > first else { return nil }
    let end = index < limit && base[index] == 0x3B ? index + 1 : index
    return HTMLReference(Self.scalar(value), end: end)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return isHex && letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// The scalar that a number means: 0x80…0x9F are those of Windows-1252, as on the whole web.
  private static func scalar(_ number: UInt32) -> UInt32 {
    switch number {
    case 0, 0xD800...0xDFFF, 0x11_0000...: 0xFFFD
    case 0x80...0x9F: windows1252(number)
    default: number
    }
  }

  private static func windows1252(_ number: UInt32) -> UInt32 {
    switch number {
    case 0x80: 0x20AC
    case 0x82: 0x201A
    case 0x83: 0x0192
    case 0x84: 0x201E
    case 0x85: 0x2026
    case 0x86...0x87: number - 0x86 + 0x2020
    case 0x88: 0x02C6
    case 0x89: 0x2030
    case 0x8A: 0x0160
    case 0x8B: 0x2039
    case 0x8C: 0x0152
    case 0x8E: 0x017D
    case 0x91...0x92: number - 0x91 + 0x2018
    case 0x93...0x94: number - 0x93 + 0x201C
    case 0x95: 0x2022
    case 0x96...0x97: number - 0x96 + 0x2013
    case 0x98: 0x02DC
    case 0x99: 0x2122
    case 0x9A: 0x0161
    case 0x9B: 0x203A
    case 0x9C: 0x0153
    case 0x9E: 0x017E
    case 0x9F: 0x0178
    default: number
    }
  }
}
