import RejoinderCore

/// Puts items together into discussions: who answers whom, under which story, in which order.
///
/// Where an item stands within another one, it answers that one; else it answers the parent it names.
/// Answers are ordered as their parent lists them, the others after them as they were found. What
/// belongs to no story that is here becomes a discussion of its own, one for each story it names. Circles
/// and comments whose parent is not here keep the name of their parent.
struct HackerNewsThreads {
  let sink: DiscussionSink
  var items: HackerNewsItems
  /// Where each id is found first.
  var slots: [Comment.ID: Int32] = [:]
  /// The slot of each item's parent, or -1.
  var parents: [Int32] = []
  /// Items whose id another one had before.
  private var duplicates: [(slot: Int32, first: Int32)] = []
  /// The discussion each item belongs to, or -1.
  var groups: [Int32] = []
  /// The slot of each discussion's story, or -1.
  var groupStories: [Int32] = []
  /// What items list as an answer and nobody holds.
  var missing: [(owner: Int32, id: Comment.ID)] = []
  /// The story that a discussion without one belongs to, by what its comments say.
  var strayGroups: [Comment.ID: Int32] = [:]

  init(_ items: consuming HackerNewsItems, _ sink: DiscussionSink) {
    (self.items, self.sink) = (items, sink)
  }

  /// Hands all discussions on.
  mutating func emit() {
    indexIDs()
    findParents()
    findGroups()
    reportDuplicates()
    nameParents()
    let order = items.kids.isEmpty ? foundOrder() : listedOrder()
    emitGroups(order)
  }

  var count: Int { items.comments.count }

  func kind(_ slot: Int) -> HackerNewsItems.Kind { items.links[slot].kind }

  private mutating func indexIDs() {
    slots.reserveCapacity(count)
    for slot in 0..<count where kind(slot) != .wrapper {
      let id = items.comments[slot].id
      guard let first = slots.updateValue(Int32(slot), forKey: id) else { continue }
      slots[id] = first
      duplicates.append((Int32(slot), first))
    }
  }

  /// Of two comments in one discussion only one is shown, which is known once discussions are.
  private func reportDuplicates() {
    for (slot, first) in duplicates {
      let isEdition =
        groups[Int(slot)] == groups[Int(first)] && kind(Int(slot)) == .comment
        && kind(Int(first)) == .comment
      sink(
        .oddity(
          items.oddity(
            .duplicateID,
            of: Int(slot),
            seen: "a second item with this id",
            done: isEdition ? "the newer edition is shown" : "each is shown where it belongs"
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
    let enclosing = enclosingItems()
    for slot in 0..<count where kind(slot) == .comment || kind(slot) == .pollOption {
      let named = items.comments[slot].parentID.flatMap { slots[$0] }
      let outer = Int(enclosing[slot])
      guard outer >= 0 else {
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

  func contradict(_ slot: Int, _ seen: String) {
    sink(.oddity(items.oddity(.contradiction, of: slot, seen: seen, done: "its place counts")))
  }

  /// The item within which each one stands, wrappers passed over, or -1.
  private func enclosingItems() -> [Int32] {
    var enclosing = [Int32](repeating: -1, count: count)
    for slot in 0..<count {
      let outer = Int(items.links[slot].outer)
      // What is outside begins earlier, so it is known.
      if outer >= 0 { enclosing[slot] = kind(outer) == .wrapper ? enclosing[outer] : Int32(outer) }
    }
    return enclosing
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
