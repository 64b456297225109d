internal import RejoinderCore

/// On a page that begins within a thread: the comments above its first row, which stand on the pages
/// before, as links.
struct PageTrail {
  /// How many of the outermost comments are named.
  static let outerCount = 2
  /// How many of the nearest comments are named.
  static let innerCount = 4

  let scene: PageScene

  /// Writes the links, or nothing where the page begins at the top level.
  func write(to writer: inout PageWriter) {
    let ancestors = ancestors
    guard !ancestors.isEmpty else { return }
    let words = scene.wording.pages.continuesIn
    writer.attribute("<nav class=\"trail\" aria-label=", words)
    writer.literal("><span>")
    writer.text(words)
    writer.literal("</span><ol>")
    for (index, ancestor) in ancestors.enumerated() {
      let isLeftOut =
        index >= Self.outerCount && index < ancestors.count - Self.innerCount
      if isLeftOut {
        if index == Self.outerCount { writer.literal("<li>…</li>") }
      } else {
        write(ancestor, &writer)
      }
    }
    writer.literal("</ol></nav>\n")
  }

  private func write(_ ancestor: Comment, _ writer: inout PageWriter) {
    writer.literal("<li><a")
    scene.link(to: ancestor.id, in: &writer)
    writer.literal(">")
    if ancestor.state.isReadable {
      writer.name(scene.wording.name(of: ancestor))
    } else {
      let words = scene.wording.placeholder(for: ancestor.state)
      writer.text(words ?? scene.wording.markers.unknownAuthor)
    }
    writer.literal("</a></li>")
  }

  /// The comments above the first row, the outermost first.
  private var ancestors: [Comment] {
    let (outline, tree) = (scene.outline, scene.outline.tree)
    guard scene.window.lowerBound > 0, !scene.window.isEmpty else { return [] }
    let first = outline.rowID(atRow: scene.window.lowerBound)
    var slot = tree.topology.parent(of: tree.slot(of: first))
    var ancestors: [Comment] = []
    while slot > 0 {
      if let comment = tree.comment(at: slot) { ancestors.append(comment) }
      slot = tree.topology.parent(of: slot)
    }
    return ancestors.reversed()
  }
}
