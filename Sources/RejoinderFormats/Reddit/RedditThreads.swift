import RejoinderCore

/// Puts things together into discussions: who answers whom, under which subject, in which order.
///
/// Files of one discussion are joined. What the result is does not depend on the order in which they are
/// given, nor on how often: pages come before later answers, fuller ones before others, and of several
/// copies of a comment one is taken. (Discussions stand in the order in which files name them, and
/// what has no id can't be known for the same.)
struct RedditThreads {
  /// A comment's identity: ids are the site's, but trimmed files have short ones of their own.
  struct Key: Hashable {
    let group: Int32
    let id: Comment.ID
  }

  let sink: DiscussionSink
  var items: RedditItems
  /// All slots, file by file, in the order that counts.
  var sequence: [Int32] = []
  /// The comment or subject within which each thing stands, or -1.
  var outers: [Int32] = []
  /// The discussion each thing belongs to.
  var groups: [Int32] = []
  /// The discussions by the ids of their subjects.
  private var groupsByStory: [Comment.ID: Int32] = [:]
  /// The ids of the subjects, by discussion.
  var stories: [Comment.ID] = []
  /// The slot of each discussion's subject, or -1.
  var storySlots: [Int32] = []
  /// Where the comment of each id stands.
  var slots: [Key: Int32] = [:]
  /// The comment that is left of several copies, by each of the others.
  var replaced: [Int32: Int32] = [:]
  /// The slot of each comment's parent, or -1.
  var parents: [Int32] = []
  /// How many comments each one is together with everything below it, loaded or not.
  var totals: [Int] = []

  init(_ items: consuming RedditItems, _ sink: DiscussionSink) {
    (self.items, self.sink) = (items, sink)
  }

  /// Hands all discussions on.
  mutating func emit() {
    findGroups()
    orderFiles()
    joinCopies()
    findParents()
    let order = preOrder()
    let remainders = findRemainders(order)
    emitGroups(order, remainders)
  }

  var count: Int { items.comments.count }

  func kind(_ slot: Int) -> RedditItems.Kind { items.links[slot].kind }

  /// The slot of the comment that a thing names as its parent, or -1.
  func namedParent(of slot: Int) -> Int32 {
    let link = items.links[slot]
    guard link.parentKind != .story, let id = items.comments[slot].parentID else { return -1 }
    return slots[Key(group: groups[slot], id: id)] ?? -1
  }

  func contradict(_ slot: Int, _ seen: String) {
    sink(.oddity(items.oddity(.contradiction, of: slot, seen: seen, done: "its place counts")))
  }
}

// Which discussion each thing belongs to.
extension RedditThreads {
  private mutating func findGroups() {
    groups = [Int32](repeating: -1, count: count)
    outers = items.links.map(\.outer)
    for slot in 0..<count {
      // What is outside begins earlier, so it is known.
      if outers[slot] >= 0 { passOver(slot) }
      if kind(slot) == .nothing { continue }
      let outer = Int(outers[slot])
      guard outer >= 0, kind(slot) != .story else {
        groups[slot] = group(of: story(of: slot))
        continue
      }
      groups[slot] = groups[outer]
      let (named, story) = (items.links[slot].story, stories[Int(groups[outer])])
      if kind(slot) == .comment && !named.isEmpty && named != story {
        contradict(slot, "it names \(named) as its subject and stands below \(story)")
      }
    }
    storySlots = [Int32](repeating: -1, count: stories.count)
  }

  /// What stands in something that can't be shown stands in what is around that.
  private mutating func passOver(_ slot: Int) {
    let outer = Int(outers[slot])
    if kind(outer) == .nothing || kind(outer) == .more { outers[slot] = outers[outer] }
  }

  /// The subject of a thing that stands in no other: what it says, else what its file is about.
  private func story(of slot: Int) -> Comment.ID {
    let link = items.links[slot]
    if !link.story.isEmpty { return link.story }
    if link.parentKind == .story, let id = items.comments[slot].parentID { return id }
    let file = items.files[Int(link.file)]
    return file.isMixed ? "" : file.story
  }

  private mutating func group(of story: Comment.ID) -> Int32 {
    if let group = groupsByStory[story] { return group }
    groupsByStory[story] = Int32(stories.count)
    stories.append(story)
    return Int32(stories.count - 1)
  }
}
