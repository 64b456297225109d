/// One part of an `Accept-Language` header: a language, and how much it is liked.
struct LanguageRange {
  /// The language in small letters, `*` for every other one.
  let tag: [UInt8]
  /// How much it is liked, in thousandths.
  let quality: Int

  /// Reads the parts of a header that are well-formed, in their order.
  static func ranges(in wish: String, maximumLength: Int) -> [LanguageRange] {
    var bytes = Array(wish.utf8.prefix(maximumLength + 1))
    if bytes.count > maximumLength {
      // A part that is cut in two could mean another language.
      bytes = Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: ",")) ?? 0)])
    }
    return bytes.split(separator: UInt8(ascii: ",")).compactMap { LanguageRange($0) }
  }

  private init?(_ part: ArraySlice<UInt8>) {
    let pieces = part.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let tag = Self.trimmed(pieces[0]).map(Self.lowercased)
    guard pieces.count <= 2, Self.isTag(tag) else { return nil }
    guard let quality = pieces.count == 2 ? Self.quality(Self.trimmed(pieces[1])) : 1000 else {
      return nil
    }
    (self.tag, self.quality) = (tag, quality)
  }

  /// How many subtags it has in common with a language, from the first one on; 0 for `*`, and `nil`
  /// where it is about another language.
  func nearness(to other: [UInt8]) -> Int? {
    if tag == [UInt8(ascii: "*")] { return 0 }
    let hyphen = UInt8(ascii: "-")
    var (common, index) = (0, 0)
    while index < tag.count, index < other.count, tag[index] == Self.lowercased(other[index]) {
      if tag[index] == hyphen { common += 1 }
      index += 1
    }
    let isWhole = index == tag.count || tag[index] == hyphen
    if isWhole, index == other.count || other[index] == hyphen { common += 1 }
    return common > 0 ? common : nil
  }

  /// Whether it is `*`, or letters and then subtags of up to eight letters and digits.
  private static func isTag(_ tag: [UInt8]) -> Bool {
    if tag == [UInt8(ascii: "*")] { return true }
    let subtags = tag.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    for (index, subtag) in subtags.enumerated() {
      guard 1...8 ~= subtag.count else { return false }
      for byte in subtag where !isLetter(byte) && (index == 0 || !isDigit(byte)) { return false }
    }
    return true
  }

  /// Reads `q=1`, `q=0.5`, `Q=0.123`; `nil` for everything that is no quality.
  private static func quality(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= 3, lowercased(text[text.startIndex]) == UInt8(ascii: "q"),
      text[text.startIndex + 1] == UInt8(ascii: "=")
    else { return nil }
    var (value, unit) = (0, 1000)
    for (position, byte) in text.dropFirst(2).enumerated() {
      if position == 1 {
        guard byte == UInt8(ascii: ".") else { return nil }
        continue
      }
      guard isDigit(byte), unit > 0 else { return nil }
      value += Int(byte - UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return value > 1000 ? nil : value
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let byte = text.first, isBlank(byte) { text.removeFirst() }
    while let byte = text.last, isBlank(byte) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
