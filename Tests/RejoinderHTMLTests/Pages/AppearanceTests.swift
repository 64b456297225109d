import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

/// Looks, themes and languages of pages.
@Suite struct AppearanceTests {
  private let site: SmallSite

  init() {
    var maker = RandomDiscussion(default: 21)
    site = SmallSite(maker.make(count: 60, tail: 6))
  }

  private var fullSite: SmallSite {
    var site = site
    site.offerEverything()
    return site
  }

  private func appearance(_ query: String) -> PageAppearance {
    PageState(parameters: SmallSite.parameters(query)).appearance
  }

  // MARK: Addresses

  @Test func readsWhatAddressesSay() {
    let asked = appearance("look=hn-foldable&theme=dark&lang=es")
    #expect(asked.look == "hn-foldable")
    #expect(asked.theme == .dark)
    #expect(asked.language == "es")
    #expect(appearance("theme=light").theme == .light)
    let state = PageState(parameters: [("comment", "a.20b"), ("context", "7")])
    #expect(state.focus == "a b")
    #expect(state.context == 7)
  }

  @Test(arguments: [
    ("theme", "Dark"), ("theme", ""), ("look", ""), ("look", "a b"), ("look", "../x"),
    ("look", String(repeating: "x", count: 33)), ("lang", "<b>"), ("lang", "es_MX"), ("lang", ""),
    ("comment", "a b"), ("comment", "%"), ("context", "x"), ("context", "-1"), ("context", ""),
    ("context", "9999999999"), ("context", "3"), ("Look", "hn"), ("language", "es"),
  ])
  func takesWhatCannotBeReadAsAbsent(name: String, value: String) {
    #expect(PageState(parameters: [(name, value)]) == PageState())
  }

  @Test(arguments: [("0", 0), ("1", 1), ("99", 99), ("100", 100), ("101", 100), ("999999999", 100)])
  func showsAHundredLevelsAboveAtMost(value: String, context: Int) {
    #expect(PageState(parameters: [("context", value)]).context == context)
  }

  @Test func tellsAppearancesApart() {
    let all = ["", "look=hn", "look=reddit", "theme=dark", "theme=light", "lang=es", "lang=en"]
    for one in all {
      for other in all { #expect((appearance(one) == appearance(other)) == (one == other)) }
    }
    #expect(appearance("look=hn").hashValue == appearance("look=hn&x=1").hashValue)
  }

  @Test(arguments: [
    "look=reddit", "theme=dark", "lang=es", "look=imgur&theme=light&lang=es",
    "look=hn-foldable&theme=dark&lang=en",
  ])
  func everyLinkKeepsTheAppearance(query: String) throws {
    for view in ["", "levels=2&fold=id.2F1", "comment=id.2F7&context=1", "at=id.2F9&sort=newest"] {
      let page = try fullSite.page(view + "&" + query)
      let choices = Set(page.elements.indices.filter { page.elements[$0].has("appearance") })
      for (index, link) in page.elements.enumerated() {
        guard let address = link.attributes["href"], !page.isInside(index, choices) else {
          continue
        }
        // What leads to the page's own path would leave the appearance behind.
        guard link.attributes["rel"] != "canonical" else { continue }
        #expect(!address.hasPrefix("/d"))
        guard address.first == "?" else { continue }
        #expect(appearance(SmallSite.query(of: address)) == appearance(query), "\(address)")
      }
    }
  }

  @Test(arguments: ["look=nope", "lang=xx", "theme=grey", "look=nope&lang=xx&theme=grey"])
  func leavesBehindWhatIsNotOffered(query: String) throws {
    let (page, usual) = (fullSite.html(query), fullSite.html(""))
    #expect(page == usual)
    let plain = site.html("look=hn&lang=es")
    #expect(plain == site.html(""))
  }

  @Test func namesNoLookThatIsTheFirst() throws {
    let (named, usual) = (fullSite.html("look=blocks"), fullSite.html(""))
    #expect(named == usual)
  }

  @Test func tellsSearchEnginesOfOneAppearance() throws {
    func canonical(_ query: String) throws -> String? {
      try fullSite.page(query).elements.first { $0.attributes["rel"] == "canonical" }?
        .attributes["href"]
    }
    #expect(try canonical("look=hn&theme=dark") == "/d")
    #expect(try canonical("look=hn&theme=dark&lang=es") == "?lang=es")
    #expect(try canonical("comment=id.2F7") == nil)
  }

  // MARK: Pages

  @Test(arguments: Look.all, [nil, PageAppearance.Theme.light, .dark])
  func hasTheLookThatIsAskedFor(look: Look, theme: PageAppearance.Theme?) throws {
    let style = look.style
    let query = "look=" + style.name + (theme.map { "&theme=" + $0.name } ?? "")
    let page = try fullSite.page(query)
    let classes = page.elements[0].classes.map(String.init)
    #expect(classes == [style.name] + (theme.map { [$0.name] } ?? []))
    let sheets = page.all { $0.attributes["rel"] == "stylesheet" }
    #expect(sheets.map { $0.attributes["href"] } == [StyleSheet(style).path])
    let scheme = page.elements.first { $0.attributes["name"] == "color-scheme" }
    #expect(scheme?.attributes["content"] == theme?.name ?? "light dark")
  }

  @Test(arguments: Look.all) func offersEveryLook(look: Look) throws {
    let style = look.style
    let page = try fullSite.page("look=" + style.name + "&theme=dark&comment=id.2F7")
    let looks = page.choices(Wording.english.choices.look)
    #expect(looks.map(\.text) == DiscussionStyle.all.map(Wording.english.title))
    #expect(
      looks.filter { $0.attributes["aria-current"] != nil }.map(\.text) == [
        Wording.english.title(of: style)
      ]
    )
    for (link, other) in zip(looks, DiscussionStyle.all) {
      let address = try #require(link.attributes["href"])
      let led = try fullSite.follow(address, from: page).page
      #expect(led.elements[0].attributes["class"] == other.name + " dark")
      #expect(led.rows.count == page.rows.count)
    }
  }

