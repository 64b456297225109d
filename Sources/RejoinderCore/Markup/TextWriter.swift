/// Writes markup as plain text for a terminal, a mail or a file.
///
/// Lines are broken to a width in cells, between words where a word fits. Quotes begin with `> `,
/// items with a bullet or a number and tasks with their box, tables stand in columns, and code keeps
/// its lines. Control characters, which could speak to a terminal, are left out.
///
/// Styles without which words mean something else are shown as marks: `~~gone~~`, `x^2`, `H_2`,
/// `>!the end!<`; blocks of a spoiler begin their lines with `>!`.
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
  /// Which of the styles that have marks are shown by them.
  public var marks = usualMarks
  /// Whether lines of code are broken too; what goes on is indented as they are, behind `↪`.
  public var wrapsCode = false
  /// How text is measured.
  public var services: TextServices

  /// The styles that have marks: spoilers, strikethrough, superscript and subscript.
  ///
  /// Bold and italic words say the same without.
  public static var usualMarks: Markup.Style {
    [.spoiler, .strikethrough, .superscript, .subscript]
  }

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
    String(decoding: styledText(of: markup).utf8, as: UTF8.self)
  }

  /// Writes markup as text whose pieces are known by what they mean.
  package func styledText(of markup: Markup) -> StyledText {
    var flow = TextFlow(self, markup)
    return flow.write()
  }

  /// The marks that are written: covered letters need none.
  var shownMarks: Markup.Style { hidesSpoilers ? marks.subtracting(.spoiler) : marks }
}
