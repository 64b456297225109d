import RejoinderCore
import TestSupport
import Testing

private typealias Comment = RejoinderCore.Comment

/// Random forests with every fault: orphans, circles, duplicates, any order of arrival.
@Suite struct TreeIntegrityTests {
  /// Notes whose parents are drawn from everywhere, beyond the end of the list too.
  private func hostileNotes(_ count: Int, using random: inout SeededGenerator) -> [Note] {
    var notes: [Note] = []
    for id in 0..<count {
      let hasParent = Int.random(in: 0..<8, using: &random) > 0
      let parent = hasParent ? Int.random(in: 0..<count + 3, using: &random) : nil
      var note = Note(id, under: parent, at: Int64.random(in: 0..<50, using: &random))
      note.revision = Int64.random(in: 0..<3, using: &random)
      notes.append(note)
      if Int.random(in: 0..<10, using: &random) == 0 { notes.append(note) }
    }
    return notes.shuffled(using: &random)
  }

  private func checkWhole(_ tree: CommentTree<Note>, _ ids: Set<Int>, _ random: SeededGenerator) {
    let out = tree.preOrder.map(\.id)
    #expect(out.count == ids.count && Set(out) == ids, "\(random)")
    for row in tree.rows() where row.placement == .placed {
      guard let note = row.comment else { continue }
      #expect(tree.ancestors(of: note.id).first == note.parentID, "\(random)")
    }
    #expect(tree.report.orphans.count == tree.rows().count { $0.placement == .missingParent })
  }

  @Test(arguments: 0..<60) func losesNoIdWhateverComes(_ round: Int) {
    var random = SeededGenerator(default: UInt64(round))
    let notes = hostileNotes(1 + round * 3, using: &random)
    let ids = Set(notes.map(\.id))
    let bulk = CommentTree(notes)
    checkWhole(bulk, ids, random)
    #expect(bulk.report.duplicates.count == notes.count - ids.count, "\(random)")

    var stepwise = CommentTree<Note>()
    for note in notes { stepwise.insert(note) }
    stepwise.placeOrphans()
    checkWhole(stepwise, ids, random)
    #expect(stepwise.waitingCount == 0)
  }

  @Test(arguments: 0..<20) func findsEveryParentInAnyOrderOfArrival(_ round: Int) {
    var random = SeededGenerator(default: UInt64(100 + round))
    let notes = Shape.mixed.notes(60, using: &random)
    var stepwise = CommentTree<Note>()
    for note in notes.shuffled(using: &random) { stepwise.insert(note) }
    #expect(stepwise.report.isEmpty && stepwise.waitingCount == 0, "\(random)")
    for note in notes {
      #expect(stepwise.ancestors(of: note.id).first == note.parentID, "\(random)")
    }
  }

  @Test(arguments: CommentOrder.allCases) func sortsTheSameAtOnceAndStepByStep(
    _ order: CommentOrder
  ) {
    withSeed(17) { random in
      var notes = Shape.mixed.notes(80, using: &random)
      for index in notes.indices {
        notes[index].createdAt = Timestamp(seconds: .random(in: 0..<9, using: &random))
        notes[index].votes = Votes(
          up: .random(in: 0..<4, using: &random),
          down: .random(in: 0..<3, using: &random)
        )
      }
      let now = Timestamp(seconds: 100)
      let bulk = CommentTree(notes, order: order, now: now)
      // What an order looks at below a comment is part of a snapshot, not of a single arrival.
      guard !order.needsActivity, !order.needsAnswers else { return }
      var stepwise = CommentTree<Note>(order: order, now: now)
      for note in notes { stepwise.insert(note) }
      #expect(stepwise.rows().map(\.id) == bulk.rows().map(\.id), "\(random)")
    }
  }

