import RejoinderCore
import TestSupport
import Testing

private typealias Comment = RejoinderCore.Comment

/// What rows of comments show and say.
@Suite(.trail) struct RowPresenterTests {
  private typealias Shown = RowPresentation<Comment.ID>

  private func items(_ comments: [Comment] = Orchard.comments) -> ThreadItems<Comment> {
    var tree = CommentTree(comments, parent: \.parentID)
    tree.placeOrphans()
    return ThreadItems(CommentOutline(tree))
  }

  private func presenter(
    _ style: DiscussionStyle = .blocks,
    _ change: (inout SpeechWriter) -> Void = { _ in }
  ) -> RowPresenter<Threaded<Comment>> {
    var writer = Orchard.writer()
    change(&writer)
    return RowPresenter(style: style, speech: writer, opener: "Marta")
  }

  private func shown(
    _ id: Comment.ID,
    in items: ThreadItems<Comment>? = nil,
    style: DiscussionStyle = .blocks,
    cap: Int = 5,
    facts: RowFacts = RowFacts()
  ) throws -> Shown {
    let items = items ?? self.items()
    let item = try #require(items.item(of: .comment(id)))
    return presenter(style).presentation(of: item, in: items.outline, cap: cap, facts: facts)
  }

  @Test(.rows("N2", "N29", "N30")) func saysWhoWroteWhatWhen() throws {
    let row = try shown("2")
    #expect(row.name == "Luis")
    #expect(row.isNameKnown)
    #expect(row.initial == "L")
    #expect(row.level == 2)
    #expect(row.age == "1 h")
    #expect(row.spokenAge == "1 hour ago")
    #expect(row.body?.plainText == "Two at a time? See the picking rules.")
    #expect(row.marks == [RowMark(.edited, "edited 30 min ago", label: "edited 30 minutes ago")])
    #expect(row.score?.text == "1 point")
    #expect(row.toggle?.title == "Hide 1 reply")
    #expect(row.toggle?.label == "Hide 1 reply to Luis")
    #expect(row.canReply && row.canVote)
    #expect(row.placeholder == nil)
  }

  @Test func marksStandInTheirOrder() throws {
    var facts = RowFacts()
    facts.isNew = true
    let first = try shown("1", facts: facts)
    #expect(first.marks.map(\.text) == ["OP", "new", "pinned"])
    #expect(first.marks.map(\.label) == ["original poster", "new", "pinned"])
    #expect(first.marks.map(\.tone) == [.tinted, .good, .quiet])
    #expect(first.isNew)
    #expect(first.score?.isHidden == true)
    #expect(first.score?.text == "score hidden")

    let every = CommentFlags(rawValue: .max)
    let comment = Comment(id: "9", author: "Ana", body: "x", state: .pending, flags: every)
    let marked = try shown("9", in: items([comment]))
    let words = Wording.english.labels(for: every.subtracting(.scoreHidden))
    #expect(marked.marks.map(\.text) == words + ["Waiting for a moderator"])
    #expect(!marked.canReply && !marked.canVote)
  }

  @Test func marksStandOutFromTheirGrounds() {
    withEvery("look", in: DiscussionStyle.all) { style in
      withEvery("tone", in: RowMark.Tone.allCases) { tone in
        let words = style.colors.words(of: tone)
        let ground = style.colors.ground(of: tone) ?? style.colors.card
        for scheme in AdaptiveColor.ColorAppearance.allCases {
          let contrast = words.color(in: scheme).contrast(with: ground.color(in: scheme))
          #expect(contrast >= RGBColor.leastTextContrast)
        }
      }
    }
  }

