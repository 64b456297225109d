import RejoinderCore
import TestSupport
import Testing

/// What the lines left of the rows look like.
@Suite struct RowColumnsTests {
  @Test(.rows("N8", "N13", "N14", "N24", "N26", "N27", "N28")) func drawsTheSampleDiscussion() {
    let comments: [(Comment.ID, Comment.ID?)] = [
      ("1", nil), ("2", "1"), ("3", "2"), ("4", "1"), ("5", nil), ("6", "5"), ("7", nil),
    ]
    let tree = CommentTree(comments.map { Comment(id: $0.0, parentID: $0.1) })
    #expect(
      Drawing(tree).text == """
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
      Drawing(tree, collapsed: ["1"]).text == """
        o       1
        o       5
        └o      6
        o       7
        """
    )
  }

  @Test(.rows("N15")) func keepsOneLaneBeyondTheCap() {
    let parents: [(Int, Int?)] = [
      (0, nil), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 2), (10, 9),
    ]
    let tree = CommentTree(
      parents.map { Comment(id: Comment.ID(Int64($0)), parentID: $1.map { Comment.ID(Int64($0)) }) }
    )
    #expect(
      Drawing(tree).text == """
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
      Drawing(tree, cap: 2).text == """
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

  @Test(.rows("N15", "N22", "N26"), arguments: [1, 2, 5, 8], [2, 4, 20])
  func linesNeverBreakNorJump(cap: Int, tail: Int) {
    var maker = RandomDiscussion(default: UInt64(cap * 100 + tail))
    for count in [0, 1, 2, 10, 300] {
      let tree = CommentTree(maker.make(count: count, tail: tail))
      let folded = Set(
        tree.preOrder.filter { _ in Int.random(in: 0..<7, using: &maker.random) == 0 }.map(\.id)
      )
      for collapsed in [[], folded] {
        let drawing = Drawing(tree, collapsed: collapsed, cap: cap)
        #expect(drawing.breaks == [], "\(maker.random)")
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
    let drawing = Drawing(CommentTree(comments))
    #expect(drawing.columns[150].continues(inColumn: 3))
    #expect(!drawing.columns[150].continues(inColumn: 2))
    #expect(drawing.breaks == [])
  }

  /// The style sheet makes two columns of five where room is scarce, from the classes alone.
  @Test(.rows("N15", "N35"), arguments: [2, 4, 20])
  func twoColumnsFollowFromFive(tail: Int) {
    var maker = RandomDiscussion(default: UInt64(tail))
    let tree = CommentTree(maker.make(count: 400, tail: tail))
    for (five, two) in zip(Drawing(tree).columns, Drawing(tree, cap: 2).columns) {
      let isInLane = five.indentation >= 2
      let goesOn = five.hasStem || (2...5).contains { five.continues(inColumn: $0) }
      #expect(two.indentation == min(five.indentation, 2))
      #expect(two.continues(inColumn: 1) == five.continues(inColumn: 1))
      #expect(two.continues(inColumn: 2) == (isInLane && goesOn), "\(maker.random)")
      #expect(two.hasStem == (five.hasStem && !isInLane))
    }
  }
}

/// The columns of all rows of a tree, as a picture.
private struct Drawing {
  let rows: [Row<Comment>]
  let columns: [RowColumns]
  let cap: Int

  init(_ tree: CommentTree<Comment>, collapsed: Set<Comment.ID> = [], cap: Int = 5) {
    let rows = tree.rows(collapsed: collapsed)
    var walk = RowColumnWalk(cap: cap)
    columns = rows.indices.map { index in
      walk.step(rows[index], nextDepth: index + 1 < rows.count ? rows[index + 1].depth : -1)
    }
    (self.rows, self.cap) = (rows, cap)
  }

  var text: String {
    zip(rows, columns).map { row, columns in
      var line = ""
      for column in 1..<max(columns.indentation, 1) {
        line += columns.continues(inColumn: column) ? "│" : " "
      }
      if columns.indentation > 0 {
        line += columns.continues(inColumn: columns.indentation) ? "├" : "└"
      }
      line += "o"
      return line.padding(to: 8) + (row.comment?.id.description ?? "more")
    }
    .joined(separator: "\n")
  }

  /// Where the lines that leave one row are not those that enter the next one.
  var breaks: [Int] {
    var above: Set<Int> = []
    var breaks: [Int] = []
    for (index, row) in columns.enumerated() {
      let through = Set((1...8).filter { row.continues(inColumn: $0) })
      let entering = row.indentation > 0 ? through.union([row.indentation]) : through
      if entering != above { breaks.append(index) }
      above = row.hasStem ? through.union([row.indentation + 1]) : through
    }
    return above.isEmpty ? breaks : breaks + [columns.count]
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 0))
  }
}
