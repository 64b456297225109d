import RejoinderCore
import RejoinderJSON

/// What one saved page of Hacker News shows, before its rows become comments.
struct HackerNewsPage {
  /// A row of the page, as far as it was understood.
  struct Row {
    /// How many levels it is indented, `nil` where the page does not say.
    var depth: Int?
    var id: Comment.ID = ""
    var author: String?
    /// The text of its head without the author: age, links and marks.
    var head = ""
    /// The date in full, where the page has it.
    var date = ""
    var score: Int64?
    /// The comment that its head links to as the parent.
    var parentID: Comment.ID?
    var isFolded = false
    /// How many comments it says to hold, itself included.
    var size: Int?
    /// Where its words stand in the page.
    var body: Range<Int> = 0..<0
    var position: JSONPosition
  }

  let name: String
  let bytes: [UInt8]
  /// What the page says about the story.
  var header = Discussion()
  var rows: [Row] = []
  /// The address of the next page.
  var next: String?
  /// The address under which the page was saved.
  var address = ""

  /// Whether neither a story nor a comment was found.
  var isEmpty: Bool {
    rows.isEmpty && header.id.isEmpty && header.title.isEmpty
      && HackerNewsPage.item(in: address) == nil
  }

  /// The number of the page, 1 for the first one.
  var number: Int {
    guard let range = address.range(of: "&p=") else { return 1 }
    return Int(address[range.upperBound...].prefix { $0.isNumber }) ?? 1
  }

  /// The mark by which one old page names the next one.
  static func continuation(in address: String) -> Substring? {
    guard let range = address.range(of: "fnid=") else { return nil }
    return address[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
  }

  /// The item that an address leads to.
  static func item(in address: String) -> Comment.ID? {
    guard let range = address.range(of: "item?id=") else { return nil }
    let digits = address[range.upperBound...].utf8.prefix { 0x30...0x39 ~= $0 }
    return digits.isEmpty ? nil : Comment.ID(utf8: digits)
  }
}

extension String {
  /// Where a text stands first.
  fileprivate func range(of text: StaticString) -> Range<Index>? {
    let wanted = text.withUTF8Buffer { Array($0) }
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let rest = utf8[start...]
      if rest.starts(with: wanted) { return start..<utf8.index(start, offsetBy: wanted.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
