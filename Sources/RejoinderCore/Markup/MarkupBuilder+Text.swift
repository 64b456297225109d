extension MarkupBuilder {
  /// Adds words; outside of code, white space becomes one space.
  ///
  /// Control characters are left out.
  ///
  /// - Parameter text: The words.
  /// - Complexity: O(n) in their length.
  public mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text(utf8: $0) }
  }

  /// Adds words that are known to be valid UTF-8.
  package mutating func text(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var scanner = HTMLScanner(base, bytes.count)
    while !scanner.isAtEnd {
      writePiece(&scanner)
      guard !scanner.isAtEnd else { return }
      // Markup means nothing here: its characters are words like all others.
      if scanner.byte == 0x3C || scanner.byte == 0x26 {
        write(base + scanner.position, 1)
        scanner.position += 1
      } else {
        writeControl(&scanner)
      }
    }
  }

  /// Adds what stands before the next character that means something to a scanner.
  @inline(__always)
  mutating func writePiece(_ scanner: inout HTMLScanner) {
    let start = scanner.position
    if leaf == .code {
      scanner.skipCode()
      if scanner.position > start {
        writeCode(scanner.base + start, scanner.position - start)
      }
    } else {
      scanner.skipText()
      if scanner.position > start {
        writeText(scanner.base + start, scanner.position - start)
      }
    }
  }

  /// Adds the white space at a scanner, and skips other control characters.
  mutating func writeControl(_ scanner: inout HTMLScanner) {
    if leaf == .code {
      let byte = scanner.byte
      scanner.position += 1
      // Of a carriage return and a line feed, the line feed is the one that counts.
      if byte == 0x0D {
        if scanner.byte(ahead: 0) != 0x0A { writeByte(0x0A) }
      } else {
        writeWhite(byte)
      }
      return
    }
    let found = scanner.skipSpace()
    if found.hasLineFeed && keepsLines {
      lineBreak()
    } else if found.hasSpace {
      writeSpace()
    }
  }

  /// Adds a white space or a control character that was written as a reference.
  mutating func writeWhite(_ byte: UInt8) {
    if leaf == .code {
      if byte == 0x20 || byte == 0x0A || byte == 0x09 { writeByte(byte) }
    } else if byte == 0x0A && keepsLines {
      lineBreak()
    } else if HTMLScanner.isSpace(byte) {
      writeSpace()
    }
  }

  /// Whether a block of code goes on in a cell or a summary, which cannot hold it.
  private var keepsLines: Bool { ignored[Markup.Kind.code.ignoredSlot] > 0 }

  /// Adds characters that are neither white space nor controls, or, in code, that are.
  @inline(__always)
  mutating func write(_ start: UnsafePointer<UInt8>, _ count: Int) {
    if leaf == .code { writeCode(start, count) } else { writeText(start, count) }
  }

  /// Adds one ASCII character that is not white space, or, in code, any.
  @inline(__always)
  mutating func writeByte(_ byte: UInt8) {
    if key == fastKey {
      markup.utf8.append(byte)
      blocksSpace = false
    } else {
      withUnsafePointer(to: byte) { write($0, 1) }
    }
  }

  /// Adds a space where one may stand.
  mutating func writeSpace() {
    guard !blocksSpace else { return }
    withUnsafePointer(to: 0x20) { writeText($0, 1) }
  }

  /// Adds text without controls and double spaces.
  @inline(__always)
  mutating func writeText(_ start: UnsafePointer<UInt8>, _ count: Int) {
    var piece = UnsafeBufferPointer(start: start, count: count)
    if blocksSpace && start.pointee == 0x20 {
      if count == 1 { return }
      piece = UnsafeBufferPointer(start: start + 1, count: count - 1)
    }
    if key == fastKey {
      markup.utf8.append(contentsOf: piece)
    } else {
      writeSlowly(piece)
    }
    blocksSpace = start[count - 1] == 0x20
  }

  /// Adds text of a block of code, where white space counts.
  private mutating func writeCode(_ start: UnsafePointer<UInt8>, _ count: Int) {
    let piece = UnsafeBufferPointer(start: start, count: count)
    if key == fastKey {
      markup.utf8.append(contentsOf: piece)
    } else {
      writeSlowly(piece)
    }
  }

  /// Opens what the piece needs, then adds it.
  @inline(never)
  private mutating func writeSlowly(_ piece: UnsafeBufferPointer<UInt8>) {
    openLeaf()
    writeBreaks()
    var blank = 0
    if key >> 16 == UInt64(Self.pendingReference) {
      // White space at its beginning is no part of a link, so that every link has a word.
      while blank < piece.count, piece[blank] <= 0x20 { blank += 1 }
      if blank > 0 {
        beginRun(key & 0xFFFF)
        markup.utf8.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<blank]))
        guard blank < piece.count else { return }
      }
      makeReference()
    }
    beginRun(key)
    markup.utf8.append(contentsOf: UnsafeBufferPointer(rebasing: piece[blank...]))
    fastKey = key
  }
}
