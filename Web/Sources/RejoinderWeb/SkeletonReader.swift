import RejoinderCore

/// Reads lines of fields with tabs between them, without making a string of anything.
struct SkeletonReader {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  private static let tab: UInt8 = 0x09
  private static let newline: UInt8 = 0x0A

  /// The next field of the line, without the tab or the line's end behind it; the end stays.
  mutating func field() -> Range<Int> {
    let start = position
    while position < text.count, text[position] != Self.tab, text[position] != Self.newline {
      position += 1
    }
    let end = position
    if position < text.count, text[position] == Self.tab { position += 1 }
    return start..<end
  }

  /// Passes over what is left of the line.
  mutating func endLine() {
    while position < text.count, text[position] != Self.newline { position += 1 }
    position += 1
  }

  /// The next field as a number, `nil` where it is empty or none.
  mutating func number() -> Int64? {
    let field = field()
    return number(in: field)
  }

  /// A number of at most 18 digits.
  private func number(in field: Range<Int>) -> Int64? {
    let isNegative = !field.isEmpty && text[field.lowerBound] == 0x2D
    let digits = field.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number: Int64 = 0
    for index in digits {
      let digit = text[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
    }
    return isNegative ? -number : number
  }

  /// Whether the next field is a word; it is passed over then.
  mutating func skip(_ word: StaticString) -> Bool {
    var ahead = self
    guard ahead.matches(ahead.field(), word) else { return false }
    self = ahead
    return true
  }

  /// The number behind a name and an equals sign in a field, `nil` for another field.
  func value(of name: StaticString, in field: Range<Int>) -> Int64? {
    let start = field.lowerBound + name.utf8CodeUnitCount
    guard start < field.upperBound, text[start] == 0x3D,
      matches(field.lowerBound..<start, name)
    else { return nil }
    return number(in: start + 1..<field.upperBound)
  }

  private func matches(_ field: Range<Int>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { UnsafeBufferPointer(rebasing: text[field]).elementsEqual($0) }
  }
}
