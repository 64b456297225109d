/// Where everything of a row stands: its strip, its lines and bars, its avatar and its words.
///
/// Numbers count from the top of the row and from the side where lines begin, so that the same ones
/// hold for both directions of writing; ``mirrored(inWidth:)`` gives those of the other side.
///
/// ```swift
/// let geometry = RowGeometry(columns, metrics: style.metrics, height: 80)
/// geometry.avatar      // x 68, y 8, 34 × 34
/// geometry.stem        // x 84.25, y 42, 1.5 × 38
/// ```
public struct RowGeometry: Hashable, Sendable {
  /// The strip above the row, as wide as the row, whose width is not known here.
  public var stripHeight: Double
  /// Where the row's own ground begins, behind its indentation.
  public var leading: Double
  /// The avatar, `nil` where there is none.
  public var avatar: LayoutRect?
  /// Where the words begin.
  public var contentLeading: Double
  /// The lines of columns that go on below the row, from top to bottom.
  public var lines: [LayoutRect] = []
  /// The bend towards the row's own avatar.
  public var elbow: Elbow?
  /// The line from the row's avatar down to its replies.
  public var stem: LayoutRect?
  /// The bars of levels, above the content.
  public var bars: [LayoutRect] = []

  /// Finds where everything stands.
  ///
  /// - Parameters:
  ///   - columns: What is left of the row.
  ///   - metrics: The sizes, scaled for the reader's text.
  ///   - height: The height of the row, its strip included.
  public init(_ columns: RowColumns, metrics: DiscussionMetrics, height: Double) {
    leading = Double(columns.indentation) * metrics.indentation
    stripHeight = columns.isTopLevel ? metrics.topLevelMargin : metrics.replyMargin
    avatar = nil
    let start = leading + metrics.padding.leading
    contentLeading = start
    if metrics.avatarSize > 0 {
      let size = metrics.avatarSize
      avatar = LayoutRect(x: start, y: stripHeight + metrics.padding.top, width: size, height: size)
      contentLeading = start + size + metrics.gutter
    }
    switch metrics.connector {
    case .elbow: addLines(columns, metrics, height)
    case .bar, .extendedBars: addBars(columns, metrics, height)
    case .none: break
    }
  }

  /// The numbers as they stand where lines begin on the other side.
  ///
  /// - Parameter width: The width of the row.
  /// - Returns: The geometry whose distances count from the opposite side.
  public func mirrored(inWidth width: Double) -> RowGeometry {
    var mirrored = self
    mirrored.leading = width - leading
    mirrored.contentLeading = width - contentLeading
    mirrored.avatar = avatar?.mirrored(inWidth: width)
    mirrored.lines = lines.map { $0.mirrored(inWidth: width) }
    mirrored.elbow = elbow?.mirrored(inWidth: width)
    mirrored.stem = stem?.mirrored(inWidth: width)
    mirrored.bars = bars.map { $0.mirrored(inWidth: width) }
    return mirrored
  }

  /// The areas in which a line can be hit to fold its branch: as high as the line, wide enough for a
  /// pointer.
  public var lineTargets: [LayoutRect] {
    (lines + [stem].compactMap { $0 }).map { line in
      let excess = max(0, (DiscussionMetrics.pointerTarget - line.width) / 2)
      return LayoutRect(
        x: line.x - excess,
        y: line.y,
        width: line.width + 2 * excess,
        height: line.height
      )
    }
  }
}

extension RowGeometry {
  /// Lines run through the middle of the avatar that they come from, whatever the indentation.
  private mutating func addLines(
    _ columns: RowColumns,
    _ metrics: DiscussionMetrics,
    _ height: Double
  ) {
    // A line comes from an avatar and leads to one: without them there is none.
    guard let avatar else { return }
    let stroke = metrics.strokeWidth
    func line(inColumn column: Int, from top: Double) -> LayoutRect {
      let middle =
        metrics.padding.leading + Double(column - 1) * metrics.indentation + metrics.avatarSize / 2
      return LayoutRect(
        x: middle - stroke / 2,
        y: top,
        width: stroke,
        height: max(0, height - top)
      )
    }
    for column in 0..<columns.indentation where columns.continues(inColumn: column + 1) {
      lines.append(line(inColumn: column + 1, from: 0))
    }
    if columns.hasStem {
      stem = line(inColumn: columns.indentation + 1, from: avatar.maxY)
    }
    guard columns.indentation > 0 else { return }
    let middle = line(inColumn: columns.indentation, from: 0).midX
    let bendY = avatar.y + avatar.height / 2
    // Where steps are narrower than half an avatar, the line comes down behind it.
    let radius = max(0, min(metrics.cornerRadius, avatar.x - middle, bendY))
    elbow = Elbow(
      start: LayoutPoint(middle, 0),
      bend: LayoutPoint(middle, max(0, bendY - radius)),
      corner: LayoutPoint(middle, bendY),
      turn: LayoutPoint(middle + radius, bendY),
      end: LayoutPoint(avatar.x, bendY)
    )
  }

  /// Bars run from under the strip of replies to the bottom.
  private mutating func addBars(
    _ columns: RowColumns,
    _ metrics: DiscussionMetrics,
    _ height: Double
  ) {
    guard columns.indentation > 0 else { return }
    let first = metrics.connector == .extendedBars ? 1 : columns.indentation
    for column in first...columns.indentation {
      bars.append(
        LayoutRect(
          x: Double(column) * metrics.indentation,
          y: metrics.replyMargin,
          width: metrics.barWidth,
          height: max(0, height - metrics.replyMargin)
        )
      )
    }
  }
}
