/// Collects the words of a block as text, with the addresses of its links.
struct TextWords {
  private let writer: TextWriter
  private let markup: Markup

  /// The words of the block at hand: single spaces, line feeds where lines end.
  private(set) var bytes: [UInt8] = []

  /// The links that have a number so far, by a run of each.
  private(set) var numbered: [Int] = []

  /// How many spoilers are open around the block.
  var spoilerDepth = 0

  /// Where the text of the link at hand begins.
  private var linkStart = 0

  init(_ writer: TextWriter, _ markup: Markup) { (self.writer, self.markup) = (writer, markup) }

  /// Collects the block that begins at a run, and says which run follows it.
  mutating func collect(at opener: Int) -> Int {
    bytes.removeAll(keepingCapacity: true)
    let isShown = !writer.hidesSpoilers || markup.runs[opener].kind == .summary
    var index = opener + 1
    while markup.runs[index].kind.isInline {
      let run = markup.runs[index]
      if run.attribute != markup.runs[index - 1].inlineAttribute { linkStart = bytes.count }
      let isMasked =
        !isShown && spoilerDepth > 0 || writer.hidesSpoilers && run.style.contains(.spoiler)
      append(markup.utf8[run.range], isMasked: isMasked)
      if run.attribute != 0, run.attribute != markup.runs[index + 1].inlineAttribute, !isMasked {
        endLink(at: index)
      }
      index += 1
    }
    return index + 1
  }

  /// Appends words without controls, with a block for each letter where they are a spoiler's.
  private mutating func append(_ text: ArraySlice<UInt8>, isMasked: Bool) {
    var last: UInt8 = 0
    for byte in text {
      let isControl = byte == 0x7F || (last == 0xC2 && byte < 0xA0)
      last = byte
      if isControl {
        if byte != 0x7F, bytes.last == 0xC2 { bytes.removeLast() }
      } else if !isMasked || byte <= 0x20 {
        bytes.append(byte)
      } else if byte & 0xC0 != 0x80 {
        bytes.append(contentsOf: [0xE2, 0x96, 0x92])
      }
    }
  }

  /// Shows where a link leads and what its title says, unless its text does.
  private mutating func endLink(at index: Int) {
    let run = markup.runs[index]
    // What is added stands before a space that ends the link's text.
    let endsInSpace = bytes.count > linkStart && bytes.last == 0x20
    if endsInSpace { bytes.removeLast() }
    let address = shownAddress(of: run)
    let title = markup.titleBytes(of: run)
    if writer.links == .numbered && !address.isEmpty {
      numbered.append(index)
      bytes.append(contentsOf: " [\(numbered.count)]".utf8)
    } else if !address.isEmpty || !title.isEmpty {
      bytes.append(contentsOf: " (".utf8)
      append(address, isMasked: false)
      if !address.isEmpty && !title.isEmpty { bytes.append(contentsOf: ", ".utf8) }
      append(title, isMasked: false)
      bytes.append(0x29)
    }
    if endsInSpace { bytes.append(0x20) }
  }

  /// The address to show after the text of a link, empty where that shows it already.
  private mutating func shownAddress(of run: Markup.Run) -> ArraySlice<UInt8> {
    let address = markup.address(of: run)
    if writer.links == .hidden || run.style.contains(.mention) { return [] }
    return showsAddress(address) ? [] : address
  }

  /// Whether the text of the link is its address; a shortened one is written out.
  private mutating func showsAddress(_ address: ArraySlice<UInt8>) -> Bool {
    let text = bytes[linkStart...]
    if address.elementsEqual(text) { return true }
    if let colon = address.firstIndex(of: 0x3A) {
      // `mailto:`, or `https://`.
      let rest = address[(colon + 1)...].drop { $0 == 0x2F }
      if rest.elementsEqual(text) { return true }
    }
    let dots = text.suffix(3)
    let isShortened = dots.elementsEqual("...".utf8) || dots.elementsEqual("…".utf8)
    guard isShortened, text.count > 10, address.starts(with: text.dropLast(3)) else {
      return false
    }
    bytes.removeLast(bytes.count - linkStart)
    append(address, isMasked: false)
    return true
  }
}

extension Markup.Run {
  /// The reference of a run within a line, 0 for all others.
  fileprivate var inlineAttribute: UInt32 { kind.isInline ? attribute : 0 }
}
