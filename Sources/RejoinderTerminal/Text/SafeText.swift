internal import RejoinderCore

/// Foreign words on their way to a terminal: nothing in them may speak to it.
///
/// What is left out, and what becomes a space, is the same in every face.
enum SafeText {
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
      switch SafeLine.fate(of: scalar.value) {
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
