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

  init(_ all: [Note]) {
    for note in all { insert(note) }
  }

  var ids: [Int] { notes.keys.sorted() }

  // MARK: Changing

  mutating func insert(_ note: Note) {
    notes[note.id] = note
    children[note.parentID, default: []].append(note.id)
  }

  mutating func setState(_ id: Int, _ state: CommentState) { notes[id]?.state = state }

  mutating func move(_ id: Int, under parent: Int?) {
    guard let old = notes[id], old.parentID != parent else { return }
    children[old.parentID]?.removeAll { $0 == id }
    notes[id]?.parentID = parent
    children[parent, default: []].append(id)
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
