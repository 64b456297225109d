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
    let shown = members.filter { isShown(Int($0)) }
    let written = shown.count
    for slot in shown { keepKind(Int(slot)) }
    if groupStories.count == 1 {
      sink(.comments(takeAll(in: shown)))
    } else {
      for slot in shown { sink(.comment(items.comments[Int(slot)])) }
    }
    for remainder in remainders { sink(.remainder(remainder)) }
    guard remainders.isEmpty, let stated = header.statedCount, stated > written else { return }
    let link = items.links[story]
    sink(
      .oddity(
        Oddity(
          .fewerThanStated,
          of: header.id,
          in: items.files[Int(link.file)],
          at: link.position,
          seen: "the source says that there are \(stated) comments and holds \(written)",
          done: "those were read"
        )
      )
    )
  }

  /// Hands out all comments in an order, without having them in memory twice.
  private mutating func takeAll(in order: [Int32]) -> [Comment] {
    var comments: [Comment] = []
    swap(&comments, &items.comments)
    // Which slot's comment is at each place, and at which place each slot's comment is.
    var (held, places) = (Array(0..<Int32(comments.count)), Array(0..<Int32(comments.count)))
    for (target, slot) in order.enumerated() {
      let place = Int(places[Int(slot)])
      guard place != target else { continue }
      comments.swapAt(target, place)
      let displaced = held[target]
      (held[target], held[place]) = (slot, displaced)
      (places[Int(slot)], places[Int(displaced)]) = (Int32(target), Int32(place))
    }
    comments.removeLast(comments.count - order.count)
    return comments
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
    (header.state, header.age) = (item.state, item.details.age)
    header.extra = item.details.extra
    return header
  }

  private func line(of option: Comment) -> String {
    let points = option.votes.map { " (\($0.score) points)" } ?? ""
    return "<p>" + option.body.source + points
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
