/// Marks around words that would mean something else without: `~~gone~~`, `x^2`, `>!the end!<`.
extension TextWords {
  private static var added: StyledText.Meaning { StyledText.Meaning(isAdded: true) }

  /// The styles that have marks, the outermost first.
  private static var markedStyles: [Markup.Style] {
    [.spoiler, .strikethrough, .superscript, .subscript]
  }

  /// Opens what a run has and what is not open yet.
  mutating func openMarks(at index: Int) {
    let wanted = markup.runs[index].style.intersection(writer.shownMarks).subtracting(marked)
    guard !wanted.isEmpty else { return }
    for style in Self.markedStyles where wanted.contains(style) {
      switch style {
      case .spoiler: text.append(">!".utf8, Self.added)
      case .strikethrough: text.append("~~".utf8, Self.added)
      default:
        text.append((style == .superscript ? "^" : "_").utf8, Self.added)
        guard needsBrackets(style, from: index) else { continue }
        text.append("(".utf8, Self.added)
        bracketed.insert(style)
      }
    }
    marked.formUnion(wanted)
  }

  /// Closes what is open, before the space that ends it.
  mutating func closeMarks(except style: Markup.Style) {
    let closed = marked.subtracting(style)
    guard !closed.isEmpty else { return }
    let end = text.utf8.lastIndex { $0 > 0x20 } ?? -1
    let space = Array(text.utf8[(end + 1)...])
    text.removeLast(space.count)
    for style in Self.markedStyles.reversed() where closed.contains(style) {
      switch style {
      case .spoiler: text.append("!<".utf8, Self.added)
      case .strikethrough: text.append("~~".utf8, Self.added)
      default: if bracketed.remove(style) != nil { text.append(")".utf8, Self.added) }
      }
    }
    marked.subtract(closed)
    text.append(space)
  }

  /// Whether one could not see where raised or lowered words end: they are several, or go on.
  private func needsBrackets(_ style: Markup.Style, from start: Int) -> Bool {
    var index = start
    while markup.runs[index].kind.isInline, markup.runs[index].style.contains(style) {
      let run = markup.runs[index]
      let words = markup.utf8[run.range]
      let isOneWord = !words.dropFirst(index == start ? leadingSpaces(words) : 0)
        .contains { $0 <= 0x20 }
      if !isOneWord || run.attribute != 0 { return true }
      index += 1
    }
    let run = markup.runs[index]
    guard run.kind == .text, let next = markup.utf8[run.range].first else { return false }
    let opened = run.style.intersection(writer.shownMarks).subtracting(markup.runs[start].style)
    guard opened.isEmpty else { return false }
    return next >= 0x80 || HTMLScanner.isAlphanumeric(next)
  }

  private func leadingSpaces(_ words: ArraySlice<UInt8>) -> Int {
    (words.firstIndex { $0 > 0x20 } ?? words.endIndex) - words.startIndex
  }
}
