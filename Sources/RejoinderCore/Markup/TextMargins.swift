/// What stands in front of the lines of a text: the marks of quotes, spoilers and list items.
struct TextMargins {
  private struct Margin {
    /// Before every line of a quote or a spoiler; before the first line of an item, then as spaces.
    var marker: [UInt8]
    var cells: Int
    var isItem: Bool
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
  var isInItem: Bool { margins.last.map { $0.isItem } ?? false }

  mutating func pushQuote() { push(Array("> ".utf8), cells: 2) }

  /// Begins what is hidden in a spoiler, which all its lines say where marks are wanted.
  mutating func pushSpoiler(isMarked: Bool) {
    push(isMarked ? Array(">! ".utf8) : [], cells: isMarked ? 3 : 0)
  }

  /// Begins an item, with its number in a list that counts; a task has a box in its words.
  mutating func pushItem(number: Int?, isTask: Bool) {
    if let number {
      let marker = Array((String(number) + ". ").utf8)
      push(marker, cells: marker.count, isItem: true)
    } else {
      push(isTask ? [] : Array("• ".utf8), cells: 2, isItem: true)
    }
  }

  private mutating func push(_ marker: [UInt8], cells: Int, isItem: Bool = false) {
    let isHidden = width + cells > limit
    margins.append(Margin(marker: marker, cells: cells, isItem: isItem, isHidden: isHidden))
    if !isHidden { width += cells }
  }

  /// Ends the innermost container.
  mutating func pop() {
    let margin = margins.removeLast()
    if !margin.isHidden { width -= margin.cells }
  }

  /// Whether the innermost item has no line yet.
  var isItemPending: Bool { margins.last.map { $0.isItem && $0.isPending } ?? false }

  /// Appends what stands before the next line.
  mutating func write(into text: inout StyledText) {
    for index in margins.indices where !margins[index].isHidden {
      let margin = margins[index]
      if !margin.isItem || margin.isPending {
        text.append(margin.marker)
      } else {
        text.append(repeatElement(0x20, count: margin.cells))
      }
      margins[index].isPending = false
    }
  }
}

extension Markup {
  /// Whether the item that begins at a run is a task: its words begin with a box.
  func isTask(at index: Int) -> Bool {
    guard runs[index + 1].kind == .paragraph, runs[index + 2].kind == .text else { return false }
    let words = utf8[runs[index + 2].range]
    return words.starts(with: "☐ ".utf8) || words.starts(with: "☑ ".utf8)
  }
}
