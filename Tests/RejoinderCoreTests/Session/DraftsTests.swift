import TestSupport
import Testing

@testable import RejoinderCore

private typealias Draft = Drafts.Draft

private let key = Drafts.Key("talk", parentID: "c7", authorID: "marta")

private func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: seconds) }

private func draft(_ text: String, _ seconds: Int64 = 0, from revision: Int64 = 0) -> Draft {
  Draft(text, updatedAt: at(seconds), revision: revision)
}

extension Drafts {
  /// Saves at the draft's own moment.
  fileprivate mutating func save(_ draft: Draft, for key: Key = key) -> Saving {
    save(draft, for: key, at: draft.updatedAt)
  }

  fileprivate var text: String? { draft(for: key)?.text }
  fileprivate var otherTexts: [String] { others(for: key).map(\.text) }
}

@Suite struct DraftsTests {
  @Test(.rows("T26")) func keepsWhatStandsInABoxWithItsQuoteAndPlace() {
    var drafts = Drafts()
    let written = Draft("Who has", quotedID: "c3", alsoInChannel: true, updatedAt: at(5))
    let saved = drafts.save(written)
    #expect(saved.draft?.revision == 1 && drafts.text == "Who has")
    #expect(drafts.draft(for: key)?.quotedID == "c3")
    #expect(drafts.draft(for: key)?.alsoInChannel == true)
  }

  @Test(arguments: [
    Drafts.Key("other", parentID: "c7", authorID: "marta"),
    Drafts.Key("talk", parentID: "c8", authorID: "marta"), Drafts.Key("talk", authorID: "marta"),
    Drafts.Key("talk", parentID: "c7", authorID: "luis"), Drafts.Key("talk", parentID: "c7"),
  ])
  func tellsBoxesApart(_ other: Drafts.Key) {
    var drafts = Drafts()
    _ = drafts.save(draft("here"))
    _ = drafts.save(draft("there"), for: other)
    #expect(drafts.text == "here" && drafts.draft(for: other)?.text == "there")
  }

  @Test(arguments: ["", " ", "\n\t \r\n"]) func takesBlanksForNoDraft(_ text: String) {
    var drafts = Drafts()
    let saved = drafts.save(draft("words"))
    let cleared = drafts.save(draft(text, 1, from: saved.draft?.revision ?? 0))
    #expect(cleared == .cleared && drafts == Drafts([], lastRevision: 1))
  }

  @Test func canBeKeptAndTakenUpAgain() {
    var drafts = Drafts()
    _ = drafts.save(draft("one"))
    _ = drafts.save(draft("two"))
    drafts.beginSending(key, as: "post")
    #expect(Drafts(drafts.all, lastRevision: drafts.lastRevision) == drafts)
    #expect(Drafts(drafts.all).lastRevision == drafts.lastRevision)
    #expect(Drafts(drafts.all + [.init(key, draft: draft("late"))]) == Drafts(drafts.all))
  }
}

@Suite struct DraftsConflictTests {
  @Test func keepsBothWhenTwoTabsWrite() {
    var drafts = Drafts()
    let first = drafts.save(draft("tab A", 1)).draft?.revision ?? 0
    let saved = drafts.save(draft("tab B", 2, from: 0))
    guard case .conflict(let kept, let other) = saved else {
      Issue.record("no conflict: \(saved)")
      return
    }
    #expect(kept.text == "tab B" && other?.text == "tab A")
    #expect(drafts.text == "tab B" && drafts.otherTexts == ["tab A"])
    #expect(kept.revision > first)
  }

  @Test func letsTheNewerWordsHaveTheBox() {
    var drafts = Drafts()
    _ = drafts.save(draft("tab A", 2))
    let saved = drafts.save(draft("tab B", 1, from: 0))
    #expect(saved.draft?.text == "tab A" && drafts.otherTexts == ["tab B"])
  }

  @Test func noticesTheConflictAgainUntilTheWordsOfTheBoxAreTakenOver() {
    var drafts = Drafts()
    _ = drafts.save(draft("tab A", 2))
    let first = draft("tab B", 1, from: 0)
    #expect(drafts.save(first).revision(keeping: first) == 0)
    let second = draft("tab B, on", 3, from: 0)
    let saved = drafts.save(second)
    #expect(saved.revision(keeping: second) == saved.draft?.revision)
    #expect(drafts.text == "tab B, on" && drafts.otherTexts == ["tab A"])
    let cleared = draft("", 4, from: saved.draft?.revision ?? 0)
    #expect(drafts.save(cleared).revision(keeping: cleared) == cleared.revision)
  }

  @Test func keepsNothingTwiceThatTheNewerWordsBeginWith() {
    var drafts = Drafts()
    _ = drafts.save(draft("Who", 1))
    let saved = drafts.save(draft("Who has the key?", 2, from: 0))
    #expect(saved.draft?.text == "Who has the key?" && drafts.otherTexts == [])
  }

