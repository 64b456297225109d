import RejoinderCore
import RejoinderJSON

/// One line of this package's own format, or the header within the first one.
struct RejoinderRecord {
  private(set) var version: Int64?
  private(set) var header: Discussion?
  private(set) var comment = Comment(id: "")
  private(set) var hasID = false
  /// What has a known name and a value that was not understood.
  private(set) var unknown: [String] = []
  private var details = CommentDetails()
  private var more: (isSet: Bool, count: Int?) = (false, nil)
  private var cursor: Comment.ID = ""
  private var votes: (up: Int64, down: Int64)?
  private var headerFields = Discussion()
  /// A header holds no further one, however deep a hostile line puts them into each other.
  private let isHeader: Bool

  init(isHeader: Bool = false) { self.isHeader = isHeader }

  /// What the line says about replies that are elsewhere, if it does.
  var remainder: Remainder<Comment.ID>? {
    more.isSet ? Remainder(under: comment.parentID, count: more.count, cursor: cursor) : nil
  }

  /// Reads the members of an object that has just begun.
  mutating func read(_ json: inout JSONReader) throws(JSONError) {
    while try json.next() == .name {
      let name = json.text
      let field = RejoinderField.named(in: &json)
      _ = try json.next()
      try read(field, name, &json)
    }
    comment.votes = votes.map { Votes(up: $0.up, down: $0.down) }
    comment.details = details
    if hasID, let remainder { keepOutside(remainder) }
  }

  /// A line with an id is a comment; what it says about replies elsewhere has no place in it.
  private mutating func keepOutside(_ remainder: Remainder<Comment.ID>) {
    let value = remainder.count.map(String.init) ?? "null"
    more = (false, nil)
    guard !details.extra.contains(where: { $0.name == RejoinderField.more.rawValue }) else {
      return
    }
    comment.details.extra.append(ExtraField(RejoinderField.more.rawValue, value))
    unknown.append("the field more stands in a comment")
  }

  private mutating func read(
    _ field: RejoinderField?,
    _ name: String,
    _ json: inout JSONReader
  ) throws(JSONError) {
    switch field {
    case .discussion: return try readHeader(&json)
    case .author:
      guard let author = try json.rejoinderAuthor() else { return try keep(name, &json) }
      comment.author = author
    case .reactions, .quotes, .attachments, .extraParents, .extra, .flags:
      if json.token == .beginArray, let field { return try readList(field, &json) }
      return try keep(name, &json)
    case .more:
      let count = json.token == .number ? json.int64.flatMap(Int.init(stated:)) : nil
      more = (true, count)
      if count == nil { return try keep(name, &json) }
    case .id, .parent, .cursor:
      guard let id = try json.rejoinderID() else { return try keep(name, &json) }
      set(field, id)
    default:
      if try !readScalar(field, &json) { try keep(name, &json) }
    }
  }

  private mutating func set(_ field: RejoinderField?, _ id: Comment.ID) {
    switch field {
    case .id: (comment.id, hasID) = (id, true)
    case .parent: comment.parentID = id
    default: cursor = id
    }
  }

  private mutating func readHeader(_ json: inout JSONReader) throws(JSONError) {
    guard json.token == .beginObject, !isHeader else { return try keep("discussion", &json) }
    var record = RejoinderRecord(isHeader: true)
    try record.read(&json)
    var discussion = record.headerFields
    let fields = record.comment
    discussion.id = fields.id
    (discussion.author, discussion.body) = (fields.author, fields.body)
    (discussion.createdAt, discussion.votes) = (fields.createdAt, fields.votes)
    (discussion.state, discussion.age) = (fields.state, fields.details.age)
    discussion.extra = fields.details.extra
    header = discussion
    unknown += record.unknown
  }

  private mutating func keep(_ name: String, _ json: inout JSONReader) throws(JSONError) {
    let token = json.token
    let value = String(decoding: try json.rawValue(), as: UTF8.self)
    if RejoinderField(rawValue: name) != nil {
      // An absent value is as good as an absent field.
      if token == .null { return }
      unknown.append("the field \(name) holds \(value.prefix(40))")
    }
    details.extra.append(ExtraField(name, value))
  }
}

// Values.
extension RejoinderRecord {
  /// Reads a field that is one string or number; says whether it was understood.
  private mutating func readScalar(
    _ field: RejoinderField?,
    _ json: inout JSONReader
  ) throws(JSONError) -> Bool {
    switch (field, json.token) {
    case (.text, .string): comment.body = Body(json.text)
    case (.html, .string): comment.body = Body(json.text, format: .html)
    case (.markdown, .string): comment.body = Body(json.text, format: .markdown)
    case (.age, .string): details.age = json.text
    case (.permalink, .string): details.permalink = json.text
    case (.title, .string): headerFields.title = json.text
    case (.address, .string): headerFields.address = json.text
    case (.source, .string): headerFields.source = json.text
    case (.state, .string): return setState(json.text)
    case (.created, _), (.edited, _): return setDate(field, &json)
    case (_, .number): return setNumber(field, json.int64)
    default: return false
    }
    return true
  }

