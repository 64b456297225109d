/// One pass of a text writer: the lines so far, and what stands in front of the next one.
struct TextFlow {
  let markup: Markup
  let measure: TextMeasure
  let width: Int
  var words: TextWords

  private(set) var text = StyledText()
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
  mutating func write() -> StyledText {
    var index = 0
    while index < markup.runs.count { index = write(at: index) }
    writeAddresses()
    if text.utf8.last == 0x0A { text.removeLast() }
    return text
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
    default: open(run, at: index)
    }
    return index + 1
  }

  private mutating func open(_ run: Markup.Run, at index: Int) {
    switch run.kind {
    case .item:
      let number = numbers.last ?? nil
      margins.pushItem(number: number, isTask: markup.isTask(at: index))
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
      if markup.runs[index + 1].kind != .summary { margins.pushSpoiler(isMarked: marksSpoilers) }
    }
    isTight = true
  }

  private mutating func close(_ kind: Markup.Kind) {
    switch kind {
    case .item:
      if margins.isItemPending { writeLine(StyledText()) }
      margins.pop()
    case .list, .orderedList: numbers.removeLast()
    case .quote: margins.pop()
    default:
      words.spoilerDepth -= 1
      margins.pop()
    }
    isTight = false
  }

  private var marksSpoilers: Bool { words.writer.shownMarks.contains(.spoiler) }

  /// Leaves a line empty where one belongs before a block.
  mutating func beginBlock() {
    if !isTight && !text.utf8.isEmpty { writeLine(StyledText()) }
    isTight = true
  }

  /// Writes one line behind its margin, without spaces at its end.
  private mutating func writeLine(_ line: StyledText, _ range: Range<Int>? = nil) {
    margins.write(into: &text)
    text.append(line, range ?? line.utf8.indices)
    while text.utf8.last == 0x20 { text.removeLast() }
    text.append("\n".utf8)
  }

  private mutating func writeLeaf(at index: Int) -> Int {
    beginBlock()
    let next = words.collect(at: index)
    for line in measure.lines(of: words.text.utf8, width: room) { writeLine(words.text, line) }
    isTight = false
    if markup.runs[index].kind == .summary {
      // The line between is not hidden yet.
      if markup.runs[next].kind != .end { beginBlock() }
      margins.pushSpoiler(isMarked: marksSpoilers)
    }
    return next
  }

  private mutating func writeCode(at index: Int) -> Int {
    beginBlock()
    let next = words.collect(at: index)
    var start = 0
    while let end = words.text.utf8[start...].firstIndex(of: 0x0A) {
      writeCodeLine(start..<end)
      start = end + 1
    }
    writeCodeLine(start..<words.text.utf8.count)
    isTight = false
    return next
  }

  private mutating func writeCodeLine(_ line: Range<Int>) {
    guard words.writer.wrapsCode, measure.cells(words.text.utf8[line]) > room else {
      return writeLine(words.text, line)
    }
    let code = CodeLine(words.text.utf8[line], width: room, measure)
    for (number, piece) in code.pieces.enumerated() {
      var line = StyledText()
      line.append(repeatElement(0x20, count: code.indentation))
      if number > 0 { line.append(CodeLine.sign.utf8, StyledText.Meaning(isAdded: true)) }
      line.append(words.text, piece)
      writeLine(line)
    }
  }

  private mutating func writeTable(at index: Int) -> Int {
    beginBlock()
    let (table, next) = TextTable.read(at: index, of: markup, &words)
    for line in table.lines(width: room, measure) { writeLine(line) }
    isTight = false
    return next
  }

  private mutating func writeRule() {
    beginBlock()
    var line = StyledText()
    line.append("---".utf8)
    writeLine(line)
    isTight = false
  }

  /// Writes the addresses that have a number.
  private mutating func writeAddresses() {
    isTight = false
    for (index, run) in words.numbered.enumerated() {
      if index == 0 { beginBlock() }
      var line = StyledText()
      line.append("[\(index + 1)] ".utf8)
      line.append(markup.address(of: markup.runs[run]))
      let title = markup.titleBytes(of: markup.runs[run])
      if !title.isEmpty { line.append(Array(", ".utf8) + title) }
      writeLine(line)
    }
  }
}
