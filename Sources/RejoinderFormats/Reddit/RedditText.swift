import RejoinderCore

/// Words as Reddit wraps them.
enum RedditText {
  /// Whether HTML came with its own signs escaped, as all texts of an answer do together.
  static func isEscaped(_ html: String) -> Bool {
    !html.utf8.contains(0x3C) && html.utf8.starts(with: "&lt;".utf8)
  }

  /// Takes the escapes off.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    return PageText.unescaped(Array(text.utf8)[...])
  }

  /// The words within the boxes that the site puts around each, and links within the site as whole
  /// addresses, since they lead nowhere from elsewhere.
  static func unwrapped(_ html: String) -> String {
    var rest = Array(html.utf8)[...]
    var isInBox = false
    rest = trimmed(rest)
    if rest.starts(with: "<!-- SC_OFF -->".utf8) { rest = trimmed(rest.dropFirst(15)) }
    if rest.reversed().starts(with: "<!-- SC_ON -->".utf8.reversed()) {
      rest = trimmed(rest.dropLast(14))
    }
    if rest.starts(with: "<div class=\"md\">".utf8) {
      rest = rest.dropFirst(16)
      isInBox = true
    }
    if isInBox, rest.reversed().starts(with: "</div>".utf8.reversed()) { rest = rest.dropLast(6) }
    return String(decoding: withWholeAddresses(trimmed(rest)), as: UTF8.self)
  }

  private static func withWholeAddresses(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var (copied, place) = (bytes.startIndex, bytes.startIndex)
    while let slash = bytes[place...].firstIndex(of: 0x2F) {
      place = slash + 1
      let isLocal = bytes[..<slash].suffix(6).elementsEqual("href=\"".utf8)
      guard isLocal, place < bytes.endIndex, bytes[place] != 0x2F else { continue }
      result += bytes[copied..<slash] + RedditSite.address.utf8
      copied = slash
    }
    return copied == bytes.startIndex ? bytes : (result + bytes[copied...])[...]
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest
  }
}

extension CommentState {
  /// The state that the site's word in place of an author's words stands for.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - hasAuthor: Whether their author is named: then `[deleted]` is what somebody wrote.
  init?(redditNotice text: String, hasAuthor: Bool) {
    switch text {
    case "[deleted]" where !hasAuthor: self = .deleted
    case "[removed]": self = .removed
    // “[ Removed by Reddit ]”, which goes on with the reason at times.
    case _ where !hasAuthor && text.hasPrefix("[ Removed by "): self = .removed
    default: return nil
    }
  }
}