  @Test func agreesWhereBothTabsSayTheSame() {
    var drafts = Drafts()
    let first = drafts.save(draft("same", 1))
    #expect(drafts.save(draft("same", 2)) == first)
  }

  @Test func givesNoWordsUpForAnEmptyBox() {
    var drafts = Drafts()
    _ = drafts.save(draft("words", 1))
    let saved = drafts.save(draft("", 2, from: 0))
    #expect(saved.draft?.text == "words" && drafts.text == "words")
  }

  @Test func neverGivesAnEditionTwice() {
    var drafts = Drafts()
    let old = drafts.save(draft("first life", 1)).draft?.revision ?? 0
    _ = drafts.save(draft("", 2, from: old))
    var again = Drafts(drafts.all, lastRevision: drafts.lastRevision)
    _ = again.save(draft("second life", 3))
    let saved = again.save(draft("another tab", 4, from: old))
    #expect(saved.draft?.text == "another tab" && again.otherTexts == ["second life"])
  }

  @Test func discardsASecondVersionOnlyWhenAsked() {
    var drafts = Drafts()
    _ = drafts.save(draft("one", 1))
    _ = drafts.save(draft("two", 2))
    let other = drafts.others(for: key)[0]
    _ = drafts.save(draft("", 3, from: drafts.draft(for: key)?.revision ?? 0))
    #expect(drafts.text == nil && drafts.otherTexts == ["one"])
    drafts.discard(other, for: key)
    #expect(drafts.all.isEmpty)
  }

  @Test(arguments: [-1, 0, 1]) func boundsTheSecondVersions(_ excess: Int) {
    var drafts = Drafts()
    let count = Drafts.otherCapacity + excess
    for number in 0...count { _ = drafts.save(draft("words of \(number).", Int64(number))) }
    #expect(drafts.others(for: key).count == min(count, Drafts.otherCapacity))
    #expect(drafts.others(for: key).first?.text == "words of \(count - 1).")
  }

  @Test(.trail) func losesNoWordsOfTwoTabs() {
    withEvery("round", in: 0..<60 as Range<UInt64>) { round in
      withSeed(round) { random in
        var drafts = Drafts()
        var texts = ["A:", "B:"]
        var seen: [Int64] = [0, 0]
        for step in 0..<40 {
          let tab = Int.random(in: 0..<2, using: &random)
          texts[tab] += String(Int.random(in: 0..<10, using: &random))
          // Clocks of two tabs may differ, as may the moments at which they save.
          let moment = Int64(step) + Int64.random(in: -3...3, using: &random)
          let written = draft(texts[tab], moment, from: seen[tab])
          seen[tab] = drafts.save(written).revision(keeping: written)
          let kept = [drafts.text].compactMap { $0 } + drafts.otherTexts
          #expect(texts.allSatisfy { text in text.count == 2 || kept.contains(text) }, "\(kept)")
        }
      }
    }
  }
}

@Suite struct DraftsSendingTests {
  @Test func goesWithTheAcknowledgementOfExactlyItsWords() {
    var drafts = Drafts()
    _ = drafts.save(draft("words"))
    let sent = drafts.beginSending(key, as: "post")
    #expect(sent?.text == "words" && drafts.isSending(key) && drafts.text == "words")
    #expect(drafts.acknowledged("post") == key)
    #expect(drafts.all.isEmpty && !drafts.isSending(key))
    #expect(drafts.acknowledged("post") == nil)
  }

  @Test func staysWhereMoreWasTypedMeanwhile() {
    var drafts = Drafts()
    let saved = drafts.save(draft("words"))
    drafts.beginSending(key, as: "post")
    _ = drafts.save(draft("words, and more", 1, from: saved.draft?.revision ?? 0))
    drafts.acknowledged("post")
    #expect(drafts.text == "words, and more" && !drafts.isSending(key))
  }

  @Test func staysWhereOnlyTheQuoteOrThePlaceChanged() {
    for change in [
      Draft("words", quotedID: "c1", updatedAt: at(1), revision: 1),
      Draft("words", alsoInChannel: true, updatedAt: at(1), revision: 1),
    ] {
      var drafts = Drafts()
      _ = drafts.save(draft("words"))
      drafts.beginSending(key, as: "post")
      _ = drafts.save(change)
      drafts.acknowledged("post")
      #expect(drafts.text == "words")
    }
  }

  @Test func comesBackIntoAnEmptyBox() {
    var drafts = Drafts()
    let saved = drafts.save(draft("words"))
    drafts.beginSending(key, as: "post")
    _ = drafts.save(draft("", 1, from: saved.draft?.revision ?? 0))
    #expect(drafts.text == nil && drafts.isSending(key))
    #expect(drafts.returned("post") == key && drafts.text == "words")
    #expect(drafts.returned("post") == nil)
  }

