/// What Unicode says about the width of a scalar by itself.
enum ScalarWidth {
  /// Whether it takes no cell: marks, joiners and other signs that only change their neighbours.
  static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
    default: 0x1160...0x11FF ~= scalar.value  // the second and third letters of a Hangul syllable
    }
  }

  /// Whether it takes two cells: East Asian Width is wide or full.
  static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0 ~= value }
  }

  /// The wide blocks, those of emoji left out: the emoji property tells them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x4E00...0xA4CF, 0x3041...0x33FF, 0xAC00...0xD7A3, 0x2E80...0x303E, 0x3400...0x4DBF,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFE10...0xFE19,
    0x1100...0x115F, 0x2329...0x232A, 0xA960...0xA97C, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    0x16FE0...0x18CFF, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
  ]
}
