import RejoinderCore
import TestSupport
import Testing

private typealias Comment = RejoinderCore.Comment

@Suite struct CommentIDTests {
  @Test(arguments: [
    "", "a", "exactly15bytes!", "sixteen bytes ok", "ümläut-😀-id that is rather long",
  ])
  func holdsAnyBytesAndComparesThem(_ text: String) {
    let id = Comment.ID(text)
    #expect(id.description == text && id.utf8 == Array(text.utf8))
    #expect(id.utf8Count == text.utf8.count && id == Comment.ID(utf8: Array(text.utf8)))
    #expect(id.hashValue == Comment.ID(text).hashValue)
  }

  @Test func tellsApartWhatLooksTheSame() {
    #expect(Comment.ID("a") != Comment.ID("a\0"))
    #expect(Comment.ID("\u{E9}") != Comment.ID("e\u{301}"))
  }

  @Test func digitsCompareAsNumbersAndStandFirst() {
    let sorted: [Comment.ID] = [
      "0", "1", "01", "9", "009", "10", "99999999999999", "100000000000000", "123456789012345678",
      "-1", "1a", "a", "a\0", "aa", "b", "exactly15bytes!", "exactly15bytes!x", "exactly15bytes!y",
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (position, id) in sorted.enumerated() {
      for (other, second) in sorted.enumerated() { #expect((id < second) == (position < other)) }
    }
  }

  @Test(arguments: [0, 7, -12, Int64.max, Int64.min]) func writesNumbers(_ number: Int64) {
    #expect(Comment.ID(number).description == String(number))
  }
}

@Suite struct TimestampTests {
  @Test(
    arguments: [
      ("2024-02-29T12:30:05Z", 1_709_209_805_000_000),
      ("2024-02-29 12:30:05", 1_709_209_805_000_000),
      ("2024-02-29T14:30:05.25+02:00", 1_709_209_805_250_000),
      ("1970-01-01", 0),
      ("2024-02-29t12:30z", 1_709_209_800_000_000),
      ("1969-12-31T23:59:59.999999Z", -1),
      ("2024-02-29T12:30:05.123456789-0000", 1_709_209_805_123_456),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000_000),
    ] as [(String, Int64)]
  )
  func readsDatesOfTheWeb(_ text: String, _ microseconds: Int64) {
    #expect(Timestamp(rfc3339: text)?.microseconds == microseconds)
  }

  @Test(arguments: [
    "", "yesterday", "2023-02-29", "2024-13-01", "2024-00-10", "2024-01-01T25:00",
    "2024-01-01T1:00", "2024-01-01T10:00:00.Z", "2024-01-01T10:00:00+2", "2024-01-01T10:00Zx",
    "24-01-01", "2024-01-32",
  ])
  func refusesWhatIsNoDate(_ text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test func datesGoThereAndBack() {
    withSeed(11) { random in
      for _ in 0..<20_000 {
        let moment = Timestamp(
          microseconds: .random(
            in: -62_135_596_800_000_000...253_402_300_799_999_999,
            using: &random
          )
        )
        #expect(Timestamp(rfc3339: moment.rfc3339) == moment, "\(random)")
        #expect(Timestamp(CivilDate(moment, offset: 7_200), offset: 7_200) == moment, "\(random)")
      }
    }
    #expect(CivilDate(Timestamp(rfc3339: "2026-11-30") ?? Timestamp(seconds: 0)).weekday == 1)
  }

  @Test func arithmeticStopsAtTheEnds() {
    let (first, last) = (Timestamp(microseconds: .min), Timestamp(microseconds: .max))
    #expect(last.advanced(byMicroseconds: 1) == last && first.advanced(byMicroseconds: -1) == first)
    #expect(last.microseconds(since: first) == .max && first.microseconds(since: last) == .min)
    #expect(Timestamp(seconds: .max) == last && Timestamp(fractionalSeconds: -1e300) == first)
    #expect(Timestamp(fractionalSeconds: .nan).microseconds == 0)
    // The calendar knows the ends too.
    #expect(CivilDate(last).year == 294_247 && CivilDate(first).year == -290_308)
  }
}

@Suite struct VotesTests {
  @Test func stayWithinTheirRange() {
    #expect(Votes(up: -3, down: .max) == Votes(up: 0, down: Votes.maximumCount))
    #expect(Votes(score: -7) == Votes(up: 0, down: 7))
    #expect(Votes(score: .min).score == -Votes.maximumCount)
    #expect(Votes(up: .max, down: .max).total == 2 * Votes.maximumCount)
  }
}

@Suite struct CommentTests {
  @Test func seldomFieldsLeaveNoTrace() {
    var comment = Comment(id: "1", body: "Hello.")
    let plain = comment
    comment.details.reactions = [Reaction("🎉", count: 2)]
    #expect(comment != plain && comment.details.reactions.first?.count == 2)
    comment.details.reactions = []
    #expect(comment == plain)
  }

  @Test func nestingIsFlattenedAtOnce() {
    var comment = Comment(id: "0", author: "A", text: "")
    for number in 1...2_000 {
      comment = Comment(id: Comment.ID(Int64(number)), author: "A", text: "", replies: [comment])
    }
    let flat = Comment.flattened([comment])
    #expect(flat.count == 2_001 && flat.allSatisfy { $0.details.nestedReplies.isEmpty })
    #expect(flat.last?.id == "0" && flat.last?.parentID == "1")
  }
}
