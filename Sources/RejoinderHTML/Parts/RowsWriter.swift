internal import RejoinderCore

/// Writes single rows of a discussion as they are where nothing is folded.
struct RowsWriter {
  /// How many bytes of tokens are read.
  static let maximumBytes = 2_048

  let scene: PageScene
  let template: RowTemplate

  /// Writes the rows that a list names, in its order and each once.
  ///
  /// - Parameters:
  ///   - list: The tokens with commas between, those of `more` rows with `m-` before them. Unknown ones are
  ///     left out, and so is what would need more than ``maximumBytes``.
  ///   - writer: Where the rows go.
  func write(_ list: String, to writer: inout PageWriter) {
    var rows = UnfoldedRows(scene)
    var written: Set<Topology.Slot> = []
    var rest = list.utf8.prefix(Self.maximumBytes)
    // A word that is cut in two names somebody else.
    if rest.endIndex < list.utf8.endIndex, list.utf8[rest.endIndex] != 0x2C {
      rest = rest.lastIndex(of: 0x2C).map { rest[..<$0] } ?? rest[..<rest.startIndex]
    }
    for word in rest.split(separator: 0x2C) {
      for slot in slots(named: word) where slot > 0 && written.insert(slot).inserted {
        if let row = rows.row(at: slot) { template.write(row, scene, to: &writer) }
      }
    }
  }

  /// The slots that a word may name: an id can begin like the name of a `more` row.
  private func slots(named word: Substring.UTF8View) -> [Topology.Slot] {
    let tree = scene.outline.tree
    var slots: [Topology.Slot] = []
    if let token = IDToken(decoding: word) { slots.append(tree.slot(of: token.id)) }
    guard word.starts(with: [0x6D, 0x2D]) else { return slots }
    let parent = word.dropFirst(2)
    if parent.isEmpty {
      slots.append(tree.slot(of: .more(under: nil)))
    } else if let token = IDToken(decoding: parent) {
      slots.append(tree.slot(of: .more(under: token.id)))
    }
    return slots
  }
}
