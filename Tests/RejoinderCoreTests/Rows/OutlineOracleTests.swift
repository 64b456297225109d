import Testing
import TestSupport

@testable import RejoinderCore

/// Random runs in which the outline and the slow reference do the same and must look the same.
@Suite struct OutlineOracleTests {
  @Test(.rows("N11", "N12", "N13", "N14", "S28", "S29"), arguments: Shape.allCases)
  func agreesWithTheReferenceInSmallRuns(_ shape: Shape) throws {
    for round in 0..<8 {
      var run = OracleRun(shape, count: 1 + round * 20, seed: UInt64(round))
      for _ in 0..<300 {
        run.step()
        try run.check()
      }
    }
  }

  @Test(arguments: Shape.allCases)
  func agreesWithTheReferenceAtSize(_ shape: Shape) throws {
    // Large enough for several blocks and for splits and fusions of them.
    var run = OracleRun(shape, count: 3_000, seed: 99)
    for step in 0..<600 {
      run.step()
      if step % 60 == 59 { try run.check() } else { try run.checkPoints() }
    }
    try run.check()
  }

  @Test(.large, arguments: Shape.allCases)
  func agreesWithTheReferenceAtOneHundredThousand(_ shape: Shape) throws {
    var run = OracleRun(shape, count: 100_000, seed: 4)
    for step in 0..<4_000 {
      run.step()
      if step % 500 == 499 { try run.check() } else { try run.checkPoints() }
    }
    try run.check()
  }
}

/// An outline and its reference, taken through the same random steps.
private struct OracleRun {
  var outline: CommentOutline<Note>
  var reference: ReferenceOutline
  var random: SeededGenerator
  var nextID: Int
  /// Whether answers that cost the reference a walk over everything are compared at each step.
  let isSmall: Bool
  var ids: [Int]
  var before: [ReferenceOutline.Line] = []
  var shownBefore: [Row<Note>] = []
  var countsBefore: [Int: Int] = [:]
  var changes = RowChanges()
  var story: [String] = []

  init(_ shape: Shape, count: Int, seed: UInt64) {
    random = SeededGenerator(default: seed)
    var notes = shape.notes(count, using: &random)
    for index in notes.indices {
      notes[index].createdAt = Timestamp(seconds: Int64(notes[index].id * 7_919 % 17))
    }
    outline = CommentOutline(CommentTree(notes))
    reference = ReferenceOutline(notes)
    nextID = count + 1
    ids = notes.map(\.id)
    isSmall = count < 1_000
    if isSmall { remember() }
  }

  mutating func remember() {
    before = reference.lines
    shownBefore = outline.rows
    countsBefore = Dictionary(
      uniqueKeysWithValues: ids.map { ($0, reference.replyCount(of: $0)) }
    )
  }

