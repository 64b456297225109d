/// Writes texts so that they can stand between quotes.
enum JSONEscapes {
  static func append(
    _ text: UnsafeBufferPointer<UInt8>,
    embeddable: Bool,
    to output: inout [UInt8]
  ) {
    var copied = 0
    var place = 0
    while place < text.count {
      let length = escapedLength(text, at: place, embeddable)
      if length > 0 {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<place]))
        appendEscape(text, at: place, to: &output)
        copied = place + length
      }
      place += max(length, 1)
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  /// How many bytes at a place need an escape, 0 for none.
  private static func escapedLength(
    _ text: UnsafeBufferPointer<UInt8>,
    at place: Int,
    _ embeddable: Bool
  ) -> Int {
    switch text[place] {
    case ..<0x20, 0x22, 0x5C: 1
    case 0x26, 0x3C, 0x3E: embeddable ? 1 : 0
    case 0xE2:
      // U+2028 and U+2029 end a line in older scripts.
      embeddable && text.count - place > 2 && text[place + 1] == 0x80
        && text[place + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  private static func appendEscape(
    _ text: UnsafeBufferPointer<UInt8>,
    at place: Int,
    to output: inout [UInt8]
  ) {
    output.append(0x5C)
    switch text[place] {
    case 0x22, 0x5C: output.append(text[place])
    case 0x08: output.append(0x62)
    case 0x09: output.append(0x74)
    case 0x0A: output.append(0x6E)
    case 0x0C: output.append(0x66)
    case 0x0D: output.append(0x72)
    case 0xE2: output.append(contentsOf: "u202".utf8 + [text[place + 2] & 1 | 0x38])
    case let byte: output.append(contentsOf: "u00".utf8 + [hex(byte >> 4), hex(byte & 0xF)])
    }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? digit + 0x30 : digit + 0x57 }
}
