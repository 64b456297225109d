import RejoinderCore

/// One pass over a body: its blocks one behind the other as text, with what stands between them.
struct BodyFlow {
  private let style: BodyTextStyle
  private var walk: LeafWalk
  private var words: BodyWords
  private var text: BodyText
  /// What the line is that was written last.
  private var line = TextRole()

  init(_ markup: Markup, _ style: BodyTextStyle) {
    self.style = style
    walk = LeafWalk(markup)
    words = BodyWords(markup, style)
    // Room for long characters: what is cut is counted in characters only at the end.
    text = BodyText(limit: style.characterLimit.map { 16 * max($0, 0) + 64 } ?? .max)
  }

  /// Writes everything, or as much as the style wants.
  mutating func write() -> BodyText {
    while !text.isFull, let leaf = walk.next() { write(leaf) }
    if let limit = style.characterLimit { text.shorten(to: max(limit, 0)) }
    return text
  }

  private mutating func write(_ leaf: LeafWalk.Leaf) {
    separate(leaf)
    line = words.role(of: leaf)
    let isStyled = style.layout == .styled
    line.standsApart = isStyled && leaf.gapDepth != nil
    let margin = BodyMargin(walk, settled: leaf.settled, style.layout)
    line.isAfterMarker = margin.hasMarker
    let start = BodyWords.LineStart(margin: BodyMargin(walk, style.layout).bytes)
    text.append(margin.bytes, line.marker)
    switch leaf.kind {
    case .rule: writeRule()
    case .table: write(BodyTable(leaf, line, &words), start)
    default: words.collect(leaf.runs, line, start, into: &text)
    }
  }

  /// Ends the line before, and leaves one empty where that keeps blocks apart.
  private mutating func separate(_ leaf: LeafWalk.Leaf) {
    guard !text.pieces.isEmpty else { return }
    (line.standsApart, line.isAfterMarker) = (false, false)
    text.append("\n".utf8, line.lineEnd)
    guard style.layout == .written, let depth = leaf.gapDepth else { return }
    let margin = BodyMargin(walk, depth: depth, style.layout)
    text.append(margin.bytes.trimmed, line.marker)
    text.append("\n".utf8, line.lineEnd)
  }

  private mutating func writeRule() {
    line.isAdded = true
    text.append("———".utf8, line)
    line.isAdded = false
  }

  private mutating func write(_ table: BodyTable, _ start: BodyWords.LineStart) {
    let first = text.references.count
    text.references += table.text.references
    for index in table.lineIndices where !text.isFull {
      if index > 0 {
        (line.standsApart, line.isAfterMarker) = (false, false)
        text.append("\n".utf8, line.lineEnd)
        text.append(start.margin, line.marker)
      }
      table.writeLine(index, line, firstReference: first, into: &text)
    }
  }
}

extension [UInt8] {
  /// Without the spaces at its end.
  fileprivate var trimmed: ArraySlice<UInt8> {
    self[..<((lastIndex { $0 != 0x20 } ?? -1) + 1)]
  }
}
