import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What single facts of a comment add to its row.
@Suite struct RowDetailTests {
  private let others = [
    Comment(id: "p", author: "Ana", body: "Above."),
    Comment(id: "q", author: "Ben", body: "Beside."),
  ]

  /// The page of a comment beside two others.
  private func page(_ comment: Comment, opener: Author? = nil) throws -> ParsedPage {
    var discussion = Discussion(id: "d", comments: others + [comment])
    discussion.author = opener
    let outline = CommentOutline(CommentTree(discussion))
    return try ParsedPage(DiscussionPage(discussion).html(of: outline, now: DiscussionPage.noon))
  }

  private func texts(_ page: ParsedPage, _ name: String) -> [String] {
    page.all { $0.has(name) }.map(\.text)
  }

  @Test(arguments: [
    (CommentFlags.pinned, "pinned"), (.distinguished, "moderator"), (.automated, "bot"),
    (.accepted, "accepted answer"), (.locked, "locked"), (.alsoInChannel, "also in the channel"),
  ])
  func marksFlags(_ flag: CommentFlags, _ words: String) throws {
    #expect(try texts(page(Comment(id: "1", author: "Cy", flags: flag)), "mark") == [words])
  }

  @Test func marksTheOpener() throws {
    let html = try page(Comment(id: "1", author: "Cy"), opener: "Cy")
    let mark = try #require(html.first(in: "c-1") { $0.has("op") })
    #expect(mark.text == "OP")
    #expect(mark.attributes["title"] == "original poster")
    #expect(html.all { $0.has("op") }.count == 1)
  }

  @Test(arguments: [(Int64(5), "5 points"), (1, "1 point"), (0, "0 points"), (-3, "−3 points")])
  func saysTheScore(_ score: Int64, _ words: String) throws {
    let votes = Votes(up: max(score, 0), down: max(-score, 0))
    #expect(try texts(page(Comment(id: "1", votes: votes)), "score") == [words])
    let hidden = Comment(id: "1", votes: votes, flags: .scoreHidden)
    #expect(try texts(page(hidden), "score") == ["score hidden"])
    #expect(try texts(page(Comment(id: "1")), "score") == [])
  }

  @Test func saysThatWordsWereChanged() throws {
    let edited = DiscussionPage.noon.advanced(byMicroseconds: -7_200_000_000)
    #expect(try texts(page(Comment(id: "1", editedAt: edited)), "mark") == ["edited 2 h ago"])
  }

  @Test(arguments: CommentState.allCases)
  func saysEveryStateAndShowsOnlyWhatMayBeRead(_ state: CommentState) throws {
    let html = try page(Comment(id: "1", author: "Zoe", body: "secret words", state: state))
    let row = try #require(html.element(id: "c-1"))
    #expect(row.text.contains("secret words") == (state.isReadable || state == .dead))
    #expect(row.text.contains("Zoe") == (state.isReadable || state == .dead))
    #expect(row.text.contains(Wording.english.placeholder(for: state) ?? ""))
    #expect(row.has("tomb") == !state.isReadable)
  }

  @Test func hidesTheWordsOfDeadCommentsUntilAskedFor() throws {
    let html = try page(Comment(id: "1", author: "Zoe", body: "secret words", state: .dead))
    #expect(html.first(in: "c-1") { $0.name == "details" }?.text.contains("secret words") == true)
  }

