internal import RejoinderCore

/// A page while it is written: bytes of HTML, and the one encoder through which all text goes.
///
/// What is markup comes from literals in the code; everything else is text and is encoded, the same
/// way between tags and inside quoted attributes, so that no string from outside becomes markup.
///
/// ```swift
/// var writer = PageWriter()
/// writer.literal("<p>")
/// writer.text("1 < 2")
/// writer.literal("</p>")      // <p>1 &lt; 2</p>
/// ```
public struct PageWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty page.
  ///
  /// - Parameter capacity: How many bytes to make room for.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes markup that stands in the code.
  ///
  /// - Parameter markup: The markup.
  /// - Complexity: O(n) in its length.
  public mutating func literal(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes that are HTML already, such as a comment's body from Core's writer.
  ///
  /// - Parameter html: The bytes, taken as they are: they must come from an encoding writer.
  /// - Complexity: O(n) in their number.
  public mutating func html(_ html: [UInt8]) { bytes.append(contentsOf: html) }

  /// Writes text, encoded for any place between tags and inside quotes.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(n) in its length.
  public mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { encode($0) }
  }

  /// Writes UTF-8 as text, encoded like ``text(_:)-(String)``.
  ///
  /// - Parameter utf8: The bytes of the text.
  /// - Complexity: O(n) in their number.
  public mutating func text(_ utf8: ArraySlice<UInt8>) {
    utf8.withUnsafeBufferPointer { encode($0) }
  }

  /// Writes a whole number in plain digits.
  ///
  /// - Parameter number: The number.
  public mutating func number(_ number: Int) {
    if number < 0 { bytes.append(0x2D) }
    let start = bytes.count
    var magnitude = number.magnitude
    repeat {
      bytes.append(UInt8(magnitude % 10) + 0x30)
      magnitude /= 10
    } while magnitude > 0
    bytes[start...].reverse()
  }

  /// Writes an attribute with a space before it: ` name="value"`.
  ///
  /// - Parameters:
  ///   - name: The name, with the space and the equals sign: ` title=`.
  ///   - value: The value, encoded.
  public mutating func attribute(_ name: StaticString, _ value: String) {
    literal(name)
    literal("\"")
    text(value)
    literal("\"")
  }

  /// Writes a text in which one place in braces is filled by something else.
  ///
  /// - Parameters:
  ///   - template: The text, such as `in reply to {name}`.
  ///   - place: The place with its braces: `{name}`.
  ///   - value: Writes what goes there.
  public mutating func phrase(
    _ template: String,
    _ place: StaticString,
    _ value: (inout PageWriter) -> Void
  ) {
    var template = template
    template.withUTF8 { bytes in
      guard let start = Self.position(of: place, in: bytes) else { return encode(bytes) }
      encode(UnsafeBufferPointer(rebasing: bytes[..<start]))
      value(&self)
      encode(UnsafeBufferPointer(rebasing: bytes[(start + place.utf8CodeUnitCount)...]))
    }
  }

  private static func position(
    of place: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    place.withUTF8Buffer { place in
      guard bytes.count >= place.count else { return nil }
      return (0...bytes.count - place.count).first { bytes[$0...].starts(with: place) }
    }
  }
}

extension PageWriter {
  /// Control characters but tab, line feed, form feed and carriage return: HTML may not hold them.
  private static let controls: UInt32 = 0xFFFF_C9FF

  /// Hands words to the encoder; control characters become U+FFFD.
  private mutating func encode(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices
    where text[index] < 32 && Self.controls >> UInt32(text[index]) & 1 == 1 {
      HTMLEncoder.append(UnsafeBufferPointer(rebasing: text[start..<index]), to: &bytes)
      bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
      start = index + 1
    }
    HTMLEncoder.append(UnsafeBufferPointer(rebasing: text[start...]), to: &bytes)
  }
}
