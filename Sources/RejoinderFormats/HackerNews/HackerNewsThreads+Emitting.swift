import RejoinderCore

// Handing on.
extension HackerNewsThreads {
  mutating func emitGroups(_ order: [Int32]) {
    var members = [[Int32]](repeating: [], count: groupStories.count)
    if members.count == 1 { members[0] = order } else { divide(order, into: &members) }
    var remainders = remaindersByGroup()
    for group in members.indices {
      emit(group, members[group], remainders.removeValue(forKey: Int32(group)) ?? [])
      members[group] = []
    }
  }

  private func divide(_ order: [Int32], into members: inout [[Int32]]) {
    for slot in order { members[Int(groups[Int(slot)])].append(slot) }
  }

  private mutating func emit(
    _ group: Int,
    _ members: [Int32],
    _ remainders: [Remainder<Comment.ID>]
  ) {
    sink(.begin)
    let story = Int(groupStories[group])
    let header = story < 0 ? strayHeader(members) : header(of: story, members)
    sink(.about(header))
    var written = 0
    for slot in members.lazy.map(Int.init) where isShown(slot) {
      keepKind(slot)
      sink(.comment(items.comments[slot]))
      written += 1
    }
    for remainder in remainders { sink(.remainder(remainder)) }
    guard remainders.isEmpty, let stated = header.statedCount, stated > written else { return }
    sink(
      .oddity(
        items.oddity(
          .fewerThanStated,
          of: story,
          seen: "the source says that there are \(stated) comments and holds \(written)",
          done: "those were read"
        )
      )
    )
  }

  /// Options of a poll that is here stand in its text.
  private func isShown(_ slot: Int) -> Bool {
    switch kind(slot) {
    case .comment: true
    case .pollOption: parents[slot] < 0 || kind(Int(parents[slot])) != .story
    default: false
    }
  }

  private mutating func keepKind(_ slot: Int) {
    guard kind(slot) == .pollOption else { return }
    items.comments[slot].details.extra.append(ExtraField("type", "\"pollopt\""))
  }

  private func header(of slot: Int, _ members: [Int32]) -> Discussion {
    let (item, story) = (items.comments[slot], items.story(of: slot))
    var header = Discussion(id: item.id, title: story.title)
    header.source = HackerNewsSite.name
    header.address =
      story.address.isEmpty ? HackerNewsSite.page(of: item.id) : HackerNewsSite.full(story.address)
    (header.author, header.createdAt, header.votes) = (item.author, item.createdAt, item.votes)
    header.body = item.body.isEmpty ? "" : item.body
    header.statedCount = story.count
    for option in members.lazy.map(Int.init)
    where kind(option) == .pollOption && !isShown(option) {
      header.body.format = .html
      header.body.source += line(of: items.comments[option])
    }
    if item.state != .visible { reportState(slot) }
    return header
  }

  private func line(of option: Comment) -> String {
    let points = option.votes.map { " (\($0.score) points)" } ?? ""
    return "<p>" + option.body.source + points
  }

  private func reportState(_ slot: Int) {
    sink(
      .oddity(
        items.oddity(
          .unknownField,
          of: slot,
          seen: "a story that is \(items.comments[slot].state)",
          done: "it was read like any other"
        )
      )
    )
  }

  private func strayHeader(_ members: [Int32]) -> Discussion {
    var header = Discussion()
    header.source = HackerNewsSite.name
    for slot in members.lazy.map(Int.init) where items.links[slot].story >= 0 {
      let story = items.story(of: slot)
      guard let id = story.id else { continue }
      (header.id, header.title) = (id, story.title)
      header.address = HackerNewsSite.page(of: id)
      break
    }
    return header
  }

  /// What items list and nobody holds, for each discussion.
  private func remaindersByGroup() -> [Int32: [Remainder<Comment.ID>]] {
    var ids: [Int32: [Comment.ID]] = [:]
    for kid in missing { ids[kid.owner, default: []].append(kid.id) }
    var remainders: [Int32: [Remainder<Comment.ID>]] = [:]
    for (owner, ids) in ids.sorted(by: { $0.key < $1.key }) {
      let parentID = kind(Int(owner)) == .story ? nil : items.comments[Int(owner)].id
      let cursor = ids.map(\.description).joined(separator: ",")
      remainders[groups[Int(owner)], default: []].append(
        Remainder(under: parentID, count: ids.count, cursor: Comment.ID(cursor))
      )
    }
    return remainders
  }
}
