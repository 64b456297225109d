import RejoinderCore
import TestSupport
import Testing

/// The seven comments by which the reference component is described, as a face gets them.
@Suite(.trail) struct SampleThreadTests {
  struct Post: Identifiable, Sendable, Equatable {
    let id: Int
    let name: String
    let age: String
    var answers: [Post] = []
  }

  static let posts = [
    Post(
      id: 1,
      name: "Marta",
      age: "2h",
      answers: [
        Post(id: 2, name: "Luis", age: "1h", answers: [Post(id: 3, name: "Ana", age: "40m")]),
        Post(id: 4, name: "Noa", age: "32m"),
      ]
    ),
    Post(id: 5, name: "Diego", age: "25m", answers: [Post(id: 6, name: "Iris", age: "12m")]),
    Post(id: 7, name: "Sara", age: "5m"),
  ]

  private func items(_ collapsed: Set<Int> = []) -> ThreadItems<Post> {
    var items = ThreadItems(CommentOutline(CommentTree(Self.posts, children: \.answers)))
    items.update { $0.setCollapsed(collapsed) }
    return items
  }

  /// A line a row: its id, and which lines go on below it.
  private func drawn(_ items: ThreadItems<Post>) -> String {
    items.items.compactMap { $0.threadRow }.map { row in
      "\(row.id) [" + row.guides.levels.map { $0 ? "T" : "F" }.joined(separator: ",") + "]"
    }.joined(separator: " · ")
  }

  private static let all = "1 [] · 2 [T] · 3 [T,F] · 4 [F] · 5 [] · 6 [F] · 7 []"

  private static let vectors: [(collapsed: Set<Int>, rows: String)] = [
    ([], all),
    ([1], "1 [] · 5 [] · 6 [F] · 7 []"),
    ([2], "1 [] · 2 [T] · 4 [F] · 5 [] · 6 [F] · 7 []"),
    ([1, 2], "1 [] · 5 [] · 6 [F] · 7 []"),
    ([3], all),
    ([99], all),
  ]

  @Test(.rows("N4", "N5", "N10", "N11", "N13", "N14"), arguments: vectors)
  func rowsAndGuidesAreThoseOfTheVectors(vector: (collapsed: Set<Int>, rows: String)) {
    #expect(drawn(items(vector.collapsed)) == vector.rows)
  }

  @Test(.rows("N12")) func whatIsFoldedInsideStaysFolded() {
    var items = items([1, 2])
    items.update { $0.expand(1) }
    #expect(drawn(items) == Self.vectors[2].rows)
  }

  @Test(.rows("N6"), arguments: [(1, 3), (2, 1), (3, 0), (4, 0), (5, 1), (6, 0), (7, 0)])
  func countsAllThatIsBelow(id: Int, count: Int) throws {
    let row = try #require(items().item(of: .comment(id))?.threadRow)
    #expect(row.replyCount == count)
    #expect(row.hasReplies == (count > 0))
    #expect(row.isToggleable == (count > 0))
    #expect(row.level == row.guides.depth + 1)
  }

  private static let titles: [(id: Int, isCollapsed: Bool, title: String, label: String)] = [
    (1, false, "Hide 3 replies", "Hide 3 replies to Marta"),
    (1, true, "Show 3 replies", "Show 3 replies to Marta"),
    (2, false, "Hide 1 reply", "Hide 1 reply to Luis"),
    (2, true, "Show 1 reply", "Show 1 reply to Luis"),
    (5, false, "Hide 1 reply", "Hide 1 reply to Diego"),
  ]

  @Test(.rows("N16", "N17", "N34"), arguments: titles)
  func saysWhatTheControlDoes(
    vector: (id: Int, isCollapsed: Bool, title: String, label: String)
  ) throws {
    let items = items(vector.isCollapsed ? [vector.id] : [])
    let row = try #require(items.item(of: .comment(vector.id))?.threadRow)
    let toggle = try #require(ToggleControl(row, author: row.element.name, style: .blocks))
    #expect(toggle.title == vector.title)
    #expect(toggle.label == vector.label)
    #expect(toggle.isCollapsed == vector.isCollapsed)
    #expect(ToggleControl(row, style: .blocks)?.label == vector.title)
  }

  @Test(.rows("N16"), arguments: [3, 4, 6, 7]) func aLeafHasNoControl(id: Int) throws {
    let row = try #require(items([id]).item(of: .comment(id))?.threadRow)
    #expect(ToggleControl(row, style: .blocks) == nil)
  }
}

/// Whether a row has a control that folds, and where.
@Suite(.trail) struct ToggleControlTests {
  private func style(
    _ hides: FoldStyle.Hides,
    foldsLeaves: Bool,
    place: RowParts.TogglePlace
  ) -> DiscussionStyle {
    var style = DiscussionStyle.blocks
    style.folding.hides = hides
    style.folding.foldsLeaves = foldsLeaves
    style.parts.togglePlace = place
    return style
  }

  @Test(.rows("N16"), arguments: FoldStyle.Hides.allCases, RowParts.TogglePlace.allCases)
  func standsWhereThereIsSomethingToFold(
    hides: FoldStyle.Hides,
    place: RowParts.TogglePlace
  ) {
    withEvery("case", in: 0..<32) { bits in
      let (hasReplies, foldsLeaves) = (bits & 1 != 0, bits & 2 != 0)
      let (isCollapsed, isReadable) = (bits & 4 != 0, bits & 8 != 0)
      let count = bits & 16 != 0 ? 2 : 0
      let toggle = ToggleControl(
        hasReplies: hasReplies,
        replyCount: count,
        isCollapsed: isCollapsed,
        isReadable: isReadable,
        style: style(hides, foldsLeaves: foldsLeaves, place: place)
      )
      let leafFolds = foldsLeaves && hides == .repliesAndWords && isReadable
      #expect((toggle != nil) == (hasReplies ? count > 0 || isCollapsed : leafFolds))
      let showsBar = isReadable && (hides == .replies || !isCollapsed)
      #expect(toggle == nil || toggle?.place == (showsBar ? place : .heading))
    }
  }

  @Test func aLeafIsHiddenByName() throws {
    let style = style(.repliesAndWords, foldsLeaves: true, place: .heading)
    for (isCollapsed, title, label) in [
      (false, "Hide", "Hide the comment by Noa"), (true, "Show", "Show the comment by Noa"),
    ] {
      let made = ToggleControl(
        hasReplies: false,
        replyCount: 0,
        isCollapsed: isCollapsed,
        author: "Noa",
        style: style
      )
      let toggle = try #require(made)
      #expect(toggle.title == title)
      #expect(toggle.label == label)
    }
  }

  @Test func whatDoesNotCountIsShownAsAWhole() {
    let toggle = ToggleControl(
      hasReplies: true,
      replyCount: 0,
      isCollapsed: true,
      author: "Noa",
      style: .blocks
    )
    #expect(toggle?.title == "Show all replies")
    #expect(toggle?.label == "Show all replies")
  }

  @Test func speaksSpanish() {
    let toggle = ToggleControl(
      hasReplies: true,
      replyCount: 2,
      isCollapsed: false,
      author: "Luis",
      style: .blocks,
      wording: .spanish
    )
    #expect(toggle?.title == Wording.spanish.toggleTitle(2, isCollapsed: false))
    #expect(toggle?.label == Wording.spanish.toggleLabel(2, isCollapsed: false, to: "Luis"))
  }
}
