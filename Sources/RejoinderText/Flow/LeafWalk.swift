import RejoinderCore

/// Goes through a markup from block of words to block of words, and keeps what stands around each.
struct LeafWalk {
  /// A block of words, a rule or a whole table.
  struct Leaf {
    var kind: Markup.Kind
    /// Where its runs begin and end: the words, or everything in a table.
    var runs: Range<Int>
    /// How many containers stand around the empty line before it, `nil` where it follows closely.
    var gapDepth: Int?
    /// How many of the containers around it already hold something before it.
    var settled = 0
    /// How many quotes, items and spoilers stand around it.
    var quoteDepth = 0
    var listDepth = 0
    var isInSpoiler = false

    /// The run that opens it; that of an item where it holds nothing.
    var opener: Int { runs.lowerBound - 1 }
  }

  let markup: Markup

  /// The containers around the block at hand, outermost first.
  private(set) var margins: [BodyBlock.Margin] = []
  /// What stands before the first line of each that is an item.
  private(set) var markers: [String] = []

  private var index = 0
  private var settled = 0
  /// The next numbers of the open lists, `nil` for those without.
  private var numbers: [Int?] = []
  private var quoteDepth = 0
  private var listDepth = 0
  private var spoilerDepth = 0
  private var isTight = true
  private var isFirst = true
  private var gapDepth: Int?

  init(_ markup: Markup) { self.markup = markup }

  /// The next block, `nil` behind the last one.
  mutating func next() -> Leaf? {
    while index < markup.runs.count {
      let run = markup.runs[index]
      index += 1
      switch run.kind {
      case .end: if let leaf = close(run) { return leaf }
      case .rule: return leaf(run.kind, index..<index)
      case .table: return leaf(run.kind, takeTable())
      case .paragraph, .heading, .code, .summary: return leaf(run.kind, takeWords())
      default: open(run)
      }
    }
    return nil
  }

  private mutating func takeWords() -> Range<Int> {
    let start = index
    while markup.runs[index].kind.isInline { index += 1 }
    defer { index += 1 }
    return start..<index
  }

  private mutating func takeTable() -> Range<Int> {
    let start = index
    while markup.runs[index].opener != start - 1 { index += 1 }
    defer { index += 1 }
    return start..<index
  }

  private mutating func leaf(_ kind: Markup.Kind, _ runs: Range<Int>) -> Leaf {
    beginBlock()
    let isShown = spoilerDepth == 0 || (spoilerDepth == 1 && kind == .summary)
    let leaf = Leaf(
      kind: kind,
      runs: runs,
      gapDepth: gapDepth,
      settled: settled,
      quoteDepth: quoteDepth,
      listDepth: listDepth,
      isInSpoiler: !isShown
    )
    (settled, gapDepth, isTight, isFirst) = (margins.count, nil, false, false)
    return leaf
  }

  /// Notes where an empty line belongs before the next block.
  private mutating func beginBlock() {
    if !isTight && !isFirst { gapDepth = margins.count }
    isTight = true
  }

  private mutating func open(_ run: Markup.Run) {
    switch run.kind {
    case .item: openItem()
    case .list, .orderedList:
      // A list within an item follows its words directly.
      if margins.last != .item { beginBlock() }
      numbers.append(run.kind == .list ? nil : run.firstNumber)
    case .quote:
      beginBlock()
      push(.quote)
      quoteDepth += 1
    default:
      beginBlock()
      push(.spoiler)
      spoilerDepth += 1
    }
    isTight = true
  }

  private mutating func openItem() {
    let number = numbers.last ?? nil
    push(.item, number.map { "\($0)." } ?? (isTask ? "" : "•"))
    if let number { numbers[numbers.count - 1] = number + 1 }
    listDepth += 1
  }

  /// Whether the words of the item that begins here begin with a box, which is its bullet.
  private var isTask: Bool {
    guard markup.runs[index].kind == .paragraph, markup.runs[index + 1].kind == .text else {
      return false
    }
    let words = markup.utf8[markup.runs[index + 1].range]
    return words.starts(with: "☐ ".utf8) || words.starts(with: "☑ ".utf8)
  }

  private mutating func push(_ margin: BodyBlock.Margin, _ marker: String = "") {
    margins.append(margin)
    markers.append(marker)
  }

  /// Leaves a container; an item that held nothing is a block without words.
  private mutating func close(_ run: Markup.Run) -> Leaf? {
    switch run.opener.map({ markup.runs[$0].kind }) {
    case .item:
      if settled < margins.count {
        // Its end comes again, so that the item is still open around this block.
        index -= 1
        return leaf(.paragraph, index..<index)
      }
      listDepth -= 1
      pop()
    case .list, .orderedList: numbers.removeLast()
    case .quote:
      quoteDepth -= 1
      pop()
    default:
      spoilerDepth -= 1
      pop()
    }
    isTight = false
    return nil
  }

  private mutating func pop() {
    margins.removeLast()
    markers.removeLast()
    settled = min(settled, margins.count)
  }
}
