import RejoinderCore

/// Puts items together into discussions: who answers whom, under which story, in which order.
///
/// Where an item stands within another one, it answers that one; else it answers the parent it names.
/// Answers are ordered as their parent lists them, the others after them as they were found. What
/// belongs to no story that is here becomes a discussion of its own, one for each story it names. Circles
/// and comments whose parent is not here keep the name of their parent.
struct HackerNewsThreads {
  private let sink: DiscussionSink
  private var items: HackerNewsItems
  /// Where each id is found first.
  private var slots: [Comment.ID: Int32] = [:]
  /// The slot of each item's parent, or -1.
  private var parents: [Int32] = []
  /// The discussion each item belongs to, or -1.
  private var groups: [Int32] = []
  /// The slot of each discussion's story, or -1.
  private var groupStories: [Int32] = []
  /// The story that a discussion without one belongs to, by what its comments say.
  private var strayGroups: [Comment.ID: Int32] = [:]

  init(_ items: consuming HackerNewsItems, _ sink: DiscussionSink) {
    (self.items, self.sink) = (items, sink)
  }

  /// Hands all discussions on.
  mutating func emit() {
    indexIDs()
    findParents()
    findGroups()
    nameParents()
    let order = items.kids.isEmpty ? foundOrder() : listedOrder()
    emitGroups(order)
  }

  private var count: Int { items.comments.count }

  private func kind(_ slot: Int) -> HackerNewsItems.Kind { items.links[slot].kind }

  private mutating func indexIDs() {
    slots.reserveCapacity(count)
    for slot in 0..<count where kind(slot) != .wrapper {
      let id = items.comments[slot].id
      guard let first = slots.updateValue(Int32(slot), forKey: id) else { continue }
      slots[id] = first
      sink(
        .oddity(
          items.oddity(
            .duplicateID,
            of: slot,
            seen: "a second item with this id",
            done: "both were kept"
          )
        )
      )
    }
  }
}

// Who answers whom.
extension HackerNewsThreads {
  private mutating func findParents() {
    parents = [Int32](repeating: -1, count: count)
    for slot in 0..<count where kind(slot) == .comment || kind(slot) == .pollOption {
      let named = items.comments[slot].parentID.flatMap { slots[$0] }
      guard let outer = enclosingItem(of: slot) else {
        parents[slot] = named.map { $0 == slot ? -1 : $0 } ?? -1
        continue
      }
      parents[slot] = Int32(outer)
      if let parentID = items.comments[slot].parentID, parentID != items.comments[outer].id {
        contradict(
          slot,
          "it names \(parentID) as its parent and stands below \(items.comments[outer].id)"
        )
      }
    }
    adoptStrays()
  }

  private func contradict(_ slot: Int, _ seen: String) {
    sink(.oddity(items.oddity(.contradiction, of: slot, seen: seen, done: "its place counts")))
  }

  /// The item within which another stands, wrappers passed over.
  private func enclosingItem(of slot: Int) -> Int? {
    var outer = Int(items.links[slot].outer)
    while outer >= 0, kind(outer) == .wrapper { outer = Int(items.links[outer].outer) }
    return outer < 0 ? nil : outer
  }

  /// Comments that name no parent at all belong to the story, where there is only one.
  private mutating func adoptStrays() {
    let isStory: (HackerNewsItems.Link) -> Bool = { $0.kind == .story }
    guard let story = items.links.firstIndex(where: isStory),
      story == items.links.lastIndex(where: isStory)
    else { return }
    for slot in 0..<count
    where kind(slot) == .comment && parents[slot] < 0 && items.comments[slot].parentID == nil {
      parents[slot] = Int32(story)
    }
  }
}

// Which discussion each item belongs to.
extension HackerNewsThreads {
  private mutating func findGroups() {
    groups = [Int32](repeating: -1, count: count)
    for slot in 0..<count where kind(slot) == .story {
      groups[slot] = Int32(groupStories.count)
      groupStories.append(Int32(slot))
    }
    var path: [Int] = []
    for slot in 0..<count where groups[slot] < 0 && kind(slot) != .wrapper {
      var place = slot
      // -2 marks the way; coming back to it means a circle.
      while groups[place] == -1, parents[place] >= 0 {
        groups[place] = -2
        path.append(place)
        place = Int(parents[place])
      }
      if groups[place] == -2 { reportCircle(place) }
      if groups[place] < 0 { groups[place] = strayGroup(of: place) }
      for passed in path { groups[passed] = groups[place] }
      path.removeAll(keepingCapacity: true)
    }
  }

  private mutating func strayGroup(of slot: Int) -> Int32 {
    let story = items.story(of: slot).id ?? ""
    if let group = strayGroups[story] { return group }
    strayGroups[story] = Int32(groupStories.count)
    groupStories.append(-1)
    return Int32(groupStories.count - 1)
  }

  private mutating func reportCircle(_ slot: Int) {
    sink(
      .oddity(
        items.oddity(
          .circle,
          of: slot,
          seen: "comments that answer each other in a circle",
          done: "they keep the names of their parents"
        )
      )
    )
  }

