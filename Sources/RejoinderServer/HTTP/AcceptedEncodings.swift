/// What an `Accept-Encoding` header says about gzip.
///
/// A name beats `*`, a quality of nought refuses, and gzip is taken unless the client says that it
/// likes the plain bytes better. A quality that cannot be read counts as nought: plain bytes are
/// always safe.
struct AcceptedEncodings {
  private var gzip: Int?
  private var identity: Int?
  private var others: Int?

  /// - Complexity: O(*n*) in the length of the header.
  init(_ header: String) {
    for element in header.utf8.split(separator: UInt8(ascii: ",")) {
      let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let quality = Self.quality(parts.dropFirst())
      switch Self.word(parts[0]) {
      case "gzip", "x-gzip": gzip = quality
      case "identity": identity = quality
      case "*": others = quality
      default: continue
      }
    }
  }

  /// Whether compressed bytes may be sent, and are not the client's second choice.
  var prefersGzip: Bool {
    let gzip = gzip ?? others ?? 0
    return gzip > 0 && gzip >= identity ?? 0
  }

  /// The quality in thousandths; 1000 where none is given.
  private static func quality(_ parameters: ArraySlice<Substring.UTF8View>) -> Int {
    for parameter in parameters {
      let word = word(parameter)
      guard word.hasPrefix("q=") else { continue }
      return thousandths(word.utf8.dropFirst(2)) ?? 0
    }
    return 1000
  }

  /// Reads `1`, `0.5`, `0.123`; `nil` for everything that is no quality.
  private static func thousandths(_ text: Substring.UTF8View) -> Int? {
    var (value, unit) = (0, 1000)
    for (position, byte) in text.enumerated() {
      if position == 1 {
        guard byte == UInt8(ascii: ".") else { return nil }
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, unit > 0 else { return nil }
      value += Int(byte - UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return text.isEmpty || value > 1000 ? nil : value
  }

  /// In small letters and without blanks, as names and parameters are compared.
  private static func word(_ text: Substring.UTF8View) -> String {
    String(
      decoding: text.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 },
      as: UTF8.self
    )
  }
}
