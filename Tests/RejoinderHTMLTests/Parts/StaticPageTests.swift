import Foundation
import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// The pages of which a script makes those of discussions in files.
struct StaticPageTests {
  /// What no sample has, the script takes out of every body.
  @Test func theSampleBodyHasEverythingThatBodiesAreMadeOf() {
    let markup = Markup(StaticSamples.body)
    #expect(Set(markup.runs.map(\.kind)) == Set(Markup.Kind.allCases))
    let styles = markup.runs.reduce(into: Markup.Style()) { $0.formUnion($1.style) }
    #expect(styles == Markup.Style(rawValue: (1 << 11) - 1))
    let html = markup.html
    for part in [
      " title=\"t\"", "<abbr", " start=\"2\"", "class=\"language-swift\"", "<li class=\"task\">",
      "<td align=\"left\">", "<th align=\"center\">", "<td align=\"right\">",
    ] { #expect(html.contains(part), "\(part)") }
  }

  @Test(arguments: DiscussionStyle.all.map(\.name), Wording.all.map(\.language))
  func hasARowOfEachKind(look: String, language: String) throws {
    let style = try #require(DiscussionStyle.named(look))
    let wording = try #require(Wording.all.first { $0.language == language })
    let page = StaticPage(style, in: wording)
    #expect(page.name == "static.\(look).\(language).html")
    let html = page.bytes.string
    for id in [
      "full", "reply", "pinned", "distinguished", "automated", "accepted", "locked",
      "alsoInChannel", "scoreHidden", "deleted", "removed", "dead", "blocked", "pending", "missing",
      "below", "late", "lost", "circle", "round",
    ] { #expect(html.contains(" id=\"c-\(id)\""), "\(id)") }
    #expect(html.contains(" id=\"m-full\""))
    #expect(html.contains("id=\"rejoinder-words\"") && html.contains("id=\"rejoinder-controls\""))
    #expect(!html.contains("type=\"module\"") && !html.contains("modulepreload"))
  }

  @Test func hasTheWordsAndWhatTheLookDecides() throws {
    for style in DiscussionStyle.all {
      let html = StaticPage(style, in: .spanish).bytes.string
      let start = try #require(html.range(of: "id=\"rejoinder-static\">"))
      let end = try #require(html[start.upperBound...].range(of: "</script>"))
      let json = Data(html[start.upperBound..<end.lowerBound].utf8)
      let values = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
      #expect(values["language"] as? String == "es")
      #expect(values["level"] as? String == Wording.spanish.counts.level)
      let settings = try #require(values["settings"] as? String)
      #expect(settings.hasPrefix("rejoinder-skeleton 1\t") && !settings.contains("\n"))
      #expect(values["levels"] as? Int == (style.folding.initialFold == .none ? 0 : 1))
      for name in ["comments", "points", "short0", "short5", "long5", "file", "empty", "original"] {
        #expect(values[name] != nil, "\(name)")
      }
    }
  }
}
