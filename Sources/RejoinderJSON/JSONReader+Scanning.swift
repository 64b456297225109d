// The spelling of strings, numbers and literals.
extension JSONReader {
  /// Scans a string from its opening quote to behind its closing one.
  mutating func scanString(keeping: Bool) throws(JSONError) {
    if keeping { window.mark = window.position }
    (hasEscapes, hasHighBytes) = (false, false)
    window.position += 1
    while true {
      skipPlainText()
      switch window.peek() {
      case 0x22:
        window.position += 1
        tokenEnd = window.position
        return
      case 0x5C:
        hasEscapes = true
        try scanEscape()
      case -1:
        throw fail(expected: "the closing quote of a string")
      case 0x20...:
        // The window ended within the string and has moved on.
        continue
      default:
        throw fail(.controlCharacter, expected: "an escape such as \\n in its place")
      }
    }
  }

  /// Goes to the next quote, backslash or control character of the window, or to its end.
  private mutating func skipPlainText() {
    let (base, count) = (window.base, window.count)
    var place = window.position
    var high: UInt64 = 0
    // Eight bytes at a time: a subtraction borrows into the top bit of a byte that is too small.
    while place + 8 <= count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
      )
      let quote = word ^ 0x2222_2222_2222_2222
      let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let found =
        ((word &- 0x2020_2020_2020_2020) & ~word)
        | ((quote &- 0x0101_0101_0101_0101) & ~quote)
        | ((backslash &- 0x0101_0101_0101_0101) & ~backslash)
      high |= word
      guard found & 0x8080_8080_8080_8080 == 0 else {
        place += (found & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
        break
      }
      place += 8
    }
    while place < count, base[place] != 0x22, base[place] != 0x5C, base[place] >= 0x20 {
      high |= UInt64(base[place])
      place += 1
    }
    if high & 0x8080_8080_8080_8080 != 0 { hasHighBytes = true }
    window.position = place
  }

  private mutating func scanEscape() throws(JSONError) {
    switch window.peek(1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      window.position += 2
    case 0x75:
      for distance in 2...5 {
        guard Self.hexDigit(window.peek(distance)) >= 0 else {
          window.position += min(distance, window.count - window.position)
          throw fail(.invalidEscape, expected: "four hexadecimal digits after \\u")
        }
      }
      window.position += 6
    default:
      window.position += 1
      throw fail(.invalidEscape, expected: "one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// The value of a hexadecimal digit, or -1.
  static func hexDigit(_ byte: Int) -> Int {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: -1
    }
  }

  /// Scans a number and what ends it.
  mutating func scanNumber(keeping: Bool) throws(JSONError) {
    if keeping { window.mark = window.position }
    if window.peek() == 0x2D { window.position += 1 }
    if window.peek() == 0x30 {
      window.position += 1
    } else {
      try scanDigits(expected: "a digit")
    }
    if window.peek() == 0x2E {
      window.position += 1
      try scanDigits(expected: "a digit after the decimal point")
    }
    if window.peek() | 0x20 == 0x65 {
      window.position += 1
      let sign = window.peek()
      if sign == 0x2B || sign == 0x2D { window.position += 1 }
      try scanDigits(expected: "a digit in the exponent")
    }
    try requireDelimiter(.invalidNumber, expected: "the end of a number")
    token = .number
  }

  private mutating func scanDigits(expected: String) throws(JSONError) {
    guard 0x30...0x39 ~= window.peek() else { throw fail(.invalidNumber, expected: expected) }
    repeat {
      var place = window.position
      while place < window.count, window.base[place] &- 0x30 < 10 { place += 1 }
      window.position = place
    } while 0x30...0x39 ~= window.peek()
  }

  mutating func scanLiteral(
    _ text: StaticString,
    _ token: JSONToken,
    _ keeping: Bool
  ) throws(JSONError) {
    if keeping { window.mark = window.position }
    for index in 0..<text.utf8CodeUnitCount {
      guard window.peek(index) == Int(text.utf8Start[index]) else {
        throw fail(expected: "a value")
      }
    }
    window.position += text.utf8CodeUnitCount
    try requireDelimiter(.unexpected, expected: "the end of the value")
    self.token = token
  }

  /// Numbers and literals end where something else than a letter or a digit begins.
  private mutating func requireDelimiter(
    _ code: JSONError.Code,
    expected: String
  ) throws(JSONError) {
    switch window.peek() {
    case -1, 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: break
    default: throw fail(code, expected: expected)
    }
    // Only now: looking ahead may have moved the window.
    tokenEnd = window.position
  }
}
