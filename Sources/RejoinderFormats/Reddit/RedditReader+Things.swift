import RejoinderCore
import RejoinderJSON

// What comments and subjects say.
extension RedditReader {
  mutating func settleComment(_ slot: Int, _ draft: inout RedditDraft) {
    items.comments[slot].id = takeID(slot, draft)
    settleWords(slot, &draft)
    items.comments[slot].votes = draft.votes
    var flags = draft.marks.reduce(into: CommentFlags()) { $0.formUnion($1.flag) }
    if !draft.distinguished.isEmpty { flags.insert(.distinguished) }
    items.comments[slot].flags = flags
    var details = CommentDetails()
    details.permalink = RedditSite.full(draft.permalink)
    details.extra = draft.extra
    items.comments[slot].details = details
    // Within other things the subject is known.
    if items.links[slot].outer < 0 && !(draft.storyTitle + draft.subreddit).isEmpty {
      addHeader(slot, RedditItems.Header(title: draft.storyTitle, extra: draft.community))
    }
  }

  mutating func settleStory(_ slot: Int, _ draft: inout RedditDraft) {
    items.comments[slot].id = takeID(slot, draft)
    items.links[slot].story = items.comments[slot].id
    settleWords(slot, &draft)
    items.comments[slot].votes = draft.votes
    var header = RedditItems.Header(title: draft.title, count: draft.count)
    let page = RedditSite.full(draft.permalink)
    header.address = draft.address.isEmpty ? page : RedditSite.full(draft.address)
    header.extra = draft.community
    if !page.isEmpty && page != header.address {
      header.extra.append(ExtraField("permalink", page))
    }
    header.extra += draft.marks.map { ExtraField($0.field.name, "true") }
    if let date = items.comments[slot].editedAt, !draft.isEditedSometime {
      header.extra.append(ExtraField("edited", date.rfc3339))
    }
    header.extra += draft.extra
    addHeader(slot, header)
  }

  private mutating func addHeader(_ slot: Int, _ header: RedditItems.Header) {
    items.links[slot].header = Int32(items.headers.count)
    items.headers.append(header)
  }

  /// Author, body and state, which say together what became of a thing.
  private mutating func settleWords(_ slot: Int, _ draft: inout RedditDraft) {
    let isGone = draft.author == "[deleted]"
    let hasAuthor = !draft.author.isEmpty && !isGone
    if hasAuthor { items.comments[slot].author = Author(draft.author, id: draft.authorID) }
    let notice = draft.notice
    var state = CommentState(redditNotice: notice, hasAuthor: hasAuthor)
    if state != nil {
      draft.extra.append(ExtraField("notice", notice))
    } else {
      items.comments[slot].body = draft.takeBody()
    }
    let isWordless = items.comments[slot].body.isEmpty && draft.title.isEmpty
    if state == nil && !hasAuthor && isWordless { state = .deleted }
    if !draft.removedBy.isEmpty {
      let isByAuthor = draft.removedBy == "deleted" || draft.removedBy == "author"
      state = isByAuthor ? .deleted : .removed
      draft.extra.append(ExtraField("removed_by_category", draft.removedBy))
    }
    items.comments[slot].state = state ?? .visible
    if isGone && state == nil { draft.extra.append(ExtraField("author", draft.author)) }
    settleMarks(slot, &draft)
  }

  private mutating func settleMarks(_ slot: Int, _ draft: inout RedditDraft) {
    if !draft.distinguished.isEmpty {
      draft.extra.append(ExtraField("distinguished", draft.distinguished))
    }
    guard draft.isEditedSometime else { return }
    // That it was changed counts, and not before it was written.
    items.comments[slot].editedAt = items.comments[slot].createdAt
    draft.extra.append(ExtraField("edited", "true"))
  }

  private func takeID(_ slot: Int, _ draft: RedditDraft) -> Comment.ID {
    if !draft.id.isEmpty { return draft.id }
    let id = Comment.ID("item-\(slot + 1)")
    report(
      .missingID,
      of: id,
      at: items.links[slot].position,
      seen: "a thing without an id",
      done: "it was given one"
    )
    return id
  }

  /// Takes the escapes off what is no HTML, once it is known that the file has them.
  mutating func finishFile(from first: Int) {
    let file = items.files.count - 1
    items.files[file].slots = first..<items.comments.count
    guard items.files[file].isEscaped else { return }
    for slot in items.files[file].slots {
      if items.comments[slot].body.format == .markdown {
        items.comments[slot].body.source = RedditText.unescaped(items.comments[slot].body.source)
      }
      let header = Int(items.links[slot].header)
      guard header >= 0 else { continue }
      items.headers[header].title = RedditText.unescaped(items.headers[header].title)
      items.headers[header].address = RedditText.unescaped(items.headers[header].address)
    }
  }
}
