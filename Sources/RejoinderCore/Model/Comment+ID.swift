extension Comment {
  /// The identity of a comment: some bytes of UTF-8, whatever its source uses.
  ///
  /// Ids made of digits compare as numbers (`9 < 10`) and stand before all others, which compare
  /// byte by byte. Up to 15 bytes are kept inline; hashing never looks at characters, so that no
  /// Unicode table is needed.
  ///
  /// ```swift
  /// let id: Comment.ID = "c7"
  /// Comment.ID(42) == "42"
  /// ```
  public struct ID: Sendable {
    /// The first eight bytes, most significant first, zeros behind the end.
    let high: UInt64

    /// Seven more bytes, then one that holds the inline length and the digit mark.
    let low: UInt64

    /// What does not fit inline, nearly always empty.
    let rest: [UInt8]

    /// Makes an id from UTF-8.
    ///
    /// - Parameter utf8: The bytes; they are not checked.
    /// - Complexity: O(n) in their number.
    public init(utf8: some Sequence<UInt8>) {
      var (high, low): (UInt64, UInt64) = (0, 0)
      var rest: [UInt8] = []
      var count: UInt64 = 0
      var isNumeric = true
      for byte in utf8 {
        isNumeric = isNumeric && byte &- 0x30 < 10
        switch count {
        case ..<8: high |= UInt64(byte) << (56 - 8 * count)
        case ..<15: low |= UInt64(byte) << (56 - 8 * (count - 8))
        default: rest.append(byte)
        }
        count += 1
      }
      self.high = high
      self.low = low | min(count, 15) | (isNumeric && count > 0 ? Self.digitMark : 0)
      self.rest = rest
    }

    /// Makes an id from text.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(n) in its length.
    public init(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

    /// Makes the id that a number writes.
    ///
    /// - Parameter number: The number.
    public init(_ number: Int64) {
      var digits: [UInt8] = []
      var magnitude = number.magnitude
      repeat {
        digits.append(UInt8(magnitude % 10) + 0x30)
        magnitude /= 10
      } while magnitude > 0
      if number < 0 { digits.append(0x2D) }
      self.init(utf8: digits.reversed())
    }

    private static let digitMark: UInt64 = 0x80

    /// How many bytes it has.
    public var utf8Count: Int { Int(low & 0x7F) + rest.count }

    /// Whether it has no bytes at all.
    public var isEmpty: Bool { low & 0x7F == 0 }

    /// Whether it consists of digits only.
    public var isNumeric: Bool { low & Self.digitMark != 0 }

    /// Its bytes.
    ///
    /// - Complexity: O(n) in their number.
    public var utf8: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(utf8Count)
      for index in 0..<(low & 0x7F) {
        let (word, place) = index < 8 ? (high, index) : (low, index - 8)
        bytes.append(UInt8(truncatingIfNeeded: word >> (56 - 8 * place)))
      }
      return bytes + rest
    }
  }
}

extension Comment.ID: Hashable {
  /// Whether both have the same bytes.
  ///
  /// - Parameters:
  ///   - lhs: One id.
  ///   - rhs: Another id.
  /// - Returns: Whether they are equal, byte for byte.
  public static func == (lhs: Comment.ID, rhs: Comment.ID) -> Bool {
    lhs.high == rhs.high && lhs.low == rhs.low && lhs.rest == rhs.rest
  }

  /// Hashes the bytes.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
    if !rest.isEmpty { hasher.combine(rest) }
  }
}

extension Comment.ID: Comparable {
  /// Whether one id stands before another: numbers by value, then everything else by bytes.
  ///
  /// - Parameters:
  ///   - lhs: One id.
  ///   - rhs: Another id.
  /// - Returns: Whether the first stands before the second.
  public static func < (lhs: Comment.ID, rhs: Comment.ID) -> Bool {
    guard lhs.isNumeric == rhs.isNumeric else { return lhs.isNumeric }
    guard lhs.isNumeric else { return lhs.bytesPrecede(rhs) }
    // Without leading zeros the longer number is the greater one.
    if lhs.startsWithZero || rhs.startsWithZero { return lhs.digitsPrecede(rhs) }
    return lhs.utf8Count == rhs.utf8Count
      ? lhs.bytesPrecede(rhs) : lhs.utf8Count < rhs.utf8Count
  }

  private var startsWithZero: Bool { high >> 56 == 0x30 }

  private func bytesPrecede(_ other: Comment.ID) -> Bool {
    if high != other.high { return high < other.high }
    if low >> 8 != other.low >> 8 { return low >> 8 < other.low >> 8 }
    if rest.isEmpty || other.rest.isEmpty { return utf8Count < other.utf8Count }
    return rest.lexicographicallyPrecedes(other.rest)
  }

  private func digitsPrecede(_ other: Comment.ID) -> Bool {
    let own = utf8.drop { $0 == 0x30 }
    let others = other.utf8.drop { $0 == 0x30 }
    if own.count != others.count { return own.count < others.count }
    if own.elementsEqual(others) { return utf8Count < other.utf8Count }
    return own.lexicographicallyPrecedes(others)
  }
}

extension Comment.ID: ExpressibleByStringInterpolation {
  /// Makes an id from text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Comment.ID: CustomStringConvertible {
  /// The id as text; bytes that are no UTF-8 show as replacement characters.
  public var description: String { String(decoding: utf8, as: UTF8.self) }
}
