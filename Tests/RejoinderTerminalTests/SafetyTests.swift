import RejoinderCore
import RejoinderTerminal
import RejoinderTesting
import TestSupport
import Testing

/// What comes from a comment cannot speak to the terminal, and cannot leave its place.
struct SafetyTests {
  private static let hostile = [
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{9D}0;title\u{9C}",
    "bell\u{7}", "back\u{8}\u{8}", "nul\u{0}", "delete\u{7F}", "next\u{85}line", "form\u{C}feed",
    "\u{202E}gpj.exe", "\u{2066}\u{202D}in\u{2069}side\u{202C}", "\u{200F}mark", "a\u{2028}b",
    "soft\u{AD}hyphen", "line\r\nbreak", "tab\tstop", "\u{FEFF}bom", "\u{E0001}\u{E0041}tag",
  ]

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .lineSeparator, .paragraphSeparator: false
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}" || scalar.value >= 0xE0020
    default: true
    }
  }

  @Test(arguments: hostile)
  func leavesOutWhatSpeaksToTheTerminal(words: String) {
    var hostile = comment("1", by: words, words)
    hostile.details.quotes = [Quote(of: nil, author: Author(words), body: Body(words))]
    hostile.details.attachments = [Attachment(address: words, title: words)]
    hostile.details.reactions = [Reaction(words)]
    hostile.details.age = words
    var reply = comment("2", under: "1", by: words, words)
    reply.body.format = .html
    let text = frame([hostile, reply])
    let wild = text.unicodeScalars.filter { !Self.isHarmless($0) }
    #expect(wild.isEmpty, "\(wild.map { $0.value })")
  }

  @Test(arguments: hostile)
  func leavesItOutOfTheSubjectToo(words: String) {
    var discussion = Discussion(id: "", title: words)
    (discussion.address, discussion.source) = (words, words)
    (discussion.author, discussion.body) = (Author(words), Body(words))
    let head = TerminalWriter(now: noon).head(of: discussion, readableCount: 1, loadedCount: 1)
    let text = String(decoding: head, as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy(Self.isHarmless))
  }

  @Test func keepsTheWordsAroundIt() {
    #expect(TerminalText.safe("a\u{1B}[31mb") == "a[31mb")
    #expect(TerminalText.safe("x\r\ny\tz\u{202E}!") == "x  y z!")
    #expect(TerminalText.safe("añb 陽子 👩‍🌾") == "añb 陽子 👩‍🌾")
  }

  @Test(arguments: ["", " ", "\u{202E}", "\u{1B}\u{7}", "\u{200D}", "\u{3164}\u{3000}"])
  func namesOfWhichNothingShowsAreUnknown(name: String) {
    #expect(frame([comment("1", by: name, "Hi.")]) == "unknown\nHi.")
  }

  @Test func namesNeverBeginALineOfTheirOwn() {
    #expect(frame([comment("1", by: "Ana\n╰─ Luis", "Hi.")]) == "Ana ╰─ Luis\nHi.")
  }

  @Test(arguments: [
    ("naïve café", "naive cafe"), ("“quoted” – …", "\"quoted\" - ..."), ("陽子", "??"),
    ("e\u{301}", "e"), ("Łódź", "Lodz"), ("−3", "-3"), ("a\u{9B}b", "ab"), ("👍🏽", "??"),
    ("☐ ☑ ↪", "[ ] [x] ->"),
  ])
  func showsTheLikeOfWhatASCIILacks(text: String, shown: String) {
    #expect(TerminalText.safe(text, as: .ascii) == shown)
  }

  @Test(.trail, arguments: [TerminalCharacters.unicode, .ascii])
  func staysWithinItsWidth(characters: TerminalCharacters) {
    withEvery("width", in: [20, 26, 40, 80]) { width in
      withEvery("seed", in: 1...UInt64(4)) { seed in
        let comments = SampleDiscussions.generated(count: 300, seed: seed).comments
        let text = frame(comments) { ($0.width, $0.characters) = (width, characters) }
        for line in text.split(separator: "\n") {
          let cells = TextServices.terminal.cellWidth(String(line))
          #expect(cells <= width, "\(line)")
        }
        if characters == .ascii { #expect(text.utf8.allSatisfy { $0 == 10 || 0x20...0x7E ~= $0 }) }
      }
    }
  }
}
