/// Writes markup as plain text for a terminal, a mail or a file.
///
/// Lines are broken to a width in cells. Quotes begin with `> `, items with a bullet or a number,
/// tables stand in columns, and code keeps its lines as they are. Control characters, which could
/// speak to a terminal, are left out.
///
/// ```swift
/// let writer = TextWriter(width: 40)
/// writer.text(of: Markup(html: "<ul><li>See <a href='https://example.org'>this</a></ul>"))
/// // • See this (https://example.org)
/// ```
public struct TextWriter: Sendable {
  /// How the address of a link is shown; one that its text already shows is not shown again.
  public enum Links: Hashable, Sendable, CaseIterable {
    /// In brackets after the text.
    case inline
    /// As a number after the text; the addresses stand at the end.
    case numbered
    /// Not at all.
    case hidden
  }

  /// How many cells a line may take.
  public var width: Int
  /// How the addresses of links are shown.
  public var links: Links
  /// Whether the letters of spoilers are replaced by blocks.
  public var hidesSpoilers: Bool
  /// How text is measured.
  public var services: TextServices

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - width: How many cells a line may take; at least 8 are used.
  ///   - links: How the addresses of links are shown.
  ///   - hidesSpoilers: Whether the letters of spoilers are replaced by blocks.
  ///   - services: How text is measured.
  public init(
    width: Int = 72,
    links: Links = .inline,
    hidesSpoilers: Bool = false,
    services: TextServices = .simple
  ) {
    self.width = width
    self.links = links
    self.hidesSpoilers = hidesSpoilers
    self.services = services
  }

  /// Writes markup as text, without a line break at its end.
  ///
  /// - Parameter markup: The markup.
  /// - Returns: The text.
  /// - Complexity: O(n) in the size of the markup.
  public func text(of markup: Markup) -> String {
    var flow = TextFlow(self, markup)
    return String(decoding: flow.write(), as: UTF8.self)
  }
}
