/// Words for a terminal that shows ASCII only.
///
/// It never gives a byte above 126: in an eight-bit terminal those can be control characters.
enum ASCIIText {
  /// What is shown for a scalar: the like of it, or a question mark.
  static func bytes(for scalar: Unicode.Scalar) -> [UInt8] {
    if scalar.isASCII { return [UInt8(scalar.value)] }
    if let known = likes[scalar.value] { return known }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return []
    default: return withoutMarks(scalar) ?? [0x3F]
    }
  }

  private static let likes: [UInt32: [UInt8]] = [
    0x00A9: "(c)", 0x00AB: "<<", 0x00AE: "(R)", 0x00B0: "deg", 0x00B7: "-", 0x00BB: ">>",
    0x00C6: "AE", 0x00D7: "x", 0x00D8: "O", 0x00DF: "ss", 0x00E6: "ae", 0x00F8: "o",
    0x0141: "L", 0x0142: "l", 0x0152: "OE", 0x0153: "oe",
    0x2010: "-", 0x2011: "-", 0x2012: "-", 0x2013: "-", 0x2014: "--", 0x2015: "--",
    0x2018: "'", 0x2019: "'", 0x201A: ",", 0x201C: "\"", 0x201D: "\"", 0x201E: "\"",
    0x2022: "*", 0x2026: "...", 0x2032: "'", 0x2033: "\"", 0x20AC: "EUR", 0x2122: "(TM)",
    0x2190: "<-", 0x2192: "->", 0x21AA: "->", 0x2212: "-", 0x2500: "-", 0x2502: "|", 0x2588: "#",
    0x2610: "[ ]", 0x2611: "[x]",
  ].mapValues { (like: String) in Array(like.utf8) }

  /// The letter under an accent, which Unicode's names tell: LATIN SMALL LETTER E WITH ACUTE.
  private static func withoutMarks(_ scalar: Unicode.Scalar) -> [UInt8]? {
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].utf8.count == 1
    else { return nil }
    let letter = Array(words[3].utf8)
    return words[1] == "SMALL" ? letter.map { $0 | 0x20 } : letter
  }
}
