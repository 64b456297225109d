/// Foreign words on their way into a line of ours: names, titles and sources, in every face.
///
/// Left out are all control characters, those of the upper half too, with which a terminal's escape
/// sequences begin; signs that turn the direction of writing, which would reach beyond the words
/// they stand in; and soft hyphens and other signs that take no room. Line breaks, tabs and spaces
/// of all kinds become spaces. What joins letters and emoji stays.
package enum SafeLine {
  /// What becomes of a scalar.
  package enum Fate {
    case kept, space, gone
  }

  /// What becomes of a scalar.
  package static func fate(of scalar: UInt32) -> Fate {
    switch scalar {
    case 0x21...0x7E: .kept
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      .space
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E: .gone
    case 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE001F:
      .gone
    default: .kept
    }
  }

  /// Whether a scalar shows by itself, rather than as part of the one before it, or not at all.
  package static func showsAlone(_ scalar: UInt32) -> Bool {
    fate(of: scalar) == .kept && !isBlank(scalar) && !ScalarRanges.isZeroWidth(scalar)
  }

  /// Whether a scalar is kept for the sake of others and is nothing to see without them: joiners,
  /// selectors, tags, and the letters that are empty by design.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200C, 0x200D, 0x2800, 0x3164,
      0xFE00...0xFE0F, 0xFFA0, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The words that can be shown, or an empty string where none of them could be seen.
  ///
  /// - Complexity: O(n) in their length.
  package static func made(of text: String) -> String {
    if isPrintable(text) { return text }
    var line = String.UnicodeScalarView()
    var isSeen = false
    for scalar in text.unicodeScalars {
      switch fate(of: scalar.value) {
      case .gone: continue
      case .space: line.append(" ")
      case .kept:
        line.append(scalar)
        isSeen = isSeen || !isBlank(scalar.value)
      }
    }
    return isSeen ? String(line) : ""
  }

  /// Whether it is printable ASCII, as most words are, and not spaces alone.
  private static func isPrintable(_ text: String) -> Bool {
    var isSeen = false
    for byte in text.utf8 {
      if byte &- 0x20 >= 0x5F { return false }
      isSeen = isSeen || byte > 0x20
    }
    return isSeen
  }
}
