/// A line of code that is too long, broken between words where it can be.
struct CodeLine {
  /// What stands before each piece but the first.
  static var sign: String { "↪ " }

  /// How far each piece is indented: as the line is, but half of the room is left to the words.
  let indentation: Int
  /// The pieces, without what indents them.
  private(set) var pieces: [Range<Int>] = []

  init(_ line: ArraySlice<UInt8>, width: Int, _ measure: TextMeasure) {
    let words = line.drop(while: Self.isSpace)
    indentation = min(words.startIndex - line.startIndex, width / 2)
    let room = width - indentation
    let sign = measure.cells(Array(Self.sign.utf8)[...])
    var rest = words
    while !rest.isEmpty {
      let end = Self.end(of: rest, in: pieces.isEmpty ? room : max(room - sign, 1), measure)
      pieces.append(rest.startIndex..<end)
      rest = rest[end...].drop(while: Self.isSpace)
    }
  }

  /// Where the piece ends that begins some words.
  private static func end(of words: ArraySlice<UInt8>, in width: Int, _ measure: TextMeasure) -> Int
  {
    let end = measure.fit(words, in: width).end
    // What is wider than the line stands on one of its own.
    if end == words.startIndex { return measure.grapheme(words, at: end).end }
    if end == words.endIndex || isSpace(words[end]) { return end }
    guard let space = words[..<end].lastIndex(where: isSpace) else { return end }
    // A word that is too long for a line goes on where it stands.
    let word = words[(space + 1)...]
    let line = word[..<measure.fit(word, in: width).end]
    let isWhole =
      line.contains(where: isSpace) || line.endIndex == words.endIndex
      || isSpace(words[line.endIndex])
    return isWhole ? space : end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
