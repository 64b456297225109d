/// What stands in front of the lines of a text: the marks of quotes and of list items.
struct TextMargins {
  private struct Margin {
    /// Before every line of a quote; before the first line of an item, then as spaces.
    var marker: [UInt8]
    var isQuote: Bool
    var isPending = true
    /// Too deep to be shown: half of the width is left to the words.
    var isHidden: Bool
  }

  private var margins: [Margin] = []
  private let limit: Int

  /// How many cells the margins take together.
  private(set) var width = 0

  init(width: Int) { limit = width / 2 }

  /// Whether the innermost container is an item.
  var isInItem: Bool { margins.last.map { !$0.isQuote } ?? false }

  mutating func pushQuote() { push(Array("> ".utf8), cells: 2, isQuote: true) }

  /// Begins an item, with its number in a list that counts.
  mutating func pushItem(number: Int?) {
    if let number {
      let marker = Array((String(number) + ". ").utf8)
      push(marker, cells: marker.count, isQuote: false)
    } else {
      push(Array("• ".utf8), cells: 2, isQuote: false)
    }
  }

  private mutating func push(_ marker: [UInt8], cells: Int, isQuote: Bool) {
    let isHidden = width + cells > limit
    margins.append(Margin(marker: marker, isQuote: isQuote, isHidden: isHidden))
    if !isHidden { width += cells }
  }

  /// Ends the innermost container.
  mutating func pop() {
    let margin = margins.removeLast()
    if !margin.isHidden { width -= Self.cells(margin.marker) }
  }

  /// Whether the innermost item has no line yet.
  var isItemPending: Bool { margins.last.map { !$0.isQuote && $0.isPending } ?? false }

  /// Appends what stands before the next line.
  mutating func write(into bytes: inout [UInt8]) {
    for index in margins.indices where !margins[index].isHidden {
      let margin = margins[index]
      if margin.isQuote || margin.isPending {
        bytes.append(contentsOf: margin.marker)
      } else {
        bytes.append(contentsOf: repeatElement(0x20, count: Self.cells(margin.marker)))
      }
      margins[index].isPending = false
    }
  }

  /// The bullet is the only marker beyond ASCII: three bytes, one cell.
  private static func cells(_ marker: [UInt8]) -> Int {
    marker.first == 0xE2 ? 2 : marker.count
  }
}