  @Test(.rows("N7", "N29")) func aLetterCanBeReadOnItsDisc() throws {
    let colors = AvatarColors(Orchard.comments)
    withEvery("look", in: DiscussionStyle.all) { style in
      withEvery("person", in: ["Marta", "Luis", "Ana", "李", ""] as [Comment.ID]) { person in
        let ground = style.colors.avatar(of: person, colors)
        for scheme in AdaptiveColor.ColorAppearance.allCases {
          let color = ground.color(in: scheme)
          let contrast = ground.foreground.color(in: scheme).contrast(with: color)
          #expect(contrast >= RGBColor.leastTextContrast)
        }
      }
    }
    #expect(try shown("6").avatarColor == nil)
    #expect(try shown("6").initial == "")
    #expect(try shown("6").name == "unknown")
  }

  @Test func aTombstoneSaysWhyAndNothingElse() throws {
    let row = try shown("3")
    #expect(row.placeholder == "Deleted by its author")
    #expect(row.name == "" && !row.isNameKnown && row.initial == "")
    #expect(row.body == nil)
    #expect(row.score == nil)
    #expect(row.toggle?.place == .heading)
    #expect(!row.canReply && !row.canVote)
  }

  @Test func wordsThatWereTakenDownShowWhereOneAsks() throws {
    let comments = [Comment(id: "1", author: "Ana", body: "Buy plums.", state: .dead)]
    let hidden = try shown("1", in: items(comments))
    #expect(hidden.placeholder == "Taken down after flags")
    #expect(hidden.name == "Ana")
    #expect(hidden.body == nil)
    #expect(hidden.revealTitle == "Show the words")
    #expect(hidden.speech.actions.contains { $0.kind == .reveal })
    #expect(!hidden.speech.label.contains("plums"))

    var facts = RowFacts()
    facts.isRevealed = true
    let asked = try shown("1", in: items(comments), facts: facts)
    #expect(asked.body?.plainText == "Buy plums.")
    #expect(asked.revealTitle == nil)
    #expect(asked.speech.label.contains("plums"))
  }

