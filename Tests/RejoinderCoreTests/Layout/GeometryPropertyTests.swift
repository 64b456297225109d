import RejoinderCore
import TestSupport
import Testing

/// What holds for the rows of any discussion, in any size.
@Suite(.trail) struct GeometryPropertyTests {
  static let looks = DiscussionStyle.all + [.plain]

  /// The rows of a random discussion with their geometry, in a width and at a text size.
  private func rows(
    _ style: DiscussionStyle,
    width: Double,
    textScale: Double,
    using random: inout SeededGenerator
  ) -> [(columns: RowColumns, geometry: RowGeometry, height: Double)] {
    let metrics = style.metrics(inWidth: width, textScale: textScale)
    let tail = Int.random(in: 1...12, using: &random)
    let tree = CommentTree.random(count: 120, tail: tail, using: &random)
    let collapsed = tree.someIDs(using: &random)
    return ColumnDrawing(tree, collapsed: collapsed, cap: metrics.maximumLevels).columns.map {
      let least = metrics.topLevelMargin + metrics.padding.top + metrics.avatarSize
      let height = (least + 60 * Double.random(in: 0..<4, using: &random)).rounded()
      return ($0, RowGeometry($0, metrics: metrics, height: height), height)
    }
  }

  private func withEveryWidth(
    _ style: DiscussionStyle,
    do body: ([(columns: RowColumns, geometry: RowGeometry, height: Double)], Double) -> Void
  ) {
    withSeed(41) { random in
      withEvery("width", in: [240.0, 320, 375, 600, 900]) { width in
        withEvery("text", in: [0.75, 1, 1.25, 2]) { scale in
          body(rows(style, width: width, textScale: scale, using: &random), width)
        }
      }
    }
  }

  /// Every line that leaves a row's bottom goes on in the next row, as a line or as its elbow, and
  /// every one that enters there has left the row above.
  @Test(.rows("N22", "N26", "N28"), arguments: looks)
  func linesOfOneRowMeetThoseOfTheNext(style: DiscussionStyle) {
    withEveryWidth(style) { rows, _ in
      var above: Set<Double> = []
      for (_, row, height) in rows {
        let through = Set(row.lines.map(\.midX))
        let entering = row.elbow.map { through.union([$0.start.x]) } ?? through
        #expect(entering == above)
        #expect(row.lines.allSatisfy { $0.y == 0 && $0.maxY == height })
        if let stem = row.stem { #expect(stem.y == row.avatar?.maxY && stem.maxY == height) }
        above = row.stem.map { through.union([$0.midX]) } ?? through
      }
      #expect(above.isEmpty)
    }
  }

  @Test(.rows("N15", "N24", "N28"), arguments: looks)
  func rowsOfTheLaneHaveNoStem(style: DiscussionStyle) {
    withEveryWidth(style) { rows, _ in
      for (columns, row, _) in rows where columns.isBeyondCap {
        #expect(row.stem == nil)
        #expect(row.lines.count <= columns.indentation)
      }
    }
  }

  @Test(arguments: looks) func everythingStaysInTheRow(style: DiscussionStyle) {
    withEveryWidth(style) { rows, width in
      for (_, row, height) in rows {
        for rect in row.rectangles + row.mirrored(inWidth: width).rectangles {
          #expect(rect.x >= 0 && rect.maxX <= width && rect.width >= 0)
          #expect(rect.y >= 0 && rect.maxY <= height && rect.height >= 0)
        }
      }
    }
  }

  @Test(arguments: looks) func theOtherDirectionIsAMirror(style: DiscussionStyle) {
    withEveryWidth(style) { rows, width in
      for (_, row, _) in rows {
        let mirrored = row.mirrored(inWidth: width)
        #expect(mirrored.mirrored(inWidth: width).isNear(row))
        #expect(mirrored.leading == width - row.leading)
        #expect(mirrored.stripHeight == row.stripHeight)
        guard let elbow = mirrored.elbow, let avatar = mirrored.avatar else { continue }
        #expect(abs(elbow.end.x - avatar.maxX) < 1e-9)
        #expect(elbow.start.x >= elbow.end.x)
        #expect(elbow.end.y == avatar.y + avatar.height / 2)
      }
    }
  }

  @Test(.rows("N31"), arguments: looks) func linesAreWideEnoughToHit(style: DiscussionStyle) {
    withEveryWidth(style) { rows, _ in
      for (_, row, _) in rows {
        let lines = row.lines + [row.stem].compactMap { $0 }
        #expect(row.lineTargets.count == lines.count)
        for (target, line) in zip(row.lineTargets, lines) {
          #expect(target.width >= DiscussionMetrics.pointerTarget)
          #expect(abs(target.midX - line.midX) < 1e-9)
          #expect(target.y == line.y && target.maxY == line.maxY)
        }
      }
    }
  }
}

extension RowGeometry {
  fileprivate var rectangles: [LayoutRect] {
    lines + bars + [avatar, stem].compactMap { $0 }
  }

  /// All numbers, the elbow's points among them.
  private var numbers: [Double] {
    let points = elbow.map { [$0.start, $0.bend, $0.corner, $0.turn, $0.end] } ?? []
    return [stripHeight, leading, contentLeading] + points.flatMap { [$0.x, $0.y] }
      + rectangles.flatMap { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// Whether it is the same but for the last bits of sums.
  fileprivate func isNear(_ other: RowGeometry) -> Bool {
    numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
