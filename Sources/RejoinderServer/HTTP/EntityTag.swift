/// A strong entity tag: bytes that differ have tags that differ.
///
/// The tag is the length and the 64-bit FNV-1a hash of the bytes. That tells versions of a page
/// apart; it is no cryptographic promise, and nothing but caching may rest on it.
struct EntityTag: Hashable {
  /// The tag without its quotes.
  let digits: String
  /// The tag as headers carry it.
  let quoted: String

  /// - Complexity: O(*n*) in the number of bytes.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    self.init(digits: String(bytes.count, radix: 16) + "-" + String(hash, radix: 16))
  }

  private init(digits: String) {
    self.digits = digits
    quoted = "\"\(digits)\""
  }

  /// The tag of the same bytes, compressed: other bytes, hence another tag.
  var compressed: EntityTag {
    EntityTag(digits: digits + "-gz")
  }

  /// Whether a client that sent this `If-None-Match` header holds these bytes.
  ///
  /// The comparison is the weak one, as the header asks for. A comma inside a foreign tag does no
  /// harm: our tags hold none, so its pieces match nothing.
  ///
  /// - Complexity: O(*n*) in the length of the header.
  func isHeld(by header: String) -> Bool {
    header.utf8.split(separator: UInt8(ascii: ",")).contains { element in
      var tag = element.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if tag.starts(with: "W/".utf8) { tag = tag.dropFirst(2) }
      while let last = tag.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
        tag = tag.dropLast()
      }
      return tag.elementsEqual(quoted.utf8) || tag.elementsEqual("*".utf8)
    }
  }
}
