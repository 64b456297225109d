package import RejoinderCore

/// A comment's id as a word that can stand anywhere in a page and in an address.
///
/// Letters, digits, `-` and `_` stay, every other byte becomes a dot and two hexadecimal digits. So
/// the word needs no further encoding in an attribute, a fragment or a query, holds no comma, and
/// gives the id back, whatever bytes that has.
///
/// ```swift
/// IDToken("t1_a/b").bytes        // t1_a.2Fb
/// IDToken(decoding: "t1_a.2Fb")  // the same word
/// ```
package struct IDToken: Hashable, Sendable {
  /// The word.
  package let bytes: [UInt8]

  /// The id for which it stands.
  package let id: Comment.ID

  /// Makes the word of an id.
  ///
  /// - Parameter id: The id.
  package init(_ id: Comment.ID) {
    self.id = id
    var bytes: [UInt8] = []
    for byte in id.utf8 {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x2E, Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    self.bytes = bytes
  }

  /// Reads a word; it fails for one that this type never writes.
  ///
  /// - Parameter word: The bytes of the word.
  package init?(decoding word: some Collection<UInt8>) {
    var id: [UInt8] = []
    var rest = word.makeIterator()
    while let byte = rest.next() {
      if byte == 0x2E {
        guard let high = rest.next().flatMap(Self.value), let low = rest.next().flatMap(Self.value)
        else { return nil }
        id.append(high << 4 | low)
      } else if Self.isPlain(byte) {
        id.append(byte)
      } else {
        return nil
      }
    }
    self.init(Comment.ID(utf8: id))
    guard bytes.elementsEqual(word) else { return nil }
  }

  /// Whether both stand for the same id.
  ///
  /// - Parameters:
  ///   - lhs: One word.
  ///   - rhs: Another word.
  /// - Returns: Whether their ids are equal.
  package static func == (lhs: IDToken, rhs: IDToken) -> Bool { lhs.id == rhs.id }

  /// Hashes the id.
  ///
  /// - Parameter hasher: The hasher to feed.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    default: nil
    }
  }
}
