import RejoinderCore
import RejoinderTerminal
import TestSupport
import Testing

/// Whole frames, as a reader sees them.
struct FrameTests {
  private static let garden = [
    Comment(
      id: "1",
      author: Author("Marta", id: "m"),
      body: "Who has the key to the shed?",
      createdAt: minutes(beforeNoon: 90),
      votes: Votes(up: 5, down: 1)
    ),
    comment(
      "2",
      under: "1",
      by: "Luis",
      "Not me. I hung it on the nail behind the door last week."
    ),
    comment("3", under: "2", by: "Ana", "Which door?"),
    comment("4", under: "3", by: "Luis", "The green one."),
    comment("5", under: "2", by: "Olu", "There is no nail."),
    Comment(
      id: "6",
      parentID: "1",
      author: Author("Marta", id: "m"),
      body: Body("<p>Found it:<ul><li>in my coat<li>in a pocket</ul>", format: .html),
      createdAt: minutes(beforeNoon: 3),
      editedAt: minutes(beforeNoon: 1)
    ),
    comment("7", by: "Ingrid", "Good."),
  ]

  @Test(.rows("N5", "N13", "N14"))
  func hangsRepliesOnLinesUnderWhatTheyAnswer() {
    let expected = """
      Marta · OP · 1 h · 4 points
      Who has the key to the shed?
      │
      ├─ Luis
      │  Not me. I hung it on the nail behind the door last
      │  week.
      │  │
      │  ├─ Ana
      │  │  Which door?
      │  │  │
      │  │  ╰─ Luis
      │  │     The green one.
      │  │
      │  ╰─ Olu
      │     There is no nail.
      │
      ╰─ Marta · OP · 3 min · edited
         Found it:

         • in my coat
         • in a pocket

      Ingrid
      Good.
      """
    #expect(frame(Self.garden, opener: "m") { $0.width = 54 } == expected)
  }

  @Test func drawsTheSameInASCII() {
    let expected = """
      Marta - 1 h - 4 points
      Who has the key to the shed?
      |
      |- Luis
      |  Not me. I hung it on the nail behind the door last
      |  week.
      |  |
      |  |- Ana
      |  |  Which door?
      |  |  |
      |  |  `- Luis
      |  |     The green one.
      |  |
      |  `- Olu
      |     There is no nail.
      |
      `- Marta - 3 min - edited
         Found it:

         * in my coat
         * in a pocket

      Ingrid
      Good.
      """
    #expect(frame(Self.garden) { ($0.width, $0.characters) = (54, .ascii) } == expected)
  }

  @Test(.rows("N11")) func saysHowManyRepliesAreFolded() {
    let expected = """
      Marta · 1 h · 4 points
      Who has the key to the shed?
      │
      ├─ Luis
      │  Not me. I hung it on the nail behind the door last week.
      │  ▸ 3 replies
      │
      ╰─ Marta · 3 min · edited
         Found it:

         • in my coat
         • in a pocket

      Ingrid
      Good.
      """
    #expect(frame(Self.garden, fold: .below(2)) == expected)
  }

  @Test func showsWhatIsNotLoadedAndWhatIsGone() {
    var comments = [
      comment("1", by: "Marta", "First."), comment("2", under: "1"), comment("3", under: "2"),
      comment("4", under: "1"), comment("5", by: "Ana", "It waits."),
    ]
    (comments[1].state, comments[1].author, comments[1].body) = (.deleted, nil, "")
    (comments[3].state, comments[3].body) = (.dead, "")
    comments[4].state = .pending
    comments[4].flags = [.pinned, .locked]
    let remainders = [
      Remainder<Comment.ID>(under: "2", count: 12), Remainder(under: nil, count: nil),
    ]
    let expected = """
      Marta
      First.
      │
      ├─ Deleted by its author
      │  │
      │  ├─ Luis
      │  │  Two at a time?
      │  │
      │  ╰─ 12 more replies
      │
      ╰─ Luis
         Taken down after flags

      Ana · pinned · locked · Waiting for a moderator
      It waits.

      More comments
      """
    #expect(frame(comments, remainders: remainders) == expected)
  }

  @Test func saysWhyACommentStandsAtTheTop() {
    let comments = [
      comment("1", under: "lost", by: "Olu", "I answer nobody."),
      comment("2", under: "3", by: "Ana", "We go"), comment("3", under: "2", by: "Luis", "round."),
    ]
    let expected = """
      Olu
      ↳ Answers a comment that is not here
      I answer nobody.

      Ana
      ↳ Its replies led back to it; the circle is cut here
      We go
      │
      ╰─ Luis
         round.
      """
    #expect(frame(comments) == expected)
  }

  @Test func showsQuotesFilesAndReactions() {
    var comment = comment("1", by: "Ana", "As you said.")
    comment.details.quotes = [Quote(of: nil, author: Author("Olu"), body: "There is no nail.")]
    comment.details.attachments = [
      Attachment(address: "https://garden.example/nail.jpg", title: "A nail"),
      Attachment(address: "https://garden.example/a"),
    ]
    comment.details.reactions = [Reaction("👍", count: 3), Reaction("🔨")]
    let expected = """
      Ana
      > Olu:
      > There is no nail.
      As you said.
      [A nail] https://garden.example/nail.jpg
      https://garden.example/a
      👍 3  🔨 1
      """
    #expect(frame([comment]) == expected)
  }

  @Test func beginsWithTheSubject() {
    var discussion = Discussion(id: "d", title: "Apples")
    discussion.address = "https://garden.example/apples"
    discussion.source = "garden.example"
    discussion.author = Author("Marta")
    discussion.createdAt = minutes(beforeNoon: 1_500)
    discussion.votes = Votes(up: 1)
    discussion.body = "Take as many as you like."
    discussion.statedCount = 350
    var writer = TerminalWriter(now: noon)
    writer.dates = .full
    let expected = """
      Apples
      https://garden.example/apples
      Marta · 29 February 2024, 11:00 UTC · 1 point · garden.example
      20 comments, 330 not loaded

      Take as many as you like.


      """
    let head = writer.head(of: discussion, readableCount: 20, loadedCount: 20)
    #expect(String(decoding: head, as: UTF8.self) == expected)
  }

  @Test func beginsWithTheCountWhereNothingElseIsKnown() {
    let head = TerminalWriter(now: noon).head(of: Discussion(), readableCount: 0, loadedCount: 0)
    #expect(String(decoding: head, as: UTF8.self) == "No comments yet\n\n")
  }
}
