import RejoinderCore
import TestSupport
import Testing

/// What folding hides in each look, and how it begins.
@Suite struct LookFoldingTests {
  private static let wordless = [DiscussionStyle.redditFoldable, .hackerNewsFoldable]

  @Test(.rows("N10", "N11"), arguments: DiscussionStyle.all.filter { !wordless.contains($0) })
  func aFoldedCommentKeepsItsWords(style: DiscussionStyle) {
    #expect(style.folding.hides == .replies)
    #expect(style.folding.showsWords(isCollapsed: true))
    #expect(style.folding.showsWords(isCollapsed: false))
    #expect(style.folding.canFold(hasReplies: true))
    #expect(!style.folding.canFold(hasReplies: false))
    #expect(style.folding.flashShare == 0)
  }

  @Test(arguments: wordless) func aFoldedCommentOfTheFoldableLooksKeepsItsName(
    style: DiscussionStyle
  ) {
    #expect(style.folding.hides == .repliesAndWords)
    #expect(!style.folding.showsWords(isCollapsed: true))
    #expect(style.folding.showsWords(isCollapsed: false))
    #expect(style.folding.expandsWholeThread)
    #expect(style.folding.initialFold == .none)
    #expect(style.folding.makesExpandedVisible)
  }

  @Test func onlyFoldableRedditFoldsCommentsWithoutReplies() {
    let folding = DiscussionStyle.all.filter { $0.folding.canFold(hasReplies: false) }
    #expect(folding.map(\.name) == ["reddit-foldable"])
  }

  /// Nothing would change if a comment folded that has neither replies nor words to lose.
  @Test func leavesFoldOnlyWhereTheirWordsGo() {
    var folding = FoldStyle()
    folding.foldsLeaves = true
    #expect(!folding.canFold(hasReplies: false))
    folding.hides = .repliesAndWords
    #expect(folding.canFold(hasReplies: false))
  }

  @Test func foldsFlashAsTheirOriginalsDo() {
    #expect(DiscussionStyle.redditFoldable.folding.flashShare == 0.06)
    #expect(DiscussionStyle.hackerNewsFoldable.folding.flashShare == 0.1)
    #expect(FoldStyle.flashDuration == 0.3)
  }

  @Test(.rows("S20", "S31")) func onlyImgurBeginsWithTheTopLevel() {
    let folded = DiscussionStyle.all.filter { $0.folding.initialFold == .rootsOnly }
    #expect(folded.map(\.name) == ["imgur"])
    #expect(DiscussionStyle.imgurExpanded.folding.expandsWholeThread)
    #expect(!DiscussionStyle.imgur.folding.expandsWholeThread)
  }

  /// The second of each pair differs in what its name says, and looks the same.
  @Test(arguments: [
    (DiscussionStyle.imgur, DiscussionStyle.imgurExpanded), (.reddit, .redditFoldable),
    (.hackerNews, .hackerNewsFoldable),
  ])
  func variantsLookAlike(one: DiscussionStyle, other: DiscussionStyle) {
    #expect(one.metrics == other.metrics && one.adaptations == other.adaptations)
    #expect(one.colors == other.colors && one.fonts == other.fonts)
    #expect(one.swipe == other.swipe && one.tap == other.tap)
    #expect(one.name != other.name && one.folding != other.folding)
  }

  /// Pages have them in addresses.
  @Test(arguments: DiscussionStyle.all) func namesAreSmallLettersDigitsAndHyphens(
    style: DiscussionStyle
  ) {
    let isPlain = style.name.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    #expect(isPlain && !style.name.isEmpty)
  }

  @Test func looksHaveTitlesInEveryLanguage() {
    for wording in [Wording.english, .spanish] {
      let titles = DiscussionStyle.all.map { wording.title(of: $0) }
      #expect(Set(titles).count == DiscussionStyle.all.count)
      #expect(Set(titles).isDisjoint(with: DiscussionStyle.all.map(\.name)))
    }
    #expect(Wording.english.title(of: .plain) == "plain")
  }

  @Test func looksAreFoundByTheirNames() {
    #expect(
      DiscussionStyle.all.map(\.name) == [
        "blocks", "simple", "imgur", "imgur-expanded", "reddit", "reddit-foldable", "hn",
        "hn-foldable",
      ]
    )
    for style in DiscussionStyle.all { #expect(DiscussionStyle.named(style.name) == style) }
    for name in ["", "Blocks", "plain", "hn "] { #expect(DiscussionStyle.named(name) == nil) }
  }
}
