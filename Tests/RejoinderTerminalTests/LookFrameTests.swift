import RejoinderCore
import RejoinderTerminal
import Testing

/// A frame in each look.
struct LookFrameTests {
  private static let garden = [
    voted("1", by: "Marta", "Who has the key to the shed?", minutes: 90, up: 5),
    voted("2", under: "1", by: "Luis", "Not me. I hung it on the nail.", minutes: 60, up: 12),
    voted("3", under: "2", by: "Ana", "Which nail?", minutes: 30, up: 1, down: 4),
    voted("4", under: "2", by: "Olu", "The green one.", minutes: 20, up: 2),
    voted("5", under: "1", by: "Marta", "Found it.", minutes: 3),
    voted("6", by: "Ingrid", "Good.", minutes: 2),
  ]

  private static func voted(
    _ id: Comment.ID,
    under parent: Comment.ID? = nil,
    by author: String,
    _ text: String,
    minutes count: Int64,
    up: Int64? = nil,
    down: Int64 = 0
  ) -> Comment {
    var comment = comment(id, under: parent, by: author, text)
    comment.createdAt = minutes(beforeNoon: count)
    comment.votes = up.map { Votes(up: $0, down: down) }
    return comment
  }

  /// The garden with its second level folded, or as the look folds it.
  private func garden(
    _ look: DiscussionStyle,
    fold: Outline.InitialFold = .none,
    _ set: (inout TerminalWriter) -> Void = { _ in }
  ) -> String {
    frame(Self.garden, fold: fold, opener: "Marta") {
      ($0.width, $0.style) = (40, look)
      set(&$0)
    }
  }

  @Test func blocksHangsRepliesOnElbows() {
    let expected = """
      Marta · OP · 1 h · 5 points
      Who has the key to the shed?
      │
      ├─ Luis · 1 h · 12 points
      │  Not me. I hung it on the nail.
      │  ▸ 2 replies
      │
      ╰─ Marta · OP · 3 min
         Found it.

      Ingrid · 2 min
      Good.
      """
    #expect(garden(.blocks, fold: .below(2)) == expected)
  }

  @Test func simpleHasBarsAndGaps() {
    let expected = """
      Marta · OP · 1 h · ↑ 5
      Who has the key to the shed?

      ┃ Luis · 1 h · ↑ 12
      ┃ Not me. I hung it on the nail.
      ┃ ▸ 2 replies

      ┃ Marta · OP · 3 min
      ┃ Found it.

      Ingrid · 2 min
      Good.
      """
    #expect(garden(.simple, fold: .below(2)) == expected)
  }

  @Test func imgurShowsTheTopLevelAndCountsTheRest() {
    let expected = """
      Marta • OP • 1 h • ↑ 5 • ▸ 4 replies
      Who has the key to the shed?

      Ingrid • 2 min
      Good.
      """
    let look = DiscussionStyle.imgur
    #expect(garden(look, fold: look.folding.initialFold) == expected)
  }

  @Test func imgurExpandedHasABarAtEachRowsOwnLevel() {
    let expected = """
      Marta • OP • 1 h • ↑ 5
      Who has the key to the shed?

      ┃ Luis • 1 h • ↑ 12
      ┃ Not me. I hung it on the nail.

        ┃ Ana • 30 min • ↓ −3
        ┃ Which nail?

        ┃ Olu • 20 min • ↑ 2
        ┃ The green one.

      ┃ Marta • OP • 3 min
      ┃ Found it.

      Ingrid • 2 min
      Good.
      """
    let look = DiscussionStyle.imgurExpanded
    #expect(garden(look, fold: look.folding.initialFold) == expected)
  }

  @Test func redditHasABarForEveryLevelAndNoGaps() {
    let expected = """
      Marta • OP • 1 h • ↑ 5
      Who has the key to the shed?
      │ Luis • 1 h • ↑ 12
      │ Not me. I hung it on the nail.
      │ │ Ana • 30 min • ↓ −3
      │ │ Which nail?
      │ │ Olu • 20 min • ↑ 2
      │ │ The green one.
      │ Marta • OP • 3 min
      │ Found it.

      Ingrid • 2 min
      Good.
      """
    #expect(garden(.reddit) == expected)
  }

  @Test func redditFoldableKeepsNameAndAgeOfWhatIsFolded() {
    let expected = """
      Marta • OP • 1 h • ↑ 5
      Who has the key to the shed?
      │ Luis • 1 h • ▸ 2 replies
      │ Marta • OP • 3 min
      │ Found it.

      Ingrid • 2 min
      Good.
      """
    #expect(garden(.redditFoldable, fold: .below(2)) == expected)
  }

  @Test func hackerNewsHasNothingButIndentation() {
    let expected = """
      Marta · OP · 1 h · 5 points
      Who has the key to the shed?
         Luis · 1 h · 12 points
         Not me. I hung it on the nail.
            Ana · 30 min · −3 points
            Which nail?
            Olu · 20 min · 2 points
            The green one.
         Marta · OP · 3 min
         Found it.

      Ingrid · 2 min
      Good.
      """
    #expect(garden(.hackerNews) == expected)
  }

  @Test func hackerNewsFoldableKeepsNameAndAgeOfWhatIsFolded() {
    let expected = """
      Marta · OP · 1 h · ▸ 4 replies

      Ingrid · 2 min
      Good.
      """
    #expect(garden(.hackerNewsFoldable, fold: .rootsOnly) == expected)
  }

  @Test func drawsBarsInASCIIToo() {
    let bars = """
      Marta - OP - 1 h - ^ 5
      Who has the key to the shed?
      | Luis - 1 h - ^ 12
      | Not me. I hung it on the nail.
      | | Ana - 30 min - v -3
      | | Which nail?
      | | Olu - 20 min - ^ 2
      | | The green one.
      | Marta - OP - 3 min
      | Found it.

      Ingrid - 2 min
      Good.
      """
    #expect(garden(.reddit) { $0.characters = .ascii } == bars)
    let gaps = """
      Marta - OP - 1 h - ^ 5
      Who has the key to the shed?

      | Luis - 1 h - ^ 12 - + 2 replies
      | Not me. I hung it on the nail.

      | Marta - OP - 3 min
      | Found it.

      Ingrid - 2 min
      Good.
      """
    #expect(garden(.imgur, fold: .below(2)) { $0.characters = .ascii } == gaps)
  }

  @Test func tellsRowsApartWhereThereIsNoRoomForLines() {
    let expected = """
      N1
      Level 1.

      N2
      ↳ level 2, in reply
      to N1
      Level 2.
      """
    #expect(frame(chain(2)) { ($0.width, $0.style) = (20, .reddit) } == expected)
  }

  @Test func saysNoScoreWhereTheLookHasNone() {
    var look = DiscussionStyle.hackerNews
    look.parts.score = .hidden
    #expect(garden(look, fold: .rootsOnly).hasPrefix("Marta · OP · 1 h · ▸ 4 replies\nWho"))
  }

  @Test func theUsualLookIsThatOfBlocks() {
    #expect(TerminalWriter(now: noon).style == .blocks)
    #expect(garden(.blocks) == frame(Self.garden, opener: "Marta") { $0.width = 40 })
  }
}
