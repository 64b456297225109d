import RejoinderCore
import TestSupport
import Testing

struct SpeechActionTests {
  private func speech(
    _ id: RejoinderCore.Comment.ID,
    in outline: CommentOutline<RejoinderCore.Comment> = Orchard.outline(),
    _ change: (inout SpeechWriter, inout SpeechContext) -> Void = { _, _ in }
  ) throws -> RowSpeech {
    let row = outline[try #require(outline.row(of: id))]
    var writer = Orchard.writer()
    writer.ring = SpokenAction.Kind.participating
    var context = writer.context(of: row, in: outline)
    change(&writer, &context)
    return writer.speech(of: row, context)
  }

  @Test(.rows("N36"))
  func theCommonestStandAtBothEnds() throws {
    let speech = try speech("2")
    #expect(
      speech.actions.map(\.title) == [
        "Hide 1 reply", "the picking rules", "Parent", "Fold this thread", "Link to this comment",
        "Quote", "Downvote", "Reply", "Upvote",
      ]
    )
    #expect(speech.actions.map(\.address).filter { !$0.isEmpty } == ["https://example.org/pick"])
  }

  @Test func withoutVotesAnsweringIsTheLast() throws {
    let speech = try speech("2") { writer, _ in
      writer.ring.removeAll { $0 == .upvote || $0 == .downvote }
    }
    #expect(speech.actions.last?.kind == .reply)
  }

  @Test(
    arguments: [
      ("1", [.toggle, .permalink, .quote, .downvote, .reply, .upvote]),
      ("3", [.toggle, .parent, .foldThread, .permalink]),
      ("4", [.parent, .foldThread, .permalink, .quote, .downvote, .reply, .upvote]),
      ("5", [.permalink]), ("6", [.permalink, .downvote, .upvote]),
    ] as [(RejoinderCore.Comment.ID, [SpokenAction.Kind])]
  )
  func offersOnlyWhatCanBeDone(id: RejoinderCore.Comment.ID, kinds: [SpokenAction.Kind]) throws {
    #expect(try speech(id).actions.map(\.kind) == kinds)
  }

  @Test func whoOnlyReadsIsOfferedNothingToSay() throws {
    let speech = try speech("2") { writer, _ in writer.ring = SpokenAction.Kind.reading }
    #expect(
      speech.actions.map(\.kind) == [.toggle, .link, .parent, .foldThread, .permalink]
    )
  }

  @Test(
    arguments: [
      (.none, ["Downvote", "Upvote"]), (.up, ["Downvote", "Take the upvote back"]),
      (.down, ["Take the downvote back", "Upvote"]),
    ] as [(SpeechContext.OwnVote, [String])]
  )
  func aVoteCanBeTakenBack(vote: SpeechContext.OwnVote, titles: [String]) throws {
    let voting = try speech("2") { $1.ownVote = vote }.actions
    #expect(
      voting.filter { $0.kind == .upvote || $0.kind == .downvote }.map(\.title) == titles
    )
    let liking = try speech("2") { writer, context in
      writer.ring.removeAll { $0 == .downvote }
      context.ownVote = vote
    }
    #expect(liking.actions.last?.title == (vote == .up ? "Take the like back" : "Like"))
  }

  /// Whoever meant something else must not lose their place.
  @Test(.rows("N36"))
  func activatingUnfoldsAndNeverFolds() throws {
    var outline = Orchard.outline()
    for row in outline.rows {
      #expect(Orchard.writer().speech(of: row, in: outline).activation == nil)
    }
    outline.toggle("1")
    let activation = try speech("1", in: outline).activation
    #expect(activation?.kind == .toggle)
    #expect(activation?.title == "Show 2 replies")
  }

  @Test func repliesThatCannotBeReadAreFoldedWithoutANumber() throws {
    let outline = Orchard.outline([
      RejoinderCore.Comment(id: "1", author: "Noa", body: "Anyone?"),
      RejoinderCore.Comment(id: "2", parentID: "1", state: .deleted),
    ])
    #expect(try speech("1", in: outline).actions.first?.title == "Hide")
  }

  private func links(_ html: String, isRevealed: Bool = false, limit: Int = 32) throws -> [String] {
    let comment = RejoinderCore.Comment(id: "1", body: Body(html, format: .html))
    return try speech("1", in: Orchard.outline([comment])) { writer, context in
      writer.linkLimit = limit
      context.isRevealed = isRevealed
    }.actions.filter { $0.kind == .link }.map { $0.title + " → " + $0.address }
  }

  @Test func linksAreCalledByTheirWords() throws {
    #expect(
      try links(
        """
        <a href="/a">One <b>two</b><br><i>three</i></a> and <a href="/b">four</a><a href="/c">\
        five</a><p><a href="/a">six</a> <a href="javascript:x()">seven</a>
        """
      ) == ["One two three → /a", "four → /b", "five → /c", "six → /a"]
    )
    #expect(try links("<a href='/a'>1</a> <a href='/b'>2</a>", limit: 1) == ["1 → /a"])
    #expect(try links("<a href='/a'>1</a>", limit: 0) == [])
  }

  @Test func hiddenWordsAreShownOnDemandTogetherWithTheirLinks() throws {
    let html = "<details><summary>Who</summary><a href='/baker'>The baker</a></details>"
    #expect(try links(html) == [])
    #expect(try links(html, isRevealed: true) == ["The baker → /baker"])
    let comment = RejoinderCore.Comment(id: "1", body: Body(html, format: .html))
    let outline = Orchard.outline([comment])
    let titles = try speech("1", in: outline).actions.map(\.title)
    #expect(titles.first == "Show the hidden words")
    let revealed = try speech("1", in: outline) { $1.isRevealed = true }
    #expect(!revealed.actions.contains { $0.kind == .reveal })
  }

  @Test func wordsTakenDownAfterFlagsCanBeAskedFor() throws {
    let comment = RejoinderCore.Comment(id: "1", author: "Noa", body: "Mud!", state: .dead)
    let outline = Orchard.outline([comment])
    let speech = try speech("1", in: outline)
    #expect(speech.label == "Level 1, Noa, Taken down after flags")
    #expect(speech.actions.map(\.kind) == [.reveal, .permalink])
    let revealed = try self.speech("1", in: outline) { $1.isRevealed = true }
    #expect(revealed.label == "Level 1, Noa, Taken down after flags. Mud!")
    #expect(revealed.actions.map(\.kind) == [.permalink])
  }

  @Test func filesAreNamedAndFollowed() throws {
    var details = CommentDetails()
    details.attachments = [
      Attachment(address: "https://example.org/1.png", title: "The quince"),
      Attachment(address: "https://example.org/2.png", mediaType: "image/png"),
      Attachment(address: "javascript:x()", title: "No"),
      Attachment(address: "/3.pdf"),
    ]
    let comment = RejoinderCore.Comment(id: "1", author: "Noa", body: "Look.", details: details)
    let speech = try speech("1", in: Orchard.outline([comment]))
    #expect(
      speech.label == "Level 1, Noa. Look.\nAttachments: The quince, picture, No, /3.pdf"
    )
    #expect(
      speech.actions.prefix { $0.kind == .link }.map(\.title) == [
        "The quince", "picture", "/3.pdf",
      ]
    )
  }
}