  @Test(.rows("N15")) func theLaneSaysWhatARowAnswersAndHowDeepItIs() throws {
    var comments = [Comment(id: "0", author: "Marta")]
    for number in 1..<9 {
      let (id, parent) = (Comment.ID(Int64(number)), Comment.ID(Int64(number - 1)))
      comments.append(Comment(id: id, parentID: parent, author: Author("Person \(number)")))
    }
    let items = items(comments)
    #expect(try shown("5", in: items).cues.isEmpty)
    let deep = try shown("8", in: items)
    #expect(deep.cues.map(\.text) == ["in reply to Person 7 · level 9"])
    #expect(deep.cues.map(\.targetID) == ["7"])
    #expect(deep.columns.isBeyondCap)
    #expect(
      try shown("3", in: items, cap: 2).cues.map(\.text) == ["in reply to Person 2 · level 4"]
    )
  }

  @Test func saysOfAnOrphanThatItsParentIsNotHere() throws {
    let row = try shown("6")
    #expect(row.cues.map(\.text) == ["Answers a comment that is not here"])
    #expect(row.cues.map(\.targetID) == [nil])
  }

  @Test func namesFurtherParentsQuotesFilesAndReactions() throws {
    var details = CommentDetails()
    details.extraParents = ["1", "gone"]
    details.quotes = [Quote(of: "1", body: "ripe"), Quote(of: nil, body: "who knows")]
    details.attachments = [
      Attachment(address: "https://example.org/q.png", mediaType: "image/png"),
      Attachment(address: "javascript:x()", title: "Odd\u{202E}"),
    ]
    details.reactions = [Reaction("👍", count: 1_200)]
    let comment = Comment(id: "9", parentID: "2", author: "Ana", body: "Yes.", details: details)
    let row = try shown("9", in: items(Orchard.comments + [comment]))
    #expect(row.cues.map(\.text) == ["also in reply to Marta", "also in reply to unknown"])
    #expect(row.cues.map(\.targetID) == ["1", nil])
    #expect(row.quotes.map(\.heading) == ["Marta wrote", ""])
    #expect(row.quotes.map(\.targetID) == ["1", nil])
    #expect(row.files.map(\.title) == ["https://example.org/q.png", "Odd"])
    #expect(row.files.map(\.address) == ["https://example.org/q.png", ""])
    #expect(row.files.map(\.kind) == ["picture", ""])
    #expect(row.reactions == ["👍 1,200"])
  }

  @Test func aFoldedRowOfSomeLooksIsItsHeadingAlone() throws {
    var items = items()
    items.update { $0.collapse("2") }
    let row = try shown("2", in: items, style: .redditFoldable)
    #expect(!row.showsWords)
    #expect(row.body == nil && row.score == nil && row.files.isEmpty)
    #expect(row.toggle?.place == .heading)
    #expect(row.name == "Luis")
    #expect(try shown("2", in: items).body != nil)
  }

  @Test(arguments: MorePages.State.allCases) func moreSaysHowManyAndWhereLoadingStands(
    state: MorePages.State
  ) throws {
    var items = items()
    items.update { $0.setRemainder(Remainder(under: "1", count: 3)).changes }
    var facts = RowFacts()
    facts.more = state
    let item = try #require(items.item(of: .more(under: "1")))
    let row = presenter().presentation(of: item, in: items.outline, cap: 5, facts: facts)
    let more = try #require(row.more)
    #expect(more.count == "3 more replies")
    #expect(more.canLoad == (state == .idle || state == .failed))
    switch state {
    case .loading: #expect(more.title == "Loading…")
    case .failed: #expect(more.title == "Try again")
    case .idle, .absent, .broughtNothing: #expect(more.title == more.count)
    }
    #expect(row.toggle == nil && row.name.isEmpty)
    #expect(row.speech.activation?.kind == .load)
  }

  /// The rows of a thread are said as those of the outline of comments are.
  @Test(.rows("N33", "N34"), arguments: DiscussionStyle.all.map(\.name))
  func isSaidAsTheOutlineOfCommentsSaysIt(look: String) throws {
    let style = try #require(DiscussionStyle.named(look))
    var (items, outline) = (items(), Orchard.outline())
    items.update { $0.collapse("2") }
    outline.collapse("2")
    let presenter = presenter(style)
    for (item, row) in zip(items.items, outline.rows) {
      let said = presenter.presentation(of: item, in: items.outline, cap: 5).speech
      let expected = presenter.speech.speech(of: row, in: outline, opener: "Marta")
      #expect(said.label == expected.label)
      #expect((said.value, said.hint) == (expected.value, expected.hint))
      #expect(said.isHeading == expected.isHeading)
    }
    #expect(items.items.count == outline.rowCount)
  }

  @Test func onlyWhatCanBeFoldedIsSaidToFold() throws {
    let style = try #require(DiscussionStyle.named("blocks"))
    for item in items().items {
      let row = presenter(style).presentation(of: item, in: items().outline, cap: 5)
      #expect(row.speech.actions.contains { $0.kind == .toggle } == (row.toggle != nil))
    }
  }

  /// A value of an app's own, shown by way of the comment that is made of it.
  @Test func showsAnyValueOfWhichACommentIsMade() throws {
    struct Post: Identifiable, Sendable {
      let id: Int
      var parent: Int?
      let words: String
    }
    let posts = [Post(id: 1, words: "Ripe?"), Post(id: 2, parent: 1, words: "Not yet.")]
    let items = ThreadItems(CommentOutline(CommentTree(posts, parent: \.parent)))
    let presenter = RowPresenter<Threaded<Post>>(
      style: .blocks,
      speech: Orchard.writer(),
      comment: {
        Comment(id: Comment.ID(Int64($0.id)), author: Author("P\($0.id)"), body: Body($0.words))
      },
      elementID: { _ in nil }
    )
    let row = presenter.presentation(of: items.items[1], in: items.outline, cap: 1)
    #expect(row.name == "P2")
    #expect(row.speech.label == "Level 2, P2, in reply to P1. Not yet.")
    #expect(row.speech.hint == "In reply to: Ripe?")
  }
}
