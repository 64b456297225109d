import RejoinderCore
import TestSupport
import Testing

struct WordingTests {
  private let wording = Wording.english

  @Test(
    .rows("N17"),
    arguments: [
      (0, true, "Show 0 replies"), (1, true, "Show 1 reply"), (3, true, "Show 3 replies"),
      (0, false, "Hide 0 replies"), (1, false, "Hide 1 reply"), (3, false, "Hide 3 replies"),
      (1234, false, "Hide 1,234 replies"),
    ] as [(Int, Bool, String)]
  )
  func toggleTitles(count: Int, isCollapsed: Bool, title: String) {
    #expect(wording.toggleTitle(count, isCollapsed: isCollapsed) == title)
  }

  @Test(
    .rows("N34"),
    arguments: [
      (3, false, "Marta", "Hide 3 replies to Marta"), (1, true, "Iris", "Show 1 reply to Iris"),
      (2, true, "", "Show 2 replies"), (1, true, "{title}", "Show 1 reply to {title}"),
      (1, true, "{n", "Show 1 reply to {n"),
    ] as [(Int, Bool, String, String)]
  )
  func toggleLabels(count: Int, isCollapsed: Bool, author: String, label: String) {
    #expect(wording.toggleLabel(count, isCollapsed: isCollapsed, to: author) == label)
  }

