import RejoinderCore
import RejoinderJSON

/// Reads a saved page of Hacker News of any age into its rows.
///
/// All ages share a few marks: an indentation (`indent` or the width of an empty picture), a head of
/// the class `comhead` in a cell of the class `default`, and a body of the class `comment`. The reader
/// looks for those alone, so that it does not matter how a browser nested the rest when saving.
struct HackerNewsPageReader {
  /// The part of the page in which the reader is.
  private enum Region {
    case other, title, subtext, storyText, head, body
  }

  private(set) var page: HackerNewsPage
  private var scanner: TagScanner
  private var region = Region.other
  /// The address and the text of the link that is open.
  private var link: (address: String, title: String?, text: String)?
  private var textStart = 0
  /// What the present table row has said so far.
  private var row: HackerNewsPage.Row
  private var isComment = false
  /// Whether the words of a story may still follow its line of numbers.
  private var mayHaveText = false
  private var isInScore = false
  private var isInVotes = false
  private var isInTitle = false
  private var pageTitle = ""
  private var counted = (offset: 0, line: 1, lineStart: 0)

  init(_ input: FormatInput) throws(FormatError) {
    let bytes = try input.bytes()
    page = HackerNewsPage(name: input.name, bytes: bytes)
    scanner = TagScanner(bytes)
    row = HackerNewsPage.Row(position: JSONPosition())
  }

  /// Reads the whole page.
  mutating func read() -> HackerNewsPage {
    while let piece = scanner.next() {
      switch piece.kind {
      case .open: open(piece)
      case .close: close(piece)
      case .text: text(piece)
      case .comment: comment(piece)
      }
    }
    if region == .body { endBody(page.bytes.count) }
    if page.header.title.isEmpty, pageTitle.hasSuffix(Self.titleEnd) {
      page.header.title = String(pageTitle.dropLast(Self.titleEnd.count))
    }
    return page
  }

  /// How deep a row may be: deeper than any page, and far from where sums overflow.
  private static let deepest = JSONReader.maximumDepth

  /// What the site puts behind the title of every page.
  private static let titleEnd = " | Hacker News"

  private mutating func comment(_ piece: TagScanner.Piece) {
    // Browsers note where a saved page came from.
    let text = PageText.plain(page.bytes[piece.range])
    guard page.address.isEmpty, let start = text.firstRange(of: "http")?.lowerBound else { return }
    page.address = String(text[start...].prefix { $0 != " " && $0 != "\"" && $0 != ">" })
  }

  private mutating func text(_ piece: TagScanner.Piece) {
    if isInTitle { pageTitle = PageText.plain(page.bytes[piece.range]) }
    guard region == .head || region == .subtext || link != nil else { return }
    let text = PageText.unescaped(page.bytes[piece.range])
    link?.text += text
    let isAuthor = link?.address.contains("user?id=") == true
    if region == .head && !isAuthor { row.head += text + " " }
    if region == .subtext && !isAuthor { row.head += text + " " }
    if isInScore { score(text) }
  }

  private mutating func score(_ text: String) {
    guard let points = Int64(text.split(separator: " ").first ?? "") else { return }
    if region == .head { row.score = points } else { page.header.votes = Votes(score: points) }
  }
}

// Tags.
extension HackerNewsPageReader {
  private mutating func open(_ piece: TagScanner.Piece) {
    if piece.isElement("tr") { return beginRow(piece) }
    if piece.isElement("img") { return indent(piece) }
    if piece.isElement("a") { return openLink(piece) }
    isInTitle = piece.isElement("title")
    if piece.isElement("link"), piece.attribute("rel") == "canonical" {
      page.address = piece.attribute("href") ?? ""
    }
    let classes = piece.classes
    if region == .body {
      if classes.contains("reply") { endBody(piece.range.lowerBound) }
      return
    }
    if piece.isElement("td") { beginCell(piece, classes) }
    for name in classes { enter(name, piece) }
    if let id = piece.attribute("id"), id.hasPrefix("score_") {
      isInScore = true
      if region != .head { page.header.id = Comment.ID(id.dropFirst(6)) }
    }
    if region == .storyText, piece.isElement("form") || piece.isElement("table") { region = .other }
  }

