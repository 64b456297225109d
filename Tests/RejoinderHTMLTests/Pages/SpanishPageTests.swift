import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// That a page speaks one language.
@Suite struct SpanishPageTests {
  /// Words of Latin letters that templates of a language have, in small letters.
  private static func words(of wording: Wording) -> Set<String> {
    let texts = WordsOfALanguage(wording).texts.filter { path, _ in
      !["language", "nameInItself"].contains(path)
    }
    return texts.values.reduce(into: []) { words, text in
      words.formUnion(latinWords(in: text.replacing(#/\{[a-z]+\}/#, with: " ")))
    }
  }

  private static func latinWords(in text: String) -> Set<String> {
    Set(text.matches(of: #/[A-Za-zÀ-ÖØ-öø-ɏ]+/#).map { $0.output.lowercased() })
  }

  /// Everything that a page says, to the eye and to the ear, what foreigners wrote left out.
  private static func words(of page: ParsedPage) -> Set<String> {
    var words: Set<String> = []
    for text in page.texts where page.elements[text.element].attributes["hreflang"] == nil {
      words.formUnion(latinWords(in: text.words))
    }
    for element in page.elements {
      for name in ["title", "aria-label"] {
        words.formUnion(latinWords(in: element.attributes[name] ?? ""))
      }
    }
    return words
  }

  /// A discussion with everything that makes a page speak, its own words in another script.
  private static let discussion: Discussion = {
    var comments: [Comment] = []
    func age(_ number: Int) -> Timestamp {
      let minutes = [3, 200, 4_000, 20_000, 90_000, 900_000][number % 6]
      return DiscussionPage.noon.advanced(byMicroseconds: -Int64(minutes) * 60_000_000)
    }
    func add(_ parent: Int?, _ state: CommentState, _ flags: CommentFlags, _ votes: Votes?) {
      let number = comments.count
      var comment = Comment(
        id: Comment.ID(Int64(number)),
        parentID: parent.map { Comment.ID(Int64($0)) },
        author: Author("Ж\(number)"),
        body: Body("жж"),
        createdAt: number % 7 == 6 ? nil : age(number),
        votes: votes,
        state: state,
        flags: flags
      )
      if number % 3 == 0 { comment.editedAt = age(number / 3) }
      if number % 4 == 0 { comment.author = nil }
      comment.details.permalink = "https://дерево.example/"
      comment.details.reactions = [Reaction("👍", count: 2)]
      comment.details.attachments = [Attachment(address: "/ж", title: "жж")]
      comment.details.quotes = [Quote(of: "1", body: "жж"), Quote(of: "нет", body: "ж")]
      comment.details.extraParents = ["2", "нет"]
      comments.append(comment)
    }
    for state in CommentState.allCases {
      add(nil, state, [], Votes(up: 1))
      add(comments.count - 1, .visible, [], nil)
    }
    for bit in 0..<8 { add(bit, .visible, CommentFlags(rawValue: 1 << UInt16(bit)), Votes(up: 7)) }
    for _ in 0..<9 { add(comments.count - 1, .visible, [], Votes(up: 0, down: 3)) }
    add(nil, .visible, [], nil)
    comments[comments.count - 1].parentID = "нет"
    let ring = comments.count
    add(ring + 1, .visible, [], nil)
    add(ring, .visible, [], nil)
    var discussion = Discussion(id: "d", title: "Дерево", comments: comments)
    (discussion.author, discussion.createdAt) = (Author("Ж1"), age(3))
    (discussion.source, discussion.votes) = ("дерево", Votes(up: 2))
    discussion.statedCount = 900
    discussion.remainders = [
      Remainder(under: "1", count: 3), Remainder(under: "3", count: nil),
      Remainder(under: nil, count: 7),
    ]
    return discussion
  }()

  private static let site: SmallSite = {
    var site = SmallSite(discussion)
    site.offerEverything()
    site.orders = CommentOrder.allCases
    return site
  }()

  private static let views = [
    "levels=all", "levels=1", "levels=all&since=1699000000", "since=9999999999",
    "levels=all&fold=1,2,15,16", "at=20&sort=best", "at=нет",
    "comment=24", "comment=24&context=2&sort=controversial", "comment=0",
    "levels=all&fold=0,4&at=5",
    "levels=all&fold=" + (100..<200).map { _ in "1" }.joined(separator: ","),
  ]

  @Test(arguments: Look.all, Self.views)
  func saysNothingInAnotherLanguage(look: Look, view: String) throws {
    let style = look.style
    let (english, spanish) = (Self.words(of: .english), Self.words(of: .spanish))
    let query = view + "&look=" + style.name + "&lang="
    let saidInSpanish = Self.words(of: try Self.site.page(query + "es"))
    #expect(saidInSpanish.intersection(english.subtracting(spanish)) == [])
    #expect(saidInSpanish.subtracting(spanish).subtracting(Self.unsaid) == [])
    let saidInEnglish = Self.words(of: try Self.site.page(query + "en"))
    #expect(saidInEnglish.intersection(spanish.subtracting(english)) == [])
    #expect(saidInSpanish.count > 60)
  }

  /// What is in no wording: the ends of addresses, and zones of clocks.
  private static let unsaid: Set = ["example", "https"]

  @Test func saysItOnLongAndOtherPages() throws {
    let english = Self.words(of: .english).subtracting(Self.words(of: .spanish))
    var comments = [Comment(id: "0", author: "Ж", body: "ж")]
    for number in 1..<(DiscussionPage.rowLimit * 5) {
      comments.append(
        Comment(id: Comment.ID(Int64(number)), parentID: "0", author: "Ж", body: "ж")
      )
    }
    var site = SmallSite(Discussion(id: "d", comments: comments))
    site.offerEverything()
    let page = try site.page("lang=es&page=3")
    #expect(page.all { $0.name == "nav" && $0.has("pages") }.count == 2)
    #expect(Self.words(of: page).intersection(english) == [])
    let empty = SmallSite(Discussion(id: "d"))
    var (index, missing) = (IndexPage(), NotFoundPage())
    (index.wording, missing.wording) = (.spanish, .spanish)
    let entry = IndexPage.Entry(
      title: "",
      path: "/ж",
      commentCount: 1,
      createdAt: DiscussionPage.noon
    )
    let now = DiscussionPage.noon.advanced(byMicroseconds: 7_200_000_000)
    var offering = empty
    offering.wordings = [.spanish]
    for html in [
      index.html(listing: [entry], now: now), index.html(listing: [], now: now),
      missing.html(for: "/ж"), offering.html(""),
    ] {
      let other = try ParsedPage(html)
      #expect(other.elements[0].attributes["lang"] == "es")
      #expect(Self.words(of: other).intersection(english) == [])
    }
  }
}
