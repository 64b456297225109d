#if canImport(UIKit)
import RejoinderCore

/// Places things beside each other, and below each other where there is no room for all.
///
/// Distances count from the side where lines begin.
struct LineFlow {
  /// Something to be placed.
  struct Item {
    var width: Double
    var height: Double
    /// Whether it stands where lines end.
    var isAtEnd = false
  }

  private(set) var frames: [LayoutRect] = []
  private(set) var height = 0.0
  private let spacing: Double

  init(_ items: [Item], inWidth width: Double, spacing: Double) {
    self.spacing = spacing
    var line: [Item] = []
    var used = 0.0
    for item in items {
      let gap = line.isEmpty ? 0 : spacing
      let fits = used + gap + item.width <= width || line.isEmpty
      if !fits {
        place(line, width)
        (line, used) = ([], 0)
      }
      used += (line.isEmpty ? 0 : spacing) + min(item.width, width)
      line.append(item)
    }
    place(line, width)
  }

  /// Places a line below those before.
  private mutating func place(_ line: [Item], _ width: Double) {
    guard !line.isEmpty else { return }
    let lineHeight = line.map(\.height).max() ?? 0
    let widths = line.map { min($0.width, width) }
    let atEnd = zip(line, widths).filter { $0.0.isAtEnd }.map { $0.1 }
    let endWidth = atEnd.reduce(spacing * Double(max(atEnd.count - 1, 0)), +)
    var (start, end) = (0.0, max(width - endWidth, 0))
    for (item, width) in zip(line, widths) {
      let x = item.isAtEnd ? end : start
      let y = height + (lineHeight - item.height) / 2
      frames.append(LayoutRect(x: x, y: y, width: width, height: item.height))
      if item.isAtEnd { end += width + spacing } else { start += width + spacing }
    }
    height += lineHeight
  }
}
#endif
