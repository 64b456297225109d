/// Makes words of a markup that can be heard: blocks on lines of their own, quotes between words that
/// say so, and hidden words replaced by one that says that they are.
struct SpokenText {
  private let words: SpeechWords
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many characters there are, as scalars.
  private var length = 0
  private var isCut = false
  private let showsSpoilers: Bool
  private var isInSpoiler = false

  init(_ words: SpeechWords, limit: Int, showsSpoilers: Bool = false) {
    (self.words, self.limit, self.showsSpoilers) = (words, limit, showsSpoilers)
  }

  mutating func words(of markup: Markup) -> String {
    var end = 0
    var spoilers = SpoilerWalk()
    for run in markup.runs where !isCut {
      let isHidden = spoilers.hides(run) && !showsSpoilers
      switch run.kind {
      case .text:
        breakLine(between: end, and: run.range.lowerBound, in: markup)
        end = run.range.upperBound
        if isHidden { addSpoiler() } else { add(run, of: markup) }
      case .quote:
        addLine(words.quote)
        end = run.range.lowerBound
      case .end where run.opener.map { markup.runs[$0].kind } == .quote: addLine(words.quoteEnd)
      default: break
      }
    }
    return finish()
  }

  /// Adds the words of a run, or a space for a line break.
  mutating func add(_ run: Markup.Run, of markup: Markup) {
    guard run.kind == .text else { return add(0x20) }
    isInSpoiler = false
    for byte in markup.utf8[run.range] {
      if isCut { return }
      add(byte)
    }
  }

  /// One word for all hidden words in a row.
  private mutating func addSpoiler() {
    guard !isInSpoiler else { return }
    add(0x20)
    for byte in words.spoiler.utf8 { add(byte) }
    isInSpoiler = true
  }

  /// What there is, ended by `…` where something is left out.
  mutating func finish() -> String {
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if isCut { bytes.append(contentsOf: "…".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func addLine(_ line: String) {
    add(0x0A)
    for byte in line.utf8 { add(byte) }
    add(0x20)
    isInSpoiler = false
  }

  /// What stands between two runs says how they are apart: a tab between cells, a line break between
  /// lines and blocks.
  private mutating func breakLine(between end: Int, and start: Int, in markup: Markup) {
    guard end < start else { return }
    let gap = markup.utf8[end..<start]
    if gap.contains(0x0A) {
      add(0x0A)
    } else if gap.contains(0x09) {
      for byte in words.separator.utf8 { add(byte) }
    } else {
      add(0x20)
    }
  }

  /// Adds a byte; of spaces and line breaks in a row one remains.
  private mutating func add(_ byte: UInt8) {
    if byte <= 0x20 {
      guard let last = bytes.last else { return }
      if last > 0x20 { return append(byte == 0x0A ? 0x0A : 0x20) }
      if byte == 0x0A { bytes[bytes.count - 1] = 0x0A }
    } else if byte == 0x7F {
      return
    } else if bytes.last == 0xC2, byte < 0xA0 {
      // A control character of the upper half.
      bytes.removeLast()
      length -= 1
    } else {
      append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) {
    guard !isCut else { return }
    if byte & 0xC0 != 0x80 {
      guard length < limit else { return cut(before: byte) }
      length += 1
    }
    bytes.append(byte)
  }

  /// Between words, where that loses less than half.
  private mutating func cut(before byte: UInt8) {
    isCut = true
    guard byte > 0x20, let space = bytes.lastIndex(where: { $0 <= 0x20 }) else { return }
    if space > bytes.count / 2 { bytes.removeLast(bytes.count - space) }
  }
}
