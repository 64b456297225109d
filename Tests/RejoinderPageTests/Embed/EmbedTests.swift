import TestSupport
import Testing

/// Discussions within a page of another origin.
@Suite(.serialized, .browser, .live) struct EmbedTests {
  private static let one = """
    <rejoinder-thread page="/discussion"><b>Comments</b></rejoinder-thread>
    """

  @Test func severalComeAliveUnderANarrowPolicy() async throws {
    let policy = "default-src 'none'; script-src SERVER 'wasm-unsafe-eval'; connect-src SERVER"
    let head = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
    try await EmbedVisit.run(Self.one + Self.one, head: head) { visit in
      try await visit.waitUntilLive(2)
      let messages = try await visit.browser.messages().map(\.message)
      #expect(messages.filter { !$0.contains("/favicon.ico") } == [])
      try await visit.browser.run("click(0, '#c-2 .toggle')")
      try await visit.browser.wait(for: "rows(0) === '1 2 5 6 7 8'")
      #expect(try await visit.browser.value("rows(1)") == "1 2 3 4 5 6 7 8")
    }
  }

  @Test func stylesStayOnTheirSides() async throws {
    let style = """
      <style>html { font-size: 10px; } body { color: red; font: italic 30px serif; }
      .row, .list, h2, a { border: 9px solid red !important; }
      rejoinder-thread { --rejoinder-tint: #123456; } rejoinder-thread::part(author) { color: #010203; }
      </style>
      """
    try await EmbedVisit.run("<p class=\"row\">ours</p>" + Self.one, head: style) { visit in
      try await visit.waitUntilLive()
      func style(_ name: String, _ selector: String) async throws -> String {
        try await visit.browser.value("getComputedStyle(within(0, '\(selector)'))['\(name)']")
      }
      #expect(try await style("fontStyle", ".body") == "normal")
      #expect(try await style("fontSize", ".body") == "15px")
      #expect(try await style("borderTopWidth", ".row") == "0px")
      #expect(try await style("color", ".body a") == "rgb(18, 52, 86)")
      #expect(try await style("color", ".author") == "rgb(1, 2, 3)")
      #expect(
        try await visit.browser.value("getComputedStyle(document.querySelector('p')).display")
          == "block"
      )
    }
  }

  @Test func keysGoToTheOneThatWasUsedLast() async throws {
    try await EmbedVisit.run(Self.one + Self.one) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive(2)
      let focus = "threads().map((thread) => thread.shadowRoot.activeElement?.id ?? '').join()"
      try await browser.press("j")
      #expect(try await browser.value(focus) == ",")
      try await browser.run("within(1, '#c-2 .toggle').focus()")
      try await browser.press("j")
      try await browser.wait(for: "\(focus) === ',c-3'")
      try await browser.run("within(0, '#c-6 .toggle').focus()")
      try await browser.press("k")
      try await browser.wait(for: "\(focus) === 'c-5,'")
    }
  }

  @Test func linksOfChoicesChangeTheElementInItsPlace() async throws {
    try await EmbedVisit.run(Self.one) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      let before = try await browser.address()
      try await browser.run("click(0, '.choices a[href*=\"sort=top\"]')")
      try await browser.wait(for: "isLive(0) && rows(0) === '8 6 7 1 2 3 4 5'")
      #expect(try await browser.address() == before)
      #expect(try await browser.value("within(0, '#c-1 .age').href.startsWith('\(visit.server)/')"))
      let focus = "threads()[0].shadowRoot.activeElement.textContent"
      #expect(try await browser.value(focus) == "Top")
    }
  }

  @Test func attributesChangeItWhileItIsThere() async throws {
    try await EmbedVisit.run(Self.one) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      for (name, value, sign) in [
        ("look", "hn", "within(0, '.embed').matches('.hn')"),
        ("theme", "dark", "getComputedStyle(within(0, '.embed')).colorScheme === 'dark'"),
        ("theme", "auto", "getComputedStyle(within(0, '.embed')).colorScheme === 'light dark'"),
        ("lang", "es", "within(0, '#count').textContent === '8 comentarios'"),
        ("sort", "top", "rows(0) === '8 6 7 1 2 3 4 5'"),
      ] {
        try await browser.run("threads()[0].setAttribute('\(name)', '\(value)')")
        try await browser.wait(for: "within(0, '.embed') && \(sign) && isLive(0)")
      }
    }
  }

  @Test func slotsHoldWhatThePageSays() async throws {
    let thread = """
      <rejoinder-thread page="/discussion"><h2 slot="header">Above</h2><p slot="footer">Below</p>
      <b>Comments</b></rejoinder-thread>
      """
    try await EmbedVisit.run(thread) { visit in
      try await visit.waitUntilLive()
      let top = "document.querySelector('h2').getBoundingClientRect().top"
      let list = "within(0, '.list').getBoundingClientRect()"
      let bottom = "document.querySelector('p').getBoundingClientRect().bottom"
      #expect(try await visit.browser.value("\(top) < \(list).top && \(bottom) > \(list).bottom"))
      #expect(
        try await visit.browser.value("document.querySelector('b').checkVisibility()") == false
      )
    }
  }
}
