extension MarkdownEvents {
  /// Where the name of a person or a community ends that begins at a place: `/u/ann`, `r/swift`.
  ///
  /// It begins at no letter, digit or slash, and is a link where none is around it already.
  func endOfName(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let kind = text[index] == 0x2F ? index + 1 : index
    guard linkDepth == 0, kind + 2 < text.count, text[kind + 1] == 0x2F,
      text[kind] == 0x72 || text[kind] == 0x75, isBoundary(text, before: index)
    else { return nil }
    let name = text[(kind + 2)...]
    return text[kind] == 0x75 ? RedditName.endOfUser(name) : RedditName.endOfCommunity(name)
  }

  private func isBoundary(_ text: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    if index > 0 { return !RedditName.isOfWord(text[index - 1]) }
    guard let place = place(of: text), place > 0 else { return true }
    return !RedditName.isOfWord(source[place - 1])
  }
}

/// The names that Reddit makes links of.
enum RedditName {
  /// A part of a text, with the text's own indices.
  typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  static func isOfWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == 0x2F }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  private static func isOfName(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == 0x5F }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    isOfName(byte) || byte == 0x2D || byte == 0x2F
  }

  /// Where the longest piece ends whose bytes all are of a kind.
  private static func end(of part: Part, where isIncluded: (UInt8) -> Bool) -> Int {
    part.firstIndex { !isIncluded($0) } ?? part.endIndex
  }

  /// Where a name ends that begins a text, with the path behind it; `nil` where there is none.
  static func endOfUser(_ text: Part) -> Int? {
    let end = end(of: text) { isOfName($0) || $0 == 0x2D }
    guard end - text.startIndex >= 2 else { return nil }
    return endOfPath(text[end...])
  }

  private static func endOfPath(_ text: Part) -> Int {
    text.first == 0x2F ? end(of: text, where: isOfPath) : text.startIndex
  }

  /// Where a name ends, or several with `+` between them: `swift`, `t:later`, `reddit.com`,
  /// `all-music`.
  static func endOfCommunity(_ text: Part) -> Int? {
    let isAll = starts(text, with: "all-")
    var start = text.startIndex
    while true {
      guard let end = endOfOneCommunity(text[start...]) else { return nil }
      let goesOn = end < text.endIndex && (text[end] == 0x2B || (isAll && text[end] == 0x2D))
      guard goesOn else { return endOfPath(text[end...]) }
      start = end + 1
    }
  }

  private static func endOfOneCommunity(_ text: Part) -> Int? {
    var start = text.startIndex
    var limit = 24
    if starts(text, with: "reddit.com") {
      start += 10
      limit = 10
    } else {
      if starts(text, with: "t:") { start += 2 }
      guard start < text.endIndex, isAlphanumeric(text[start]) else { return nil }
    }
    let end = end(of: text[start...], where: isOfName)
    return 2...limit ~= end - text.startIndex ? end : nil
  }

  private static func starts(_ text: Part, with name: StaticString) -> Bool {
    text.starts(with: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}
