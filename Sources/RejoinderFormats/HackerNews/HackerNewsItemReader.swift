import RejoinderCore
import RejoinderJSON

/// Reads items out of JSON, however they are arranged.
///
/// An item may stand alone, in an array, in a map from its id, on a line of its own, within a
/// wrapper, or within the item it answers; so one reader serves every interface of Hacker News. It
/// walks with a stack of its own, so that any depth will do.
struct HackerNewsItemReader {
  /// An array or object that is open.
  private struct Frame {
    var isArray: Bool
    /// The slot of an object; for an array the item whose answers stand in it, or -1.
    var slot: Int
    /// Whether options of a poll stand in it.
    var isOptions = false
    /// The id that the key of an object gives it, where that is a number.
    var keyID: Comment.ID?
    var details = CommentDetails()
  }

  private var items = HackerNewsItems()
  private var frames: [Frame] = []
  private var repairs = 0
  private let sink: DiscussionSink

  init(_ sink: DiscussionSink) { self.sink = sink }

  /// Reads all items of a content.
  mutating func read(_ input: FormatInput) throws(FormatError) {
    items.files.append(input.name)
    let documents: JSONReader.Documents =
      try input.sample().json?.isLines == true ? .lines : .sequence
    try input.readJSON(documents: documents) { (reader) throws(JSONError) in
      try walk(&reader, skippingBrokenLines: documents == .lines)
    }
  }

  /// Hands out what was read and forgets it, so that it is in memory once.
  mutating func takeItems() -> HackerNewsItems {
    defer { items = HackerNewsItems() }
    return items
  }

  private mutating func walk(
    _ reader: inout JSONReader,
    skippingBrokenLines: Bool
  ) throws(JSONError) {
    repairs = 0
    while true {
      do throws(JSONError) { return try walk(&reader) } catch {
        guard skippingBrokenLines else { throw error }
        dropBrokenLine(error)
        reader.skipLine()
      }
    }
  }

  /// Gives up the items of a line that could not be read to its end.
  private mutating func dropBrokenLine(_ error: JSONError) {
    if let first = frames.first(where: { !$0.isArray })?.slot {
      items.comments.removeLast(items.comments.count - first)
      items.links.removeLast(items.links.count - first)
      items.kids.removeAll { $0.owner >= first }
    }
    frames.removeAll()
    sink(
      .oddity(
        Oddity(
          .unreadableRecord,
          in: items.files.last ?? "",
          at: error.position,
          seen: error.reason,
          done: "the line was left out"
        )
      )
    )
  }

  private mutating func walk(_ reader: inout JSONReader) throws(JSONError) {
    while true {
      switch try reader.next() {
      case .end: return
      case .name: try readMember(&reader)
      case .beginObject: openObject(reader.tokenPosition)
      case .beginArray: frames.append(Frame(isArray: true, slot: innermostOwner))
      case .endArray: frames.removeLast()
      case .endObject: closeObject(reader)
      case .number, .string: noteKid(&reader)
      case .null: noteNull(reader.tokenPosition)
      case .true, .false: break
      }
    }
  }

  /// The item whose answers stand where the reader is, or -1.
  private var innermostOwner: Int { frames.last.map { $0.isArray ? $0.slot : -1 } ?? -1 }
}

// Members of objects.
extension HackerNewsItemReader {
  private mutating func readMember(_ reader: inout JSONReader) throws(JSONError) {
    guard let slot = frames.last?.slot else { return }
    let field = HackerNewsField.named(in: &reader)
    if field.marksItem { items.links[slot].isMarked = true }
    switch field {
    case .unknown: try readUnknown(&reader, slot)
    case .redundant: try reader.skipValue()
    case .children, .options: try readAnswers(&reader, slot, isOptions: field == .options)
    default:
      let token = try reader.next()
      if token == .null { return }
      if !setScalar(field, token, &reader, slot) {
        try keepUnexpected(field, &reader)
      }
    }
  }

  private mutating func readAnswers(
    _ reader: inout JSONReader,
    _ slot: Int,
    isOptions: Bool
  ) throws(JSONError) {
    switch try reader.next() {
    case .beginArray:
      frames.append(Frame(isArray: true, slot: slot, isOptions: isOptions))
    case .beginObject:
      openObject(reader.tokenPosition, outer: slot)
    case .null, .false: break
    default: try keepUnexpected(.children, &reader)
    }
  }

  private mutating func readUnknown(_ reader: inout JSONReader, _ slot: Int) throws(JSONError) {
    let name = reader.text
    let token = try reader.next()
    // As long as nothing marks the object as an item, it may be a wrapper, and items may follow.
    if token.begins && !items.links[slot].isMarked {
      if token == .beginArray {
        frames.append(Frame(isArray: true, slot: slot))
      } else {
        openObject(reader.tokenPosition, outer: slot, keyID: Self.number(name))
      }
      return
    }
    if token == .null && Self.number(name) != nil { noteNull(reader.tokenPosition) }
    let value = try reader.rawValue()
    guard token != .null, value != [0x5B, 0x5D], value != [0x7B, 0x7D] else { return }
    keep(name, value)
  }

