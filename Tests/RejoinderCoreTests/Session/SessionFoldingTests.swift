import TestSupport
import Testing

@testable import RejoinderCore

/// Folding as the look of a session wants it.
@Suite struct SessionFoldingTests {
  private func stage(
    _ change: (inout FoldStyle) -> Void = { _ in },
    memory: SessionMemory = SessionMemory()
  ) -> SessionStage {
    var folding = FoldStyle()
    change(&folding)
    return SessionStage(folding: folding, memory: memory)
  }

  @Test(.rows("N16", "S29")) func touchingACommentWithoutRepliesChangesNothing() {
    var stage = stage()
    stage.open(["a", "b"])
    for action in [SessionAction.toggle("a"), .collapseParent(of: "a"), .collapseRoot(of: "a")] {
      stage.tell(action)
      #expect(stage.update.changes.isEmpty && stage.session.memory.folds.entries.isEmpty)
    }
    #expect(!stage.session.canToggle("a") && stage.session.selection == .comment("b"))
    stage.tell(.live(.created(SessionStage.comment("c<a"))))
    #expect(stage.rows == "a -c b" && stage.session.canToggle("a"))
  }

  @Test func unfoldsWhatWasFoldedWhenItsRepliesWent() {
    var stage = stage()
    stage.open(["a", "b<a"])
    stage.tell(.toggle("a"))
    stage.tell(.live(.deleted("b")))
    #expect(stage.session.canToggle("a"))
    stage.tell(.toggle("a"))
    #expect(!stage.session.outline.isCollapsed("a") && !stage.session.canToggle("a"))
  }

  @Test func remembersThatACommentWithoutRepliesIsFolded() {
    let foldsLeaves = { (folding: inout FoldStyle) in
      folding.hides = .repliesAndWords
      folding.foldsLeaves = true
    }
    var stage = stage(foldsLeaves)
    stage.open(["a"])
    stage.tell(.toggle("a"))
    #expect(stage.session.outline.rows[0].isCollapsed)
    #expect(stage.update.effects.contains(.save(.folds)))
    var later = self.stage(foldsLeaves, memory: stage.session.memory)
    later.open(["a"])
    #expect(later.session.outline.isCollapsed("a"))
  }

  @Test(.rows("S27", "S28")) func opensAndClosesOneLevel() {
    var stage = stage { $0.initialFold = .rootsOnly }
    stage.open(["a", "b<a", "c<b", "d"])
    #expect(stage.rows == "a d")
    stage.tell(.toggle("a"))
    #expect(stage.rows == "a -b d" && stage.update.changes.insertions == [1..<2])
    #expect(stage.update.scroll == .hold(.comment("a")))
    stage.tell(.toggle("b"))
    stage.tell(.toggle("a"))
    #expect(stage.rows == "a d" && stage.update.changes.removals == [1..<3])
    #expect(stage.update.scroll == .hold(.comment("a")))
  }

  @Test(.rows("S20", "S27")) func unfoldsWholeThreads() {
    var stage = stage {
      $0.expandsWholeThread = true
      $0.hides = .repliesAndWords
      $0.foldsLeaves = true
    }
    stage.open(["a", "b<a", "c<b", "d<b", "e"])
    for id: RejoinderCore.Comment.ID in ["d", "b", "e", "a"] { stage.tell(.toggle(id)) }
    #expect(stage.rows == "a e" && stage.session.memory.folds.entries.count == 4)
    stage.tell(.toggle("a"))
    #expect(stage.rows == "a -b --c --d e" && stage.session.outline.collapsedIDs == ["e"])
    #expect(stage.session.memory.folds.entries.map(\.id) == ["e"])
  }

  @Test(.rows("N10", "S31"), arguments: [Outline.InitialFold.none, .rootsOnly])
  func beginsWithTheTopLevelOrWithEverything(_ fold: Outline.InitialFold) {
    var stage = stage { $0.initialFold = fold }
    stage.open(["a", "b<a", "c<b", "d"])
    #expect(stage.rows == (fold == .none ? "a -b --c d" : "a d"))
  }

  @Test(.rows("S17", "S27")) func showsTheFirstReplyWhereTheLookWantsIt() {
    var stage = stage { $0.makesExpandedVisible = true }
    stage.open(["a", "b<a", "c<a"])
    stage.tell(.toggle("a"))
    #expect(stage.update.scroll == .hold(.comment("a")))
    stage.tell(.toggle("a"))
    #expect(stage.update.scroll == .show(.comment("b")))
  }
}
