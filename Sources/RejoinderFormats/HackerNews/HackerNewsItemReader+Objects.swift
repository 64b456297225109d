import RejoinderCore
import RejoinderJSON

// Objects as a whole.
extension HackerNewsItemReader {
  mutating func openObject(
    _ position: JSONPosition,
    outer: Int? = nil,
    keyID: Comment.ID? = nil
  ) {
    let isOptions = frames.last?.isOptions == true
    let slot = items.comments.count
    let outer = outer ?? innermostOwner
    items.comments.append(Comment(id: ""))
    items.links.append(
      HackerNewsItems.Link(
        kind: isOptions ? .pollOption : .unknown,
        outer: Int32(outer),
        file: Int32(items.files.count - 1),
        position: position,
        isAlone: outer < 0 || !items.links[outer].isMarked && items.links[outer].isAlone
      )
    )
    frames.append(Frame(isArray: false, slot: slot, keyID: keyID))
  }

  mutating func noteKid(_ reader: inout JSONReader) {
    guard let frame = frames.last, frame.isArray, frame.slot >= 0, !frame.isOptions else { return }
    items.kids.append((Int32(frame.slot), reader.withTextBytes { Comment.ID(utf8: $0) }))
  }

  func noteNull(_ position: JSONPosition) {
    report(
      .unreadableRecord,
      at: position,
      seen: "null in place of an item",
      done: "there was nothing to read"
    )
  }

  mutating func closeObject(_ reader: borrowing JSONReader) {
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
