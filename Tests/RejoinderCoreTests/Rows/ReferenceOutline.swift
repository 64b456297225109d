import RejoinderCore

/// A slow, obvious outline: nested lists of ids, every answer worked out anew.
struct ReferenceOutline {
  struct Line: Equatable {
    var id: RowID<Int>
    var levels: [Bool]
    var isCollapsed: Bool
    var hasReplies: Bool
    var isReadable: Bool
  }

  private(set) var notes: [Int: Note] = [:]
  private(set) var children: [Int?: [Int]] = [:]
  var folded: Set<Int> = []
  var remainders: Set<Int?> = []
  /// Where each note stands among its siblings; none while they stand as they came.
  private var keys: [Int: RankingKey] = [:]
  private var order = CommentOrder.source

  init(_ all: [Note]) {
    for note in all { insert(note) }
  }

  var ids: [Int] { notes.keys.sorted() }

  // MARK: Changing

  mutating func insert(_ note: Note) {
    notes[note.id] = note
    if order != .source { keys[note.id] = key(of: note) }
    put(note.id, under: note.parentID)
  }

  mutating func sort(by order: CommentOrder) {
    self.order = order
    keys = order == .source ? [:] : notes.mapValues { key(of: $0) }
    let sourceKeys = notes.mapValues { key(of: $0) }
    for (parent, siblings) in children {
      children[parent] = siblings.sorted { first, second in
        guard let a = sourceKeys[first], let b = sourceKeys[second] else { return false }
        return a == b ? first < second : a < b
      }
    }
  }

  /// Arrival is the id here: notes are numbered as they come.
  private func key(of note: Note) -> RankingKey {
    let facts = RankingFacts(
      votes: note.votes,
      createdAt: note.createdAt,
      arrival: note.id,
      depth: note.parentID == nil ? 0 : 1
    )
    return order.key(for: facts, now: Timestamp(seconds: 0))
  }

  private mutating func put(_ id: Int, under parent: Int?) {
    var siblings = children[parent] ?? []
    let position = siblings.firstIndex { other in
      guard let own = keys[id], let key = keys[other] else { return false }
      return own == key ? id < other : own < key
    }
    siblings.insert(id, at: position ?? siblings.count)
    children[parent] = siblings
  }

  mutating func setState(_ id: Int, _ state: CommentState) { notes[id]?.state = state }

  mutating func move(_ id: Int, under parent: Int?) {
    guard let old = notes[id], old.parentID != parent else { return }
    children[old.parentID]?.removeAll { $0 == id }
    notes[id]?.parentID = parent
    put(id, under: parent)
  }

  mutating func remove(_ id: Int) {
    guard let note = notes[id] else { return }
    let all = [id] + descendants(of: id)
    children[note.parentID]?.removeAll { $0 == id }
    for gone in all {
      notes[gone] = nil
      children[gone] = nil
      folded.remove(gone)
      remainders.remove(gone)
    }
  }

  mutating func foldAll(where folds: (Int) -> Bool) {
    folded = Set(ids.filter { hasReplies($0) && folds($0) })
  }

  // MARK: Asking

  func hasReplies(_ id: Int?) -> Bool { children[id]?.isEmpty == false || remainders.contains(id) }

  func descendants(of id: Int?) -> [Int] {
    var found: [Int] = []
    var pending: [Int] = (children[id] ?? []).reversed()
    while let next = pending.popLast() {
      found.append(next)
      pending += (children[next] ?? []).reversed()
    }
    return found
  }

  func ancestors(of id: Int) -> [Int] {
    var found: [Int] = []
    var next = notes[id]?.parentID
    while let ancestor = next {
      found.append(ancestor)
      next = notes[ancestor]?.parentID
    }
    return found
  }

  func replyCount(of id: Int) -> Int {
    descendants(of: id).count { notes[$0]?.state.isReadable ?? false }
  }

  /// A line and what is still to be drawn below it.
  private enum Pending {
    case note(Int, levels: [Bool])
    case more(under: Int?, levels: [Bool])
  }

  var lines: [Line] {
    var lines: [Line] = []
    var pending = Array(pendingChildren(of: nil, levels: nil).reversed())
    while let next = pending.popLast() {
      switch next {
      case .note(let id, let levels):
        lines.append(
          Line(
            id: .comment(id),
            levels: Array(levels.suffix(64)),
            isCollapsed: folded.contains(id),
            hasReplies: hasReplies(id),
            isReadable: notes[id]?.state.isReadable ?? false
          )
        )
        if !folded.contains(id) {
          pending += pendingChildren(of: id, levels: Array(levels.suffix(64))).reversed()
        }
      case .more(let parent, let levels):
        lines.append(
          Line(
            id: .more(under: parent),
            levels: Array(levels.suffix(64)),
            isCollapsed: false,
            hasReplies: false,
            isReadable: false
          )
        )
      }
    }
    return lines
  }

  private func pendingChildren(of id: Int?, levels: [Bool]?) -> [Pending] {
    let below = children[id] ?? []
    let hasMore = remainders.contains(id)
    func own(_ continues: Bool) -> [Bool] { levels.map { $0 + [continues] } ?? [] }
    var pending: [Pending] = below.enumerated().map { position, child in
      .note(child, levels: own(position + 1 < below.count || hasMore))
    }
    if hasMore { pending.append(.more(under: id, levels: own(false))) }
    return pending
  }
}