  private static func number(_ name: String) -> Comment.ID? {
    let id = Comment.ID(name)
    return id.isNumeric ? id : nil
  }

  private mutating func keep(_ name: String, _ value: [UInt8]) {
    let field = ExtraField(name, String(decoding: value, as: UTF8.self))
    frames[frames.count - 1].details.extra.append(field)
  }

  /// Keeps a value that is not what its field should hold.
  private mutating func keepUnexpected(
    _ field: HackerNewsField,
    _ reader: inout JSONReader
  ) throws(JSONError) {
    let position = reader.tokenPosition
    let value = try reader.rawValue()
    keep("\(field)", value)
    let text = String(decoding: value.prefix(40), as: UTF8.self)
    sink(
      .oddity(
        Oddity(
          .unknownValue,
          of: items.comments[frames[frames.count - 1].slot].id,
          in: items.files.last ?? "",
          at: position,
          seen: "the field for \(field) holds \(text)",
          done: "kept among the extra fields"
        )
      )
    )
  }
}

// Values.
extension HackerNewsItemReader {
  /// Sets what a field says, if its value is of a kind that can be understood.
  private mutating func setScalar(
    _ field: HackerNewsField,
    _ token: JSONToken,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    switch field {
    case .id, .parent, .poll, .storyID: setID(field, token, &reader, slot)
    case .author, .text, .age, .title, .storyTitle, .address, .kind:
      token == .string && setText(field, reader.text, slot)
    case .time, .date: setDate(token, &reader, slot)
    case .score, .count: setNumber(field, &reader, slot)
    case .deleted, .dead: setState(field == .deleted ? .deleted : .dead, token, &reader, slot)
    case .children, .options, .redundant, .unknown: false
    }
  }

  private mutating func setID(
    _ field: HackerNewsField,
    _ token: JSONToken,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    guard token == .number || token == .string else { return false }
    let id = reader.withTextBytes { Comment.ID(utf8: $0) }
    guard !id.isEmpty else { return true }
    switch field {
    case .id: items.comments[slot].id = id
    case .parent, .poll: items.comments[slot].parentID = id
    // Within a story its id is known anyway.
    default: if standsAlone(slot) { items.withStory(of: slot) { $0.id = id } }
    }
    return true
  }

  /// Whether no item was found around an item so far.
  private func standsAlone(_ slot: Int) -> Bool {
    var outer = Int(items.links[slot].outer)
    while outer >= 0, !items.links[outer].isMarked { outer = Int(items.links[outer].outer) }
    return outer < 0
  }

  private mutating func setText(_ field: HackerNewsField, _ text: String, _ slot: Int) -> Bool {
    guard !text.isEmpty else { return true }
    switch field {
    case .author: items.comments[slot].author = Author(text)
    case .text: items.comments[slot].body = Body(text, format: .html)
    case .age: frames[frames.count - 1].details.age = text
    case .title: items.withStory(of: slot) { $0.title = text }
    case .storyTitle:
      if standsAlone(slot) {
        items.withStory(of: slot) { if $0.title.isEmpty { $0.title = text } }
        if items.links[slot].kind == .unknown { items.links[slot].kind = .comment }
      }
    case .address: items.withStory(of: slot) { $0.address = text }
    default: setKind(text, slot)
    }
    return true
  }

  private mutating func setKind(_ name: String, _ slot: Int) {
    switch name {
    case "comment": items.links[slot].kind = .comment
    case "pollopt": items.links[slot].kind = .pollOption
    case "story", "job", "poll", "link", "ask", "show": items.links[slot].kind = .story
    default: break
    }
  }

  private mutating func setDate(
    _ token: JSONToken,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    // The same moment is often given twice; reading it once is enough.
    if items.comments[slot].createdAt != nil { return true }
    let date =
      token == .number ? reader.double.map(Timestamp.init(unix:)) : Timestamp(loose: reader.text)
    items.comments[slot].createdAt = date
    return date != nil
  }

  private mutating func setNumber(
    _ field: HackerNewsField,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    guard let number = reader.int64 ?? Int64(reader.text) else { return reader.text.isEmpty }
    if field == .score {
      items.comments[slot].votes = Votes(score: number)
    } else {
      items.withStory(of: slot) { $0.count = Int(clamping: number) }
    }
    return true
  }