  @Test func offersThemesAndLanguages() throws {
    let page = try fullSite.page("theme=light")
    let themes = page.choices(Wording.english.choices.theme)
    #expect(themes.map(\.text) == ["System", "Light", "Dark"])
    #expect(themes.map { $0.attributes["aria-current"] } == [nil, "true", nil])
    #expect(themes.map { $0.attributes["href"] } == ["/d", "?theme=light", "?theme=dark"])
    let languages = page.choices(Wording.english.choices.language)
    #expect(languages.map(\.text) == ["English", "Español"])
    #expect(languages.map { $0.attributes["lang"] } == ["en", "es"])
    #expect(languages.map { $0.attributes["aria-current"] } == ["true", nil])
    let spanish = try fullSite.follow(languages[1].attributes["href"] ?? "", from: page).page
    #expect(spanish.elements[0].attributes["lang"] == "es")
    #expect(spanish.elements[0].attributes["class"] == "blocks light")
  }

  @Test func offersNothingWhereThereIsNoChoice() throws {
    #expect(try !site.page("").elements.contains { $0.has("appearance") })
  }

  // MARK: Levels

  private func shownLevels(_ page: ParsedPage) -> [String] {
    page.choices(Wording.english.pages.replies).filter { $0.attributes["aria-current"] != nil }
      .map(\.text)
  }

  @Test(arguments: [
    ("", "All"), ("levels=all", "All"), ("levels=1", "None"),
    ("levels=2", "2 levels"), ("levels=3", "3 levels"), ("levels=4", ""),
    ("look=imgur", "None"), ("look=imgur&levels=all", "All"),
    ("look=imgur&levels=2", "2 levels"), ("look=imgur-expanded", "All"),
    ("look=reddit", "All"), ("look=hn-foldable", "All"),
    ("levels=999", "All"), ("look=imgur&comment=id.2F0", "All"),
    ("comment=id.2F0&levels=2", "2 levels"),
  ])
  func marksTheLevelsThatShow(query: String, title: String) throws {
    #expect(try shownLevels(fullSite.page(query)).joined(separator: ", ") == title)
  }

  @Test func marksNoLevelsWhereSomethingWasFoldedByHand() throws {
    let page = try fullSite.page("")
    let toggle = try #require(page.all { $0.has("toggle") }.first?.attributes["href"])
    #expect(try shownLevels(fullSite.follow(toggle, from: page).page) == [])
  }

  /// All of two levels are two levels.
  @Test func marksOneChoiceWhereTwoAreTheSame() throws {
    let comments = [
      Comment(id: "1", author: "A", body: "b"),
      Comment(id: "2", parentID: "1", author: "A", body: "b"),
    ]
    let site = SmallSite(Discussion(id: "d", comments: comments))
    #expect(try shownLevels(site.page("")) == ["All"])
    #expect(try shownLevels(site.page("levels=2")) == ["2 levels"])
    #expect(try shownLevels(site.page("levels=9")) == ["All"])
  }

  @Test(.rows("S20", "S31")) func beginsWithTheTopLevelInSomeLooks() throws {
    let roots = try fullSite.page("levels=1").rowIDs
    #expect(roots.count > 1)
    for style in DiscussionStyle.all {
      let ids = try fullSite.page("look=" + style.name).rowIDs
      #expect((ids == roots) == (style.folding.initialFold == .rootsOnly), "\(style.name)")
      #expect(try fullSite.page("levels=all&look=" + style.name).rowIDs.count > roots.count)
    }
  }
}