  @Test(arguments: CommentOrder.allCases) func explainsEveryPlaceByTheKeyThatDecidedIt(
    _ order: CommentOrder
  ) {
    withSeed(5) { random in
      var comments: [Comment] = []
      for number in 1...60 {
        let parent = number == 1 ? nil : Int64.random(in: 1..<Int64(number), using: &random)
        comments.append(
          Comment(
            id: Comment.ID(Int64(number)),
            parentID: parent.map { Comment.ID($0) },
            author: number % 3 == 0 ? "Opener" : "Guest",
            body: "Words.",
            createdAt: Timestamp(seconds: .random(in: 0..<30, using: &random)),
            votes: Votes(up: .random(in: 0..<5, using: &random))
          )
        )
      }
      let tree = CommentTree(comments, order: order, now: Timestamp(seconds: 99), opener: "Opener")
      for comment in comments {
        let keys = tree.replies(to: comment.id).compactMap { tree.explanation(for: $0.id)?.key }
        #expect(keys == keys.sorted(), "\(random)")
      }
      #expect(tree.explanation(for: "99") == nil)
    }
  }

  @Test(arguments: 0..<20) func keepsTheOutlineRightWhileThingsArrive(_ round: Int) {
    var random = SeededGenerator(default: UInt64(200 + round))
    var outline = CommentOutline(CommentTree<Note>())
    for note in hostileNotes(80, using: &random) {
      outline.insert(note)
      if let id = outline.tree.preOrder.randomElement(using: &random)?.id { outline.toggle(id) }
    }
    outline.placeOrphans()
    let collapsed = Set(outline.collapsedIDs)
    #expect(outline.rows == outline.tree.rows(collapsed: collapsed), "\(random)")
  }

  @Test(arguments: 0..<40) func everyMarkerStaysTrueThroughEditsAndRemovals(_ round: Int) {
    var random = SeededGenerator(default: UInt64(400 + round))
    var outline = CommentOutline(CommentTree<Note>())
    var ids: Set<Int> = []
    for step in 0..<300 {
      let id = Int.random(in: 0..<25, using: &random)
      let parent =
        Int.random(in: 0..<4, using: &random) == 0 ? nil : Int.random(in: 0..<25, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        outline.insert(Note(id, under: parent, at: Int64(step)))
        ids.insert(id)
      case 4, 5: outline.update(id) { $0.parentID = parent }
      case 6: outline.placeOrphans()
      default:
        outline.remove(id)
        ids = ids.filter { outline.tree[$0] != nil }
      }
      checkMarkers(outline.tree, ids, random)
      #expect(outline.rows == outline.tree.rows(), "\(random)")
    }
  }

  private func checkMarkers(_ tree: CommentTree<Note>, _ ids: Set<Int>, _ random: SeededGenerator) {
    #expect(tree.count == ids.count, "\(random)")
    for id in ids {
      guard let note = tree[id], let placement = tree.placement(of: id) else {
        Issue.record("\(id) is lost, \(random)")
        continue
      }
      let ancestors = tree.ancestors(of: id)
      switch placement {
      case .placed: #expect(ancestors.first == note.parentID, "\(random)")
      case .waiting: #expect(note.parentID != nil && ancestors.isEmpty, "\(random)")
      case .missingParent:
        #expect(ancestors.isEmpty, "\(random)")
        #expect(note.parentID.map { tree.placement(of: $0) } != .some(.placed), "\(random)")
      case .cycleCut:
        let parent = note.parentID ?? -1
        #expect(parent == id || tree.ancestors(of: parent).contains(id), "\(random)")
      }
    }
  }

  @Test func buildsAndChangesAVeryDeepChain() {
    var notes = (1...200_000).map { Note($0, under: $0 == 1 ? nil : $0 - 1) }
    notes.reverse()
    var tree = CommentTree(notes)
    #expect(tree.replyCount(of: 1) == 199_999)
    #expect(tree.rows().last?.depth == 199_999)
    tree.remove(2)
    #expect(tree.count == 1)
  }

  @Test(arguments: [-1, 0, 1]) func manyStepsAtOnceAreAReset(_ excess: Int) {
    var outline = CommentOutline(CommentTree<Note>())
    let count = Outline.maximumSteps + excess
    for id in 1..<count { outline.insert(Note(id, under: 0)) }
    let update = outline.insert(Note(0))
    #expect(update.changes.isReset == (excess > 0))
    #expect(outline.rowCount == count && outline.rows == outline.tree.rows())
    #expect(outline.replyCount(of: 0) == count - 1)
  }
}
