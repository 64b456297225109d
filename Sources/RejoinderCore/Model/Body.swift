/// What a comment says, as its source wrote it.
///
/// Stores and exports keep the source and its format; ``Markup`` is derived from it.
public struct Body: Hashable, Sendable {
  /// How a source is written.
  public enum Format: UInt8, Hashable, Sendable, CaseIterable {
    /// Plain text: line breaks count, nothing else means anything.
    case plain
    /// HTML as people paste it: unclosed, misnested and hostile alike.
    case html
    /// Markdown: CommonMark with the usual extensions.
    case markdown
  }

  /// The text as it was written.
  public var source: String

  /// How the text is written.
  public var format: Format

  /// Makes a body.
  ///
  /// - Parameters:
  ///   - source: The text as it was written.
  ///   - format: How the text is written.
  public init(_ source: String, format: Format = .plain) {
    self.source = source
    self.format = format
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { source.utf8.isEmpty }

  /// Whether both are written in the same bytes and the same format.
  ///
  /// - Parameters:
  ///   - lhs: One body.
  ///   - rhs: Another body.
  /// - Returns: Whether they are the same, byte for byte.
  public static func == (lhs: Body, rhs: Body) -> Bool {
    // Bytes, not characters: Unicode's equivalence tables would enter the browser's module.
    lhs.format == rhs.format && lhs.source.utf8.elementsEqual(rhs.source.utf8)
  }

  /// Hashes the bytes.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    for byte in source.utf8 { hasher.combine(byte) }
  }
}

extension Body: ExpressibleByStringLiteral {
  /// Makes a plain body.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self.init(value) }
}
