extension CommentTree {
  /// Builds a tree from all comments at once, in whatever order they come.
  ///
  /// Nothing waits afterwards: orphans stand at the top level, circles are cut.
  ///
  /// - Parameters:
  ///   - comments: The comments, flat.
  ///   - remainders: Where replies exist that are not among them.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - opener: The id of the discussion's author, for the orders that care.
  /// - Complexity: O(n) as they come, O(n log n) in any other order.
  @inlinable
  public init(
    _ comments: some Collection<Element>,
    remainders: [Remainder<ID>] = [],
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0),
    opener: Comment.ID? = nil
  ) {
    self.init(now: now, opener: opener, capacity: comments.count)
    storeAll(comments)
    links.makeSlots(upTo: elements.count)
    linkAll()
    for remainder in remainders { setRemainder(remainder) }
    if order != .source { sort(by: order, now: now) }
  }

  /// Gives all comments slots in the order of arrival, in batches for which the index is touched
  /// in one tight loop.
  @inlinable
  mutating func storeAll(_ comments: some Collection<Element>) {
    var hashes: [Int] = []
    var rest = comments[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      rest = rest.dropFirst(Self.batchSize)
      hashes.removeAll(keepingCapacity: true)
      for comment in batch { hashes.append(comment.id.hashValue) }
      var pending = batch
      while let first = pending.first {
        let offset = batch.count - pending.count
        let count = index.placeRun(hashes[offset...], firstSlot: Slot(elements.count))
        for comment in pending.prefix(count) { elements.append(comment) }
        if count == 0 { store(first, hash: hashes[offset]) }
        pending = pending.dropFirst(max(count, 1))
      }
    }
  }

  /// Comments that are stored or looked up together.
  @usableFromInline static var batchSize: Int { 64 }

  /// Gives a comment the next slot, or replaces an older edition.
  @inlinable
  mutating func store(_ comment: Element, hash: Int) {
    let kept = index.find(hash) { elements[Int($0)]?.id == comment.id }
    guard kept >= 0 else {
      index.place(Slot(elements.count), hash)
      return elements.append(comment)
    }
    oddities.addDuplicate(comment.id)
    if isNewer(comment, than: kept) { elements[Int(kept)] = comment }
  }

  /// Whether a comment is a newer edition than the one in a slot; the later arrival, if neither says.
  @inlinable
  func isNewer(_ comment: Element, than slot: Slot) -> Bool {
    guard let kept = elements[Int(slot)]?.revision, let revision = comment.revision else {
      return true
    }
    return revision >= kept
  }

  @inlinable
  mutating func makeSlot(for comment: Element, hash: Int) -> Slot {
    let slot = takeSlot()
    elements[Int(slot)] = comment
    placements[Int(slot)] = .waiting
    index.insert(slot, hash: hash) { elements[Int($0)]?.id.hashValue ?? 0 }
    return slot
  }

  /// Hangs every stored comment under its parent, in the order of arrival.
  @inlinable
  mutating func linkAll() {
    var lookup = ParentLookup<Element>()
    var parents = [Slot](repeating: Topology.root, count: elements.count)
    var strays: [Slot] = []
    for number in 1..<max(elements.count, 1) {
      guard let parentID = elements[number]?.parentID else { continue }
      parents[number] = lookup.parent(of: number, elements, index)
      guard parents[number] < 0 else { continue }
      strays.append(Slot(number))
      orphans[parentID, default: []].insert(Slot(number))
    }
    let hasForwardReference = links.attachAll(under: parents)
    placements = [Placement](repeating: .placed, count: elements.count)
    for slot in strays { attachAtTop(slot, as: .missingParent) }
    if hasForwardReference { cutCycles() }
  }

  @inlinable
  mutating func attachAtTop(_ slot: Slot, as placement: Placement) {
    links.attach(slot, under: Topology.root, after: links.lastChild(of: Topology.root))
    placements[Int(slot)] = placement
    if placement == .cycleCut { cuts.insert(slot) }
  }

  /// Finds circles among linked comments and moves the oldest of each to the top level.
  @inlinable
  mutating func cutCycles() {
    // 0: not seen, 1: on the way that is being followed, 2: known to be settled.
    var marks = [UInt8](repeating: 0, count: elements.count)
    marks[Int(Topology.root)] = 2
    var way: [Slot] = []
    for number in 1..<max(elements.count, 1) where marks[number] == 0 && elements[number] != nil {
      var slot = Slot(number)
      while slot >= 0 && marks[Int(slot)] == 0 {
        marks[Int(slot)] = 1
        way.append(slot)
        slot = links.parent(of: slot)
      }
      if slot >= 0 && marks[Int(slot)] == 1, let start = way.lastIndex(of: slot) {
        let oldest = cut(Array(way[start...]))
        links.detach(oldest)
        attachAtTop(oldest, as: .cycleCut)
      }
      for slot in way { marks[Int(slot)] = 2 }
      way.removeAll(keepingCapacity: true)
    }
  }

  /// Reports a circle and says where to cut it: at its oldest member.
  ///
  /// The oldest has the earliest date; without dates, the earliest arrival; then the smallest id.
  @inlinable
  mutating func cut(_ circle: [Slot]) -> Slot {
    var oldest = circle[0]
    for slot in circle where isOlder(slot, than: oldest) { oldest = slot }
    var ids: [ID] = []
    let start = circle.firstIndex(of: oldest) ?? 0
    for slot in circle[start...] + circle[..<start] {
      if let id = elements[Int(slot)]?.id { ids.append(id) }
    }
    oddities.addCycle(ids)
    return oldest
  }

  @inlinable
  func isOlder(_ slot: Slot, than other: Slot) -> Bool {
    guard let a = elements[Int(slot)], let b = elements[Int(other)] else { return false }
    if let first = a.createdAt, let second = b.createdAt, first != second { return first < second }
    let (arrival, otherArrival) = (arrival(of: slot), arrival(of: other))
    return arrival == otherArrival ? a.id < b.id : arrival < otherArrival
  }
}

