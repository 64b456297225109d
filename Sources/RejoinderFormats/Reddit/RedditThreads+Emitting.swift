import RejoinderCore

// Handing on.
extension RedditThreads {
  mutating func emitGroups(_ order: [Int32], _ remainders: [[Remainder<Comment.ID>]]) {
    var members = [[Int32]](repeating: [], count: stories.count)
    for slot in order { members[Int(groups[Int(slot)])].append(slot) }
    for group in members.indices {
      emit(group, members[group], remainders[group])
      members[group] = []
    }
  }

  private mutating func emit(
    _ group: Int,
    _ members: [Int32],
    _ remainders: [Remainder<Comment.ID>]
  ) {
    guard storySlots[group] >= 0 || !members.isEmpty || !remainders.isEmpty else { return }
    sink(.begin)
    let header = header(of: group, members)
    sink(.about(header))
    for slot in members.lazy.map(Int.init) {
      nameParent(slot)
      complete(slot, stories[group])
      sink(.comment(items.comments[slot]))
      // What was handed on is not needed twice.
      items.comments[slot].body = ""
      items.comments[slot].details = CommentDetails()
    }
    for remainder in remainders { sink(.remainder(remainder)) }
    // A list of subjects holds none of their comments, and nobody expects them there.
    guard remainders.isEmpty, !members.isEmpty, let stated = header.statedCount,
      stated > members.count
    else { return }
    sink(
      .oddity(
        items.oddity(
          .fewerThanStated,
          of: Int(storySlots[group]),
          seen: "the source says that there are \(stated) comments and holds \(members.count)",
          done: "those were read"
        )
      )
    )
  }

  /// Names the parent, `nil` below the subject.
  private mutating func nameParent(_ slot: Int) {
    let parent = Int(parents[slot])
    if parent >= 0 {
      items.comments[slot].parentID = items.comments[parent].id
      return
    }
    guard let id = items.comments[slot].parentID else { return }
    let story = stories[Int(groups[slot])]
    let kind = items.links[slot].parentKind
    if kind == .story || kind == .unsaid && id == story {
      items.comments[slot].parentID = nil
      if id != story { contradict(slot, "it answers the subject \(id) and belongs to \(story)") }
      return
    }
    let isItself = id == items.comments[slot].id
    sink(
      .oddity(
        items.oddity(
          isItself ? .circle : .absentParent,
          of: slot,
          seen: isItself ? "an answer to itself" : "an answer to \(id), which is not here",
          done: "it keeps the name of its parent"
        )
      )
    )
  }

  private mutating func complete(_ slot: Int, _ story: Comment.ID) {
    guard items.comments[slot].details.permalink.isEmpty, !story.isEmpty else { return }
    items.comments[slot].details.permalink = RedditSite.page(of: items.comments[slot].id, in: story)
  }

  private func header(of group: Int, _ members: [Int32]) -> Discussion {
    let slot = Int(storySlots[group])
    let lone = members.lazy.map(Int.init).first { items.links[$0].header >= 0 }
    let known = slot >= 0 ? self.header(slot) : lone.map(self.header) ?? RedditItems.Header()
    var header = Discussion(id: stories[group], title: known.title)
    (header.source, header.address) = (RedditSite.name, known.address)
    (header.extra, header.statedCount) = (known.extra, known.count)
    if header.address.isEmpty && !header.id.isEmpty {
      header.address = RedditSite.page(of: header.id)
    }
    guard slot >= 0 else { return header }
    let story = items.comments[slot]
    (header.author, header.createdAt, header.votes) = (story.author, story.createdAt, story.votes)
    (header.body, header.state) = (story.body.isEmpty ? "" : story.body, story.state)
    return header
  }
}
