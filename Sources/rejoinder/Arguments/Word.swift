/// A word of the command line, as the bytes that the system gave.
///
/// Names of files need not be UTF-8, and must come through as they are.
struct Word: Hashable, Sendable {
  /// The bytes.
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(bytes: text.utf8) }

  /// The word as a text, U+FFFD in place of what is none.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words behind the name of the command.
  static var all: [Word] {
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.dropFirst().compactMap { word in
      guard let word else { return nil }
      var end = word
      while end.pointee != 0 { end += 1 }
      return Word(
        bytes: UnsafeBufferPointer(start: word, count: end - word).map { UInt8(bitPattern: $0) }
      )
    }
  }
}

extension Word: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