  @Test func comesBackBesideOtherWords() {
    var drafts = Drafts()
    let saved = drafts.save(draft("words"))
    drafts.beginSending(key, as: "post")
    _ = drafts.save(draft("others", 1, from: saved.draft?.revision ?? 0))
    drafts.returned("post")
    #expect(drafts.text == "others" && drafts.otherTexts == ["words"])
  }

  @Test func comesBackOnceWhereItNeverLeft() {
    var drafts = Drafts()
    _ = drafts.save(draft("words"))
    drafts.beginSending(key, as: "post")
    drafts.returned("post")
    #expect(drafts.text == "words" && drafts.otherTexts == [] && !drafts.isSending(key))
  }

  @Test func sendsNothingFromAnEmptyBox() {
    var drafts = Drafts()
    #expect(drafts.beginSending(key, as: "post") == nil && drafts.all.isEmpty)
  }

  @Test func followsAParentToItsServersID() {
    var drafts = Drafts()
    _ = drafts.save(draft("here"))
    let quoting = Drafts.Key("talk")
    _ = drafts.save(Draft("there", quotedID: "c7", updatedAt: at(0)), for: quoting)
    let elsewhere = Drafts.Key("other", parentID: "c7", authorID: "marta")
    _ = drafts.save(draft("elsewhere"), for: elsewhere)
    drafts.rename("c7", to: "77", in: "talk")
    let renamed = Drafts.Key("talk", parentID: "77", authorID: "marta")
    #expect(drafts.draft(for: renamed)?.text == "here" && drafts.text == nil)
    #expect(drafts.draft(for: quoting)?.quotedID == "77")
    #expect(drafts.draft(for: elsewhere)?.text == "elsewhere")
  }

  @Test func goesThoughWhatItQuotesGotAnotherID() {
    var drafts = Drafts()
    _ = drafts.save(Draft("words", quotedID: "c9", updatedAt: at(0)))
    drafts.beginSending(key, as: "post")
    drafts.rename("c9", to: "9", in: "talk")
    drafts.acknowledged("post")
    #expect(drafts.all.isEmpty)
  }

  @Test func keepsWhatTheServersIDHadAlready() {
    var drafts = Drafts()
    let renamed = Drafts.Key("talk", parentID: "77", authorID: "marta")
    _ = drafts.save(Draft("before", quotedID: "c7", updatedAt: at(0)), for: renamed)
    _ = drafts.save(draft("here"))
    drafts.rename("c7", to: "77", in: "talk")
    #expect(drafts.draft(for: renamed)?.text == "here")
    #expect(drafts.others(for: renamed).map(\.text) == ["before"])
  }
}

@Suite struct DraftsLimitTests {
  @Test(arguments: [-1, 0, 1]) func forgetsTheBoxUsedLongestAgo(_ excess: Int) {
    var drafts = Drafts()
    let count = Drafts.capacity + excess
    let keys = (0..<count).map { Drafts.Key("talk", parentID: Comment.ID(Int64($0))) }
    // The clock runs backwards: the order of use counts, or the newest words would go.
    for (number, key) in keys.enumerated() {
      _ = drafts.save(draft("words", Int64(-number)), for: key)
    }
    #expect(drafts.all.count == min(count, Drafts.capacity))
    #expect((drafts.draft(for: keys[0]) == nil) == (excess > 0))
    #expect(keys.dropFirst().allSatisfy { drafts.draft(for: $0) != nil })
  }

  @Test func neverForgetsWhatIsUnderWay() {
    var drafts = Drafts()
    _ = drafts.save(draft("words"))
    drafts.beginSending(key, as: "post")
    for number in 0...Drafts.capacity {
      _ = drafts.save(draft("more"), for: Drafts.Key("talk", parentID: Comment.ID(Int64(number))))
    }
    drafts.expire(at: Timestamp(microseconds: .max))
    #expect(drafts.text == "words" && drafts.all.count == 1)
    #expect(drafts.draft(for: Drafts.Key("talk", parentID: "0")) == nil)
  }

  @Test(arguments: [-1, 0, 1] as [Int64]) func forgetsWhatIsTooOld(_ excess: Int64) {
    var drafts = Drafts()
    _ = drafts.save(draft("words"))
    let now = at(0).advanced(byMicroseconds: Drafts.lifetime + excess)
    _ = drafts.save(Draft("more", updatedAt: now), for: Drafts.Key("talk"), at: now)
    #expect((drafts.text == nil) == (excess > 0))
    #expect(drafts.draft(for: Drafts.Key("talk")) != nil)
  }

  @Test func keepsWhatSeemsToBeFromTheFuture() {
    var drafts = Drafts()
    _ = drafts.save(draft("words", 1_000_000))
    drafts.expire(at: at(0))
    #expect(drafts.text == "words")
  }
}
