import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What holds for the sheets of all looks.
@Suite struct StyleSheetTests {
  @Test(arguments: Look.all) func isBalancedAndFetchesNothing(look: Look) {
    let style = look.style
    let css = StyleSheet(style).bytes.string
    let opened = css.utf8.count { $0 == UInt8(ascii: "{") }
    #expect(opened == css.utf8.count { $0 == UInt8(ascii: "}") })
    #expect(opened > 100)
    for word in ["url(", "@import", "@font-face", "expression(", "</", "\u{0}", "!important"] {
      #expect(!css.contains(word))
    }
  }

  @Test func haveAddressesOfTheirOwn() {
    let paths = DiscussionStyle.all.map { StyleSheet($0).path }
    #expect(Set(paths).count == paths.count)
    #expect(paths.first == "/rejoinder-blocks.css")
  }

  @Test(arguments: Look.all)
  func knowsEveryClassThatPagesUse(look: Look) throws {
    let style = look.style
    var maker = RandomDiscussion(default: 9)
    let discussion = maker.make(count: 600)
    var site = SmallSite(discussion: discussion, outline: CommentOutline(CommentTree(discussion)))
    site.offerEverything()
    let css = StyleSheet(style).bytes.string
    // They say what something is and leave its looks to others.
    var unstyled: Set = [style.name, "list", "folded", "still", "light", "dark"]
    if style.metrics.connector != .elbow { unstyled.formUnion(["s"] + (1...8).map { "g\($0)" }) }
    var unknown: Set<String> = []
    for query in ["", "levels=2", "at=nope", "levels=all", "comment=id.2F7", "at=id.2F7"] {
      for element in try site.page(query + "&look=" + style.name).elements {
        unknown.formUnion(element.classes.map(String.init).filter { !unstyled.contains($0) })
      }
    }
    unknown = unknown.filter { css.firstRange(of: "." + $0) == nil }
    #expect(unknown == [], "\(maker.random)")
  }

  @Test(.rows("N31")) func makesTargetsLargerThanWhatIsDrawn() {
    let sheet = ParsedSheet(.blocks)
    #expect(sheet.length("--hit", of: ":root") == 28)
    let coarse = sheet.rules.first {
      $0.conditions == ["@media (pointer: coarse)"] && $0.selectors == [":root", ":host"]
    }
    #expect(coarse?.declarations.map(\.value) == ["2.75rem"])
    #expect(DiscussionMetrics.touchTarget == 2.75 * 16)
    #expect(sheet.text.contains("inset-block: calc((100% - max(100%, var(--hit))) / 2)"))
  }

  @Test(arguments: Look.all) func answersWhatReadersPrefer(look: Look) {
    let style = look.style
    let conditions = Set(ParsedSheet(style).rules.flatMap(\.conditions))
    for feature in [
      "(prefers-reduced-motion: no-preference)", "(prefers-contrast: more)",
      "(forced-colors: active)", "print", "(pointer: coarse)",
    ] {
      #expect(conditions.contains("@media \(feature)"))
    }
    #expect(!StyleSheet(style).bytes.string.contains("transition: all"))
  }

  @Test(arguments: Look.all) func nothingMovesForThoseWhoWantCalm(look: Look) {
    let style = look.style
    for rule in ParsedSheet(style).rules {
      let isCalm = rule.conditions.contains("@media (prefers-reduced-motion: no-preference)")
      for declaration in rule.declarations
      where ["animation", "transition", "animation-duration"].contains(declaration.name) {
        #expect(isCalm, "\(rule.selectors)")
      }
    }
  }
}