  mutating func anyID() -> Int { ids.randomElement(using: &random) ?? 0 }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func step() {
    if isSmall { remember() }
    if ids.isEmpty { return insert() }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<30: toggle()
    case ..<45: insert()
    case ..<57: move()
    case ..<62: remove()
    case ..<70: setState()
    case ..<75: foldUpwards()
    case ..<79: foldBelow()
    case ..<85: reveal()
    case ..<90: setRemainder()
    case ..<92: foldEverything()
    case ..<94: sort()
    default: toggle()
    }
  }

  mutating func toggle() {
    let id = anyID()
    story.append("toggle \(id)")
    if reference.folded.remove(id) == nil { reference.folded.insert(id) }
    changes = outline.toggle(id)
  }

  mutating func insert() {
    let parent = ids.isEmpty || chance(10) ? nil : Optional(anyID())
    // Dates come in no order, and some are missing.
    let date = nextID % 5 == 0 ? nil : Int64(nextID * 7_919 % 17)
    let note = Note(nextID, under: parent, at: date, state: chance(80) ? .visible : .deleted)
    nextID += 1
    story.append("insert \(note.id) under \(parent.map(String.init) ?? "the top")")
    reference.insert(note)
    changes = outline.insert(note).changes
    ids.append(note.id)
  }

  mutating func move() {
    let id = anyID()
    let parent = chance(10) ? nil : Optional(anyID())
    story.append("move \(id) under \(parent.map(String.init) ?? "the top")")
    let update = outline.update(id) { $0.parentID = parent }
    changes = update.changes
    let isInside = parent.map { $0 == id || reference.ancestors(of: $0).contains(id) } ?? false
    #expect((update.outcome == .wouldAnswerItself) == isInside)
    if !isInside { reference.move(id, under: parent) }
  }

  mutating func remove() {
    // Whole threads go seldom, so that there is something left.
    var id = anyID()
    if isSmall { for _ in 0..<3 where reference.descendants(of: id).count > 10 { id = anyID() } }
    let gone = Set(reference.descendants(of: id) + [id])
    guard gone.count * 4 < ids.count + 8 else { return toggle() }
    story.append("remove \(id)")
    reference.remove(id)
    ids.removeAll { gone.contains($0) }
    changes = outline.remove(id).changes
  }

  mutating func setState() {
    let id = anyID()
    let state = CommentState.allCases.randomElement(using: &random) ?? .visible
    story.append("state of \(id) is \(state)")
    reference.setState(id, state)
    changes = outline.update(id) { $0.state = state }.changes
  }

  mutating func foldUpwards() {
    let id = anyID()
    let ancestors = reference.ancestors(of: id)
    let toRoot = chance(50)
    let landing = (toRoot ? ancestors.last : ancestors.first) ?? id
    story.append("fold to the \(toRoot ? "root" : "parent") of \(id)")
    reference.folded.insert(landing)
    let result = toRoot ? outline.collapseToRoot(of: id) : outline.collapseToParent(of: id)
    changes = result.changes
    #expect(result.landing == landing)
  }

  mutating func foldBelow() {
    let id = anyID()
    let folds = chance(50)
    story.append("\(folds ? "fold" : "unfold") everything below \(id)")
    for below in reference.descendants(of: id) {
      if !folds { reference.folded.remove(below) }
      if folds && reference.hasReplies(below) { reference.folded.insert(below) }
    }
    reference.folded.remove(id)
    changes = folds ? outline.collapseDescendants(of: id) : outline.expandDescendants(of: id)
  }

  mutating func reveal() {
    let id = anyID()
    story.append("reveal \(id)")
    let opened = reference.ancestors(of: id).filter { reference.folded.contains($0) }
    reference.folded.subtract(opened)
    let reveal = outline.reveal(id)
    #expect(reveal?.opened == opened.reversed() || (reveal?.opened == [] && opened.isEmpty))
    #expect(reveal?.row == outline.row(of: id))
    changes = reveal?.changes ?? RowChanges()
  }

  mutating func setRemainder() {
    let parent = chance(20) ? nil : Optional(anyID())
    let count = chance(70) ? 5 : 0
    story.append("\(count) more under \(parent.map(String.init) ?? "the top")")
    if count > 0 {
      reference.remainders.insert(parent)
    } else {
      reference.remainders.remove(parent)
    }
    changes = outline.setRemainder(Remainder(under: parent, count: count)).changes
  }

  mutating func sort() {
    guard isSmall else { return toggle() }
    let orders: [CommentOrder] = [.newest, .oldest, .top, .source]
    let order = orders.randomElement(using: &random) ?? .source
    story.append("sort by \(order)")
    reference.sort(by: order)
    changes = outline.sort(by: order, now: Timestamp(seconds: 0))
  }

  mutating func foldEverything() {
    let level = Int.random(in: 1...4, using: &random)
    story.append("fold below level \(level), or all, or none")
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      reference.foldAll { _ in true }
      changes = outline.collapseAll()
    case 1:
      reference.folded = []
      changes = outline.expandAll()
    default:
      // The reference walks up for every comment, which a long chain makes too slow.
      guard isSmall else { return toggle() }
      let depths = Dictionary(
        uniqueKeysWithValues: ids.map { ($0, reference.ancestors(of: $0).count) }
      )
      reference.foldAll { depths[$0, default: 0] + 1 >= level }
      changes = outline.collapse(belowLevel: level)
    }
  }

  // MARK: Comparing

  var trace: Testing.Comment { "\(random); last steps: \(story.suffix(6).joined(separator: ", "))" }

  func check() throws {
    let lines = reference.lines
    try #require(outline.outline.rope.brokenInvariant() == nil, trace)
    try #require(outline.rows.map(line) == lines, trace)
    for row in stride(from: 0, to: lines.count, by: max(1, lines.count / 200)) {
      try #require(outline.rowID(atRow: row) == lines[row].id, trace)
      try #require(outline.row(of: lines[row].id) == row, trace)
    }
    let pure = outline.tree.rows(collapsed: reference.folded)
    try #require(pure == outline.rows, trace)
    if isSmall { try checkChanges(lines) }
  }

  /// Answers that need no walk of the reference over everything.
  mutating func checkPoints() throws {
    guard outline.rowCount > 0 else { return }
    let row = Int.random(in: 0..<outline.rowCount, using: &random)
    try #require(outline.row(of: outline.rowID(atRow: row)) == row, trace)
    try #require(outline[row].id == outline.rowID(atRow: row), trace)
  }

  func line(_ row: Row<Note>) -> ReferenceOutline.Line {
    ReferenceOutline.Line(
      id: row.id,
      levels: row.guides.levels,
      isCollapsed: row.isCollapsed,
      hasReplies: row.hasReplies,
      isReadable: row.comment?.state.isReadable ?? false
    )
  }

  func checkChanges(_ lines: [ReferenceOutline.Line]) throws {
    for id in ids {
      try #require(outline.replyCount(of: id) == reference.replyCount(of: id), trace)
      try #require(outline.tree.replyCount(of: id) == reference.replyCount(of: id), trace)
    }
    var kept = shownBefore
    outline.apply(changes, to: &kept)
    try #require(kept == outline.rows, trace)
    guard !changes.isReset else { return }
    // What a table view does with the batch must give the new rows.
    let origins = changes.applied(to: before.count)
    try #require(origins.count == lines.count, trace)
    let drawn = Set(changes.reloads.flatMap { Array($0) })
    for (row, origin) in origins.enumerated() {
      guard let origin else { continue }
      try #require(before[origin].id == lines[row].id, trace)
      if !drawn.contains(row) { try #require(before[origin] == lines[row], trace) }
    }
    try checkRecounts(lines)
  }

  /// Reply counts change only where the batch says so, or above.
  func checkRecounts(_ lines: [ReferenceOutline.Line]) throws {
    var told: Set<Int> = []
    for row in changes.recounted {
      if case .comment(let id) = lines[row].id {
        told.formUnion([id] + reference.ancestors(of: id))
      }
    }
    for case .comment(let id) in lines.map(\.id) {
      guard let old = countsBefore[id], old != reference.replyCount(of: id) else { continue }
      try #require(told.contains(id), trace)
    }
  }
}

extension RowChanges {
  /// For each row after the batch, the row it was before; `nil` for one that came.
  func applied(to count: Int) -> [Int?] {
    var rows: [Int?] = Array(0..<count)
    let gone = removals + moves.map(\.from)
    for range in gone.sorted(by: { $0.lowerBound > $1.lowerBound }) { rows.removeSubrange(range) }
    let came: [(Range<Int>, Int?)] =
      insertions.map { ($0, nil) }
      + moves.map { ($0.to..<$0.to + $0.from.count, $0.from.lowerBound) }
    for (range, origin) in came.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      rows.insert(
        contentsOf: range.map { row in origin.map { $0 + row - range.lowerBound } },
        at: range.lowerBound
      )
    }
    return rows
  }
}
