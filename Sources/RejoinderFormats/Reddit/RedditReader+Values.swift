import RejoinderCore
import RejoinderJSON

// Values of members.
extension RedditReader {
  /// Sets what a field says, if its value is of a kind that can be understood.
  mutating func setField(
    _ field: RedditField,
    _ token: JSONToken,
    _ reader: inout JSONReader
  ) -> Bool {
    // An array or object is never such a value, and whoever says “understood” has read it to its end.
    if token.begins { return false }
    return switch field {
    case .id, .fullName, .parent, .story: setName(field, token, &reader)
    case .date: setDate(token, &reader)
    case .edited: setEdited(token, &reader)
    case .score, .ups, .downs, .count, .commentCount: setNumber(field, &reader)
    case .scoreHidden, .pinned, .locked, .folded: setMark(field, token)
    default: token == .string && setString(field, reader.text)
    }
  }

  private mutating func setName(
    _ field: RedditField,
    _ token: JSONToken,
    _ reader: inout JSONReader
  ) -> Bool {
    guard token == .string || token == .number else { return false }
    let name = reader.withTextBytes { RedditName($0) }
    let (place, slot) = (frames.count - 1, frames[frames.count - 1].slot)
    guard !name.id.isEmpty else { return true }
    switch field {
    case .id: frames[place].draft.id = name.id
    case .fullName: if frames[place].draft.id.isEmpty { frames[place].draft.id = name.id }
    case .parent:
      items.comments[slot].parentID = name.id
      items.links[slot].parentKind = name.kind
    default: items.links[slot].story = name.id
    }
    return true
  }

  private mutating func setString(_ field: RedditField, _ text: String) -> Bool {
    let place = frames.count - 1
    switch field {
    case .author: frames[place].draft.author = text
    case .authorID: frames[place].draft.authorID = text.isEmpty ? nil : Comment.ID(text)
    case .html: setHTML(text)
    case .distinguished: frames[place].draft.distinguished = text
    case .title: frames[place].draft.title = text
    case .storyTitle: frames[place].draft.storyTitle = text
    case .address: frames[place].draft.address = text
    case .permalink: frames[place].draft.permalink = text
    case .subreddit: frames[place].draft.subreddit = text
    case .removedBy: frames[place].draft.removedBy = text
    default: return false
    }
    return true
  }

  private mutating func setHTML(_ text: String) {
    frames[frames.count - 1].draft.html = text
    if RedditText.isEscaped(text) { items.files[items.files.count - 1].isEscaped = true }
  }

  private mutating func setDate(_ token: JSONToken, _ reader: inout JSONReader) -> Bool {
    guard let date = Self.date(token, &reader) else { return false }
    items.comments[frames[frames.count - 1].slot].createdAt = date
    return true
  }

  private static func date(_ token: JSONToken, _ reader: inout JSONReader) -> Timestamp? {
    switch token {
    case .number: reader.double.map(Timestamp.init(unix:))
    case .string: Timestamp(loose: reader.text)
    default: nil
    }
  }

  private mutating func setEdited(_ token: JSONToken, _ reader: inout JSONReader) -> Bool {
    switch token {
    case .false: return true
    case .true:
      frames[frames.count - 1].draft.isEditedSometime = true
      return true
    default:
      guard let date = Self.date(token, &reader) else { return false }
      if date.microseconds != 0 {
        items.comments[frames[frames.count - 1].slot].editedAt = date
      }
      return true
    }
  }

  private mutating func setNumber(_ field: RedditField, _ reader: inout JSONReader) -> Bool {
    guard let number = reader.int64 ?? Int64(reader.text) else { return false }
    let place = frames.count - 1
    switch field {
    case .score: frames[place].draft.score = number
    case .ups: frames[place].draft.ups = number
    case .downs: frames[place].draft.downs = number
    default:
      guard let count = Int(stated: number) else { return false }
      frames[place].draft.count = count
    }
    return true
  }

  private mutating func setMark(_ field: RedditField, _ token: JSONToken) -> Bool {
    guard token == .true else { return token == .false }
    let flag: CommentFlags =
      switch field {
      case .pinned: .pinned
      case .locked: .locked
      case .folded: .folded
      default: .scoreHidden
      }
    frames[frames.count - 1].draft.marks.append((field, flag))
    return true
  }
}
