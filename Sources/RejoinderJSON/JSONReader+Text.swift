// Strings, names and numbers that were read.
extension JSONReader {
  /// The text of the last string or name; of other tokens, what stands in the input.
  ///
  /// - Complexity: O(length).
  public var text: String {
    mutating get { withTextBytes { bytes in String(decoding: bytes, as: UTF8.self) } }
  }

  /// Gives the UTF-8 of the last string or name, escapes resolved and ill-formed pieces replaced.
  ///
  /// - Parameter body: Gets the bytes, which are valid during the call only.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(length); nothing is copied unless there are escapes or ill-formed bytes.
  public mutating func withTextBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard token == .string || token == .name else {
      return try body(window.bytes(from: max(window.mark, 0), to: tokenEnd))
    }
    let bytes = window.bytes(from: window.mark + 1, to: tokenEnd - 1)
    let isPlain = !hasEscapes && (!hasHighBytes || WellFormedText.isWellFormed(bytes))
    if isPlain { return try body(bytes) }
    scratch.removeAll(keepingCapacity: true)
    repairCount += hasEscapes ? resolveEscapes(bytes) : WellFormedText.append(bytes, to: &scratch)
    return try scratch.withUnsafeBufferPointer { (bytes) throws(Failure) in try body(bytes) }
  }

  /// Whether the last name, or string, has the given text.
  ///
  /// - Parameter name: The text to compare with.
  /// - Returns: Whether both are the same, byte for byte.
  /// - Complexity: O(length).
  public mutating func nameIs(_ name: StaticString) -> Bool {
    withTextBytes { bytes in
      guard bytes.count == name.utf8CodeUnitCount else { return false }
      for index in 0..<bytes.count where bytes[index] != name.utf8Start[index] { return false }
      return true
    }
  }

  /// Which of some names the last name is.
  ///
  /// - Parameter names: The names.
  /// - Returns: Its index among them, or `nil`.
  /// - Complexity: O(number of names) comparisons of one machine word.
  public mutating func nameIndex(in names: JSONNames) -> Int? {
    withTextBytes { bytes in names.index(of: bytes) }
  }

  /// Appends the text without its escapes and says how many pieces were replaced.
  private mutating func resolveEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var repairs = 0
    var place = 0
    while place < bytes.count {
      var end = place
      while end < bytes.count, bytes[end] != 0x5C { end += 1 }
      let run = UnsafeBufferPointer(rebasing: bytes[place..<end])
      if hasHighBytes {
        repairs += WellFormedText.append(run, to: &scratch)
      } else {
        scratch.append(contentsOf: run)
      }
      guard end < bytes.count else { break }
      place = end
      repairs += resolveEscape(bytes, &place)
    }
    return repairs
  }

  /// Appends what the escape at a place means, goes behind it, and says whether it was a lone surrogate.
  private mutating func resolveEscape(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int)
    -> Int
  {
    let letter = bytes[place + 1]
    guard letter == 0x75 else {
      scratch.append(Self.escaped(letter))
      place += 2
      return 0
    }
    var code = Self.codeUnit(bytes, place)
    place += 6
    guard 0xD800...0xDFFF ~= code else {
      WellFormedText.append(code, to: &scratch)
      return 0
    }
    let low = code < 0xDC00 ? Self.codeUnit(bytes, place) : 0
    guard 0xDC00...0xDFFF ~= low else {
      WellFormedText.append(0xFFFD, to: &scratch)
      return 1
    }
    place += 6
    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    WellFormedText.append(code, to: &scratch)
    return 0
  }

  /// What a letter after a backslash stands for.
  private static func escaped(_ letter: UInt8) -> UInt8 {
    switch letter {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: letter
    }
  }

  /// The number in `\u0000` at a place, or 0 where no such escape stands.
  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32 {
    guard place + 6 <= bytes.count, bytes[place] == 0x5C, bytes[place + 1] == 0x75 else { return 0 }
    var code: UInt32 = 0
    for index in 2...5 { code = code << 4 | UInt32(hexDigit(Int(bytes[place + index]))) }
    return code
  }
}
