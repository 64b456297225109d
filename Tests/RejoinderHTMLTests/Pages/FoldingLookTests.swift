import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// What folding does in each look, and where its control stands.
@Suite struct FoldingLookTests {
  private let site: SmallSite

  init() {
    let votes = Votes(up: 3)
    let comments = [
      Comment(id: "1", author: "Marta", body: "Words of one.", votes: votes),
      Comment(id: "2", parentID: "1", author: "Luis", body: "Words of two.", votes: votes),
      Comment(id: "3", parentID: "2", author: "Ana", body: "Words of three."),
      Comment(id: "4", author: "Olu", body: "Words of four.", votes: votes),
      Comment(id: "5", author: "Gone", body: "Words of five.", state: .removed),
      Comment(id: "6", parentID: "5", author: "Ben", body: "Words of six."),
    ]
    var site = SmallSite(Discussion(id: "d", comments: comments))
    site.offerEverything()
    self.site = site
  }

  private func page(_ style: DiscussionStyle, _ query: String = "levels=all") throws -> ParsedPage {
    try site.page(query + "&look=" + style.name)
  }

  private func toggle(_ id: String, _ page: ParsedPage) -> ParsedPage.Element? {
    page.first(in: "c-" + id) { $0.has("toggle") }
  }

  @Test(.rows("N11"), arguments: Look.all)
  func hidesWhatTheStyleHides(look: Look) throws {
    let style = look.style
    let page = try page(style, "levels=all&fold=1,5")
    #expect(page.rowIDs == ["1", "4", "5"])
    let row = try #require(page.element(id: "c-1"))
    let showsWords = style.folding.hides == .replies
    #expect(row.text.contains("Words of one.") == showsWords)
    #expect((page.first(in: "c-1") { $0.has("score") } != nil) == showsWords)
    #expect(row.has("folded") == !showsWords)
    // Whatever goes, name, age and the control stay.
    #expect(row.text.contains("Marta"))
    #expect(page.first(in: "c-1") { $0.has("age") } != nil)
    #expect(toggle("1", page)?.attributes["aria-expanded"] == "false")
    #expect(toggle("5", page)?.attributes["aria-expanded"] == "false")
  }

  @Test(arguments: Look.all)
  func foldsCommentsWithoutRepliesWhereTheStyleDoes(look: Look) throws {
    let style = look.style
    let page = try page(style)
    let isFoldable = style.name == "reddit-foldable"
    #expect(style.folding.canFold(hasReplies: false) == isFoldable)
    for id in ["3", "4", "6"] { #expect((toggle(id, page) != nil) == isFoldable) }
    let folded = try self.page(style, "levels=all&fold=4,3")
    #expect(folded.rowIDs == page.rowIDs)
    for (id, words) in [("3", "Words of three."), ("4", "Words of four.")] {
      #expect(folded.element(id: "c-" + id)?.text.contains(words) == !isFoldable)
      #expect(folded.element(id: "c-" + id)?.has("folded") == isFoldable)
    }
    guard isFoldable else { return }
    let control = try #require(toggle("4", folded))
    #expect(control.text == "Show")
    #expect(control.attributes["aria-label"] == "Show the comment by Olu")
    #expect(toggle("4", page)?.text == "Hide")
    #expect(toggle("4", page)?.attributes["aria-label"] == "Hide the comment by Olu")
    let back = try site.follow(control.attributes["href"] ?? "", from: folded).page
    #expect(back.element(id: "c-4")?.text.contains("Words of four.") == true)
    #expect(back.element(id: "c-3")?.has("folded") == true)
  }

  @Test(arguments: Look.all)
  func putsTheControlWhereTheStyleHasIt(look: Look) throws {
    let style = look.style
    let page = try page(style)
    let control = try #require(toggle("1", page))
    let around = page.elements[control.parent]
    let siblings = page.all { $0.parent == control.parent && $0.name != "bdi" }
    switch style.parts.togglePlace {
    case .heading: #expect(around.has("head") && siblings.last?.has("toggle") == true)
    case .barLeading: #expect(around.has("bar") && siblings.first?.has("toggle") == true)
    case .barTrailing: #expect(around.has("bar") && siblings.last?.has("toggle") == true)
    }
    // A row without words has no other place for it.
    let folded = try self.page(style, "levels=all&fold=1")
    let place = try #require(toggle("1", folded)?.parent)
    #expect(folded.elements[place].has("head") || style.folding.hides == .replies)
    let tomb = try #require(toggle("5", page)?.parent)
    #expect(page.elements[tomb].has("head"))
  }

  @Test(.rows("N16", "N17", "N34"), arguments: Look.all)
  func saysWhatTheStyleSays(look: Look) throws {
    let style = look.style
    let (open, folded) = (try page(style), try page(style, "levels=all&fold=1,2"))
    let isNumber = [.count, .badge].contains(style.parts.toggleForm)
    #expect(toggle("1", open)?.text == (isNumber ? "2 replies" : "Hide 2 replies"))
    #expect(toggle("2", open)?.text == (isNumber ? "1 reply" : "Hide 1 reply"))
    #expect(toggle("1", folded)?.text == (isNumber ? "2 replies" : "Show 2 replies"))
    // What is said does not depend on the look.
    #expect(toggle("1", open)?.attributes["aria-label"] == "Hide 2 replies to Marta")
    #expect(toggle("1", folded)?.attributes["aria-label"] == "Show 2 replies to Marta")
    for control in open.all(where: { $0.has("toggle") }) {
      #expect(control.attributes["aria-expanded"] == "true")
      #expect(control.attributes["rel"] == "nofollow")
    }
  }

  @Test(arguments: Look.all) func saysScoresAsTheStyleDoes(look: Look) throws {
    let style = look.style
    let score = try page(style).first(in: "c-1") { $0.has("score") }
    switch style.parts.score {
    case .points: #expect(score?.text == "3 points" && score?.has("up") == false)
    case .arrow: #expect(score?.text == "33 points" && score?.has("up") == true)
    case .hidden: #expect(score == nil)
    }
  }

  @Test(arguments: Look.all) func hasAvatarsWhereTheStyleHas(look: Look)
    throws
  {
    let style = look.style
    let hasAvatars = try page(style).elements.contains { $0.has("avatar") }
    #expect(hasAvatars == (style.metrics.avatarSize > 0))
  }
}
