import RejoinderCore
import RejoinderJSON

/// Reads items out of JSON, however they are arranged.
///
/// An item may stand alone, in an array, in a map from its id, on a line of its own, within a
/// wrapper, or within the item it answers; so one reader serves every interface of Hacker News. It
/// walks with a stack of its own, so that any depth will do.
struct HackerNewsItemReader {
  /// An array or object that is open.
  struct Frame {
    var isArray: Bool
    /// The slot of an object; for an array the item whose answers stand in it, or -1.
    var slot: Int
    /// Whether options of a poll stand in it.
    var isOptions = false
    /// The id that the key of an object gives it, where that is a number.
    var keyID: Comment.ID?
    var details = CommentDetails()
  }

  var items = HackerNewsItems()
  var frames: [Frame] = []
  var repairs = 0
  let sink: DiscussionSink

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
      while let last = items.kids.last, last.owner >= first { items.kids.removeLast() }
    }
    frames.removeAll()
    report(
      .unreadableRecord,
      at: error.position,
      seen: error.reason,
      done: "the line was left out"
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

  /// Reports something about the content that is read at present.
  func report(
    _ kind: Oddity.Kind,
    of id: Comment.ID = "",
    at position: JSONPosition,
    seen: String,
    done: String
  ) {
    let file = items.files.last ?? ""
    sink(.oddity(Oddity(kind, of: id, in: file, at: position, seen: seen, done: done)))
  }

  /// The item whose answers stand where the reader is, or -1.
  var innermostOwner: Int { frames.last.map { $0.isArray ? $0.slot : -1 } ?? -1 }
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
    report(
      .unknownValue,
      of: items.comments[frames[frames.count - 1].slot].id,
      at: position,
      seen: "the field for \(field) holds \(text)",
      done: "kept among the extra fields"
    )
  }
}
