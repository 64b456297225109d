/// Collects the words of a block as text, with the addresses of its links.
struct TextWords {
  let writer: TextWriter
  let markup: Markup

  /// The words of the block at hand: single spaces, line feeds where lines end.
  var text = StyledText()

  /// The links that have a number so far, by a run of each.
  private(set) var numbered: [Int] = []

  /// How many spoilers are open around the block.
  var spoilerDepth = 0

  /// Which of the styles that have marks are open.
  var marked: Markup.Style = []
  /// Which of them stand in brackets.
  var bracketed: Markup.Style = []

  /// Where the text of the link at hand begins.
  private var linkStart = 0

  /// What the block means for all its words.
  private var meaning = StyledText.Meaning()

  init(_ writer: TextWriter, _ markup: Markup) { (self.writer, self.markup) = (writer, markup) }

  /// Collects the block that begins at a run, and says which run follows it.
  mutating func collect(at opener: Int) -> Int {
    text.removeAll()
    let kind = markup.runs[opener].kind
    meaning = StyledText.Meaning(kind == .code ? .code : [])
    meaning.isHeading = kind == .heading || kind == .headerCell
    if spoilerDepth > 0, kind != .summary { meaning.style.insert(.spoiler) }
    var index = opener + 1
    while markup.runs[index].kind.isInline {
      collectRun(at: index)
      index += 1
    }
    closeMarks(except: [])
    return index + 1
  }

  private mutating func collectRun(at index: Int) {
    let run = markup.runs[index]
    closeMarks(except: run.style)
    var words = markup.utf8[run.range]
    let meaning = meaning(of: run)
    let isMasked = writer.hidesSpoilers && meaning.style.contains(.spoiler)
    if let start = words.firstIndex(where: { $0 > 0x20 }) {
      // Marks hug the words, not the space before them.
      append(words[..<start], meaning, isMasked: isMasked)
      openMarks(at: index)
      words = words[start...]
    }
    if run.attribute != markup.runs[index - 1].inlineAttribute { linkStart = text.utf8.count }
    append(words, meaning, isMasked: isMasked)
    if run.attribute != 0, run.attribute != markup.runs[index + 1].inlineAttribute, !isMasked {
      endLink(at: index)
    }
  }

  private func meaning(of run: Markup.Run) -> StyledText.Meaning {
    var meaning = meaning
    meaning.style.formUnion(run.style)
    meaning.isLink = !markup.address(of: run).isEmpty
    return meaning
  }

  /// Appends words without controls, with a block for each letter where they are a spoiler's.
  private mutating func append(
    _ words: ArraySlice<UInt8>,
    _ meaning: StyledText.Meaning,
    isMasked: Bool = false
  ) {
    text.begin(meaning)
    var last: UInt8 = 0
    for byte in words {
      let isControl = byte == 0x7F || (last == 0xC2 && byte < 0xA0)
      last = byte
      if isControl {
        if byte != 0x7F, text.utf8.last == 0xC2 { text.removeLast() }
      } else if !isMasked || byte <= 0x20 {
        text.append(byte)
      } else if byte & 0xC0 != 0x80 {
        text.append([0xE2, 0x96, 0x92], meaning)
      }
    }
  }
}

// MARK: Links

extension TextWords {
  /// Shows where a link leads and what its title says, unless its text does.
  private mutating func endLink(at index: Int) {
    let run = markup.runs[index]
    // What is added stands before a space that ends the link's text.
    let endsInSpace = text.utf8.count > linkStart && text.utf8.last == 0x20
    if endsInSpace { text.removeLast() }
    let address = shownAddress(of: run)
    let title = markup.titleBytes(of: run)
    let added = StyledText.Meaning(
      meaning(of: run).style.intersection(.spoiler),
      isAdded: true
    )
    if writer.links == .numbered && !address.isEmpty {
      numbered.append(index)
      text.append(" [\(numbered.count)]".utf8, added)
    } else if !address.isEmpty || !title.isEmpty {
      text.append(" (".utf8, added)
      append(address, added)
      if !address.isEmpty && !title.isEmpty { text.append(", ".utf8, added) }
      append(title, added)
      text.append(")".utf8, added)
    }
    if endsInSpace { text.append(" ".utf8) }
  }

  /// The address to show after the text of a link, empty where that shows it already.
  private mutating func shownAddress(of run: Markup.Run) -> ArraySlice<UInt8> {
    let address = markup.address(of: run)
    if writer.links == .hidden || run.style.contains(.mention) { return [] }
    let shown = text.utf8[linkStart...]
    if LinkText.shows(address, shown) { return [] }
    guard LinkText.isBeginning(of: address, shown) else { return address }
    // A shortened one is written out.
    text.removeLast(shown.count)
    append(address, meaning(of: run))
    return []
  }
}

extension Markup.Run {
  /// The reference of a run within a line, 0 for all others.
  fileprivate var inlineAttribute: UInt32 { kind.isInline ? attribute : 0 }
}
