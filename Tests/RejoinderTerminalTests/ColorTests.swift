import RejoinderCore
import RejoinderTerminal
import RejoinderTesting
import Testing

struct ColorTests {
  private static let thread = [
    comment("1", by: "Marta", "Two?"), comment("2", under: "1", by: "Luis", "Three."),
  ]

  @Test func putsColoursAroundPiecesAndResetsThem() {
    let expected = """
      [1mMarta[0m
      Two?
      [38;5;74m│[0m
      [38;5;74m╰─[0m [1mLuis[0m
         Three.
      """
    let text = frame(Self.thread) { $0.palette = .distinct }
    #expect(text.replacing("\u{1B}", with: "") == expected)
  }

  @Test func marksTheOneWhoOpened() {
    let text = frame(Self.thread, opener: "Marta") { $0.palette = .themed }
    #expect(text.hasPrefix("\u{1B}[1mMarta\u{1B}[0m\u{1B}[2m · \u{1B}[0m\u{1B}[1;34mOP\u{1B}[0m\n"))
  }

  @Test(arguments: TerminalPalette.named.map(\.name))
  func saysTheSameWithAndWithoutColours(name: String) {
    let palette = TerminalPalette.named.first { $0.name == name }?.palette
    let comments = SampleDiscussions.generated(count: 200, seed: 3).comments
    let plain = frame(comments)
    let colored = frame(comments) { $0.palette = palette }
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func beginsAgainAfterTheLastColour() {
    let text = frame(chain(8)) { ($0.palette, $0.width) = (.distinct, 80) }
    let colors = text.matches(of: /38;5;([0-9]+)m╰/).map { $0.1 }
    #expect(colors == ["74", "172", "36", "175", "32", "166", "74"])
  }
}
