import RejoinderCore
import RejoinderJSON

/// Writes discussions in this package's own format, a line for each record.
struct RejoinderLineWriter {
  private var json = JSONWriter()
  private let output: ([UInt8]) -> Void

  /// How many bytes are gathered before they are handed out.
  private static let chunk = 1 << 16

  init(_ output: @escaping ([UInt8]) -> Void) { self.output = output }

  mutating func write(_ discussion: Discussion) {
    writeHeader(discussion)
    for comment in discussion.comments {
      write(comment)
      for reply in comment.details.nestedReplies { write(reply) }
    }
    for remainder in discussion.remainders { write(remainder) }
    output(json.takeBytes())
  }

  private mutating func endLine() {
    json.endObject()
    json.endLine()
    if json.bytes.count >= Self.chunk { output(json.takeBytes()) }
  }

  private mutating func writeHeader(_ discussion: Discussion) {
    json.beginObject()
    name(.rejoinder)
    json.value(1)
    name(.discussion)
    json.beginObject()
    id(.id, discussion.id)
    text(.title, discussion.title)
    text(.address, discussion.address)
    text(.source, discussion.source)
    author(discussion.author)
    body(discussion.body)
    date(.created, discussion.createdAt)
    text(.age, discussion.age)
    votes(discussion.votes)
    if discussion.state != .visible { text(.state, discussion.state.rejoinderName) }
    list(.extra, discussion.extra) { $0.write($1) }
    if let count = discussion.statedCount {
      name(.statedCount)
      json.value(count)
    }
    json.endObject()
    endLine()
  }

  private mutating func write(_ comment: Comment) {
    json.beginObject()
    id(.id, comment.id)
    if let parentID = comment.parentID { id(.parent, parentID) }
    author(comment.author)
    body(comment.body)
    date(.created, comment.createdAt)
    date(.edited, comment.editedAt)
    if let revision = comment.revision {
      name(.revision)
      json.value(revision)
    }
    votes(comment.votes)
    if comment.state != .visible { text(.state, comment.state.rejoinderName) }
    list(.flags, comment.flags.rejoinderNames) { $0.json.value($1) }
    details(comment.details)
    endLine()
  }

  private mutating func write(_ remainder: Remainder<Comment.ID>) {
    json.beginObject()
    name(.more)
    if let count = remainder.count { json.value(count) } else { json.null() }
    if let parentID = remainder.parentID { id(.parent, parentID) }
    if !remainder.cursor.isEmpty { id(.cursor, remainder.cursor) }
    endLine()
  }
}

// Parts of records.
extension RejoinderLineWriter {
  private mutating func name(_ field: RejoinderField) { json.name(field.rawValue) }

  private mutating func text(_ field: RejoinderField, _ text: String) {
    guard !text.utf8.isEmpty else { return }
    name(field)
    json.value(text)
  }

  private mutating func id(_ field: RejoinderField, _ id: Comment.ID) {
    name(field)
    value(id)
  }

  /// An id is a string, unless its bytes are no text.
  private mutating func value(_ id: Comment.ID) {
    let bytes = id.utf8
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return json.value(text) }
    json.beginObject()
    self.text(.hex, bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    json.endObject()
  }

  private mutating func author(_ author: Author?) {
    guard let author else { return }
    name(.author)
    if author == Author(author.name) { return json.value(author.name) }
    json.beginObject()
    name(.name)
    json.value(author.name)
    id(.id, author.id)
    text(.avatar, author.avatar)
    json.endObject()
  }

  private mutating func body(_ body: Body) {
    guard !body.isEmpty || body.format != .plain else { return }
    name(body.format.rejoinderField)
    json.value(body.source)
  }

  /// A date is RFC 3339, or microseconds since 1970 where a year of four digits cannot say it.
  private mutating func date(_ field: RejoinderField, _ date: Timestamp?) {
    guard let date else { return }
    name(field)
    let text = date.rfc3339
    if Timestamp(rfc3339: text) == date { json.value(text) } else { json.value(date.microseconds) }
  }

  private mutating func votes(_ votes: Votes?) {
    guard let votes else { return }
    name(.up)
    json.value(votes.up)
    guard votes.down != 0 else { return }
    name(.down)
    json.value(votes.down)
  }

  private mutating func list<Element>(
    _ field: RejoinderField,
    _ elements: [Element],
    _ write: (inout RejoinderLineWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    name(field)
    json.beginArray()
    for element in elements { write(&self, element) }
    json.endArray()
  }

  private mutating func details(_ details: CommentDetails) {
    text(.age, details.age)
    text(.permalink, details.permalink)
    list(.reactions, details.reactions) { $0.write($1) }
    list(.quotes, details.quotes) { $0.write($1) }
    list(.attachments, details.attachments) { $0.write($1) }
    list(.extraParents, details.extraParents) { $0.value($1) }
    list(.extra, details.extra) { $0.write($1) }
  }

  private mutating func write(_ reaction: Reaction) {
    json.beginObject()
    text(.name, reaction.name)
    name(.count)
    json.value(reaction.count)
    json.endObject()
  }

  private mutating func write(_ quote: Quote) {
    json.beginObject()
    if let commentID = quote.commentID { id(.comment, commentID) }
    author(quote.author)
    body(quote.body)
    json.endObject()
  }

  private mutating func write(_ attachment: Attachment) {
    json.beginObject()
    text(.address, attachment.address)
    text(.title, attachment.title)
    text(.mediaType, attachment.mediaType)
    json.endObject()
  }

  private mutating func write(_ field: ExtraField) {
    json.beginObject()
    text(.name, field.name)
    text(.value, field.value)
    json.endObject()
  }
}
