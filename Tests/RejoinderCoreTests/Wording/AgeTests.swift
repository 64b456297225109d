import RejoinderCore
import TestSupport
import Testing

struct AgeTests {
  private let wording = Wording.english

  private func age(
    _ seconds: Int64,
    _ form: Wording.AgeForm,
    _ wording: Wording = .english
  ) -> String {
    let date = Timestamp(seconds: 1_700_000_000 as Int64)
    return wording.age(since: date, now: date.advanced(byMicroseconds: seconds * 1_000_000), form)
  }

  private static let minute: Int64 = 60
  private static let hour: Int64 = 3600
  private static let day: Int64 = 86_400

  /// Just under, at and just over each border.
  @Test(
    arguments: [
      (-1_000_000, "just now", "now"), (-1, "just now", "now"), (0, "just now", "now"),
      (59, "just now", "now"), (60, "1 minute ago", "1 min"), (61, "1 minute ago", "1 min"),
      (119, "1 minute ago", "1 min"), (120, "2 minutes ago", "2 min"),
      (hour - 24, "59 minutes ago", "59 min"), (hour - 1, "59 minutes ago", "59 min"),
      (hour, "1 hour ago", "1 h"), (hour + 1, "1 hour ago", "1 h"),
      (2 * hour - 1, "1 hour ago", "1 h"), (2 * hour, "2 hours ago", "2 h"),
      (day - 1, "23 hours ago", "23 h"), (day, "yesterday", "1 d"), (day + 1, "yesterday", "1 d"),
      (2 * day - 1, "yesterday", "1 d"), (2 * day, "2 days ago", "2 d"),
      (2 * day + 1, "2 days ago", "2 d"), (7 * day - 1, "6 days ago", "6 d"),
      (7 * day, "1 week ago", "1 w"), (7 * day + 1, "1 week ago", "1 w"),
      (14 * day - 1, "1 week ago", "1 w"), (14 * day, "2 weeks ago", "2 w"),
      (28 * day, "4 weeks ago", "4 w"), (30 * day - 1, "4 weeks ago", "4 w"),
      (30 * day, "1 month ago", "1 mo"), (30 * day + 1, "1 month ago", "1 mo"),
      (60 * day, "1 month ago", "1 mo"), (61 * day, "2 months ago", "2 mo"),
      (335 * day, "11 months ago", "11 mo"), (336 * day, "11 months ago", "11 mo"),
      (365 * day - 1, "11 months ago", "11 mo"), (365 * day, "1 year ago", "1 y"),
      (365 * day + 1, "1 year ago", "1 y"), (730 * day, "1 year ago", "1 y"),
      (731 * day, "2 years ago", "2 y"), (146_097 * day, "400 years ago", "400 y"),
    ] as [(Int64, String, String)]
  )
  func roundsDownAtEachBorder(seconds: Int64, long: String, short: String) {
    #expect(age(seconds, .long) == long)
    #expect(age(seconds, .short) == short)
  }

  @Test(
    arguments: [
      (-1, "hace un momento", "ahora"), (0, "hace un momento", "ahora"),
      (59, "hace un momento", "ahora"), (60, "hace 1 minuto", "1 min"),
      (119, "hace 1 minuto", "1 min"), (120, "hace 2 minutos", "2 min"),
      (hour - 1, "hace 59 minutos", "59 min"), (hour, "hace 1 hora", "1 h"),
      (2 * hour, "hace 2 horas", "2 h"), (day - 1, "hace 23 horas", "23 h"),
      (day, "ayer", "1 d"), (2 * day - 1, "ayer", "1 d"), (2 * day, "hace 2 días", "2 d"),
      (7 * day - hour, "hace 6 días", "6 d"), (7 * day, "hace 1 semana", "1 sem."),
      (29 * day, "hace 4 semanas", "4 sem."), (30 * day, "hace 1 mes", "1 mes"),
      (61 * day, "hace 2 meses", "2 meses"), (364 * day, "hace 11 meses", "11 meses"),
      (365 * day, "hace 1 año", "1 año"), (731 * day, "hace 2 años", "2 años"),
    ] as [(Int64, String, String)]
  )
  func roundsDownAtEachBorderInSpanish(seconds: Int64, long: String, short: String) {
    #expect(age(seconds, .long, .spanish) == long)
    #expect(age(seconds, .short, .spanish) == short)
  }

  /// Numbers that the next unit says, and plurals of one.
  private static let wrong = [
    "60 min", "24 h", "7 d", "5 w", "5 sem", "12 mo", "12 mes", "1 minutes", "1 hours", "1 days",
    "1 weeks", "1 months", "1 years", "1 minutos", "1 horas", "1 días", "1 semanas", "1 meses",
    "1 años", "hace 1 día",
  ]

  private static let units = [1, minute, hour, day, 7 * day, 30 * day]

  @Test(.trail, arguments: Wording.all.map { $0.language })
  func nothingIsSaidThatTheNextUnitSays(language: String) throws {
    let wording = try #require(Wording.matching(language))
    withSeed(23) { random in
      for _ in 0..<20_000 {
        // As often around each unit, and often at its borders.
        let unit = Self.units.randomElement(using: &random) ?? 1
        let count = Int64.random(in: 0...400, using: &random)
        let seconds = count * unit + Int64.random(in: -1...1, using: &random)
        for form in [Wording.AgeForm.short, .long] {
          let words = age(seconds, form, wording)
          // A space before it: "160 minutes" holds no "60 minutes".
          let isWrong = Self.wrong.contains { (" " + words).contains(" " + $0) }
          #expect(!isWrong && !(" " + words).contains(" 0 "), "\(seconds) s: \(words)")
        }
      }
    }
  }

  @Test func theSameDayInLaterYearsIsThatManyYears() {
    let date = Timestamp(CivilDate(year: 2004, month: 3, day: 1))
    for years in 2...90 {
      let later = Timestamp(CivilDate(year: 2004 + Int64(years), month: 3, day: 2))
      #expect(wording.age(since: date, now: later, .short) == "\(years) y")
    }
  }

  @Test func neverSaysSixtyMinutesNorTwelveMonths() {
    for seconds in stride(from: 0, through: 800 * Self.day, by: 977) {
      let words = age(seconds, .long)
      #expect(
        !words.hasPrefix("60 ") && !words.hasPrefix("24 hours") && !words.hasPrefix("12 months")
      )
      #expect(!words.hasPrefix("0 ") && !(words.hasPrefix("1 ") && words.contains("s ago")))
    }
  }

  @Test func theEndsOfTimeAreAges() {
    let (first, last) = (Timestamp(microseconds: .min), Timestamp(microseconds: .max))
    #expect(wording.age(since: last, now: first) == "just now")
    #expect(wording.age(since: first, now: last) == "292,277 years ago")
  }

  @Test func wordsOfTheSourceStandInForADate() {
    let now = Timestamp(seconds: 1_700_000_000 as Int64)
    let ages = [
      Age(since: nil, or: "2h", now: now), Age(since: now, or: "2h", now: now),
      Age(since: nil, or: "", now: now),
    ]
    #expect(ages.map { $0.map { wording.text($0) } } == ["2h", "just now", nil])
  }
}
