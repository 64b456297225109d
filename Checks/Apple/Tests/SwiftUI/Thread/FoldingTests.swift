import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Folding and unfolding in a thread that keeps its folds itself.
@MainActor
struct FoldingTests {
  @Test(.rows("N3", "N5", "N10", "N13", "N14"))
  func showsEveryRowAtFirst() {
    let scene = Evaluated(ScrollView { NestedCommentThread(comments: Orchard.comments) })
    #expect(scene.ids == Orchard.ids)
  }

  @Test(
    .rows("N11", "N16", "N17"),
    arguments: [
      ("Hide 3 replies", "Show 3 replies", ["1", "5", "6", "7"]),
      ("Hide 1 reply", "Show 1 reply", ["1", "2", "4", "5", "6", "7"]),
    ]
  )
  func foldsOnATap(title: String, folded: String, ids: [String]) throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    try scene.tap(title)
    #expect(scene.ids == ids)
    try scene.tap(folded)
    #expect(scene.ids == Orchard.ids)
  }

  @Test(.rows("N12"))
  func keepsTheFoldsBelow() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    try scene.tap("Hide 1 reply")
    try scene.tap("Hide 3 replies")
    #expect(scene.ids == ["1", "5", "6", "7"])
    try scene.tap("Show 3 replies")
    #expect(scene.ids == ["1", "2", "4", "5", "6", "7"])
  }

  @Test(.rows("N6", "N16", "N17"))
  func saysHowManyRepliesThereAre() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    let titles = try Orchard.ids.map { try scene.buttons(Comment.ID($0)) }
    #expect(
      titles == [
        ["Hide 3 replies"], ["Hide 1 reply"], [], [], ["Hide 1 reply"], [], [],
      ]
    )
  }

  @Test(.rows("N34"))
  func saysToWhomTheRepliesAre() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    let labels = try scene.row("1").all("accessibilityLabel").compactMap { $0["label"]?.text }
    #expect(labels.contains("Hide 3 replies to Marta"))
  }

  @Test(.rows("N18"))
  func animatesUnlessMotionIsReduced() throws {
    for reducesMotion in [false, true] {
      let scene = Evaluated(NestedCommentThread(comments: Orchard.comments)) {
        $0._set(.accessibilityReduceMotion, reducesMotion)
      }
      scene.host.forget()
      try scene.tap("Hide 3 replies")
      let animations: [Animation] = scene.host.transactions.compactMap { $0.animation }
      #expect(animations.isEmpty == reducesMotion)
      #expect(animations.allSatisfy { $0 == .snappy })
      #expect(try scene.row("1").first("transition") != nil)
    }
  }

  @Test(.rows("N19"))
  func scrollsNothing() throws {
    let scene = Evaluated(ScrollView { NestedCommentThread(comments: Orchard.comments) })
    try scene.tap("Hide 3 replies")
    #expect(scene.scrolls.isEmpty)
  }

  @Test(.rows("N20"))
  func isOneLazyList() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    let stacks = scene.host.root.all("LazyVStack")
    #expect(stacks.count == 1)
    #expect(stacks.first?["spacing"]?.number == 0)
    #expect(stacks.first?["alignment"] == ViewValue(HorizontalAlignment.leading))
  }

  /// The words of every row but the folded one stay as they were, and so does where they stand.
  @Test(.rows("N11"))
  func changesOnlyTheTouchedRows() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    let before = try Dictionary(uniqueKeysWithValues: Orchard.ids.map { ($0, try scene.print($0)) })
    try scene.tap("Hide 1 reply")
    let difference = scene.host.difference
    #expect(rows(difference.disappearedElements) == [.comment("3")])
    #expect(rows(difference.appearedElements).isEmpty)
    for id in scene.ids {
      #expect(try (scene.print(id) == before[id]) == (id != "2"), "row \(id)")
    }
  }
}

private func rows(_ elements: Set<AnyHashable>) -> [RowID<Comment.ID>] {
  elements.compactMap { $0.base as? RowID<Comment.ID> }
}

extension Evaluated {
  /// Everything a row was given, to be compared; without what cannot be.
  func print(_ id: String) throws -> String {
    try row(Comment.ID(id)).withDescendants.map { node in
      let values = node.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return node.kind + "(" + values.joined(separator: ",") + ")"
    }.joined(separator: "\n")
  }
}
