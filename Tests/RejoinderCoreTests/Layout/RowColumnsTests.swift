import RejoinderCore
import TestSupport
import Testing

private typealias Comment = RejoinderCore.Comment

/// What the lines left of the rows look like.
@Suite(.trail) struct RowColumnsTests {
  @Test(.rows("N8", "N13", "N14", "N24", "N26", "N27", "N28")) func drawsTheSampleDiscussion() {
    let comments: [(Comment.ID, Comment.ID?)] = [
      ("1", nil), ("2", "1"), ("3", "2"), ("4", "1"), ("5", nil), ("6", "5"), ("7", nil),
    ]
    let tree = CommentTree(comments.map { Comment(id: $0.0, parentID: $0.1) })
    #expect(
      ColumnDrawing(tree).text == """
        o       1
        ├o      2
        │└o     3
        └o      4
        o       5
        └o      6
        o       7
        """
    )
    #expect(
      ColumnDrawing(tree, collapsed: ["1"]).text == """
        o       1
        o       5
        └o      6
        o       7
        """
    )
  }

  /// Not as the original, which keeps the innermost levels only, so that every line shifts a column
  /// from one level to the next: here outer lines stay where they are, and the last column is a lane
  /// that all deeper rows share.
  @Test(.rows("N15")) func keepsOneLaneBeyondTheCap() {
    let parents: [(Int, Int?)] = [
      (0, nil), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 2), (10, 9),
    ]
    let tree = CommentTree(
      parents.map { Comment(id: Comment.ID(Int64($0)), parentID: $1.map { Comment.ID(Int64($0)) }) }
    )
    #expect(
      ColumnDrawing(tree).text == """
        o       0
        └o      1
         └o     2
          ├o    3
          │└o   4
          │ ├o  5
          │ ├o  6
          │ ├o  7
          │ └o  8
          └o    9
           └o   10
        """
    )
    #expect(
      ColumnDrawing(tree, cap: 2).text == """
        o       0
        └o      1
         ├o     2
         ├o     3
         ├o     4
         ├o     5
         ├o     6
         ├o     7
         ├o     8
         ├o     9
         └o     10
        """
    )
  }

  @Test(.rows("N15", "N22", "N26"), arguments: [1, 2, 5, 8], [1, 2, 4, 20])
  func linesNeverBreakNorJump(cap: Int, tail: Int) {
    withSeed(UInt64(cap * 100 + tail)) { random in
      withEvery("count", in: [0, 1, 2, 10, 300]) { count in
        let tree = CommentTree.random(count: count, tail: tail, using: &random)
        for collapsed in [[], tree.someIDs(using: &random)] {
          let drawing = ColumnDrawing(tree, collapsed: collapsed, cap: cap)
          #expect(drawing.breaks == [])
        }
      }
    }
  }

  @Test(.rows("N15")) func keepsTheOuterLinesOfRowsDeeperThanGuidesReach() {
    var comments = [Comment(id: "0")]
    for number in 1..<200 {
      comments.append(
        Comment(id: Comment.ID(Int64(number)), parentID: Comment.ID(Int64(number - 1)))
      )
    }
    comments.append(Comment(id: "last", parentID: "2"))
    let drawing = ColumnDrawing(CommentTree(comments))
    #expect(drawing.columns[150].continues(inColumn: 3))
    #expect(!drawing.columns[150].continues(inColumn: 2))
    #expect(drawing.breaks == [])
  }

  /// The style sheet makes fewer columns where room is scarce, from the classes alone.
  @Test(.rows("N15", "N35"), arguments: [(2, 1), (3, 2), (5, 1), (5, 2), (5, 3), (5, 4), (8, 5)])
  func fewerColumnsFollowFromMore(many: Int, few: Int) {
    withSeed(UInt64(many * 10 + few)) { random in
      withEvery("tail", in: [1, 2, 4, 20]) { tail in
        let tree = CommentTree.random(count: 300, tail: tail, using: &random)
        let collapsed = tree.someIDs(using: &random)
        let all = ColumnDrawing(tree, collapsed: collapsed, cap: many).columns
        let fewer = ColumnDrawing(tree, collapsed: collapsed, cap: few).columns
        #expect(all.map { Self.reduced($0, to: few, of: many) } == fewer)
      }
    }
  }

  /// What a style sheet can tell of a row with a few columns from its classes for more of them.
  private static func reduced(_ row: RowColumns, to few: Int, of many: Int) -> RowColumns {
    let isInLane = row.indentation >= few
    let goesOn = row.hasStem || (few...many).contains { row.continues(inColumn: $0) }
    var continuing: UInt8 = isInLane && goesOn ? 1 << UInt8(few - 1) : 0
    for column in 1..<few where row.continues(inColumn: column) {
      continuing |= 1 << UInt8(column - 1)
    }
    return RowColumns(
      indentation: min(row.indentation, few),
      continuing: continuing,
      hasStem: row.hasStem && !isInLane,
      isBeyondCap: row.isBeyondCap || row.indentation > few
    )
  }

  @Test(arguments: [-1, 0, 9, 63, .min, .max] as [Int])
  func noLineGoesOnInAColumnThatCannotBe(column: Int) {
    #expect(!RowColumns(indentation: 8, continuing: 0xFF).continues(inColumn: column))
  }

  @Test(arguments: [(-3, 1), (0, 1), (9, 8), (1_000, 8)])
  func capsAreFromOneToEight(cap: Int, actual: Int) {
    let tree = withSeed(3) { CommentTree.random(count: 60, tail: 1, using: &$0) }
    #expect(
      ColumnDrawing(tree, cap: cap).columns == ColumnDrawing(tree, cap: actual).columns
    )
  }
}