  @Test func saysWhyACommentStandsWhereItDoes() throws {
    #expect(
      try texts(page(Comment(id: "1", parentID: "nowhere", author: "Cy")), "cue")
        == ["Answers a comment that is not here"]
    )
    #expect(
      try texts(page(Comment(id: "1", parentID: "1", author: "Cy")), "cue")
        == [Wording.english.markers.cycleCut]
    )
  }

  @Test func namesEveryFurtherParent() throws {
    var details = CommentDetails()
    details.extraParents = ["q", "nowhere"]
    let html = try page(Comment(id: "1", parentID: "p", author: "Cy", details: details))
    let cues = html.all { $0.has("cue") }
    #expect(cues.map(\.text) == ["also in reply to Ben", "also in reply to unknown"])
    #expect(cues.map { $0.attributes["href"] } == ["#c-q", nil])
  }

  @Test(.rows("N15")) func namesTheParentBeyondTheCap() throws {
    var comments = [Comment(id: "0", author: "A0", body: "Zero.")]
    for number in 1...7 {
      comments.append(
        Comment(
          id: Comment.ID(Int64(number)),
          parentID: Comment.ID(Int64(number - 1)),
          author: Author("A\(number)")
        )
      )
    }
    let discussion = Discussion(id: "d", comments: comments)
    let outline = CommentOutline(CommentTree(discussion))
    let html = try ParsedPage(
      DiscussionPage(discussion).html(of: outline, now: DiscussionPage.noon)
    )
    let cues = html.all { $0.has("cue") }
    #expect(cues.map(\.text) == ["in reply to A5 · level 7", "in reply to A6 · level 8"])
    #expect(cues.map { $0.attributes["href"] } == ["#c-5", "#c-6"])
  }

  @Test func listsReactionsAndAttachments() throws {
    var details = CommentDetails()
    details.reactions = [Reaction("👍", count: 1_200), Reaction(":owl:", count: 1)]
    details.attachments = [
      Attachment(address: "https://a.example/1.png", title: "One", mediaType: "image/png"),
      Attachment(address: "/two"), Attachment(address: "javascript:alert(1)", title: "Three"),
    ]
    let html = try page(Comment(id: "1", author: "Cy", details: details))
    #expect(texts(html, "reactions") == ["👍 1,200:owl: 1"])
    #expect(texts(html, "files") == ["One picture/twoThree javascript:alert(1)"])
    let links = html.all { $0.attributes["rel"] == "nofollow ugc noopener" }
    #expect(links.map { $0.attributes["href"] } == ["https://a.example/1.png", "/two"])
  }

  @Test func linksToWhereTheCommentCameFrom() throws {
    var details = CommentDetails()
    details.permalink = "https://a.example/item?id=1"
    let html = try page(Comment(id: "1", author: "Cy", details: details))
    let link = try #require(html.first(in: "c-1") { $0.has("origin") })
    #expect(link.text == "Original of the comment by Cy")
    #expect(link.attributes["href"] == "https://a.example/item?id=1")
  }

  @Test func quotesOthers() throws {
    var details = CommentDetails()
    details.quotes = [Quote(of: "p", body: "Above."), Quote(of: nil, author: "Eve", body: "Else.")]
    let html = try page(Comment(id: "1", author: "Cy", body: "So?", details: details))
    #expect(texts(html, "quote") == ["Ana wroteAbove.", "Eve wroteElse."])
    #expect(html.all { $0.attributes["href"] == "#c-p" && $0.text == "Ana wrote" }.count == 1)
  }

  @Test(arguments: [(3, "3 more replies"), (1, "1 more reply"), (nil, "More replies")])
  func saysWhatIsNotLoaded(_ count: Int?, _ words: String) throws {
    var discussion = Discussion(id: "d", comments: others)
    discussion.comments[0].details.permalink = "https://a.example/p"
    discussion.remainders = [Remainder(under: "p", count: count), Remainder(under: nil, count: 9)]
    let outline = CommentOutline(CommentTree(discussion))
    let html = try ParsedPage(
      DiscussionPage(discussion).html(of: outline, now: DiscussionPage.noon)
    )
    #expect(html.element(id: "m-p")?.text == "level 2. " + words)
    #expect(
      html.first(in: "m-p") { $0.name == "a" }?.attributes["href"] == "https://a.example/p"
    )
    #expect(html.element(id: "m-")?.text == "level 1. 9 more comments")
    #expect(html.all { $0.has("toggle") }.isEmpty)
  }

  @Test(arguments: [
    ("Marta", "M"), ("marta", "M"), ("éva", "é"), ("__x__", "X"), ("9lives", "9"), ("李文静", "李"),
    ("👩🏽‍💻 dev", "👩🏽‍💻"), ("…", "…"), ("-", "-"), ("\u{202E}eva", "E"), ("\u{200B}\u{FEFF} Eva", "E"),
    ("\u{2067}李\u{2069}", "李"), ("\u{301}\u{A0}é", "é"), ("\u{E0041}\u{2800}ö", "ö"),
    ("\u{1}\u{AD}-", "-"),
    ("e\u{301}va", "e\u{301}"), ("🇫🇷", "🇫🇷"),
  ])
  func showsTheFirstLetterOfTheName(_ name: String, _ letter: String) throws {
    let html = try page(Comment(id: "1", author: Author(name)))
    #expect(html.first(in: "c-1") { $0.has("avatar") }?.text == letter)
  }

  @Test(arguments: [
    "", " ", "\u{202E}", "\u{200B}\u{200D}", "\u{3164}", "\u{2800}\u{3000}\u{FE0F}",
  ])
  func showsADashedDiscForANameOfWhichNothingShows(_ name: String) throws {
    let html = try page(Comment(id: "1", author: Author(name)))
    let avatar = html.first(in: "c-1") { $0.has("avatar") }
    #expect(avatar?.has("none") == true && avatar?.text == "")
    #expect(
      html.first(in: "c-1") { $0.has("author") }?.text == Wording.english.markers.unknownAuthor
    )
  }

  @Test func showsTheNameButNoLetterOfASingleAccent() throws {
    let html = try page(Comment(id: "1", author: Author("\u{301}")))
    #expect(html.first(in: "c-1") { $0.has("avatar") }?.has("none") == true)
    #expect(html.first(in: "c-1") { $0.has("author") }?.text == "\u{301}")
  }
}
