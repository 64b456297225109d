/// Texts with places in braces, such as `in reply to {name}`.
enum Template {
  /// Puts values into the places that have their names; every other brace stays as it is.
  static func fill(_ template: String, _ values: [(name: String, value: String)]) -> String {
    var template = template
    return template.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 32)
      var start = 0
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x7B, let place = place(behind: index, in: bytes, values) {
          result.append(contentsOf: bytes[start..<index])
          result.append(contentsOf: place.value.utf8)
          index += place.name.utf8.count + 2
          start = index
        } else {
          index += 1
        }
      }
      result.append(contentsOf: bytes[start...])
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The value whose name stands behind a brace and before another one.
  private static func place(
    behind brace: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ values: [(name: String, value: String)]
  ) -> (name: String, value: String)? {
    values.first { candidate in
      let end = brace + 1 + candidate.name.utf8.count
      return end < bytes.count && bytes[end] == 0x7D
        && bytes[(brace + 1)..<end].elementsEqual(candidate.name.utf8)
    }
  }
}