  private mutating func enter(_ name: String, _ piece: TagScanner.Piece) {
    switch name {
    case "default": isComment = true
    case "comhead" where isComment || row.depth != nil: beginHead(piece)
    case "comment" where region == .head:
      region = .body
      textStart = piece.range.upperBound
    case "title" where page.rows.isEmpty, "titleline": region = .title
    case "subtext" where page.rows.isEmpty:
      region = .subtext
      row.head = ""
    case "toptext":
      region = .storyText
      textStart = piece.range.upperBound
    case "age" where region == .head: row.date = piece.attribute("title") ?? ""
    case "age" where region == .subtext: date(piece.attribute("title") ?? "")
    case "score": isInScore = true
    default: break
    }
  }

  private mutating func close(_ piece: TagScanner.Piece) {
    isInTitle = false
    if piece.isElement("a") { return closeLink() }
    if piece.isElement("span") { isInScore = false }
    if piece.isElement("table") { mayHaveText = false }
    let endsCell = piece.isElement("td")
    switch region {
    case .body where endsCell || piece.isElement("table"): endBody(piece.range.lowerBound)
    case .storyText where endsCell || piece.isElement("div"): endStoryText(piece.range.lowerBound)
    case .subtext where endsCell: endSubtext()
    case .title where endsCell, .head where endsCell: region = .other
    default: break
    }
  }

  private mutating func beginRow(_ piece: TagScanner.Piece) {
    if region == .body { endBody(piece.range.lowerBound) }
    region = .other
    let classes = piece.classes
    // The row of a comment holds a table with a row of its own, which says nothing new.
    guard
      classes.contains("athing") || classes.contains("comtr") || row.id.isEmpty
        || row.position.offset == 0
    else {
      return
    }
    row = HackerNewsPage.Row(position: position(at: piece.range.lowerBound))
    (isComment, link) = (false, nil)
    if let id = piece.attribute("id"), id.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      row.id = Comment.ID(id)
    }
    row.isFolded = classes.contains("coll")
    if classes.contains("athing"), !classes.contains("comtr"), page.rows.isEmpty, !row.id.isEmpty {
      page.header.id = row.id
    }
  }

  private mutating func beginCell(_ piece: TagScanner.Piece, _ classes: [String]) {
    isInVotes = classes.contains("votelinks")
    if let indent = piece.attribute("indent").flatMap({ Int($0) }) {
      row.depth = Self.depth(indent)
    }
    guard region == .other, mayHaveText, page.rows.isEmpty, classes.isEmpty else { return }
    region = .storyText
    textStart = piece.range.upperBound
  }

  /// Indentation was always the width of an empty picture, 40 for a level.
  private mutating func indent(_ piece: TagScanner.Piece) {
    guard region == .other, row.depth == nil, !isInVotes,
      piece.attribute("src")?.hasSuffix("s.gif") == true,
      piece.attribute("height") == "1", let width = piece.attribute("width").flatMap({ Int($0) })
    else { return }
    row.depth = Self.depth(width / 40)
  }

  private static func depth(_ number: Int) -> Int { min(max(number, 0), deepest) }

  /// How many there are of something, which is never less than none.
  private static func count(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    // What is beyond all numbers is as absurd as the greatest one.
    return Int(text) ?? .max
  }

  private mutating func position(at offset: Int) -> JSONPosition {
    for place in counted.offset..<offset where page.bytes[place] == 0x0A {
      counted.line += 1
      counted.lineStart = place + 1
    }
    counted.offset = offset
    return JSONPosition(
      offset: offset,
      line: counted.line,
      column: offset - counted.lineStart + 1
    )
  }
}

