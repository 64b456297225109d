import Foundation
import RejoinderCore
import RejoinderText
import TestSupport
import Testing

/// Where words lead.
struct LinkTests {
  private static let base = URL(string: "https://talk.example.org/pears/list?page=2")

  private func links(_ html: String, base: URL? = Self.base) -> [String] {
    var style = BodyTextStyle()
    (style.baseURL, style.revealsSpoilers) = (base, true)
    let text = Markup(html: html).attributedString(style)
    return text.runs.compactMap { $0.link?.absoluteString }
  }

  @Test(arguments: [
    ("https://e.org/?a=1&amp;b=2", "https://e.org/?a=1&b=2"),
    ("HTTP://E.org", "HTTP://E.org"),
    ("mailto:ann@e.org", "mailto:ann@e.org"),
    ("/u/ann", "https://talk.example.org/u/ann"),
    ("other", "https://talk.example.org/pears/other"),
    ("#c7", "https://talk.example.org/pears/list?page=2#c7"),
    ("?page=3", "https://talk.example.org/pears/list?page=3"),
    ("//e.org/x", "https://e.org/x"),
    ("https://e.org/a b", "https://e.org/a%20b"),
    ("https://e.org/ä", "https://e.org/%C3%A4"),
  ])
  func leadWhereTheBodySays(_ address: String, _ expected: String) {
    #expect(links("<a href='\(address)'>a</a>") == [expected])
  }

  @Test(arguments: ["/u/ann", "other", "#c7", "?page=3", "//e.org/x"])
  func leadNowhereWithoutABase(_ address: String) {
    let html = "<a href='\(address)'>a</a>"
    #expect(links(html, base: nil) == [])
    #expect(String(Markup(html: html).attributedString().characters) == "a")
  }

  @Test func followTheSchemeOfTheBase() {
    #expect(
      links("<a href='/c/7'>a</a>", base: URL(string: "app://threads/")) == ["app://threads/c/7"]
    )
  }

  @Test(arguments: [
    "javascript:alert(1)", "java\tscript:alert(1)", " JavaScript:x", "data:text/html,x",
    "vbscript:x", "file:///etc/passwd", "http:javascript:x", "tel:1", "app:x", "\\javascript:x",
    "&#106;avascript&colon;x", "%6Aavascript:x", "x:y", "://", "https:/e.org",
  ])
  func leadNowhereUnsafe(_ address: String) {
    for link in links("<a href=\"\(address)\">a</a>") {
      #expect(link.hasPrefix("https://talk.example.org/"))
    }
    #expect(links("<a href=\"\(address)\">a</a>", base: nil) == [])
  }

  @Test(.trail) func leadOnlyWherePeopleGo() {
    withSeed(71) { random in
      for _ in 0..<500 {
        let html = RandomHTML.body(using: &random)
        for link in links(html) {
          let isKnown = ["http:", "https:", "mailto:"].contains { link.lowercased().hasPrefix($0) }
          #expect(isKnown, "\(link) \(html.debugDescription)")
        }
      }
    }
  }

  @Test func keepTheWordsTheyCarry() {
    #expect(
      sketch("<a href='https://e.org' title='More'>a <b>b</b></a>")
        == "‹→https://e.org “More”: a ›‹strong →https://e.org “More”: b›"
    )
  }
}
