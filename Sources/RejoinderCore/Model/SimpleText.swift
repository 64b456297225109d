/// Graphemes, case and cells from a few ranges of scalars, where a face brings nothing better.
enum SimpleText {
  /// A scalar with all that joins it: accents, modifiers, what a joiner ties on, a flag's other half.
  static func firstGrapheme(of text: String) -> String {
    var result = String.UnicodeScalarView()
    var last: UInt32 = 0
    for scalar in text.unicodeScalars {
      if !result.isEmpty && !joins(scalar.value, last, result.count) { break }
      result.append(scalar)
      last = scalar.value
    }
    return String(result)
  }

  private static func joins(_ scalar: UInt32, _ last: UInt32, _ count: Int) -> Bool {
    if last == 0x0D { return scalar == 0x0A }
    if ScalarRanges.isRegional(scalar) { return ScalarRanges.isRegional(last) && count == 1 }
    return last == 0x200D && scalar > 0x20FF || ScalarRanges.isZeroWidth(scalar)
  }

  /// How many cells the graphemes take: an emoji that is put together takes two.
  static func cellWidth(of text: String) -> Int {
    var (width, last, cluster, regionals) = (0, UInt32(0), 0, 0)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      regionals = ScalarRanges.isRegional(value) ? regionals + 1 : 0
      if value == 0xFE0F && cluster == 1 {
        // Asks for the emoji instead of the sign.
        width += 1
        cluster = 2
      } else if last == 0x200D && value > 0x20FF || (regionals > 0 && regionals % 2 == 0) {
        // Tied to what stands before it.
      } else if !ScalarRanges.isZeroWidth(value) {
        cluster = ScalarRanges.isWide(value) ? 2 : 1
        width += cluster
      }
      last = value
    }
    return width
  }

  /// The text in lower case, as far as a rule of thumb tells it.
  static func casefolded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value == 0xDF {
        result.append(contentsOf: "ss".unicodeScalars)
      } else {
        result.append(Unicode.Scalar(folded(scalar.value)) ?? scalar)
      }
    }
    return String(result)
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F:
      scalar + 32
    case 0x400...0x40F: scalar + 80
    // Pairs of a capital and a small letter, the capital first at even or at odd places.
    case 0x130, 0x131, 0x138, 0x149, 0x178: scalar == 0x178 ? 0xFF : scalar
    case 0x100...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F,
      0x1E00...0x1E95, 0x1EA0...0x1EFF:
      scalar | 1
    case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
    case 0x386: 0x3AC
    case 0x388...0x38A: scalar + 37
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: scalar + 63
    case 0x3C2: 0x3C3
    default: scalar
    }
  }
}
