/// Texts with places in braces, such as `in reply to {name}`.
enum Template {
  /// Puts values into the places that have their names; every other brace stays as it is.
  static func fill(_ template: String, _ values: [(name: String, value: String)]) -> String {
    var result: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let byte = rest.first {
      if byte == 0x7B, let place = place(in: rest, values) {
        result.append(contentsOf: place.value.utf8)
        rest.removeFirst(place.name.utf8.count + 2)
      } else {
        result.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value whose name stands between braces at the beginning of some bytes.
  private static func place(
    in bytes: ArraySlice<UInt8>,
    _ values: [(name: String, value: String)]
  ) -> (name: String, value: String)? {
    values.first { candidate in
      let behind = bytes.dropFirst()
      return behind.starts(with: candidate.name.utf8)
        && behind.dropFirst(candidate.name.utf8.count).first == 0x7D
    }
  }
}
