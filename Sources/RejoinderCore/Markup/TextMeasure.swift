/// Measures UTF-8 in cells, asking a face's services only where there is more than ASCII.
struct TextMeasure: Sendable {
  let services: TextServices

  /// How many cells some text takes.
  func cells(_ text: ArraySlice<UInt8>) -> Int {
    for byte in text where byte >= 0x80 {
      return services.cellWidth(String(decoding: text, as: UTF8.self))
    }
    return text.count
  }

  /// Where the longest beginning ends that takes no more than some cells, and how many it takes.
  ///
  /// Graphemes stay whole. The end is that of the text where all of it fits.
  func fit(_ text: ArraySlice<UInt8>, in width: Int) -> (end: Int, cells: Int) {
    var (index, used) = (text.startIndex, 0)
    while index < text.endIndex {
      let next = grapheme(text, at: index)
      guard used + next.cells <= width else { break }
      used += next.cells
      index = next.end
    }
    return (index, used)
  }

  /// Where the grapheme at a place ends, and how many cells it takes.
  func grapheme(_ text: ArraySlice<UInt8>, at index: Int) -> (end: Int, cells: Int) {
    let next = index + 1
    if text[index] < 0x80, next == text.endIndex || text[next] < 0x80 { return (next, 1) }
    // A window, so that a word of a megabyte is not copied for each of its graphemes.
    var end = min(index + 64, text.endIndex)
    while end < text.endIndex, text[end] & 0xC0 == 0x80 { end += 1 }
    let grapheme = services.firstGrapheme(String(decoding: text[index..<end], as: UTF8.self))
    let length = max(grapheme.utf8.count, 1)
    return (min(index + length, end), services.cellWidth(grapheme))
  }

  /// Breaks words into lines of no more than some cells, at spaces where it can.
  ///
  /// The words are separated by single spaces; a line feed ends a line.
  func lines(of words: [UInt8], width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start <= words.count {
      let end = words[start...].firstIndex(of: 0x0A) ?? words.count
      wrap(words[start..<end], width, into: &lines)
      start = end + 1
    }
    return lines
  }

  private func wrap(_ words: ArraySlice<UInt8>, _ width: Int, into lines: inout [Range<Int>]) {
    var (start, end, used) = (words.startIndex, words.startIndex, 0)
    var index = start
    while index < words.endIndex {
      if end == start && words[index] == 0x20 {
        // No line begins with a space.
        index += 1
        (start, end) = (index, index)
        continue
      }
      let wordEnd = words[index...].firstIndex(of: 0x20) ?? words.endIndex
      let cells = cells(words[index..<wordEnd])
      if end > start && used + 1 + cells > width {
        lines.append(start..<end)
        (start, used) = (index, 0)
      } else if end > start {
        used += 1
      }
      used += cells
      if used > width {
        (start, used) = cut(words[start..<wordEnd], width, into: &lines)
      }
      end = wordEnd
      index = min(wordEnd + 1, words.endIndex)
    }
    lines.append(start..<end)
  }

  /// Cuts a word that is longer than a line, and says where its last piece begins.
  private func cut(
    _ word: ArraySlice<UInt8>,
    _ width: Int,
    into lines: inout [Range<Int>]
  ) -> (start: Int, used: Int) {
    var rest = word
    while true {
      var (end, used) = fit(rest, in: width)
      if end == rest.endIndex { return (rest.startIndex, used) }
      // What is wider than the line stands on one of its own.
      if end == rest.startIndex { (end, used) = grapheme(rest, at: end) }
      lines.append(rest.startIndex..<end)
      rest = rest[end...]
      if rest.isEmpty { return (end, 0) }
    }
  }
}
