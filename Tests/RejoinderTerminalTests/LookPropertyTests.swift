import RejoinderCore
import RejoinderTerminal
import RejoinderTesting
import TestSupport
import Testing

/// What holds for any discussion, in every look.
struct LookPropertyTests {
  @Test(.trail, arguments: DiscussionStyle.all)
  func noLineIsWiderThanTheWidth(look: DiscussionStyle) {
    withSeed(11) { random in
      withEvery("width", in: 20...120) { width in
        let comments = SampleDiscussions.generated(count: 40, seed: random.next()).comments
        let characters: TerminalCharacters = Bool.random(using: &random) ? .unicode : .ascii
        let fold: Outline.InitialFold =
          Bool.random(using: &random) ? .none : .below(.random(in: 1...4, using: &random))
        let text = frame(comments, fold: fold) {
          ($0.width, $0.characters, $0.style) = (width, characters, look)
        }
        for line in text.split(separator: "\n") {
          #expect(TextServices.terminal.cellWidth(String(line)) <= width, "\(line)")
          #expect(line.utf8.last != 0x20)
        }
        if characters == .ascii { #expect(text.utf8.allSatisfy { $0 == 10 || 0x20...0x7E ~= $0 }) }
      }
    }
  }

  @Test(.trail, arguments: DiscussionStyle.all)
  func saysTheSameWithAndWithoutColours(look: DiscussionStyle) {
    let comments = SampleDiscussions.generated(count: 100, seed: 5).comments
    let plain = frame(comments, fold: .below(3)) { $0.style = look }
    withEvery("depth", in: ColorDepth.allCases) { depth in
      let colored = frame(comments, fold: .below(3)) {
        $0.style = look
        $0.palette = TerminalPalette(look, scheme: .light, depth: depth)
      }
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
  }

  @Test(.trail, arguments: DiscussionStyle.all)
  func saysWhomDeepRowsAnswer(look: DiscussionStyle) {
    withEvery("width", in: [20, 33, 80]) { width in
      let text = frame(chain(60)) { ($0.width, $0.style) = (width, look) }
      let words = text.split { $0 == "\n" || $0 == " " || $0 == "│" || $0 == "┃" }
        .joined(separator: " ")
      #expect(words.contains("level 60, in reply to N59"))
      #expect(!words.contains("level 1,"))
    }
  }

  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m|", "\u{202E}", "\u{7}", "\n"])
  func theSignOfALookCannotSpeakToTheTerminal(sign: String) {
    var look = DiscussionStyle.imgur
    look.parts.headingSeparator = sign
    var old = comment("1")
    old.createdAt = minutes(beforeNoon: 5)
    let text = frame([old]) { $0.style = look }
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    #expect(text.split(separator: "\n").count == 2)
  }
}
