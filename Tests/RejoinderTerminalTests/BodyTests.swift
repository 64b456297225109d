import RejoinderCore
import RejoinderTerminal
import TestSupport
import Testing

/// Words look as they were meant, and mean the same where they can't.
struct BodyTests {
  private static let html = """
    <h2>Tea</h2><p>Don't <s>throw</s> the <b>old</b> <i>pot</i>, see <a href='https://e.org/a'>this</a>
    and <code>tea --more</code>, x<sup>2</sup>. <span class=spoiler>It <b>was</b> tea.</span>
    <blockquote>a <b>b</b></blockquote><details><summary>End</summary>c</details>
    """

  private func shown(_ html: String, _ change: (inout TerminalWriter) -> Void = { _ in }) -> String
  {
    var body = comment("1", by: "Ana", html)
    body.body.format = .html
    return frame([body], change)
  }

  @Test func plainTextKeepsWhatWordsMean() {
    #expect(
      shown(Self.html) { $0.width = 80 } == """
        Ana
        Tea

        Don't ~~throw~~ the old pot, see this (https://e.org/a) and tea --more, x^2.
        >!It was tea.!<

        > a b

        End

        >! c
        """
    )
  }

  @Test func colorsShowIt() {
    let text = shown(Self.html) { ($0.width, $0.palette) = (76, .colorless) }
    let expected = """
      [1mAna[0m
      [1mTea[0m

      Don't [9mthrow[0m the [1mold[0m [3mpot[0m, see [4mthis[0m[2m (https://e.org/a)[0m and [2mtea --more[0m, x[2m^[0m2.
      [2m>![0m[8mIt was tea.[0m[2m!<[0m

      [2m> a [0m[1mb[0m

      End

      >! [8mc[0m
      """
    #expect(text.replacing("\u{1B}", with: "") == expected)
  }

  @Test func theWordsAreTheSameWithColors() {
    let plain = shown(Self.html.replacing("<s>", with: "").replacing("</s>", with: ""))
    let colored = shown(Self.html) { $0.palette = .distinct }
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func hiddenWordsAreNoQuote() {
    let text = shown("<span class=spoiler>a</span> b<p>&gt; c") { $0.palette = .colorless }
    #expect(text.contains(" b\n") && text.contains("\u{1B}[2m> c\u{1B}[0m"))
  }

  @Test func breaksCodeBetweenWords() {
    let code = "<pre>  let minutes = 3 + 4</pre>"
    #expect(shown(code) { $0.width = 20 } == "Ana\n  let minutes = 3 +\n  ↪ 4")
    #expect(
      shown(code) { ($0.width, $0.characters) = (20, .ascii) }
        == "Ana\n  let minutes = 3 +\n  -> 4"
    )
  }

  @Test func tasksHaveBoxesInASCIIToo() {
    let list = "<ul><li>☐ pick<li>☑ sort<li>sell</ul>"
    #expect(shown(list) == "Ana\n☐ pick\n☑ sort\n• sell")
    #expect(shown(list) { $0.characters = .ascii } == "Ana\n[ ] pick\n[x] sort\n* sell")
  }
}
