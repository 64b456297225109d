// What went wrong, in words.
extension JSONReader {
  /// The place of a byte of the window.
  func position(at place: Int) -> JSONPosition {
    let offset = window.discarded + place
    return JSONPosition(offset: offset, line: line, column: offset - lineStart + 1)
  }

  /// Makes the error for what stands at the present place, and stays there.
  mutating func fail(_ code: JSONError.Code = .unexpected, expected: String) -> JSONError {
    let byte = window.peek()
    let isEnd = byte < 0 || byte == 0x0A && documents == .lines
    let error = JSONError(
      isEnd && code == .unexpected ? .unexpectedEnd : code,
      at: position(at: window.position),
      seen: describe(byte),
      expected: expected
    )
    failure = error
    return error
  }

  private mutating func describe(_ byte: Int) -> String {
    switch byte {
    case -1: return "the end of the text"
    case 0x0A: return documents == .lines ? "the end of the line" : "a line break"
    case 0x0D: return "a line break"
    case 0x09: return "a tab"
    case 0x27: return "a single quote"
    case 0x61...0x7A, 0x41...0x5A: return "`\(word())`"
    case 0x21...0x7E: return "`\(Unicode.Scalar(UInt8(byte)))`"
    case 0xFE where window.peek(1) == 0xFF, 0xFF where window.peek(1) == 0xFE:
      return "a text in UTF-16"
    default: return "the byte 0x" + hex(byte)
    }
  }

  private func hex(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// The letters and digits that stand here, twenty at most.
  private mutating func word() -> String {
    var letters: [UInt8] = []
    while letters.count < 20 {
      let byte = window.peek(letters.count)
      guard Self.isWord(byte) else { break }
      letters.append(UInt8(byte))
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func isWord(_ byte: Int) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
  }
}
