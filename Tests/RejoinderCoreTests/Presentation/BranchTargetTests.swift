import RejoinderCore
import TestSupport
import Testing

/// Which branch is folded where a line is hit.
@Suite(.trail) struct BranchTargetTests {
  private let metrics = DiscussionStyle.blocks.metrics
  private let height = 120.0

  private func depth(_ x: Double, _ columns: RowColumns, y: Double = 60) -> Int? {
    BranchTarget.depth(atX: x, y: y, columns, metrics: metrics, height: height)
  }

  /// The middle of a column's line.
  private func middle(_ column: Int) -> Double {
    metrics.padding.leading + Double(column - 1) * metrics.indentation + metrics.avatarSize / 2
  }

  @Test(.rows("N22", "N26", "N28"), arguments: 1...RowColumns.maximum)
  func aLineIsHitUpToItsBorders(column: Int) {
    let columns = RowColumns(indentation: RowColumns.maximum, continuing: 1 << UInt8(column - 1))
    let reach = DiscussionMetrics.pointerTarget / 2
    #expect(depth(middle(column), columns) == column - 1)
    #expect(depth(middle(column) - reach, columns) == column - 1)
    #expect(depth(middle(column) + reach - 0.01, columns) == column - 1)
    #expect(depth(middle(column) - reach - 0.01, columns) == nil)
    #expect(depth(middle(column) + reach, columns) == nil)
  }

  @Test func betweenTwoLinesThereIsNothingToHit() {
    let columns = RowColumns(indentation: 5, continuing: 0b11111)
    withEvery("x", in: stride(from: 0.0, to: 5 * metrics.indentation, by: 0.5)) { x in
      let nearest = (1...5).min { abs(middle($0) - x) < abs(middle($1) - x) } ?? 0
      let distance = x - middle(nearest)
      let reach = DiscussionMetrics.pointerTarget / 2
      let isHit = distance >= -reach && distance < reach
      #expect(depth(x, columns) == (isHit ? nearest - 1 : nil))
    }
  }

  @Test(.rows("N28")) func theStemFoldsTheRowItself() {
    let columns = RowColumns(indentation: 2, hasStem: true)
    let bottom = metrics.padding.top + metrics.topLevelMargin + metrics.avatarSize
    #expect(depth(middle(3), columns) == 2)
    #expect(depth(middle(3), columns, y: bottom) == 2)
    #expect(depth(middle(3), columns, y: bottom - 1) == nil)
    #expect(depth(middle(3), columns, y: height) == nil)
  }

  @Test func anElbowThatEndsIsNoLine() {
    #expect(depth(middle(2), RowColumns(indentation: 2)) == nil)
  }

  @Test func theNearerOfTwoNarrowLinesCountsAndTheInnerOfTwoAsNear() {
    var metrics = metrics
    metrics.indentation = 10
    let columns = RowColumns(indentation: 2, continuing: 0b11)
    let first = metrics.padding.leading + metrics.avatarSize / 2
    func hit(_ x: Double) -> Int? {
      BranchTarget.depth(atX: x, y: 60, columns, metrics: metrics, height: height)
    }
    #expect(hit(first + 4) == 0)
    #expect(hit(first + 5) == 1)
    #expect(hit(first + 6) == 1)
  }

  @Test(arguments: DiscussionStyle.all.filter { $0.metrics.connector != .elbow }.map(\.name))
  func barsAreNoTargets(look: String) throws {
    let style = try #require(DiscussionStyle.named(look))
    let columns = RowColumns(indentation: 3, continuing: 0b111, hasStem: true)
    #expect(BranchTarget.all(columns, metrics: style.metrics, height: height).isEmpty)
  }

  /// Whatever row of a discussion is hit: the line belongs to the ancestor at that depth.
  @Test(.rows("N15", "N26")) func hittingALineFoldsTheAncestorItComesFrom() throws {
    try withSeed(8) { random in
      for _ in 0..<20 {
        let tree = CommentTree.random(count: 60, tail: 6, using: &random)
        let outline = CommentOutline(tree)
        let rows = outline.rows
        var walk = RowColumnWalk(cap: 3)
        for (index, row) in rows.enumerated() {
          let next = index + 1 < rows.count ? rows[index + 1].depth : -1
          let columns = walk.step(row, nextDepth: next)
          let id = try #require(row.comment?.id)
          for target in BranchTarget.all(columns, metrics: metrics, height: height) {
            var folded = outline
            let landing = folded.collapseAncestor(of: id, atDepth: target.depth).landing
            let ancestor = try #require(landing)
            #expect(folded.isCollapsed(ancestor))
            #expect(outline.depth(of: ancestor) == target.depth)
            // The row behind is joined to the same line, so that it goes as well.
            let behind = try #require(rows[index + 1].comment?.id)
            #expect(folded.row(of: behind) == nil)
          }
        }
      }
    }
  }

  @Test func foldingAboveAnUnknownCommentFoldsNothing() {
    var outline = CommentOutline(CommentTree([Note(1), Note(2, under: 1)]))
    #expect(outline.collapseAncestor(of: 9, atDepth: 0).landing == nil)
    #expect(outline.collapseAncestor(of: 2, atDepth: 7).landing == 2)
    #expect(outline.collapseAncestor(of: 2, atDepth: -3).landing == 1)
  }
}
