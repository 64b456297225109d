public import RejoinderCore

/// The page that says that nothing is at an address.
public struct NotFoundPage: Sendable {
  /// The look.
  public var style = DiscussionStyle.blocks
  /// What the address says of how the page looks; the pages that it leads to are to look the same.
  public var appearance = PageAppearance()
  /// The address of the style sheet of the look, with its version.
  public var styleAddress = StyleSheet(.blocks).path
  /// The path of the list of discussions; empty where there is none.
  public var indexPath = "/"
  /// The words.
  public var wording = Wording.english

  /// Makes the page.
  public init() {}

  /// Writes the page.
  ///
  /// - Parameter path: The path that was asked for, decoded.
  /// - Returns: The page as HTML in UTF-8.
  /// - Complexity: O(n) in the length of the path.
  public func html(for path: String) -> [UInt8] {
    var writer = PageWriter(capacity: 2_048)
    let frame = PageFrame(
      wording: wording,
      style: style,
      appearance: appearance,
      styleAddress: styleAddress,
      indexPath: indexPath
    )
    frame.open(
      title: wording.pages.notFound,
      links: { $0.literal("<meta name=\"robots\" content=\"noindex\">\n") },
      skipsToComments: false,
      to: &writer
    )
    writer.literal("<main>\n<header class=\"page-head\">\n<h1>")
    writer.text(wording.pages.notFound)
    writer.literal("</h1>\n<p class=\"source\">")
    writer.text(wording.pages.notFoundLong)
    writer.literal("</p>\n<p class=\"source\"><code>")
    writer.line(path)
    writer.literal("</code></p>\n</header>\n</main>\n")
    frame.close(&writer)
    return writer.bytes
  }
}
