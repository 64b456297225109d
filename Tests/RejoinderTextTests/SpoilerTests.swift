import Foundation
import RejoinderCore
import RejoinderText
import Testing

/// Words that are hidden until the reader asks for them.
struct SpoilerTests {
  private static let html = """
    He <span class=spoiler>was <a href='https://e.org/dead' title='Dead'>é <b>dead</b></a></span>.
    <details><summary>End</summary>All <i>fell</i>.<details><summary>In</summary>Deep</details>
    <table><tr><td>c<td>漢</table></details>
    """

  private func text(reveals: Bool, leadingTo url: URL? = BodyTextStyle.usualRevealURL)
    -> AttributedString
  {
    var style = BodyTextStyle()
    (style.revealsSpoilers, style.revealURL) = (reveals, url)
    return Markup(html: Self.html).attributedString(style)
  }

  @Test func coversLettersAndKeepsSpaces() {
    #expect(
      String(text(reveals: false).characters) == """
        He ▒▒▒ ▒ ▒▒▒▒.

        End

        ▒▒▒ ▒▒▒▒▒

        ▒▒

        ▒▒▒▒

        ▒ | ▒
        """
    )
  }

  @Test func revealsEverythingAtOnce() {
    #expect(
      String(text(reveals: true).characters) == """
        He was é dead.

        End

        All fell.

        In

        Deep

        c | 漢
        """
    )
  }

  @Test func givesNothingAwayBesidesLength() {
    for piece in pieces(of: text(reveals: false)) where piece.spoiler == .covered {
      let isTable = piece.role?.isAdded == true
      #expect(isTable || piece.text.allSatisfy { $0 == "▒" || $0 == " " })
      #expect(piece.note == nil)
      #expect(piece.link == BodyTextStyle.usualRevealURL)
      #expect(piece.role?.isLink == false)
    }
    let words = ["was", "dead", "Dead", "fell", "Deep", "e.org"]
    let shown = "\(text(reveals: false))" + "\(Markup(html: Self.html).nsAttributedString())"
    for word in words { #expect(!shown.contains(word), "\(word)") }
  }

  @Test func marksWhatIsCoveredAndWhatWasRevealed() {
    #expect(
      sketch("a <span class=spoiler>b</span>") == "a ‹hidden covered →rejoinder:reveal: ▒›"
    )
    var style = BodyTextStyle()
    style.revealsSpoilers = true
    #expect(sketch("a <span class=spoiler>b</span>", style) == "a ‹hidden revealed: b›")
    #expect(
      sketch("<details><summary>a</summary>b</details>", style) == "‹summary: a⏎⏎›‹revealed: b›"
    )
  }

  @Test func leadsWhereTheFaceWants() {
    #expect(text(reveals: false, leadingTo: nil).runs.allSatisfy { $0.link == nil })
    let own = URL(string: "app:show")
    #expect(text(reveals: false, leadingTo: own).runs.contains { $0.link == own })
  }

  @Test func leadsWhereNoBodyCan() {
    var style = BodyTextStyle()
    style.baseURL = URL(string: "https://e.org")
    style.revealsSpoilers = true
    for address in ["rejoinder:reveal", "REJOINDER:reveal", "re\njoinder:reveal"] {
      let text = Markup(html: "<a href='\(address)'>a</a>").attributedString(style)
      #expect(text.runs.allSatisfy { $0.link == nil })
    }
  }
}
