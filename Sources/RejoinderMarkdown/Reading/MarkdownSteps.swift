/// Estimates how much the parser will do beyond going over a body once, by going over it once.
///
/// The parser is linear in nearly everything. For each closing bracket, though, it goes over the lines
/// and the label before it; for each bare address over the marks behind it; and for each empty line
/// over the lists around it. A block here is what stands between two empty lines, which the parser may
/// divide further, so the estimate is rather too high.
struct MarkdownSteps {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var steps = 0

  // The block at hand.
  private var lineCount = 0
  private var closerCount = 0
  private var markCount = 0
  private var addressCount = 0
  /// How many brackets are open, and since where that many are.
  private var openCount = 0
  private var openStart = 0

  /// The word at hand: where it began and how many addresses may begin in it.
  private var wordStart = 0
  private var wordAddressCount = 0

  /// How many blocks may stand around the line at hand, and whether the one before was empty.
  private var nesting = 0
  private var isAfterBlank = true

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Estimates the steps for a body.
  static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var steps = MarkdownSteps(bytes)
    while steps.index < bytes.count { steps.goOverLine() }
    steps.endBlock()
    return steps.steps
  }

  private mutating func goOverLine() {
    let columns = columnsOfMarks()
    let isBlank = index == bytes.count || Self.endsLine(bytes[index])
    // An empty line leaves all blocks around it open, one after another line may go on in them, and
    // any other is at most as deep as its marks and its indentation say.
    if !isBlank { nesting = isAfterBlank ? columns.all : max(nesting, columns.all) }
    steps += nesting
    isAfterBlank = isBlank && columns.isBlank
    if isBlank && columns.endsBlock { endBlock() }
    lineCount += 1
    wordStart = index
    while index < bytes.count, !Self.endsLine(bytes[index]) {
      visit(bytes[index])
      index += 1
    }
    endWord()
    if index + 1 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
  }

  /// How wide the marks of quotes and items at the beginning of a line are, white space included.
  ///
  /// It also says whether they are white space alone, and whether they end a block if nothing follows:
  /// marks indented by four columns are text.
  private mutating func columnsOfMarks() -> (all: Int, isBlank: Bool, endsBlock: Bool) {
    var (all, space, isBlank, endsBlock) = (0, 0, true, true)
    while index < bytes.count {
      switch bytes[index] {
      case 0x20: space += 1
      case 0x09: space += 4
      case 0x3E:
        if space > 3 { endsBlock = false }
        (all, space, isBlank) = (all + space + 1, 0, false)
      case 0x2A, 0x2B, 0x2D, 0x2E, 0x29, 0x30...0x39:
        (all, space, isBlank, endsBlock) = (all + space + 1, 0, false, false)
        visit(bytes[index])
      default: return (all + space, isBlank, endsBlock)
      }
      index += 1
    }
    return (all + space, isBlank, endsBlock)
  }

  private mutating func visit(_ byte: UInt8) {
    switch byte {
    case 0x5B: changeOpenCount(by: 1)
    case 0x5D:
      changeOpenCount(by: -1)
      closerCount += 1
    case 0x3A where isBefore(0x2F), 0x2E where isAfterW: wordAddressCount += 1
    case 0x20, 0x09: endWord()
    case 0x00, 0x21, 0x26, 0x2A, 0x2E, 0x3A, 0x3B, 0x3C, 0x40, 0x5C, 0x5F, 0x60, 0x7C, 0x7E: break
    default: return
    }
    markCount += 1
  }

  private func isBefore(_ byte: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }

  private var isAfterW: Bool { index > 0 && bytes[index - 1] == 0x77 }

  /// Notes that a bracket opened or closed: up to here, as many labels as were open had these bytes.
  private mutating func changeOpenCount(by change: Int) {
    steps += openCount * (index - openStart)
    (openCount, openStart) = (max(openCount + change, 0), index)
  }

  private mutating func endWord() {
    steps += wordAddressCount * (index - wordStart)
    addressCount += wordAddressCount
    (wordAddressCount, wordStart) = (0, index)
  }

  private mutating func endBlock() {
    endWord()
    steps += closerCount * lineCount + addressCount * markCount
    (lineCount, closerCount, markCount, addressCount) = (0, 0, 0, 0)
    // What is open stays so for nobody.
    (openCount, openStart) = (0, index)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