  @Test func countsThings() {
    #expect([0, 1, 12].map(wording.replies) == ["0 replies", "1 reply", "12 replies"])
    #expect([0, 1, 9999].map(wording.comments) == ["0 comments", "1 comment", "9,999 comments"])
    #expect([1, 2].map(wording.people) == ["1 person", "2 people"])
    #expect([1, 2].map(wording.new) == ["1 new", "2 new"])
    #expect(
      [1, -1, -3, 0].map(wording.points) == ["1 point", "−1 points", "−3 points", "0 points"]
    )
    #expect(wording.comments(20, notLoaded: 330) == "20 comments, 330 not loaded")
    #expect(wording.comments(1, notLoaded: 0) == "1 comment")
    #expect(wording.level(depth: 0) == "level 1")
    #expect(wording.position(2, of: 5) == "2 of 5")
    #expect([1, 7].map(wording.continued).last == "Continue this thread (7 replies)")
  }

  @Test func namesWhatIsNotLoaded() {
    #expect(
      [1, 3, nil].map { wording.more($0) } == ["1 more reply", "3 more replies", "More replies"]
    )
    #expect(wording.more(1, isTopLevel: true) == "1 more comment")
    #expect(wording.more(nil, isTopLevel: true) == "More comments")
  }

  @Test(arguments: CommentState.allCases)
  func everyStateButTheVisibleHasAPlaceholder(state: CommentState) {
    #expect((wording.placeholder(for: state) == nil) == (state == .visible))
  }

  @Test func placeholdersTellStatesApart() {
    let all = CommentState.allCases.compactMap(wording.placeholder)
    #expect(Set(all).count == CommentState.allCases.count - 1)
  }

  @Test func marksAreSaidInTheOrderOfReading() {
    #expect(wording.labels(for: []) == [])
    #expect(wording.labels(for: [.locked, .pinned, .folded]) == ["pinned", "locked"])
    #expect(wording.labels(for: CommentFlags(rawValue: .max)).count == 7)
  }

  @Test func saysWhatWasEditedAndAnswered() {
    #expect(wording.edited(nil) == "edited")
    #expect(wording.edited(.elapsed(2, .hour)) == "edited 2 hours ago")
    #expect(wording.edited(.elapsed(1, .year), .short) == "edited 1 y ago")
    #expect(wording.edited(.now, .short) == "edited just now")
    #expect(wording.original(by: "Marta", on: "the board") == "Comment by Marta on the board")
    #expect(wording.original(by: "", on: "") == "Original of the comment by unknown")
    #expect(wording.inReplyTo("Marta") == "in reply to Marta")
    #expect(wording.inReplyTo("") == "in reply to unknown")
    #expect(wording.reply(to: "Marta") == "Reply to Marta")
    #expect(wording.reply(to: "") == "Reply")
    #expect(wording.page(2, of: 5) == "Page 2 of 5")
    #expect(
      [0, 1, 2].map { wording.singleThread(levelsAbove: $0) } == [
        "One comment and its replies", "One comment and its replies, with 1 comment above it",
        "One comment and its replies, with 2 comments above it",
      ]
    )
  }

  @Test func namesTheFoldOfACommentWithoutReplies() {
    #expect([true, false].map(wording.leafToggleTitle) == ["Show", "Hide"])
    #expect(wording.leafToggleLabel(isCollapsed: true, by: "Noa") == "Show the comment by Noa")
    #expect(wording.leafToggleLabel(isCollapsed: false, by: "") == "Hide the comment by unknown")
  }

  @Test func everyOrderHasATitleOfItsOwn() {
    #expect(Set(CommentOrder.allCases.map(wording.title)).count == CommentOrder.allCases.count)
  }

  @Test(arguments: [
    ("image/png", "picture"), ("IMAGE/JPEG; q=1", "picture"), ("application/pdf", "PDF"),
    ("audio/ogg", "sound"), ("video/mp4", "film"), ("text/csv", "file"), ("image", "file"),
    ("", ""),
  ])
  func saysWhatKindOfThingAnAttachmentIs(mediaType: String, kind: String) {
    #expect(wording.kind(ofMediaType: mediaType) == kind)
  }

  @Test func aLookOfOnesOwnHasItsTitle() {
    var style = DiscussionStyle.reddit
    #expect(wording.title(of: style) == wording.choices.reddit)
    style.name = "orchard"
    #expect(wording.title(of: style) == "orchard")
    style.title = "The orchard"
    #expect(wording.title(of: style) == "The orchard")
  }

  @Test(arguments: Wording.all.map { $0.language })
  func everyTermHasAName(language: String) throws {
    let wording = try #require(Wording.all.first { $0.language == language })
    #expect(wording.ranking.terms.count == RankingTerm.allCases.count)
    #expect(wording.ranking.sentences.count == RankingTerm.allCases.count)
    #expect(wording.ages.long.count == Age.Unit.allCases.count)
    #expect(wording.ages.short.count == Age.Unit.allCases.count)
  }

  @Test(
    arguments: [
      (0, "29 February 2024, 12:30 UTC"), (7200, "29 February 2024, 14:30 UTC+2"),
      (19_800, "29 February 2024, 18:00 UTC+5:30"), (-12_600, "29 February 2024, 09:00 UTC−3:30"),
      (43_200, "1 March 2024, 00:30 UTC+12"), (59, "29 February 2024, 12:30 UTC"),
    ] as [(Int, String)]
  )
  func fullDates(offset: Int, text: String) {
    let moment = Timestamp(CivilDate(year: 2024, month: 2, day: 29, hour: 12, minute: 30))
    #expect(wording.date(of: moment, offset: offset) == text)
    let weekday = offset < 41_400 ? "Thursday, " : "Friday, "
    #expect(wording.fullDate(of: moment, offset: offset) == weekday + text)
  }

  @Test func daysFarAway() {
    #expect(wording.day(of: Timestamp(CivilDate(year: 0, month: 1, day: 1))) == "1 January 1 BC")
    #expect(wording.day(of: Timestamp(microseconds: .max)) == "10 January 294247")
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"),
      (.min, "−9,223,372,036,854,775,808"),
    ] as [(Int, String)]
  )
  func wholeNumbers(number: Int, text: String) { #expect(wording.numbers.text(number) == text) }

  @Test(
    arguments: [
      (0.5, 0, "1"), (0.74, 2, "0.74"), (0.995, 2, "1.00"), (-0.004, 2, "0.00"),
      (-1234.5, 1, "−1,234.5"), (0.000000001, 9, "0.000000001"),
      (1e17, 4, "100,000,000,000,000,000"),
      (1e300, 2, "1,000,000,000,000,000,000"), (.nan, 2, "?"), (-.infinity, 2, "−∞"),
      (12, -3, "12"),
    ] as [(Double, Int, String)]
  )
  func decimals(number: Double, decimals: Int, text: String) {
    #expect(wording.numbers.text(number, decimals: decimals) == text)
  }

  /// Another language is another value: forms, grouping and order of words all differ.
  @Test func anotherLanguageIsAnotherValue() {
    var polish = Wording()
    polish.pluralCategory = { count in
      if count == 1 { return .one }
      let isFew = 2...4 ~= count % 10 && !(12...14 ~= count % 100)
      return isFew ? .few : .many
    }
    polish.counts.replies = Plural("{n} odpowiedź", "{n} odpowiedzi")
    polish.counts.comments = Plural("{n} komentarz", "{n} komentarza")
    polish.counts.comments[.few] = "{n} komentarze"
    polish.counts.comments[.many] = "{n} komentarzy"
    polish.counts.toggleTo = "{name}: {title}"
    polish.counts.hideReplies = Plural("Ukryj {n}")
    (polish.numbers.groupSeparator, polish.numbers.firstGroupedLength) = (" ", 5)
    polish.dates.day = "{weekday} {day}.{year}"
    polish.dates.weekdays = []
    #expect(
      [1, 3, 5, 12, 22, 1000, 10_000].map(polish.comments) == [
        "1 komentarz", "3 komentarze", "5 komentarzy", "12 komentarzy", "22 komentarze",
        "1000 komentarzy", "10 000 komentarzy",
      ]
    )
    #expect(polish.replies(2) == "2 odpowiedzi")
    #expect(polish.toggleLabel(4, isCollapsed: false, to: "Ewa") == "Ewa: Ukryj 4")
    #expect(polish.day(of: Timestamp(microseconds: 0)) == " 1.1970")
  }
}
