import Foundation
import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What a page carries for its script.
@Suite struct LiveHooksTests {
  private static let script = DiscussionPage.Script(
    address: "/web/1&2/page.js",
    preloads: ["/web/1&2/thread.js"]
  )

  private func site(_ wordings: [Wording] = Wording.all) -> SmallSite {
    var maker = RandomDiscussion(default: 45)
    var site = SmallSite(maker.make(count: 60))
    site.offerEverything()
    site.wordings = wordings
    site.script = Self.script
    return site
  }

  private func words(_ page: ParsedPage) throws -> [String: Any] {
    let json = try #require(page.element(id: "rejoinder-words")?.text)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func nameTheModulesOfTheSite() throws {
    let page = try site().page("")
    let modules = page.all { $0.name == "script" && $0.attributes["type"] == "module" }
    #expect(modules.map { $0.attributes["src"] } == ["/web/1&2/page.js"])
    let preloads = page.all { $0.attributes["rel"] == "modulepreload" }
    #expect(preloads.map { $0.attributes["href"] } == ["/web/1&2/thread.js"])
  }

  @Test func areNotThereWithoutScript() throws {
    var plain = site()
    plain.script = nil
    for query in ["", "fold=id.2F0", "lang=es", "comment=id.2F3"] {
      let html = plain.html(query).string
      for hook in ["<script", "data-", "<template", "modulepreload", "rejoinder-words"] {
        #expect(!html.contains(hook))
      }
    }
  }

  @Test func leadToTheSkeletonOfTheSamePage() throws {
    var maker = RandomDiscussion(default: 46)
    var site = SmallSite(maker.make(count: 2_050, tail: 9))
    site.offerEverything()
    site.script = Self.script
    for query in ["", "page=2", "at=id.2F70&levels=1"]
      + (0..<4).map({ _ in maker.query(count: 2_050) })
    {
      let page = try site.page(query)
      let section = try #require(page.elements.first { $0.has("discussion") })
      let address = try #require(section.attributes["data-skeleton"])
      let skeleton = try site.skeleton(SmallSite.query(of: address))
      #expect(
        skeleton.rowIDs == page.rows.map { $0.attributes["id"] ?? "" },
        "\(query) \(maker.random)"
      )
      #expect(
        skeleton.head["first"] == section.attributes["data-first"],
        "\(query) \(maker.random)"
      )
      let parameters = SmallSite.parameters(SmallSite.query(of: address))
      guard case .skeleton? = PagePart(parameters: parameters) else {
        Issue.record("\(address) asks for no skeleton")
        continue
      }
    }
  }

  @Test func haveThePhrasesOfThePagesLanguage() throws {
    for (query, wording) in [("", Wording.english), ("lang=es", .spanish)] {
      let words = try words(try site().page(query))
      #expect(words["language"] as? String == wording.language)
      let toggle = try #require(words["toggle"] as? [Any])
      #expect(toggle.count == 6)
      #expect((toggle[0] as? [String: String])?["one"] == wording.counts.hideReplies[.one])
      #expect((toggle[1] as? [String: String])?["other"] == wording.counts.showReplies.other)
      #expect((toggle[2] as? [String: String])?["other"] == wording.counts.replies.other)
      let others = [wording.navigation.hide, wording.navigation.show, wording.navigation.showAll]
      #expect(toggle.dropFirst(3).map { $0 as? String } == others)
      #expect(words["toggleTo"] as? String == wording.counts.toggleTo)
      #expect(words["found"] as? String == wording.live.found)
      let names = [
        "hideCommentBy", "showCommentBy", "foundNone", "loadFailed", "nothingNew", "groupSeparator",
        "copied", "offline", "newComments", "collapsed", "expanded",
      ]
      for name in names { #expect(words[name] != nil, "\(name)") }
    }
  }

  @Test func noPhraseEndsTheElementItStandsIn() throws {
    let hostile = "</script><!--<script>&\"\\\u{1}\n\u{7F}é\u{2028}]]>"
    var wording = Wording.english
    (wording.live.found, wording.language) = (hostile, "x")
    wording.counts.replies = Plural(hostile, "{n}")
    wording.counts.replies[.few] = hostile
    let html = site([wording]).html("").string
    let start = try #require(html.range(of: "id=\"rejoinder-words\">")).upperBound
    let json = html[start...].prefix { $0 != "<" }
    #expect(html[json.endIndex...].hasPrefix("</script>\n"))
    #expect(!json.contains { "<>&".contains($0) })
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let words = try #require(object as? [String: Any])
    #expect(words["found"] as? String == hostile)
    let replies = (words["toggle"] as? [Any])?[2] as? [String: String]
    #expect(replies == ["one": hostile, "few": hostile, "other": "{n}"])
  }
}
