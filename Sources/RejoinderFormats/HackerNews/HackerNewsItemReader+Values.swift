import RejoinderCore
import RejoinderJSON

// Values of members.
extension HackerNewsItemReader {
  /// Sets what a field says, if its value is of a kind that can be understood.
  mutating func setScalar(
    _ field: HackerNewsField,
    _ token: JSONToken,
    _ reader: inout JSONReader,
    _ slot: Int
  ) -> Bool {
    // An array or object is never such a value, and whoever says “understood” has read it to its end.
    if token.begins { return false }
    return switch field {
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
    default: if items.links[slot].isAlone { items.withStory(of: slot) { $0.id = id } }
    }
    return true
  }

  private mutating func setText(_ field: HackerNewsField, _ text: String, _ slot: Int) -> Bool {
    guard !text.isEmpty else { return true }
    switch field {
    case .author: items.comments[slot].author = Author(text)
    case .text: items.comments[slot].body = Body(text, format: .html)
    case .age: frames[frames.count - 1].details.age = text
    case .title: items.withStory(of: slot) { $0.title = text }
    case .storyTitle:
      if items.links[slot].isAlone {
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
    guard token == .number || token == .string else { return false }
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
      guard let count = Int(stated: number) else { return false }
      items.withStory(of: slot) { $0.count = count }
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
