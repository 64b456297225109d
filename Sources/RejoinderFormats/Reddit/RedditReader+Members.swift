import RejoinderCore
import RejoinderJSON

// Members of objects.
extension RedditReader {
  mutating func readMember(_ reader: inout JSONReader) throws(JSONError) {
    let field = RedditField.named(in: &reader)
    switch field {
    case .kind where !isInThing: try readKind(&reader)
    case .data where !isInThing: try readData(&reader)
    case .kind, .data, .unknown, .opaque: try readUnknown(field, &reader)
    case .redundant: try reader.skipValue()
    case .errors: try readErrors(&reader)
    case .things, .children, .replies: try readThings(field, &reader)
    default: try readField(field, &reader)
    }
  }

  /// Whether the innermost object is a thing as such, and not what is around one.
  private var isInThing: Bool { frames.last.map { $0.isData || $0.slot >= 0 } ?? false }

  private mutating func readKind(_ reader: inout JSONReader) throws(JSONError) {
    guard try reader.next() == .string else { return try keepUnexpected(.kind, &reader) }
    frames[frames.count - 1].kind = reader.text
  }

  private mutating func readData(_ reader: inout JSONReader) throws(JSONError) {
    switch try reader.next() {
    case .beginObject:
      // Of two the first is settled, before its place is taken.
      if var frame = frames.last, frame.hasData {
        takeKids(into: &frame)
        settleData(of: &frame)
        frames[frames.count - 1] = frame
      }
      frames[frames.count - 1].hasData = true
      open(isArray: false, isData: true, reader.tokenPosition)
    case .beginArray: open(isArray: true, reader.tokenPosition)
    case .null: break
    default: try keepUnexpected(.data, &reader)
    }
  }

  private mutating func readThings(
    _ field: RedditField,
    _ reader: inout JSONReader
  ) throws(JSONError) {
    if field == .things { items.files[items.files.count - 1].isAnswer = true }
    // Only comments have replies, and those must find the comment around them.
    if field == .replies && frames.last?.isData == true { makeSlot() }
    switch try reader.next() {
    case .beginArray: open(isArray: true, reader.tokenPosition)
    case .beginObject: open(isArray: false, reader.tokenPosition)
    case .null, .false: break
    case .string where reader.text.isEmpty: break
    default: try keepUnexpected(field, &reader)
    }
  }

  private mutating func readErrors(_ reader: inout JSONReader) throws(JSONError) {
    _ = try reader.next()
    let position = reader.tokenPosition
    let value = try reader.rawValue()
    guard !Self.saysNothing(value) else { return }
    report(
      .unknownValue,
      at: position,
      seen: "an answer that reports \(Self.shortened(value))",
      done: "what else it holds was read"
    )
  }

  private mutating func readUnknown(
    _ field: RedditField,
    _ reader: inout JSONReader
  ) throws(JSONError) {
    let name = reader.text
    let token = try reader.next()
    // What is not within a thing may be what a client put around things.
    if token.begins && !isInThing && field == .unknown {
      return open(isArray: token == .beginArray, reader.tokenPosition)
    }
    keep(name, try reader.rawValue())
  }

  private mutating func readField(
    _ field: RedditField,
    _ reader: inout JSONReader
  ) throws(JSONError) {
    if field.marksThing || frames.last?.isData == true { makeSlot() }
    let token = try reader.next()
    if token == .null { return }
    if field == .text && token == .string {
      frames[frames.count - 1].draft.text = reader.text
      let written = try reader.rawValue()
      frames[frames.count - 1].draft.rawText = String(decoding: written, as: UTF8.self)
      return
    }
    if !setField(field, token, &reader) { try keepUnexpected(field, &reader) }
  }

  /// Makes the innermost object a thing.
  private mutating func makeSlot() {
    guard let frame = frames.last, frame.slot < 0 else { return }
    frames[frames.count - 1].slot = items.comments.count
    items.comments.append(Comment(id: ""))
    items.links.append(
      RedditItems.Link(
        outer: Int32(frame.outer),
        file: Int32(items.files.count - 1),
        position: frame.position
      )
    )
  }

  /// Keeps a field without a place, unless it says nothing.
  private mutating func keep(_ name: String, _ value: [UInt8]) {
    guard !Self.saysNothing(value) else { return }
    let field = ExtraField(name, String(decoding: value, as: UTF8.self))
    frames[frames.count - 1].draft.extra.append(field)
  }

  private static let nothing = ["null", "false", "0", "0.0", "\"\"", "[]", "{}"].map {
    Array($0.utf8)
  }

  /// Reddit writes all its fields into everything, most of them empty.
  private static func saysNothing(_ value: [UInt8]) -> Bool {
    value.count <= 5 && nothing.contains(value)
  }

  /// Keeps a value that is not what its field should hold.
  private mutating func keepUnexpected(
    _ field: RedditField,
    _ reader: inout JSONReader
  ) throws(JSONError) {
    let position = reader.tokenPosition
    let value = try reader.rawValue()
    frames[frames.count - 1].draft.extra.append(
      ExtraField(field.name, String(decoding: value, as: UTF8.self))
    )
    let slot = frames[frames.count - 1].slot
    report(
      .unknownValue,
      of: slot < 0 ? "" : items.comments[slot].id,
      at: position,
      seen: "the field \(field.name) holds \(Self.shortened(value))",
      done: "kept among the extra fields"
    )
  }

  private static func shortened(_ value: [UInt8]) -> String {
    String(decoding: value.prefix(40), as: UTF8.self)
  }
}
