import RejoinderCore

/// Lines of text for a terminal, and what each piece of them is.
///
/// The text lies in one buffer, as a terminal without colours takes it. A span begins where the
/// role or the meaning changes and goes on to the next one.
struct Frame {
  /// What a piece is, and how its words are meant.
  struct Look: Hashable {
    var role: FrameRole
    var meaning = StyledText.Meaning()
  }

  struct Span: Hashable {
    var start: Int
    var look: Look
  }

  private(set) var utf8: [UInt8] = []
  private(set) var spans: [Span] = []
  private let characters: TerminalCharacters
  private var lineStart = 0

  init(characters: TerminalCharacters) { self.characters = characters }

  /// Adds foreign words, made safe.
  mutating func add(
    _ text: some StringProtocol,
    _ role: FrameRole = .text,
    _ meaning: StyledText.Meaning = StyledText.Meaning()
  ) {
    begin(Look(role: role, meaning: meaning))
    SafeText.append(text, as: characters, to: &utf8)
  }

  /// Adds signs of our own.
  mutating func add(sign: StaticString, _ role: FrameRole) {
    begin(Look(role: role))
    utf8.append(
      contentsOf: UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount)
    )
  }

  /// Ends the line; no line ends in spaces.
  mutating func endLine() {
    while utf8.count > lineStart, utf8.last == 0x20 { utf8.removeLast() }
    while let last = spans.last, last.start > utf8.count { spans.removeLast() }
    begin(Look(role: .text))
    utf8.append(0x0A)
    lineStart = utf8.count
  }

  /// Forgets everything but keeps the memory.
  mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    lineStart = 0
  }

  private mutating func begin(_ look: Look) {
    if let last = spans.last {
      if last.look == look { return }
      if last.start == utf8.count { spans.removeLast() }
    }
    spans.append(Span(start: utf8.count, look: look))
  }
}
