/// One pass of a text writer: the lines so far, and what stands in front of the next one.
struct TextFlow {
  let markup: Markup
  let measure: TextMeasure
  let width: Int
  var words: TextWords

  private(set) var bytes: [UInt8] = []
  private var margins: TextMargins
  /// The next numbers of the open lists, `nil` for those without.
  private var numbers: [Int?] = []
  /// Whether the next block follows without an empty line.
  private var isTight = true

  init(_ writer: TextWriter, _ markup: Markup) {
    self.markup = markup
    measure = TextMeasure(services: writer.services)
    width = max(writer.width, 8)
    words = TextWords(writer, markup)
    margins = TextMargins(width: width)
  }

  /// How many cells a line may take beside its margin.
  var room: Int { width - margins.width }

  /// Writes everything.
  mutating func write() -> [UInt8] {
    var index = 0
    while index < markup.runs.count { index = write(at: index) }
    writeAddresses()
    if bytes.last == 0x0A { bytes.removeLast() }
    return bytes
  }

  /// Writes what begins at a run, and says where to go on.
  private mutating func write(at index: Int) -> Int {
    let run = markup.runs[index]
    switch run.kind {
    case .paragraph, .heading, .summary: return writeLeaf(at: index)
    case .code: return writeCode(at: index)
    case .table: return writeTable(at: index)
    case .rule: writeRule()
    case .end: close(markup.runs[Int(run.attribute)].kind)
    default: open(run)
    }
    return index + 1
  }

  private mutating func open(_ run: Markup.Run) {
    switch run.kind {
    case .item:
      let number = numbers.last ?? nil
      margins.pushItem(number: number)
      if let number { numbers[numbers.count - 1] = number + 1 }
    case .list, .orderedList:
      // A list within an item follows its words directly.
      if !margins.isInItem { beginBlock() }
      numbers.append(run.kind == .list ? nil : run.firstNumber)
    case .quote:
      beginBlock()
      margins.pushQuote()
    default:
      beginBlock()
      words.spoilerDepth += 1
    }
    isTight = true
  }

  private mutating func close(_ kind: Markup.Kind) {
    switch kind {
    case .item:
      if margins.isItemPending { writeLine([]) }
      margins.pop()
    case .list, .orderedList: numbers.removeLast()
    case .quote: margins.pop()
    default: words.spoilerDepth -= 1
    }
    isTight = false
  }

  /// Leaves a line empty where one belongs before a block.
  mutating func beginBlock() {
    if !isTight && !bytes.isEmpty { writeLine([]) }
    isTight = true
  }

  /// Writes one line behind its margin, without spaces at its end.
  mutating func writeLine(_ line: ArraySlice<UInt8>) {
    margins.write(into: &bytes)
    bytes.append(contentsOf: line)
    while bytes.last == 0x20 { bytes.removeLast() }
    bytes.append(0x0A)
  }

  private mutating func writeLeaf(at index: Int) -> Int {
    beginBlock()
    let next = words.collect(at: index)
    for line in measure.lines(of: words.bytes, width: room) { writeLine(words.bytes[line]) }
    isTight = false
    return next
  }

  private mutating func writeCode(at index: Int) -> Int {
    beginBlock()
    let next = words.collect(at: index)
    var rest = words.bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      writeLine(rest[..<end])
      rest = rest[(end + 1)...]
    }
    writeLine(rest)
    isTight = false
    return next
  }

  private mutating func writeTable(at index: Int) -> Int {
    beginBlock()
    let (table, next) = TextTable.read(at: index, of: markup, &words)
    for line in table.lines(width: room, measure) { writeLine(line[...]) }
    isTight = false
    return next
  }

  private mutating func writeRule() {
    beginBlock()
    writeLine(Array("---".utf8)[...])
    isTight = false
  }

  /// Writes the addresses that have a number.
  private mutating func writeAddresses() {
    isTight = false
    for (index, run) in words.numbered.enumerated() {
      if index == 0 { beginBlock() }
      var line = Array("[\(index + 1)] ".utf8)
      line.append(contentsOf: markup.address(of: markup.runs[run]))
      let title = markup.titleBytes(of: markup.runs[run])
      if !title.isEmpty { line.append(contentsOf: Array(", ".utf8) + title) }
      writeLine(line[...])
    }
  }
}
