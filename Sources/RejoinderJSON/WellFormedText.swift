/// Checks and repairs UTF-8.
///
/// Each maximal piece that could have become a character but did not is replaced by one U+FFFD, as
/// Unicode recommends and as `String(decoding:as:)` does.
enum WellFormedText {
  static func isWellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < bytes.count {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let (length, isComplete) = sequence(bytes, at: place)
      guard isComplete else { return false }
      place += length
    }
    return true
  }

  /// Appends the bytes, ill-formed pieces replaced, and says how many there were.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Int {
    var repairs = 0
    var (place, copied) = (0, 0)
    while place < bytes.count {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let (length, isComplete) = sequence(bytes, at: place)
      if !isComplete {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<place]))
        append(0xFFFD, to: &output)
        copied = place + length
        repairs += 1
      }
      place += length
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    return repairs
  }

  /// How long the character or the beginning of one is that starts at a place.
  private static func sequence(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at place: Int
  ) -> (length: Int, isComplete: Bool) {
    let lead = bytes[place]
    let needed: Int
    // The second byte decides about overlong forms, surrogates and the end of Unicode.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: needed = 2
    case 0xE0: (needed, second) = (3, 0xA0...0xBF)
    case 0xED: (needed, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: needed = 3
    case 0xF0: (needed, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: needed = 4
    case 0xF4: (needed, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    var length = 1
    while length < needed {
      guard place + length < bytes.count,
        (length == 1 ? second : 0x80...0xBF) ~= bytes[place + length]
      else { return (length, false) }
      length += 1
    }
    return (length, true)
  }

  /// Appends a scalar value as UTF-8.
  static func append(_ code: UInt32, to output: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift & 0x3F | 0x80) }
    switch code {
    case ..<0x80: output.append(UInt8(code))
    case ..<0x800: output += [UInt8(code >> 6 | 0xC0), tail(0)]
    case ..<0x10000: output += [UInt8(code >> 12 | 0xE0), tail(6), tail(0)]
    default: output += [UInt8(code >> 18 | 0xF0), tail(12), tail(6), tail(0)]
    }
  }
}
