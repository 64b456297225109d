import TestSupport
import Testing

@testable import RejoinderCore

/// Items taken through random steps, and compared with fresh ones after each.
struct ItemRun {
  var items: ThreadItems<Note>
  var random: SeededGenerator
  var ids: [Int]
  var nextID: Int
  var story: [String] = []

  init(_ shape: Shape, count: Int, seed: UInt64) {
    random = SeededGenerator(default: seed)
    let notes = shape.notes(count, using: &random)
    items = ThreadItems(CommentOutline(CommentTree(notes, parent: \.parentID)))
    (ids, nextID) = (notes.map(\.id), count + 1)
  }

  /// Some steps as one batch.
  mutating func step(_ count: Int) throws {
    let before = items.items
    story.append("\(count) at once:")
    var outline = items.outline
    var batch = RowChanges()
    for _ in 0..<count { batch.append(change(&outline)) }
    let (told, made) = (batch, outline)
    let changes = items.update { outline in
      outline = made
      return told
    }
    try check(changes, before)
  }

  private func check(_ changes: RowChanges, _ before: [ThreadItem<Note>]) throws {
    let trace = Testing.Comment(rawValue: "\(random): " + story.suffix(12).joined(separator: "; "))
    let fresh = ThreadItems(items.outline)
    try #require(items.items.map(\.id) == fresh.items.map(\.id), trace)
    try #require(items.items == fresh.items, trace)
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let different = fresh.items.filter { item in old[item.id].map { $0 != item } ?? false }
    try #require(items.changedIDs == different.map(\.id), trace)
    guard !changes.isReset else { return }
    let origins = changes.applied(to: before.count)
    try #require(origins.count == fresh.items.count, trace)
    let rows = origins.indices.filter { row in
      origins[row].map { before[$0] != fresh.items[row] } ?? false
    }
    try #require(changes.reloads.flatMap { Array($0) } == rows, trace)
  }

  // MARK: Steps

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func change(_ outline: inout CommentOutline<Threaded<Note>>) -> RowChanges {
    guard let id = ids.randomElement(using: &random) else { return insert(&outline) }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<35: return toggle(id, &outline)
    case ..<50: return insert(&outline)
    case ..<62: return move(id, &outline)
    case ..<68: return remove(id, &outline)
    case ..<76: return rewrite(id, &outline)
    case ..<80: return told("fold above \(id)", outline.collapseToParent(of: id).changes)
    case ..<83: return told("fold below \(id)", outline.collapseDescendants(of: id))
    case ..<86: return told("open below \(id)", outline.expandDescendants(of: id))
    case ..<90: return told("reveal \(id)", outline.reveal(id)?.changes ?? RowChanges())
    case ..<94: return setRemainder(id, &outline)
    case ..<96: return told("fold all", chance(50) ? outline.collapseAll() : outline.expandAll())
    case ..<97: return told("sort", outline.sort(by: chance(50) ? .newest : .source))
    default: return told("fold to root of \(id)", outline.collapseToRoot(of: id).changes)
    }
  }

  private mutating func told(_ name: String, _ changes: RowChanges) -> RowChanges {
    story.append(name)
    return changes
  }

  private mutating func toggle(
    _ id: Int,
    _ outline: inout CommentOutline<Threaded<Note>>
  ) -> RowChanges {
    told("toggle \(id)", outline.toggle(id))
  }

  private mutating func insert(_ outline: inout CommentOutline<Threaded<Note>>) -> RowChanges {
    let parent = chance(10) ? nil : ids.randomElement(using: &random)
    let note = Note(nextID, under: parent, state: chance(80) ? .visible : .deleted)
    nextID += 1
    ids.append(note.id)
    story.append("insert \(note.id) under \(parent.map(String.init) ?? "the top")")
    return outline.insert(Threaded(note, under: parent)).changes
  }

  private mutating func move(
    _ id: Int,
    _ outline: inout CommentOutline<Threaded<Note>>
  ) -> RowChanges {
    let parent = chance(10) ? nil : ids.randomElement(using: &random)
    story.append("move \(id) under \(parent.map(String.init) ?? "the top")")
    return outline.update(id) { $0 = Threaded($0.base, under: parent) }.changes
  }

  private mutating func remove(
    _ id: Int,
    _ outline: inout CommentOutline<Threaded<Note>>
  ) -> RowChanges {
    story.append("remove \(id)")
    let changes = outline.remove(id).changes
    let tree = outline.tree
    ids.removeAll { tree[$0] == nil }
    return changes
  }

  private mutating func rewrite(
    _ id: Int,
    _ outline: inout CommentOutline<Threaded<Note>>
  ) -> RowChanges {
    let state: CommentState = chance(50) ? .visible : .deleted
    story.append("make \(id) \(state)")
    return outline.update(id) { element in
      var note = element.base
      note.state = state
      element = Threaded(note, under: element.parentID)
    }.changes
  }

  private mutating func setRemainder(
    _ id: Int,
    _ outline: inout CommentOutline<Threaded<Note>>
  ) -> RowChanges {
    let count = chance(30) ? 0 : 5
    story.append("\(count) more under \(id)")
    return outline.setRemainder(Remainder(under: id, count: count)).changes
  }
}
