import RejoinderCore

/// The words of a comment out of a page, without what the site puts around them.
struct HackerNewsPageBody {
  /// The words as HTML.
  private(set) var html = ""
  /// How far the comment is faded by votes, such as `c5a`; empty where it is not.
  private(set) var fade = ""
  /// Whether the site marks them as written by a person; its own notices are bare.
  private(set) var isMarked = false

  private let bytes: [UInt8]
  /// The words so far.
  private var words: [UInt8] = []
  /// Where words begin that were not copied yet.
  private var copied: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    copied = range.lowerBound
    var scanner = TagScanner(bytes, in: range)
    var end = range.upperBound
    while let piece = scanner.next() {
      guard piece.kind == .open || piece.kind == .close else { continue }
      if isReplyLink(piece) {
        end = piece.range.lowerBound
        break
      }
      guard isSites(piece) else { continue }
      note(piece)
      copy(to: piece.range.lowerBound, thenSkipTo: piece.range.upperBound)
    }
    copy(to: max(end, copied), thenSkipTo: end)
    html = String(decoding: Self.trimmed(words), as: UTF8.self)
  }

  /// The link below the words stands in a small font, the words in one of normal size.
  private func isReplyLink(_ piece: TagScanner.Piece) -> Bool {
    piece.isElement("font") && piece.attribute("size") == "1" || piece.hasClass("reply")
  }

  /// People can write paragraphs, links, italics and code; other elements are the site's.
  private func isSites(_ piece: TagScanner.Piece) -> Bool {
    piece.isElement("font") || piece.isElement("span") || piece.isElement("div")
  }

  private mutating func note(_ piece: TagScanner.Piece) {
    guard piece.kind == .open else { return }
    if let color = piece.attribute("color")?.lowercased() {
      isMarked = true
      if fade.isEmpty, color.hasPrefix("#"), color != "#000000" {
        fade = "c" + color.dropFirst().prefix(2)
      }
    }
    for name in piece.classes.map({ $0.lowercased() }) {
      if name == "commtext" { isMarked = true }
      guard name.utf8.count == 3, name.hasPrefix("c"), name.dropFirst().allSatisfy(\.isHexDigit)
      else {
        continue
      }
      isMarked = true
      if name != "c00" { fade = name }
    }
  }

  private mutating func copy(to end: Int, thenSkipTo next: Int) {
    if end > copied { words += bytes[copied..<end] }
    copied = max(copied, next)
  }

  /// Takes white space off the ends, and the paragraph that was begun for the reply link.
  private static func trimmed(_ words: [UInt8]) -> ArraySlice<UInt8> {
    var rest = words.drop { $0 <= 0x20 }
    while let last = rest.last {
      if last <= 0x20 {
        rest.removeLast()
      } else if rest.suffix(3).elementsEqual("<p>".utf8, by: { asciiLowercase($0) == $1 }) {
        rest.removeLast(3)
      } else {
        break
      }
    }
    return rest
  }
}