  /// Names the parent of every comment, `nil` below a story.
  private mutating func nameParents() {
    for slot in 0..<count where kind(slot) == .comment || kind(slot) == .pollOption {
      let parent = Int(parents[slot])
      if parent >= 0 {
        items.comments[slot].parentID = kind(parent) == .story ? nil : items.comments[parent].id
      } else if let id = items.comments[slot].parentID {
        if id == items.story(of: slot).id {
          items.comments[slot].parentID = nil
        } else {
          reportOrphan(slot, id)
        }
      }
    }
  }

  private func reportOrphan(_ slot: Int, _ parentID: Comment.ID) {
    let isItself = parentID == items.comments[slot].id
    sink(
      .oddity(
        items.oddity(
          isItself ? .circle : .absentParent,
          of: slot,
          seen: isItself ? "an answer to itself" : "an answer to \(parentID), which is not here",
          done: "it keeps the name of its parent"
        )
      )
    )
  }
}

// In which order they stand.
extension HackerNewsThreads {
  /// The order in which items were found.
  private func foundOrder() -> [Int32] {
    (0..<Int32(count)).filter { groups[Int($0)] >= 0 }
  }

  /// Every comment after the one it answers, answers as their parent lists them.
  private func listedOrder() -> [Int32] {
    let answers = Answers(parents: parents, listed: listedAnswers())
    var order: [Int32] = []
    order.reserveCapacity(count)
    var isPlaced = [Bool](repeating: false, count: count)
    var stack: [Int32] = []
    // Roots first; what only a circle holds follows, each circle entered where it was found first.
    for pass in 0..<2 {
      for slot in 0..<count
      where groups[slot] >= 0 && !isPlaced[slot] && (pass == 1 || parents[slot] < 0) {
        stack.append(Int32(slot))
        while let next = stack.popLast() {
          guard !isPlaced[Int(next)] else { continue }
          isPlaced[Int(next)] = true
          order.append(next)
          stack.append(contentsOf: answers.of(Int(next)).reversed())
        }
      }
    }
    return order
  }

  /// The slots that items list as their answers, in their order, as far as they are here and agree.
  private func listedAnswers() -> [(parent: Int32, slot: Int32)] {
    items.kids.compactMap { kid in
      guard let slot = slots[kid.id] else { return nil }
      guard parents[Int(slot)] == kid.owner else {
        contradict(
          Int(slot),
          "\(items.comments[Int(kid.owner)].id) lists it, which is not its parent"
        )
        return nil
      }
      return (kid.owner, slot)
    }
  }

  /// The answers of every item, kept in one array.
  private struct Answers {
    private var starts: [Int32]
    private var slots: [Int32]

    init(parents: [Int32], listed: [(parent: Int32, slot: Int32)]) {
      starts = [Int32](repeating: 0, count: parents.count + 1)
      for parent in parents where parent >= 0 { starts[Int(parent) + 1] += 1 }
      for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
      slots = [Int32](repeating: 0, count: Int(starts.last ?? 0))
      var next = starts
      var isPlaced = [Bool](repeating: false, count: parents.count)
      func place(_ slot: Int, _ parent: Int) {
        guard !isPlaced[slot] else { return }
        isPlaced[slot] = true
        slots[Int(next[parent])] = Int32(slot)
        next[parent] += 1
      }
      for (parent, slot) in listed { place(Int(slot), Int(parent)) }
      for (slot, parent) in parents.enumerated() where parent >= 0 { place(slot, Int(parent)) }
    }

    func of(_ slot: Int) -> ArraySlice<Int32> { slots[Int(starts[slot])..<Int(starts[slot + 1])] }
  }
}

// Handing on.
extension HackerNewsThreads {
  private mutating func emitGroups(_ order: [Int32]) {
    var members = [[Int32]](repeating: [], count: groupStories.count)
    if members.count == 1 { members[0] = order } else { divide(order, into: &members) }
    var remainders = missingAnswers()
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
  private func missingAnswers() -> [Int32: [Remainder<Comment.ID>]] {
    var missing: [Int32: [UInt8]] = [:]
    var counts: [Int32: Int] = [:]
    for kid in items.kids where slots[kid.id] == nil && kind(Int(kid.owner)) != .wrapper {
      missing[kid.owner, default: []] += (counts[kid.owner] == nil ? [] : [0x2C]) + kid.id.utf8
      counts[kid.owner, default: 0] += 1
    }
    var remainders: [Int32: [Remainder<Comment.ID>]] = [:]
    for (owner, ids) in missing.sorted(by: { $0.key < $1.key }) {
      let parentID = kind(Int(owner)) == .story ? nil : items.comments[Int(owner)].id
      remainders[groups[Int(owner)], default: []].append(
        Remainder(under: parentID, count: counts[owner], cursor: Comment.ID(utf8: ids))
      )
    }
    return remainders
  }
}
