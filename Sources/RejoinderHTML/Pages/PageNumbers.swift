internal import RejoinderCore

/// The links between the pages of a long discussion.
struct PageNumbers {
  let scene: PageScene

  var current: Int { scene.page }
  var count: Int { max((scene.outline.rowCount - 1) / scene.rowLimit + 1, 1) }

  /// Writes the links, or nothing where there is one page; above the rows only behind the first page.
  func write(isAtTop: Bool, to writer: inout PageWriter) {
    guard count > 1, !isAtTop || current > 1 else { return }
    let words = scene.wording
    let label = words.page(current, of: count)
    writer.attribute("<nav class=\"pages\" aria-label=", label)
    writer.literal(">")
    if current > 2 { link(to: 1, words.pages.firstPage, "", &writer) }
    if current > 1 { link(to: current - 1, words.navigation.previousPage, "prev", &writer) }
    writer.literal("<span aria-current=\"page\">")
    writer.text(label)
    writer.literal("</span>")
    if current < count { link(to: current + 1, words.navigation.nextPage, "next", &writer) }
    if current + 1 < count { link(to: count, words.pages.lastPage, "", &writer) }
    writer.literal("</nav>\n")
  }

  private func link(
    to page: Int,
    _ words: String,
    _ relation: StaticString,
    _ writer: inout PageWriter
  ) {
    writer.literal("<a href=\"")
    scene.addresses.page(page, to: &writer)
    writer.literal("#list\"")
    if relation.utf8CodeUnitCount > 0 {
      writer.literal(" class=\"")
      writer.literal(relation)
      writer.literal("\" rel=\"")
      writer.literal(relation)
      writer.literal("\"")
    }
    writer.literal(">")
    writer.text(words)
    writer.literal("</a>")
  }
}