  private mutating func setState(
    _ state: CommentState,
    _ token: JSONToken,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    let isSet: Bool
    switch token {
    case .true: isSet = true
    case .false: isSet = false
    case .number, .string:
      let text = reader.text.lowercased()
      guard ["true", "false", "1", "0", ""].contains(text) else { return false }
      isSet = text == "true" || text == "1"
    default: return false
    }
    // Deleted outweighs dead: there are no words either way.
    if isSet && items.comments[slot].state != .deleted { items.comments[slot].state = state }
    return true
  }
}

// Objects as a whole.
extension HackerNewsItemReader {
  private mutating func openObject(
    _ position: JSONPosition,
    outer: Int? = nil,
    keyID: Comment.ID? = nil
  ) {
    let isOptions = frames.last?.isOptions == true
    let slot = items.comments.count
    items.comments.append(Comment(id: ""))
    items.links.append(
      HackerNewsItems.Link(
        kind: isOptions ? .pollOption : .unknown,
        outer: Int32(outer ?? innermostOwner),
        file: Int32(items.files.count - 1),
        position: position
      )
    )
    frames.append(Frame(isArray: false, slot: slot, keyID: keyID))
  }

  private mutating func noteKid(_ reader: inout JSONReader) {
    guard let frame = frames.last, frame.isArray, frame.slot >= 0, !frame.isOptions else { return }
    items.kids.append((Int32(frame.slot), reader.withTextBytes { Comment.ID(utf8: $0) }))
  }

  private func noteNull(_ position: JSONPosition) {
    sink(
      .oddity(
        Oddity(
          .unreadableRecord,
          in: items.files.last ?? "",
          at: position,
          seen: "null in place of an item",
          done: "there was nothing to read"
        )
      )
    )
  }

  private mutating func closeObject(_ reader: borrowing JSONReader) {
    let frame = frames.removeLast()
    let slot = frame.slot
    if items.comments[slot].id.isEmpty, let id = frame.keyID {
      items.comments[slot].id = id
      items.links[slot].isMarked = true
    }
    guard items.links[slot].isMarked else { return closeWrapper(frame) }
    if items.comments[slot].id.isEmpty { nameItem(slot) }
    settleKind(slot)
    var details = frame.details
    settleState(slot, &details)
    if items.comments[slot].createdAt != nil { details.age = "" }
    if items.links[slot].kind == .comment {
      details.permalink = HackerNewsSite.page(of: items.comments[slot].id)
    } else {
      reportUnkept(details.extra, slot)
    }
    items.comments[slot].details = details
    noteRepairs(reader.repairCount, slot)
  }

  private mutating func closeWrapper(_ frame: Frame) {
    items.links[frame.slot].kind = .wrapper
    reportUnkept(frame.details.extra, frame.slot)
  }

  private func reportUnkept(_ fields: [ExtraField], _ slot: Int) {
    guard !fields.isEmpty else { return }
    let names = fields.map(\.name).joined(separator: ", ")
    sink(
      .oddity(
        items.oddity(
          .unknownField,
          of: slot,
          seen: "fields that a discussion has no place for: \(names)",
          done: "they were left out"
        )
      )
    )
  }

  private mutating func nameItem(_ slot: Int) {
    items.comments[slot].id = Comment.ID("item-\(slot + 1)")
    sink(
      .oddity(
        items.oddity(.missingID, of: slot, seen: "an item without an id", done: "it was given one")
      )
    )
  }

  private mutating func settleKind(_ slot: Int) {
    guard items.links[slot].kind == .unknown else { return }
    items.links[slot].kind = items.story(of: slot).title.isEmpty ? .comment : .story
  }

  /// Tombstones: flagged as such, empty, or with a word of the site in place of their own.
  private mutating func settleState(_ slot: Int, _ details: inout CommentDetails) {
    let comment = items.comments[slot]
    guard items.links[slot].kind == .comment else { return }
    if comment.state == .visible && comment.author == nil && comment.body.isEmpty {
      items.comments[slot].state = .deleted
    }
    guard comment.author == nil || comment.state != .visible,
      let state = CommentState(hackerNewsNotice: comment.body.source)
    else { return }
    details.extra.append(ExtraField("notice", comment.body.source))
    items.comments[slot].body = Body("", format: .html)
    if comment.state == .visible { items.comments[slot].state = state }
  }

  private mutating func noteRepairs(_ count: Int, _ slot: Int) {
    guard count > repairs else { return }
    sink(
      .oddity(
        items.oddity(
          .repairedText,
          of: slot,
          seen: "bytes that are no text, in \(count - repairs) places",
          done: "replaced by U+FFFD"
        )
      )
    )
    repairs = count
  }
}

extension CommentState {
  /// The state that the site's word in place of a comment stands for.
  init?(hackerNewsNotice text: String) {
    switch text {
    case "[deleted]": self = .deleted
    case "[flagged]", "[dead]", "[flagged] [dead]": self = .dead
    default: return nil
    }
  }
}
