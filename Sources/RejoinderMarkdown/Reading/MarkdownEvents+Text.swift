internal import CMD4C
internal import RejoinderCore

extension MarkdownEvents {
  /// Adds words.
  mutating func text(_ type: MD_TEXTTYPE, _ text: UnsafeBufferPointer<UInt8>) {
    writeTaskMark()
    noteDefinitions(in: text)
    if linkDepth > 0 && !linkHasWords { linkHasWords = text.contains { $0 > 0x20 } }
    if imageDepth > 0 { return imageText(type, text) }
    switch type {
    case MD_TEXT_BR:
      endRedditWords()
      builder.lineBreak()
    case MD_TEXT_SOFTBR:
      endRedditWords()
      write(" ")
    case MD_TEXT_NULLCHAR: write("\u{FFFD}")
    case MD_TEXT_ENTITY: entity(text)
    case MD_TEXT_CODE: code(text)
    default: words(text)
    }
    isAtQuote = false
  }

  private mutating func imageText(_ type: MD_TEXTTYPE, _ text: UnsafeBufferPointer<UInt8>) {
    switch type {
    case MD_TEXT_BR, MD_TEXT_SOFTBR: imageWords.append(0x20)
    default: append(type, text, to: &imageWords)
    }
  }

  private mutating func entity(_ text: UnsafeBufferPointer<UInt8>) {
    piece.removeAll(keepingCapacity: true)
    append(MD_TEXT_ENTITY, text, to: &piece)
    piece.withUnsafeBufferPointer { builder.text(utf8: $0) }
  }

  /// Adds code; in a cell a backslash is no part of `\|`.
  private mutating func code(_ text: UnsafeBufferPointer<UInt8>) {
    if fence.isWaiting {
      if waits(for: text) { return }
      beginCode(isEmpty: false)
    }
    guard isReddit || isInCell || hasInsertion(in: text) else { return builder.text(utf8: text) }
    takeAsWritten(text)
    if isInCell { removeBackslashes() }
    piece.withUnsafeBufferPointer { builder.text(utf8: $0) }
  }

  private mutating func removeBackslashes() {
    var count = 0
    for (index, byte) in piece.enumerated() {
      if byte == 0x5C, index + 1 < piece.count, piece[index + 1] == 0x7C { continue }
      piece[count] = byte
      count += 1
    }
    piece.removeLast(piece.count - count)
  }

  private mutating func words(_ text: UnsafeBufferPointer<UInt8>) {
    if hasInsertion(in: text) {
      // Something like a table that is none.
      takeAsWritten(text)
      piece.withUnsafeBufferPointer { builder.text(utf8: $0) }
    } else if isReddit {
      redditWords(text)
    } else {
      builder.text(utf8: text)
    }
  }

  /// Adds words of our own.
  mutating func write(_ text: StaticString) {
    builder.text(utf8: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
