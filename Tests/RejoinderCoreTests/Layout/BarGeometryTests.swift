import RejoinderCore
import TestSupport
import Testing

/// Strips, bars and content, to the point.
@Suite struct BarGeometryTests {
  private func row(_ level: Int, _ metrics: DiscussionMetrics) -> RowGeometry {
    RowGeometry(RowColumns(indentation: level), metrics: metrics, height: 80)
  }

  private func metrics(
    _ connector: DiscussionMetrics.Connector,
    unit: Double = 10,
    thickness: Double = 1
  ) -> DiscussionMetrics {
    var metrics = DiscussionStyle.plain.metrics
    (metrics.connector, metrics.indentation, metrics.barWidth) = (connector, unit, thickness)
    return metrics
  }

  @Test(.rows("S8", "S12", "S36", "S38", "S40", "S41"))
  func oneBarStandsAtTheContentsEdge() {
    let row = row(3, metrics(.bar))
    #expect(row.leading == 30)
    #expect(row.bars == [LayoutRect(x: 30, y: 1, width: 1, height: 79)])
  }

  @Test(.rows("S11", "S39", "S40", "S41")) func extendedBarsStandAtEveryStep() {
    let row = row(3, metrics(.extendedBars))
    #expect(row.leading == 30)
    #expect(
      row.bars == [10, 20, 30].map { LayoutRect(x: $0, y: 1, width: 1, height: 79) }
    )
  }

  @Test(.rows("S3", "S35", "S37", "S41"), arguments: DiscussionMetrics.Connector.allCases)
  func theTopLevelHasAStripAndNoBars(connector: DiscussionMetrics.Connector) {
    let row = row(0, metrics(connector))
    #expect(row.leading == 0 && row.bars == [] && row.lines == [])
    #expect(row.stripHeight == 10)
  }

  @Test(.rows("S8", "S10", "S38", "S41")) func wideBarsReachIntoTheContent() throws {
    let row = row(2, metrics(.bar, unit: 40, thickness: 5))
    let bar = try #require(row.bars.first)
    #expect(row.leading == 80)
    #expect(bar.x == 80 && bar.maxX == 85)
  }

  /// The strip above top-level rows is the only one that bars could reach, and these have none.
  @Test(.rows("S5", "S35", "S40"), arguments: 1...5)
  func barsBeginUnderTheStripOfReplies(level: Int) {
    var metrics = metrics(.extendedBars)
    (metrics.topLevelMargin, metrics.replyMargin) = (20, 7)
    let row = row(level, metrics)
    #expect(row.stripHeight == 7)
    #expect(row.bars.count == level)
    #expect(row.bars.allSatisfy { $0.y == 7 && $0.maxY == 80 })
  }

  @Test(.rows("S12"), arguments: 0...5)
  func wordsBeginBehindTheirPadding(level: Int) {
    let row = row(level, metrics(.bar))
    #expect(row.contentLeading == row.leading + 10)
    #expect(row.avatar == nil && row.elbow == nil && row.stem == nil)
  }

  @Test func nothingIsDrawnWithoutAConnector() {
    let row = row(3, metrics(.none))
    #expect(row.leading == 30 && row.bars == [] && row.lines == [] && row.stem == nil)
  }
}