// Links.
extension HackerNewsPageReader {
  private mutating func openLink(_ piece: TagScanner.Piece) {
    let address = piece.attribute("href") ?? ""
    // Links for voting name the comment; some ages have no other place for its id.
    if let id = piece.attribute("id"), id.hasPrefix("up_"), row.id.isEmpty, region == .other {
      row.id = Comment.ID(id.dropFirst(3))
    }
    if region == .head, piece.hasClass("togg") {
      row.size = piece.attribute("n").flatMap { Self.count($0) }
    }
    link = (address, piece.attribute("title"), "")
    if piece.hasClass("morelink") { page.next = address }
  }

  private mutating func closeLink() {
    guard let (address, title, text) = link else { return }
    link = nil
    let plain = PageText.collapsed(text)
    if plain == "More", address.contains("fnid=") || address.contains("p=") {
      page.next = address
      return
    }
    switch region {
    case .title: storyTitle(plain, address)
    case .subtext: subtextLink(plain, address)
    case .head: headLink(plain, address, title)
    default: break
    }
  }

  private mutating func storyTitle(_ text: String, _ address: String) {
    guard page.header.title.isEmpty, !text.isEmpty else { return }
    (page.header.title, page.header.address) = (text, address)
    region = .other
  }

  private mutating func subtextLink(_ text: String, _ address: String) {
    if address.contains("user?id=") {
      page.header.author = Author(text)
    } else if let id = HackerNewsPage.item(in: address) {
      if page.header.id.isEmpty { page.header.id = id }
    }
  }

  private mutating func headLink(_ text: String, _ address: String, _ title: String?) {
    // The page of a comment names its story at the end of the comment's head.
    if row.depth == nil, page.rows.isEmpty, let id = HackerNewsPage.item(in: address),
      ends(with: "on: " + text)
    {
      (page.header.id, page.header.title) = (id, title ?? text)
      return
    }
    if address.contains("user?id=") {
      if row.author == nil { row.author = text }
    } else if text == "parent" {
      row.parentID = HackerNewsPage.item(in: address) ?? Self.anchor(address)
    } else if row.id.isEmpty, let id = HackerNewsPage.item(in: address) {
      row.id = id
    }
  }

  /// Whether the head ends with some words; only its end is looked at, since it may have many links.
  private func ends(with words: String) -> Bool {
    let end = row.head.utf8.suffix(2 * words.utf8.count + 64)
    return PageText.collapsed(String(decoding: end, as: UTF8.self)).hasSuffix(words)
  }

  private static func anchor(_ address: String) -> Comment.ID? {
    guard let mark = address.firstIndex(of: "#") else { return nil }
    let id = Comment.ID(address[address.index(after: mark)...])
    return id.isNumeric ? id : nil
  }
}

// Parts of the page.
extension HackerNewsPageReader {
  private mutating func beginHead(_ piece: TagScanner.Piece) {
    region = .head
    row.head = ""
    if row.position.offset == 0 { row.position = position(at: piece.range.lowerBound) }
  }

  private mutating func endBody(_ end: Int) {
    region = .other
    row.body = textStart..<end
    page.rows.append(row)
    row = HackerNewsPage.Row(position: JSONPosition())
    (isComment, isInScore, mayHaveText) = (false, false, false)
  }

  private mutating func date(_ text: String) {
    page.header.createdAt = Timestamp(loose: String(text.prefix { $0 != " " }))
  }

  private mutating func endSubtext() {
    region = .other
    mayHaveText = true
    defer { row = HackerNewsPage.Row(position: JSONPosition()) }
    let words = PageText.collapsed(row.head).split(separator: " ")
    if page.header.createdAt == nil, let end = words.firstIndex(of: "ago"), end >= 2 {
      page.header.age = words[end - 2...end].joined(separator: " ")
    }
    guard let place = words.firstIndex(where: { $0 == "comments" || $0 == "comment" }), place > 0
    else { return }
    page.header.statedCount = Self.count(words[place - 1])
  }

  private mutating func endStoryText(_ end: Int) {
    region = .other
    let body = HackerNewsPageBody(page.bytes, in: textStart..<end)
    guard page.header.body.isEmpty, !body.html.isEmpty else { return }
    page.header.body = Body(body.html, format: .html)
  }
}
