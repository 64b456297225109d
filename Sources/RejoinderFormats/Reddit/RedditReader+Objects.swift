import RejoinderCore
import RejoinderJSON

// Objects as a whole: what they are is known at their end.
extension RedditReader {
  mutating func closeObject() {
    var frame = frames.removeLast()
    takeKids(into: &frame)
    if frame.isData, !frames.isEmpty {
      frames[frames.count - 1].dataSlot = frame.slot
      frames[frames.count - 1].draft.merge(frame.takeDraft(), hasSlot: frame.slot >= 0)
      return
    }
    settleData(of: &frame)
    let draft = frame.takeDraft()
    if frame.slot >= 0 {
      settle(frame.slot, as: Self.guess(draft, items.links[frame.slot]), draft)
    } else {
      reportUnkept(draft, frame.position)
    }
  }

  /// Settles the thing within an object, if there is one.
  mutating func settleData(of frame: inout Frame) {
    guard frame.hasData || !frame.kind.isEmpty else { return }
    let slot = frame.dataSlot
    (frame.hasData, frame.dataSlot) = (false, -1)
    guard slot >= 0 else {
      if frame.kind != "Listing" && !frame.kind.isEmpty {
        refuse(frame.kind, frame.position, "without its fields")
      }
      return
    }
    let draft = frame.takeDraft()
    switch frame.kind {
    case "t1": settle(slot, as: .comment, draft)
    case "t3": settle(slot, as: .story, draft)
    case "more": settle(slot, as: .more, draft)
    case "", "Listing": settle(slot, as: Self.guess(draft, items.links[slot]), draft)
    default: refuse(frame.kind, frame.position, "which is no part of a discussion")
    }
  }

  private func refuse(_ kind: String, _ position: JSONPosition, _ reason: String) {
    report(
      .unreadableRecord,
      at: position,
      seen: "a thing of the kind \(kind.prefix(20)), \(reason)",
      done: "it was left out"
    )
  }

  /// What a thing is that does not say so.
  private static func guess(
    _ draft: RedditDraft,
    _ link: RedditItems.Link
  ) -> RedditItems.Kind {
    if !draft.title.isEmpty { return .story }
    if !draft.text.isEmpty || !draft.html.isEmpty { return .comment }
    if !draft.kids.isEmpty && draft.author.isEmpty { return .more }
    return draft.author.isEmpty || link.story.isEmpty ? .nothing : .comment
  }

  private mutating func settle(_ slot: Int, as kind: RedditItems.Kind, _ draft: RedditDraft) {
    items.links[slot].kind = kind
    var draft = draft
    switch kind {
    case .more: return settleMore(slot, draft)
    case .comment: settleComment(slot, &draft)
    case .story: settleStory(slot, &draft)
    case .nothing:
      return report(
        .unreadableRecord,
        of: items.comments[slot].id,
        at: items.links[slot].position,
        seen: "an object that is neither a comment nor a subject",
        done: "it was left out"
      )
    }
    refuseKids(draft.kids, items.links[slot].position)
    noteStory(items.links[slot].story)
  }

  private mutating func settleMore(_ slot: Int, _ draft: RedditDraft) {
    items.mores.append(RedditItems.More(slot: Int32(slot), kids: draft.kids, count: draft.count))
  }

  /// The discussion that the file is about.
  private mutating func noteStory(_ id: Comment.ID) {
    let file = items.files.count - 1
    if id.isEmpty { return }
    if items.files[file].story.isEmpty { items.files[file].story = id }
    if items.files[file].story != id { items.files[file].isMixed = true }
  }

  private func reportUnkept(_ draft: RedditDraft, _ position: JSONPosition) {
    refuseKids(draft.kids, position)
    guard !draft.extra.isEmpty else { return }
    let names = draft.extra.map(\.name).joined(separator: ", ")
    report(
      .unknownField,
      at: position,
      seen: "fields that a discussion has no place for: \(names)",
      done: "they were left out"
    )
  }
}

extension RedditDraft {
  /// Takes over what is known of the thing in `data`; of a mere listing only what has no place.
  fileprivate mutating func merge(_ draft: RedditDraft, hasSlot: Bool) {
    let extra = self.extra
    if hasSlot { self = draft } else { kids += draft.kids }
    self.extra = extra + draft.extra
  }
}
