internal import RejoinderCore

/// JSON within a page.
///
/// No sign that could end the element it stands in, or begin a comment, stands for itself.
extension PageWriter {
  /// Writes a string of JSON.
  mutating func json(_ text: String) {
    let digits = Array("0123456789abcdef".utf8)
    var string: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case ..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F:
        string += [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: string.append(byte)
      }
    }
    string.append(0x22)
    html(string)
  }

  /// Writes a phrase with its forms: a string where all are the same.
  mutating func json(_ phrase: Plural) {
    let special = Plural.Category.allCases.filter {
      !phrase[$0].utf8.elementsEqual(phrase.other.utf8)
    }
    guard !special.isEmpty else { return json(phrase.other) }
    literal("{")
    for category in special {
      literal(Self.name(of: category))
      literal(":")
      json(phrase[category])
      literal(",")
    }
    literal("\"other\":")
    json(phrase.other)
    literal("}")
  }

  private static func name(of category: Plural.Category) -> StaticString {
    switch category {
    case .zero: "\"zero\""
    case .one: "\"one\""
    case .two: "\"two\""
    case .few: "\"few\""
    case .many: "\"many\""
    case .other: "\"other\""
    }
  }
}
