import TestSupport
import Testing

/// The page as a reader meets it in a browser that runs no script.
@Suite(.serialized, .browser, .visit) struct PageInBrowserTests {
  @Test func meetsABrowserThatRunsNoScript() async throws {
    let browser = try await Visit.open("/")
    try await browser.open("data:text/html,<title>off</title><script>document.title='on'</script>")
    #expect(try await browser.title() == "off")
  }

  @Test func meetsABrowserThatTellsWhatIsTooWide() async throws {
    let browser = try await Visit.open("/")
    try await browser.open("data:text/html,<div style='width:700px'>wide</div>", width: 360)
    #expect(try await browser.view().content.width > 700)
  }

  /// That an icon for the tab, or the page itself, is not there is no fault of the page.
  @Test(arguments: ["/", "/garden", "/sample", "/sample?levels=1", "/nothing"])
  func loadsUnderItsPolicyWithoutComplaint(path: String) async throws {
    let browser = try await Visit.open(path)
    let messages = try await browser.messages().map(\.message).filter {
      !$0.contains("/favicon.ico - ") && !$0.contains("/nothing - ")
    }
    #expect(messages == [])
    #expect(try await browser.first(".page").style("max-width") != "none")
  }

  @Test(.rows("N32", "N36")) func tellsAssistiveTechnologyWhatRowsAre() async throws {
    let browser = try await Visit.open("/garden")
    #expect(try await browser.first(".list").role() == "list")
    var levels: [String] = []
    for row in try await browser.all(".row") {
      #expect(try await row.role() == "listitem")
      levels.append(try await row.attribute("aria-level") ?? "")
    }
    #expect(levels == ["1", "2", "3", "4", "5", "6", "7", "8", "2", "1"])
    let toggle = try await browser.first("#c-1 .toggle")
    #expect(try await toggle.role() == "link")
    #expect(try await toggle.label() == "Hide 8 replies to Marta")
    #expect(try await browser.first("#c-1 .author").role() == "heading")
    #expect(try await browser.first("#c-1 .avatar").role() == "none")
  }

  @Test(.rows("N11", "N12", "N17")) func hidesAndShowsRepliesByALink() async throws {
    let browser = try await Visit.open("/garden")
    try await browser.first("#c-3 .toggle").click()
    #expect(try await ids(browser) == ["c-1", "c-2", "c-3", "c-9", "c-10"])
    let toggle = try await browser.first("#c-3 .toggle")
    #expect(try await toggle.text() == "Show 5 replies")
    #expect(try await toggle.attribute("aria-expanded") == "false")
    try await toggle.click()
    #expect(try await ids(browser) == (1...10).map { "c-\($0)" })
    #expect(try await browser.first("#c-3 .toggle").text() == "Hide 5 replies")
  }

  @Test func sortsByALink() async throws {
    let browser = try await Visit.open("/garden")
    for link in try await browser.all(".choices a") where try await link.text() == "Newest" {
      try await link.click()
      break
    }
    #expect(try await ids(browser).first == "c-10")
    #expect(try await browser.first(".choices a[aria-current]").text() == "Newest")
  }

  @Test(arguments: [320, 360, 600, 1000], ["/", "/garden", "/sample"])
  func isNeverWiderThanTheScreen(width: Int, path: String) async throws {
    let browser = try await Visit.open(path, width: width)
    let view = try await browser.view()
    #expect(view.visible.width == Double(width))
    #expect(view.content.width <= view.visible.width)
    #expect(try await browser.first("body").rect().right <= view.visible.width)
  }

  @Test func goesToTheRowThatALinkNames() async throws {
    let browser = try await Visit.open("/sample")
    let last = try #require(try await browser.all(".row").last?.attribute("id"))
    let linked = try await Visit.open("/sample#" + last)
    // Blocks take on their true heights frame by frame; the browser keeps the row in sight.
    var (row, view) = (try await linked.first("#" + last).rect(), try await linked.view())
    var rest = 200
    while rest > 0, row.y < view.visible.y || row.bottom > view.visible.bottom {
      (row, view) = (try await linked.first("#" + last).rect(), try await linked.view())
      rest -= 1
    }
    #expect(view.visible.y > 0)
    #expect(row.y >= view.visible.y && row.bottom <= view.visible.bottom, "\(row) \(view)")
  }

  @Test func followsTheReadersColours() async throws {
    let light = try await Visit.open("/garden")
    #expect(try await light.first("html").style("background-color") == "rgba(255, 255, 255, 1)")
    let ink = try await light.first("body").style("color")
    let dark = try await Visit.open("/garden", isDark: true)
    #expect(try await dark.first("html").style("background-color") == "rgba(22, 23, 27, 1)")
    #expect(try await dark.first("body").style("color") != ink)
  }

  private func ids(_ browser: Browser) async throws -> [String] {
    var ids: [String] = []
    for row in try await browser.all(".row") { ids.append(try await row.attribute("id") ?? "") }
    return ids
  }
}
