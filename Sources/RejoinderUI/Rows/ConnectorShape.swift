#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// The strokes left of a row: the lines that go on below it, and the bend towards its avatar.
///
/// Every number is one of `RowGeometry`. A shape is mirrored by itself where lines are written from
/// right to left.
nonisolated public struct ConnectorShape: Shape {
  /// What is left of the row.
  public let columns: RowColumns
  /// The sizes, scaled for the reader's text.
  public let metrics: DiscussionMetrics

  /// Makes the strokes of a row.
  ///
  /// - Parameters:
  ///   - columns: What is left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  public init(columns: RowColumns, metrics: DiscussionMetrics) {
    (self.columns, self.metrics) = (columns, metrics)
  }

  /// The strokes of a row.
  ///
  /// - Parameter rect: The row, its strip included.
  /// - Returns: Lines without a width: they are to be stroked.
  public func path(in rect: CGRect) -> Path {
    let geometry = RowGeometry(columns, metrics: metrics, height: rect.height)
    var path = Path()
    for line in geometry.lines {
      path.move(to: CGPoint(x: line.midX, y: line.y))
      path.addLine(to: CGPoint(x: line.midX, y: line.maxY))
    }
    if let elbow = geometry.elbow {
      path.move(to: elbow.start.point)
      path.addLine(to: elbow.bend.point)
      path.addQuadCurve(to: elbow.turn.point, control: elbow.corner.point)
      path.addLine(to: elbow.end.point)
    }
    return path
  }
}

/// The areas left of a row: the stem below its avatar, and the bars of levels.
nonisolated public struct StemShape: Shape {
  /// What is left of the row.
  public let columns: RowColumns
  /// The sizes, scaled for the reader's text.
  public let metrics: DiscussionMetrics

  /// Makes the areas of a row.
  ///
  /// - Parameters:
  ///   - columns: What is left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  public init(columns: RowColumns, metrics: DiscussionMetrics) {
    (self.columns, self.metrics) = (columns, metrics)
  }

  /// The areas of a row.
  ///
  /// - Parameter rect: The row, its strip included.
  /// - Returns: Rectangles, to be filled.
  public func path(in rect: CGRect) -> Path {
    let geometry = RowGeometry(columns, metrics: metrics, height: rect.height)
    var path = Path()
    if let stem = geometry.stem { path.addRect(stem.rect) }
    for bar in geometry.bars { path.addRect(bar.rect) }
    return path
  }
}
#endif
