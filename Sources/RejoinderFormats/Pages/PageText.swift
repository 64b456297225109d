/// Plain text out of pieces of a page.
enum PageText {
  /// The text of a piece, entities resolved, white space drawn together and taken off the ends.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    collapsed(unescaped(bytes))
  }

  /// Draws white space together, hard spaces too, and takes it off the ends.
  static func collapsed(_ text: String) -> String {
    text.split { $0.isWhitespace || $0 == "\u{A0}" }.joined(separator: " ")
  }

  /// Resolves the entities that pages use in titles and addresses; others stay as they are.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x26) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: 0x26) {
      text += String(decoding: rest[rest.startIndex..<start], as: UTF8.self)
      let tail = rest[start...].prefix(12)
      if let stop = tail.firstIndex(of: 0x3B), let character = character(rest[(start + 1)..<stop]) {
        text.unicodeScalars.append(character)
        rest = rest[(stop + 1)...]
      } else {
        text += "&"
        rest = rest[(start + 1)...]
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return named[name]
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]
}
