import RejoinderCore
import TestSupport
import Testing

/// What holds for every language that comes with the package.
struct LanguageTests {
  private static let english = WordsOfALanguage(.english).texts

  private static let others = Wording.all.dropFirst().map { $0.language }

  /// Where a language has the same word as English, and is right to.
  private static let same: [String: Set<String>] = [
    "es": [
      "ages.short[0]", "ages.short[1]", "ages.short[2]", "choices.hackerNews", "choices.imgur",
      "choices.reddit", "dates.dayAndTime", "dates.universalTime", "markers.automated",
      "failures.because", "keys.control", "keys.escape",
      "ranking.separator", "speech.separator", "speech.textSeparator",
    ]
  ]

  private func words(_ language: String) throws -> [String: String] {
    WordsOfALanguage(try #require(Wording.all.first { $0.language == language })).texts
  }

  @Test func findsEveryWord() {
    #expect(Self.english.count > 300)
    #expect(Self.english["counts.replies.one"] == "{n} reply")
    #expect(Self.english["ages.long[5].other"] == "{n} years ago")
    #expect(Self.english["dates.months[11]"] == "December")
  }

  @Test(arguments: others)
  func hasEveryWordAndNoOther(language: String) throws {
    #expect(Set(try words(language).keys) == Set(Self.english.keys))
  }

  @Test(arguments: others)
  func noWordIsEmptyNorHasRoomAround(language: String) throws {
    for (path, text) in try words(language) {
      let isSeparator = path.hasSuffix("eparator")
      #expect(text.trimmed == text || isSeparator, "\(path): '\(text)'")
      #expect(!text.isEmpty, "\(path)")
    }
  }

  @Test(arguments: others)
  func everyPlaceOfEnglishIsThere(language: String) throws {
    for (path, text) in try words(language) {
      let places = WordsOfALanguage.places(in: Self.english[path] ?? "")
      #expect(WordsOfALanguage.places(in: text) == places, "\(path): '\(text)'")
    }
  }

  /// A new English word without its translation fails here.
  @Test(arguments: others)
  func nothingIsStillEnglish(language: String) throws {
    let same = try #require(Self.same[language])
    var found: Set<String> = []
    for (path, text) in try words(language) where text == Self.english[path] {
      let name = path.replacing(#/\.(zero|one|two|few|many|other)$/#, with: "")
      #expect(same.contains(name), "\(path) is '\(text)' in both")
      found.insert(name)
    }
    #expect(found == same, "what is listed as the same is the same")
  }

  @Test(arguments: Wording.all.map { $0.language })
  func oneThingIsNeverManyThings(language: String) throws {
    let wording = try #require(Wording.all.first { $0.language == language })
    #expect(wording.pluralCategory(1) == .one)
    #expect(wording.pluralCategory(0) == .other)
    for phrase in [
      wording.counts.replies, wording.counts.showReplies, wording.counts.hideReplies,
      wording.counts.comments, wording.counts.people, wording.counts.points,
      wording.counts.moreReplies, wording.counts.moreComments, wording.counts.continued,
      wording.announcements.arrived, wording.announcements.hidden, wording.announcements.loaded,
      wording.navigation.singleThread, wording.pages.levels,
    ] {
      #expect(wording.text(phrase, 1) != wording.text(phrase, 2).replacing("2", with: "1"))
    }
  }

  @Test(arguments: Wording.all.map { $0.language })
  func ordersAndPlaceholdersAreToldApart(language: String) throws {
    let wording = try #require(Wording.all.first { $0.language == language })
    #expect(Set(CommentOrder.allCases.map(wording.title)).count == CommentOrder.allCases.count)
    let placeholders = Set(CommentState.allCases.compactMap(wording.placeholder))
    #expect(placeholders.count == CommentState.allCases.count - 1)
  }

  @Test func languagesNameThemselves() {
    #expect(Wording.all.map { $0.nameInItself } == ["English", "Español"])
    #expect(Wording.all.map { $0.language } == ["en", "es"])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
