import TestSupport
import Testing

/// What a page of another site shows where the server does not answer, and what counts show.
@Suite(.serialized, .browser, .live) struct EmbedFailureTests {
  private static let status = "within(0, '[role=status]').textContent"
  private static let shows = "document.querySelector('b').checkVisibility()"

  @Test func keepsWhatStandsInItAndTriesAgain() async throws {
    try await EmbedVisit.run("<b>None yet</b>") { visit in
      let browser = visit.browser
      try await browser.wait(for: "customElements.get('rejoinder-thread')")
      try await browser.block(["*part=skeleton*", "*/discussion*"])
      try await browser.run(
        "document.body.innerHTML = '<rejoinder-thread page=/discussion><b>Comments</b></rejoinder-thread>'"
      )
      try await browser.wait(for: "\(Self.status) === 'The comments could not be loaded.'")
      #expect(try await browser.value(Self.shows))
      try await browser.block([])
      try await browser.run("within(0, 'button').focus()")
      try await browser.press(.enter)
      try await visit.waitUntilLive()
      #expect(try await browser.value(Self.shows) == false)
      #expect(try await browser.value("within(0, '[part=trouble]').checkVisibility()") == false)
      #expect(
        try await browser.value("threads()[0].shadowRoot.activeElement.matches('.discussion')")
      )
    }
  }

  @Test func saysSoInTheLanguageOfTheElement() async throws {
    let thread = "<rejoinder-thread page=\"/none\" lang=\"es\"><b>Nada</b></rejoinder-thread>"
    try await EmbedVisit.run(thread) { visit in
      try await visit.browser.wait(for: "\(Self.status) === 'Aquí no hay ninguna conversación.'")
      #expect(try await visit.browser.value("within(0, 'button').textContent") == "Reintentar")
      #expect(try await visit.browser.value(Self.shows))
    }
  }

  @Test func staysEmptyHandedWhereItsOriginIsNotAllowed() async throws {
    let thread = "<rejoinder-thread page=\"/discussion\"><b>Comments</b></rejoinder-thread>"
    try await EmbedVisit.run(thread, isAllowed: false) { visit in
      let messages = try await visit.browser.messages().map(\.message)
      #expect(messages.contains { $0.contains("CORS") })
      #expect(try await visit.browser.value(Self.shows))
    }
  }

  @Test func findsTheDiscussionOfThePageAround() async throws {
    // By the canonical link; the site has one discussion, whose name is that of standard input.
    let head = "<link rel=\"canonical\" href=\"https://blog.example/discussion?utm=1\">"
    try await EmbedVisit.run("<rejoinder-thread></rejoinder-thread>", head: head) { visit in
      try await visit.waitUntilLive()
    }
  }

  @Test func countsInTheLanguageAskedFor() async throws {
    let content = """
      <rejoinder-count page="/discussion">?</rejoinder-count>
      <rejoinder-count page="/discussion" lang="es">?</rejoinder-count>
      <rejoinder-count page="/none">none</rejoinder-count>
      <rejoinder-count src="SERVER/discussion">?</rejoinder-count>
      """
    try await EmbedVisit.run(content) { visit in
      let texts =
        "[...document.querySelectorAll('rejoinder-count')].map((c) => c.textContent).join()"
      try await visit.browser.wait(for: "\(texts) === '8 comments,8 comentarios,none,8 comments'")
      let requests = """
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("counts")).length
        """
      #expect(try await visit.browser.value(requests) == 2)
    }
  }
}