  private mutating func setState(_ name: String) -> Bool {
    guard let state = CommentState(rejoinderName: name) else { return false }
    comment.state = state
    return true
  }

  private mutating func setDate(_ field: RejoinderField?, _ json: inout JSONReader) -> Bool {
    let date =
      json.token == .string
      ? Timestamp(rfc3339: json.text) : json.int64.map(Timestamp.init(microseconds:))
    guard let date else { return false }
    if field == .created { comment.createdAt = date } else { comment.editedAt = date }
    return true
  }

  private mutating func setNumber(_ field: RejoinderField?, _ number: Int64?) -> Bool {
    guard let number else { return false }
    switch field {
    case .rejoinder: version = number
    case .revision: comment.revision = number
    case .up: votes = (number, votes?.down ?? 0)
    case .down: votes = (votes?.up ?? 0, number)
    case .statedCount:
      guard let count = Int(stated: number) else { return false }
      headerFields.statedCount = count
    default: return false
    }
    return true
  }
}

// Lists.
extension RejoinderRecord {
  private mutating func readList(
    _ field: RejoinderField,
    _ json: inout JSONReader
  ) throws(JSONError) {
    while try json.next() != .endArray {
      let position = json.tokenPosition
      if try !readElement(of: field, &json) {
        let value = String(decoding: try json.rawValue(), as: UTF8.self)
        details.extra.append(ExtraField(field.rawValue, value))
        unknown.append(
          "an element of \(field.rawValue) at column \(position.column) is not understood"
        )
      }
    }
  }

  private mutating func readElement(
    of field: RejoinderField,
    _ json: inout JSONReader
  ) throws(JSONError) -> Bool {
    if field == .flags {
      guard json.token == .string, let flag = CommentFlags(rejoinderName: json.text) else {
        return false
      }
      comment.flags.insert(flag)
      return true
    }
    if field == .extraParents {
      guard let id = try json.rejoinderID() else { return false }
      details.extraParents.append(id)
      return true
    }
    guard json.token == .beginObject else { return false }
    var element = RejoinderElement()
    try element.read(&json)
    switch field {
    case .reactions: details.reactions.append(Reaction(element.name, count: element.count))
    case .quotes: details.quotes.append(element.quote)
    case .attachments: details.attachments.append(element.attachment)
    default: details.extra.append(ExtraField(element.name, element.value))
    }
    return true
  }
}

/// An object within a list: its fields mean what the list makes of them.
private struct RejoinderElement {
  var name = ""
  var value = ""
  var count = 1
  var quote = Quote(of: nil)
  var attachment = Attachment(address: "")

  mutating func read(_ json: inout JSONReader) throws(JSONError) {
    while try json.next() == .name {
      let field = RejoinderField.named(in: &json)
      _ = try json.next()
      switch (field, json.token) {
      case (.comment, _): quote.commentID = try json.rejoinderID()
      case (.author, _): quote.author = try json.rejoinderAuthor()
      case (.count, .number): count = Int(clamping: json.int64 ?? 1)
      case (_, .string): set(field, json.text)
      default: break
      }
      // Whatever was not read is passed over; nothing happens where it was.
      try json.skipContents()
    }
  }

  private mutating func set(_ field: RejoinderField?, _ text: String) {
    switch field {
    case .name: name = text
    case .value: value = text
    case .address: attachment.address = text
    case .title: attachment.title = text
    case .mediaType: attachment.mediaType = text
    case .text: quote.body = Body(text)
    case .html: quote.body = Body(text, format: .html)
    case .markdown: quote.body = Body(text, format: .markdown)
    default: break
    }
  }
}

extension JSONReader {
  /// The id that the last token is or begins: a string, a number, or `{"hex":"…"}`.
  fileprivate mutating func rejoinderID() throws(JSONError) -> Comment.ID? {
    if token == .string || token == .number { return withTextBytes { Comment.ID(utf8: $0) } }
    guard token == .beginObject else { return nil }
    var bytes: [UInt8] = []
    while try next() == .name {
      let field = RejoinderField.named(in: &self)
      _ = try next()
      if field == .hex, token == .string { bytes = Self.bytes(text) } else { try skipContents() }
    }
    return Comment.ID(utf8: bytes)
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.utf8.map { UInt8(($0 & 0xF) + ($0 > 0x39 ? 9 : 0)) & 0xF }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The author that the last token is or begins: a name, or an object with more.
  fileprivate mutating func rejoinderAuthor() throws(JSONError) -> Author? {
    if token == .string { return Author(text) }
    guard token == .beginObject else { return nil }
    var author = Author("")
    var id: Comment.ID?
    while try next() == .name {
      let field = RejoinderField.named(in: &self)
      _ = try next()
      switch (field, token) {
      case (.name, .string): author.name = text
      case (.avatar, .string): author.avatar = text
      case (.id, _): id = try rejoinderID()
      default: break
      }
      try skipContents()
    }
    author.id = id ?? Comment.ID(author.name)
    return author
  }
}
