import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Texts that try to become markup, in every place where a text from outside can stand.
@Suite struct HostileTextTests {
  static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "javascript:alert(1)", "JaVa\tScRiPt:alert(1)", " \u{1}javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x", "http:javascript:alert(1)", "&lt;script&gt;", "</title><script>", "</style>",
    "<!--", "-->", "]]>", "{name}",
    "{title} {name} {n}", "\0<\0script>", "a\u{0}b", "\u{202E}gpj.exe", "\u{200B}",
    "a\u{2066}b\u{200F}\u{AD}\u{61C}c\u{2028}d", "&#60;b&#62;",
    "<svg/onload=alert(1)>", "%3Cscript%3E", "\u{2028}<b>", "<a href=\"javascript:x\">y</a>",
    String(repeating: "<b>", count: 4_000), "https://a.example/\"onclick=\"x",
  ]

  private static let elements: Set = [
    "html", "head", "meta", "title", "link", "body", "div", "main", "header", "section", "nav",
    "h1",
    "h2", "h3", "p", "a", "b", "bdi", "span", "abbr", "time", "ul", "ol", "li", "blockquote",
    "details", "summary", "code",
  ]
  private static let attributes: Set = [
    "lang", "class", "charset", "name", "content", "rel", "href", "id", "role", "tabindex", "dir",
    "title", "datetime", "hreflang", "hidden",
  ]

  private func check(_ page: ParsedPage, _ text: String) {
    for element in page.elements {
      #expect(Self.elements.contains(element.name), "\(element.name): \(text.prefix(60))")
      for (name, value) in element.attributes {
        let isKnown = Self.attributes.contains(name) || name.hasPrefix("aria-")
        #expect(isKnown, "\(name)=\(value.prefix(60))")
      }
      guard let address = element.attributes["href"] else { continue }
      let scheme = address.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
      let isSafe =
        scheme.count == address.count || !address.dropFirst(scheme.count).hasPrefix(":")
        || scheme.lowercased() == "mailto"
        || ["http", "https"].contains(scheme.lowercased())
          && address.dropFirst(scheme.count).hasPrefix("://")
      #expect(isSafe, "\(address.prefix(60))")
    }
  }

  /// Nothing but bodies, which are blocks of their own, may hold what turns the direction of writing.
  private func checkDirections(_ page: ParsedPage) {
    for element in page.elements where ["h1", "title", "bdi", "h3", "abbr"].contains(element.name) {
      #expect(element.text.unicodeScalars.allSatisfy { !$0.turnsDirection }, "\(element.name)")
    }
    for element in page.elements {
      for name in ["aria-label", "title"] {
        let words = element.attributes[name, default: ""]
        #expect(words.unicodeScalars.allSatisfy { !$0.turnsDirection }, "\(element.name) \(name)")
      }
    }
  }

  private func comments(_ text: String) -> [Comment] {
    var details = CommentDetails()
    (details.age, details.permalink) = (text, text)
    details.reactions = [Reaction(text, count: -1)]
    details.attachments = [Attachment(address: text, title: text, mediaType: text)]
    details.quotes = [Quote(of: Comment.ID(text), author: Author(text), body: Body(text))]
    details.extraParents = [Comment.ID(text), "none"]
    details.extra = [ExtraField(text, text)]
    let author = Author(text, id: Comment.ID(text), avatar: text)
    var comments = [
      Comment(id: Comment.ID(text), author: author, body: Body(text), details: details),
      Comment(
        id: "html",
        parentID: Comment.ID(text),
        author: author,
        body: Body(text, format: .html)
      ),
      Comment(id: "dead", parentID: "html", author: author, body: Body(text), state: .dead),
    ]
    for number in 0..<6 {
      let parent = number == 0 ? "dead" : Comment.ID(Int64(number - 1))
      comments.append(
        Comment(id: Comment.ID(Int64(number)), parentID: parent, author: author, body: "b")
      )
    }
    return comments
  }

  @Test(arguments: texts) func staysTextOnPagesOfDiscussions(_ text: String) throws {
    var discussion = Discussion(id: Comment.ID(text), title: text, comments: comments(text))
    (discussion.address, discussion.source) = (text, text)
    (discussion.author, discussion.body) = (Author(text), Body(text))
    discussion.remainders = [Remainder(under: Comment.ID(text), count: 3, cursor: Comment.ID(text))]
    var site = SmallSite(discussion)
    site.offerEverything()
    let token = IDToken(Comment.ID(text)).bytes.string
    for query in [
      "", "fold=" + token, "at=" + token, "at=5&levels=1", "fold=" + text, "comment=" + token,
      "comment=" + token + "&look=imgur&sort=newest", "look=" + text, "theme=" + text,
      "lang=" + text, "since=" + text, "comment=" + text,
    ] {
      let page = try site.page(query)
      check(page, text)
      #expect(page.element(id: "c-" + token) != nil)
      let title = page.elements.first { $0.name == "h1" }?.text
      let line = SafeLine.made(of: text)
      #expect(title == (line.isEmpty ? Wording.english.navigation.discussion : line))
      checkDirections(page)
    }
  }

  @Test(arguments: texts) func staysTextOnOtherPages(_ text: String) throws {
    let entry = IndexPage.Entry(title: text, path: "/a%20b", commentCount: 1, source: text)
    check(try ParsedPage(IndexPage().html(listing: [entry], now: DiscussionPage.noon)), text)
    check(try ParsedPage(NotFoundPage().html(for: text)), text)
  }
}

extension Unicode.Scalar {
  fileprivate var turnsDirection: Bool {
    properties.isBidiControl || properties.generalCategory == .control
  }
}
