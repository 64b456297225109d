/// Finds and repairs bytes that are no UTF-8.
package enum UTF8Repair {
  /// Whether all bytes are valid UTF-8.
  ///
  /// ASCII, which is most of what people write, is looked at eight bytes at a time.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    var index = 0
    while index < bytes.count {
      index = asciiEnd(base, index, bytes.count)
      guard index < bytes.count else { return true }
      guard let length = scalarLength(base + index, bytes.count - index) else { return false }
      index &+= length
    }
    return true
  }

  /// Goes over ASCII in steps of 32 and of 8 bytes, the last of which may overlap the one before;
  /// with what is no ASCII ahead, the end may be up to 7 bytes early.
  @inline(__always)
  private static func asciiEnd(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = start
    let word = { (offset: Int) in
      UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    }
    while index &+ 32 <= count,
      (word(index) | word(index &+ 8) | word(index &+ 16) | word(index &+ 24)) & high == 0
    { index &+= 32 }
    while index &+ 8 <= count, word(index) & high == 0 { index &+= 8 }
    let isNearEnd = index < count && index &+ 8 > count && count >= 8
    return isNearEnd && word(count &- 8) & high == 0 ? count : index
  }

  /// Appends the bytes, with U+FFFD for each maximal piece that begins no character.
  package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while index < bytes.count {
      if let length = scalarLength(base + index, bytes.count - index) {
        result.append(contentsOf: UnsafeBufferPointer(start: base + index, count: length))
        index += length
      } else {
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
        index += brokenLength(base + index, bytes.count - index)
      }
    }
  }

  /// How many bytes the scalar at a place has, or `nil` where they are not valid.
  @inline(__always)
  static func scalarLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    let length = expectedLength(bytes[0])
    guard length > 0, length <= count else { return nil }
    var index = 1
    while index < length {
      guard continues(bytes, at: index) else { return nil }
      index &+= 1
    }
    return length
  }

  /// How many bytes from a broken place on belong together: the beginning of a scalar, or one byte.
  private static func brokenLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let length = min(expectedLength(bytes[0]), count)
    var index = 1
    while index < length, continues(bytes, at: index) { index += 1 }
    return index
  }

  /// By its first byte; 0 where none begins with it.
  private static func expectedLength(_ first: UInt8) -> Int {
    switch first {
    case ..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// Whether a byte may stand at its place: the second one excludes what is overlong, a surrogate
  /// or beyond Unicode.
  private static func continues(_ bytes: UnsafePointer<UInt8>, at index: Int) -> Bool {
    let byte = bytes[index]
    guard byte & 0xC0 == 0x80 else { return false }
    guard index == 1 else { return true }
    switch bytes[0] {
    case 0xE0: return byte >= 0xA0
    case 0xED: return byte < 0xA0
    case 0xF0: return byte >= 0x90
    case 0xF4: return byte < 0x90
    default: return true
    }
  }
}
