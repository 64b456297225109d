/// Finds addresses in plain text, and rather leaves one out than to link what is none.
enum PlainAddress {
  /// Where the address ends that begins at a place, or `nil` where none does.
  ///
  /// It begins with `http://` or `https://` after no letter or digit, and goes on to a space or a
  /// bracket that it did not open. Punctuation at its end belongs to the sentence.
  static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard text[start] | 0x20 == 0x68, start == 0 || !HTMLScanner.isAlphanumeric(text[start - 1])
    else { return nil }
    let rest = text[start...]
    let scheme = rest.hasPrefix("http://") ? 7 : rest.hasPrefix("https://") ? 8 : 0
    let host = start + scheme
    guard scheme > 0, host < text.count, isOfHost(text[host]) else { return nil }
    var (end, open) = (host, 0)
    while end < text.count, !endsAddress(text[end]) {
      if text[end] == 0x28 { open += 1 }
      if text[end] == 0x29 {
        if open == 0 { break }
        open -= 1
      }
      end += 1
    }
    while end > host, isPunctuation(text[end - 1]) { end -= 1 }
    return end > host ? end : nil
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    HTMLScanner.isAlphanumeric(byte) || byte >= 0x80 || byte == 0x5B
  }

  private static func endsAddress(_ byte: UInt8) -> Bool {
    // Space and controls, quotes, angle brackets, backslash, caret, backtick, braces and bar.
    switch byte {
    case ...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: true
    default: false
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x27, 0x28, 0x2A, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x5F: true
    default: false
    }
  }
}
