extension HTMLReader {
  /// Reads what begins at a `<`, or takes that for a word.
  mutating func readMarkup(_ scanner: inout HTMLScanner) {
    let next = scanner.byte(ahead: 1)
    if scanner.missing.contains(.tagEnd) {
      // Not even a name is looked for: all of the rest could be one.
      writeLiteral(&scanner)
    } else if HTMLScanner.isLetter(next) {
      readTag(&scanner)
    } else if next == 0x2F && HTMLScanner.isLetter(scanner.byte(ahead: 2)) {
      readEndTag(&scanner)
    } else if next == 0x21 || next == 0x3F {
      readDeclaration(&scanner)
    } else {
      writeLiteral(&scanner)
    }
  }

  private mutating func readTag(_ scanner: inout HTMLScanner) {
    let start = scanner.position
    let (name, end) = readName(&scanner, from: start &+ 1)
    guard scanner.finishTag(from: end) else { return writeLiteral(&scanner) }
    if let tag = HTMLTag(packed: name) { open(tag, &scanner) }
  }

  private mutating func readEndTag(_ scanner: inout HTMLScanner) {
    let (name, end) = readName(&scanner, from: scanner.position &+ 2)
    guard scanner.finishTag(from: end) else { return writeLiteral(&scanner) }
    if let tag = HTMLTag(packed: name) { close(tag) }
  }

  /// Reads the name of a tag, packed, and where it ends.
  @inline(__always)
  private func readName(
    _ scanner: inout HTMLScanner,
    from start: Int
  ) -> (name: UInt64, end: Int) {
    var name = HTMLName()
    var index = start
    while index < scanner.count {
      let byte = scanner.base[index]
      if byte == 0x3E || byte == 0x2F || HTMLScanner.isSpace(byte) { break }
      name.append(byte)
      index &+= 1
    }
    scanner.work &+= index &- start
    return (name.packed, index)
  }

  /// Drops comments, declarations and instructions; the words of a CDATA section stay.
  private mutating func readDeclaration(_ scanner: inout HTMLScanner) {
    let start = scanner.position
    let isBang = scanner.byte(ahead: 1) == 0x21
    if isBang && scanner.byte(ahead: 2) == 0x2D && scanner.byte(ahead: 3) == 0x2D {
      return readComment(&scanner)
    }
    if isBang && scanner.starts(with: "<![CDATA[") { return readCDATA(&scanner) }
    // What is neither, as in `wow <!important`, is dropped only where a name and a `>` show it.
    guard HTMLScanner.isLetter(scanner.byte(ahead: 2)) else { return writeLiteral(&scanner) }
    guard let end = scanner.find(0x3E, from: start + 2, before: scanner.count) else {
      scanner.missing.insert(.tagEnd)
      return writeLiteral(&scanner)
    }
    scanner.position = end + 1
  }

  private mutating func readComment(_ scanner: inout HTMLScanner) {
    let start = scanner.position + 4
    // `<!-->` and `<!--->` are whole comments.
    if scanner.byte(ahead: 4) == 0x3E {
      scanner.position = start + 1
    } else if scanner.byte(ahead: 4) == 0x2D && scanner.byte(ahead: 5) == 0x3E {
      scanner.position = start + 2
    } else if let end = scanner.findCommentEnd(from: start) {
      scanner.position = end
    } else {
      writeLiteral(&scanner)
    }
  }

  private mutating func readCDATA(_ scanner: inout HTMLScanner) {
    let start = scanner.position + 9
    guard !scanner.missing.contains(.cdataEnd),
      let end = scanner.findEnd(0x5D, 0x5D, from: start)
    else {
      scanner.missing.insert(.cdataEnd)
      return writeLiteral(&scanner)
    }
    let length = end - 3 - start
    builder.text(utf8: UnsafeBufferPointer(start: scanner.base + start, count: length))
    scanner.position = end
  }

  /// Drops an element whose content is no text, up to its end tag; where that never comes, only
  /// the tag is dropped, so that what follows is not lost.
  mutating func drop(_ name: StaticString, _ index: Int, _ scanner: inout HTMLScanner) {
    hasDropped = true
    let flag = HTMLScanner.Missing.endTag(index)
    guard !scanner.missing.contains(flag) else { return }
    guard let end = scanner.findEndTag(name) else {
      scanner.missing.insert(flag)
      return
    }
    scanner.position = end
    // The rest of the end tag, which may have attributes like any other.
    if !scanner.finishTag(from: end) { scanner.position = scanner.count }
  }
}

extension HTMLScanner {
  /// Whether some ASCII stands at the position, in the same case.
  func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where base[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The place behind the `-->` or `--!>` that ends a comment.
  mutating func findCommentEnd(from start: Int) -> Int? {
    guard !missing.contains(.commentEnd) else { return nil }
    var index = start
    while let found = find(0x3E, from: index, before: count) {
      let back = base[found - 1] == 0x21 ? found - 1 : found
      if back >= start + 2, base[back - 1] == 0x2D, base[back - 2] == 0x2D { return found + 1 }
      index = found + 1
    }
    missing.insert(.commentEnd)
    return nil
  }

  /// The place behind the name of the next end tag of an element, from the position on.
  mutating func findEndTag(_ name: StaticString) -> Int? {
    var index = position
    while let found = find(0x3C, from: index, before: count) {
      index = found + 1
      let end = found + 2 + name.utf8CodeUnitCount
      guard end < count else { return nil }
      if base[found + 1] == 0x2F, isName(name, at: found + 2),
        base[end] == 0x3E || base[end] == 0x2F || Self.isSpace(base[end])
      {
        return end
      }
    }
    return nil
  }

  private func isName(_ name: StaticString, at start: Int) -> Bool {
    for index in 0..<name.utf8CodeUnitCount
    where base[start + index] | 0x20 != name.utf8Start[index] { return false }
    return true
  }
}
