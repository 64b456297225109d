/// Foreign words on their way to a terminal: nothing in them may speak to it.
///
/// Left out are all control characters, those of the upper half too, with which escape sequences
/// begin; signs that turn the direction of writing, which would reach beyond the words they stand
/// in; and soft hyphens, which terminals show in different ways. Line breaks, tabs and spaces of
/// all kinds become spaces.
enum SafeText {
  /// What becomes of a scalar.
  enum Fate {
    case kept, space, gone
  }

  static func fate(of value: UInt32) -> Fate {
    switch value {
    case 0x21...0x7E: .kept
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F: .space
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: .gone
    case 0x202A...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB, 0xE0000...0xE001F: .gone
    default: .kept
    }
  }

  /// Adds words.
  ///
  /// - Complexity: O(n) in their length.
  static func append(
    _ text: some StringProtocol,
    as characters: TerminalCharacters,
    to bytes: inout [UInt8]
  ) {
    if appendPrintable(text, to: &bytes) { return }
    for scalar in text.unicodeScalars {
      switch fate(of: scalar.value) {
      case .gone: continue
      case .space: bytes.append(0x20)
      case .kept where characters == .ascii: bytes.append(contentsOf: ASCIIText.bytes(for: scalar))
      case .kept: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }

  /// Adds words of printable ASCII in one piece, as most are.
  private static func appendPrintable(
    _ text: some StringProtocol,
    to bytes: inout [UInt8]
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { text in
      for byte in text where byte &- 0x20 >= 0x5F { return false }
      bytes.append(contentsOf: text)
      return true
    } ?? false
  }

  /// The words that a terminal can be given.
  ///
  /// - Complexity: O(n) in their length.
  static func made(of text: some StringProtocol, as characters: TerminalCharacters) -> String {
    var bytes: [UInt8] = []
    append(text, as: characters, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
