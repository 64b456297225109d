import RejoinderCore

/// What stands before the words of a line: marks of quotes, markers of items, and space below them.
struct BodyMargin {
  private(set) var bytes: [UInt8] = []
  /// Whether the marker of an item is among it.
  private(set) var hasMarker = false

  /// Deeper quotes and lists are not shown: a line of one word in each of 64 would be nothing else.
  private static var deepest: Int { 8 }

  /// Writes what stands before a line.
  ///
  /// - Parameters:
  ///   - walk: The walk that has come to the line's block.
  ///   - depth: How many of the containers there stand around the line, `nil` for all.
  ///   - settled: How many of them hold something before the line, `nil` for all.
  ///   - layout: What keeps blocks apart.
  init(
    _ walk: LeafWalk,
    depth: Int? = nil,
    settled: Int? = nil,
    _ layout: BodyTextStyle.Layout
  ) {
    let depth = min(depth ?? .max, walk.margins.count)
    let settled = settled ?? depth
    // Where nothing is new and paragraphs are styled, there is nothing to write.
    var shown = 0
    for index in (layout == .styled ? min(settled, depth) : 0)..<depth {
      let margin = walk.margins[index]
      if margin != .spoiler { shown += 1 }
      if margin == .item && index >= settled {
        append(marker: walk.markers[index], layout)
      } else if layout == .written && shown <= Self.deepest {
        append(margin)
      }
    }
  }

  private mutating func append(marker: String, _ layout: BodyTextStyle.Layout) {
    guard !marker.isEmpty else { return }
    hasMarker = true
    bytes.append(contentsOf: marker.utf8)
    bytes.append(layout == .styled ? 0x09 : 0x20)
  }

  private mutating func append(_ margin: BodyBlock.Margin) {
    switch margin {
    case .quote: bytes.append(contentsOf: "> ".utf8)
    case .item: bytes.append(contentsOf: "    ".utf8)
    case .spoiler: break
    }
  }
}
