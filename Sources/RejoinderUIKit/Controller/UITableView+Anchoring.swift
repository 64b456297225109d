#if canImport(UIKit)
import RejoinderCore
import UIKit

extension UITableView {
  /// The part of the rows that can be seen, which bars may cover.
  var viewport: Viewport {
    let insets = adjustedContentInset
    return Viewport(
      offset: Double(contentOffset.y + insets.top),
      height: Double(bounds.height - insets.top - insets.bottom)
    )
  }

  /// How far it can be scrolled.
  var scrollContent: ScrollContent { ScrollContent(end: Double(contentSize.height)) }

  /// Where a row begins; for the number of rows, where the last one ends.
  func top(ofRow row: Int, of count: Int) -> Double {
    guard count > 0 else { return 0 }
    let rect = rectForRow(at: IndexPath(row: min(row, count - 1), section: 0))
    return Double(row < count ? rect.minY : rect.maxY)
  }

  /// The content's offset at which the viewport begins somewhere.
  func contentOffset(at offset: Double) -> CGPoint {
    CGPoint(x: contentOffset.x, y: CGFloat(offset) - adjustedContentInset.top)
  }

  /// Begins the viewport somewhere, at once.
  func setViewportOffset(_ offset: Double) {
    let target = contentOffset(at: offset)
    if abs(target.y - contentOffset.y) > Self.tolerance { contentOffset = target }
  }

  /// Whether the viewport begins somewhere already.
  func isAtViewportOffset(_ offset: Double) -> Bool {
    abs(contentOffset(at: offset).y - contentOffset.y) <= Self.tolerance
  }

  /// What is smaller than this can't be seen on any screen.
  private static var tolerance: CGFloat { 0.1 }

  /// Whether the whole of a row can be seen, or as much as there is room for.
  func showsRow(_ row: Int) -> Bool {
    let rect = rectForRow(at: IndexPath(row: row, section: 0))
    let view = viewport
    let isHigher = Double(rect.height) > view.height
    return Double(rect.minY) >= view.offset
      && (isHigher ? Double(rect.minY) < view.end : Double(rect.maxY) <= view.end)
  }
}

extension [Range<Int>] {
  /// The rows of the ranges as a table names them.
  var indexPaths: [IndexPath] { flatMap { $0.map { IndexPath(row: $0, section: 0) } } }
}

extension RowChanges {
  /// Where a row was before the change that did not come with it.
  func oldIndex(ofRow row: Int) -> Int {
    for move in moves where (move.to..<move.to + move.from.count).contains(row) {
      return move.from.lowerBound + row - move.to
    }
    let came = insertions + moves.map { $0.to..<$0.to + $0.from.count }
    var old =
      row - came.reduce(0) { $0 + Swift.max(0, Swift.min($1.upperBound, row) - $1.lowerBound) }
    let gone = removals + moves.map { $0.from }
    for range in gone.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound <= old {
      old += range.count
    }
    return old
  }

  /// Whether a row moved here.
  func hasMoved(_ row: Int) -> Bool {
    moves.contains { ($0.to..<$0.to + $0.from.count).contains(row) }
  }
}
#endif
