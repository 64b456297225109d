internal import RejoinderCore

/// What all pages begin and end with.
struct PageFrame {
  let wording: Wording
  let style: DiscussionStyle
  /// What the address says of how the page looks; other pages are to look the same.
  let appearance: PageAppearance
  /// The address of the style sheet.
  let styleAddress: String
  /// The path of the list of discussions; empty where there is none.
  let indexPath: String

  private static let settings: StaticString = """
    <meta name="viewport" content="width=device-width, initial-scale=1">

    """

  /// Writes everything up to the inside of `<body>`.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - links: Writes further elements of the head.
  ///   - skipsToComments: Whether the page begins with a link past its head.
  ///   - writer: The page.
  func open(
    title: String,
    links: (inout PageWriter) -> Void,
    skipsToComments: Bool,
    to writer: inout PageWriter
  ) {
    writer.literal("<!doctype html>\n<html")
    writer.attribute(" lang=", wording.language)
    writer.literal(wording.isRightToLeft ? " dir=\"rtl\"" : "")
    writer.attribute(" class=", style.token + (appearance.theme.map { " " + $0.name } ?? ""))
    writer.literal(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    writer.text(title)
    writer.literal("</title>\n")
    writer.literal(Self.settings)
    writer.attribute("<meta name=\"color-scheme\" content=", appearance.theme?.name ?? "light dark")
    writer.literal(">\n")
    writer.attribute("<link rel=\"stylesheet\" href=", styleAddress)
    writer.literal(">\n")
    links(&writer)
    writer.literal("</head>\n<body>\n")
    if skipsToComments {
      writer.literal("<a class=\"skip\" href=\"#list\">")
      writer.text(wording.navigation.skipToComments)
      writer.literal("</a>\n")
    }
    writer.literal("<div class=\"page\">\n")
    writeSite(&writer)
  }

  /// The way to the list of discussions.
  private func writeSite(_ writer: inout PageWriter) {
    guard !indexPath.utf8.isEmpty else { return }
    writer.literal("<header class=\"site\"><a href=\"")
    writer.address(indexPath, appearance)
    writer.literal("\">")
    writer.text(wording.pages.discussions)
    writer.literal("</a></header>\n")
  }

  func close(_ writer: inout PageWriter) {
    writer.literal("</div>\n</body>\n</html>\n")
  }
}
