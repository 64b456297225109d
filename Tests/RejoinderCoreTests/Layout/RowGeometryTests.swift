import RejoinderCore
import TestSupport
import Testing

/// Where things stand in one row, as the two originals have it.
@Suite struct RowGeometryTests {
  private let blocks = DiscussionStyle.blocks.metrics

  private func elbowRow(_ indentation: Int, continuing: UInt8 = 0, stem: Bool = false)
    -> RowGeometry
  {
    let columns = RowColumns(indentation: indentation, continuing: continuing, hasStem: stem)
    return RowGeometry(columns, metrics: blocks, height: 100)
  }

  @Test(.rows("N21", "N22"), arguments: 0...5)
  func contentIsIndentedOneAvatarALevel(level: Int) {
    let row = elbowRow(level)
    #expect(row.leading == 34 * Double(level))
    #expect(row.avatar == LayoutRect(x: row.leading, y: 8, width: 34, height: 34))
    #expect(row.contentLeading == row.leading + 34 + 10)
    #expect(row.stripHeight == 0)
    #expect(row.bars == [])
  }

  /// A row of level 8, so deep that the original would move its lines: it stands in the last column.
  @Test(.rows("N15", "N21"), arguments: [(5, 170.0), (2, 68)])
  func deepRowsStandAtTheCap(cap: Int, leading: Double) {
    var walk = RowColumnWalk(cap: cap)
    let row = Row<RejoinderCore.Comment>.atDepth(7)
    let columns = walk.step(row, nextDepth: -1)
    let geometry = RowGeometry(columns, metrics: blocks, height: 60)
    #expect(columns.indentation == cap)
    #expect(columns.isBeyondCap)
    #expect(geometry.leading == leading)
  }

  @Test(.rows("N24", "N25"), arguments: 1...5)
  func theElbowRoundsItsCornerAndEndsAtTheAvatar(level: Int) throws {
    let row = elbowRow(level)
    let middle = 34 * Double(level - 1) + 17
    let elbow = try #require(row.elbow)
    #expect(elbow.start == LayoutPoint(middle, 0))
    #expect(elbow.bend == LayoutPoint(middle, 25 - 10))
    #expect(elbow.corner == LayoutPoint(middle, 25))
    #expect(elbow.turn == LayoutPoint(middle + 10, 25))
    #expect(elbow.end == LayoutPoint(34 * Double(level), 25))
    #expect(elbowRow(0).elbow == nil)
  }

  /// The radius is 10, or less where column or row leave less.
  @Test(.rows("N25"), arguments: [(34.0, 8.0, 10.0), (16, 8, 8), (34, -14, 3), (34, -20, 0)])
  func theCornerIsAsRoundAsThereIsRoom(column: Double, top: Double, radius: Double) throws {
    var metrics = blocks
    (metrics.indentation, metrics.avatarSize) = (column, column)
    metrics.padding.top = top
    let columns = RowColumns(indentation: 1)
    let elbow = try #require(RowGeometry(columns, metrics: metrics, height: 60).elbow)
    let elbowY = top + column / 2
    #expect(elbow.bend == LayoutPoint(column / 2, max(0, elbowY - radius)))
    #expect(elbow.turn == LayoutPoint(column / 2 + radius, elbowY))
    #expect(elbow.end == LayoutPoint(column, elbowY))
  }

  @Test(.rows("N8", "N23", "N26", "N27"), arguments: UInt8(0)..<32)
  func columnsGoOnInTheirMiddleOrStayEmpty(continuing: UInt8) {
    let row = elbowRow(5, continuing: continuing)
    let columns = (1...5).filter { continuing >> UInt8($0 - 1) & 1 == 1 }
    #expect(
      row.lines
        == columns.map {
          LayoutRect(x: 34 * Double($0 - 1) + 16.25, y: 0, width: 1.5, height: 100)
        }
    )
    #expect(row.elbow?.start.x == 153.0)
  }

  @Test(.rows("N28")) func theStemRunsFromTheAvatarToTheBottom() {
    let row = elbowRow(2, stem: true)
    #expect(row.avatar?.midX == 85.0)
    #expect(row.stem == LayoutRect(x: 84.25, y: 42, width: 1.5, height: 58))
    #expect(row.stem?.maxX == 85.75)
    #expect(elbowRow(2).stem == nil)
  }

  @Test func aLineNeedsAvatarsToJoin() {
    var metrics = blocks
    metrics.avatarSize = 0
    let columns = RowColumns(indentation: 2, continuing: 0b11, hasStem: true)
    let row = RowGeometry(columns, metrics: metrics, height: 60)
    #expect(row.lines == [] && row.stem == nil && row.elbow == nil && row.avatar == nil)
    #expect(row.contentLeading == 68)
  }

  /// Narrow steps under large avatars: nothing goes backwards.
  @Test func narrowStepsKeepTheCornerBehindTheAvatar() throws {
    var metrics = blocks
    metrics.indentation = 10
    let row = RowGeometry(RowColumns(indentation: 1), metrics: metrics, height: 60)
    let (elbow, avatar) = (try #require(row.elbow), try #require(row.avatar))
    #expect(elbow.bend == elbow.corner && elbow.corner == elbow.turn)
    #expect(elbow.start.x > avatar.x && elbow.start.x < avatar.maxX)
  }
}

extension Row<RejoinderCore.Comment> {
  /// A row that deep, the last of its thread.
  fileprivate static func atDepth(_ depth: Int) -> Self {
    let comments = (0...depth).map {
      RejoinderCore.Comment(
        id: RejoinderCore.Comment.ID(Int64($0)),
        parentID: $0 == 0 ? nil : RejoinderCore.Comment.ID(Int64($0 - 1))
      )
    }
    return CommentTree(comments).rows()[depth]
  }
}
