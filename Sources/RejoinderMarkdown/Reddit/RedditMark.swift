/// What stands in the parser's source for Reddit's own marks, which the parser would misread.
///
/// Each is made of bytes that prepared sources have nowhere else, beside a bracket that lets words and
/// addresses next to it begin and end as they do next to any bracket.
enum RedditMark {
  /// `>!` within a line: this, and an opening bracket.
  static var opening: UInt8 { 0x01 }
  /// `!<`: a `<` and this.
  static let closing: [UInt8] = [0xEF, 0xB7, 0x91]
  /// The `!` of `>!` at the beginning of a line, behind the `>` of a quote.
  static var hidden: UInt8 { 0x03 }
  /// A `>` at the beginning of a line that opens no quote.
  static var literal: UInt8 { 0x04 }

  /// Whether a byte is a mark, or what a mark may begin with.
  static func isReserved(_ byte: UInt8) -> Bool { 0x01...0x04 ~= byte }

  /// Whether the mark that closes a spoiler begins at a `<`.
  static func closes(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text[index] == 0x3C && text[(index + 1)...].starts(with: closing)
  }

  /// Appends text with the marks as they were written.
  static func restore(_ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    var index = 0
    while index < text.count {
      switch text[index] {
      case opening:
        result.append(contentsOf: [0x3E, 0x21])
        index += 1
      case hidden: result.append(0x21)
      case literal: result.append(0x3E)
      case 0x3C where closes(text, at: index):
        result.append(contentsOf: [0x21, 0x3C])
        index += closing.count
      default: result.append(text[index])
      }
      index += 1
    }
  }
}