/// Looks the parents of consecutive comments up in batches.
///
/// A look-up waits for memory three times over. Done one after the other the waits add up; hashing a
/// batch first and then probing for all of it lets the processor wait for many at once.
@usableFromInline
struct ParentLookup<Element: Threadable> {
  @usableFromInline var start = 0
  @usableFromInline var hashes = [Int](repeating: 0, count: 64)
  @usableFromInline var found = [Topology.Slot](repeating: Topology.none, count: 64)

  @inlinable
  init() {}

  /// The slot of a comment's parent, ``Topology/none`` where it is not there.
  ///
  /// Numbers must ascend; what is looked up is valid as long as no comment comes or goes.
  @inlinable
  mutating func parent(
    of number: Int,
    _ elements: [Element?],
    _ index: SlotIndex
  ) -> Topology.Slot {
    if start == 0 || number >= start + hashes.count { lookUp(from: number, elements, index) }
    return found[number - start]
  }

  @inlinable
  mutating func lookUp(from number: Int, _ elements: [Element?], _ index: SlotIndex) {
    start = number
    let count = min(hashes.count, elements.count - start)
    for offset in 0..<count {
      hashes[offset] = elements[start + offset]?.parentID?.hashValue ?? 0
    }
    index.findCandidates(hashes, &found)
    for offset in 0..<count {
      guard let id = elements[start + offset]?.parentID, found[offset] >= 0,
        elements[Int(found[offset])]?.id != id
      else { continue }
      found[offset] = index.find(hashes[offset]) { elements[Int($0)]?.id == id }
    }
  }
}

extension CommentTree where Element == Comment {
  /// Builds a tree from comments that may carry their replies with them.
  ///
  /// - Parameters:
  ///   - comments: The comments, flat or with nested replies.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n) as they come, O(n log n) in any other order.
  public init(
    nested comments: [Comment],
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) {
    self.init(Comment.flattened(comments), order: order, now: now)
  }

  /// Builds the tree of a discussion.
  ///
  /// - Parameters:
  ///   - discussion: The discussion.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n) as they come, O(n log n) in any other order.
  public init(
    _ discussion: Discussion,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) {
    self.init(
      discussion.comments,
      remainders: discussion.remainders,
      order: order,
      now: now,
      opener: discussion.author?.id
    )
  }
}
