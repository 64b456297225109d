import TestSupport
import Testing

/// Discussions that lie in files of a site, or stand in its pages.
@Suite(.serialized, .browser, .live) struct StaticFileTests {
  private static let thread = """
    <rejoinder-thread src="/thread.json" lang="en"><b>Comments</b></rejoinder-thread>
    """

  /// ```
  /// 1 Ana
  ///   2 Luis
  ///     3, deleted
  ///       _3 Wen, without an id
  ///   more
  /// 4 Olu
  /// ```
  private static let nested = """
    { "discussion": { "title": "Bread", "author": "Ana", "statedCount": 9 },
      "comments": [
        { "id": "1", "author": "Ana", "text": "Rye or <wheat>?", "created": "2024-03-01T08:00:00Z", "up": 3,
          "replies": [
            { "id": 2, "author": "Luis", "html": "<p>Both, as <a href='#c-4'>Olu</a> says", "up": 9,
              "created": "2024-03-02T08:00:00Z",
              "replies": [{ "id": "3", "author": "Ina", "state": "deleted", "text": "secret",
                "replies": [{ "author": "Wen", "markdown": "*rye*" }] }] },
            { "more": 4 } ] },
        { "id": "4", "author": "Olu", "text": "Wheat.", "created": "2024-03-03T08:00:00Z", "up": 5 } ] }
    """

  private static let files = ["/thread.json": nested]

  @Test func readsNestedReplies() async throws {
    try await EmbedVisit.run(Self.thread, files: Self.files) { visit in
      try await visit.waitUntilLive()
      let browser = visit.browser
      func text(_ selector: String) async throws -> String {
        try await browser.value("within(0, '\(selector)').textContent")
      }
      try await browser.wait(for: "rows(0) === '1 2 3 _3 1 4'")
      #expect(try await text("#count") == "4 comments, 4 not loaded")
      #expect(try await text("#c-1 .body") == "Rye or <wheat>?")
      #expect(try await text("#c-3 .gone") == "Deleted by its author")
      #expect(try await text("#c-3 .main").contains("Ina") == false)
      #expect(try await text("#c-3 .main").contains("secret") == false)
      #expect(try await text("#c-_3 .body") == "*rye*")
      #expect(try await text("#m-1") == "level 2. 4 more replies")
      #expect(try await text("#c-1 .op") == "OP")
      #expect(try await browser.value("document.querySelector('b').checkVisibility()") == false)
      let link = "within(0, '#c-2 .age').href"
      #expect(try await browser.value("\(link) === location.href + '#c-2'"))
      let requests =
        "performance.getEntriesByType('resource').filter((r) => r.name.includes('part='))"
      #expect(try await browser.value("\(requests).length") == 0)
    }
  }

  @Test func foldsSortsAndGoesAround() async throws {
    try await EmbedVisit.run(Self.thread, files: Self.files) { visit in
      let browser = visit.browser
      try await browser.wait(for: "isLive(0) && rows(0) === '1 2 3 _3 1 4'")
      try await browser.run("click(0, '#c-2 .toggle')")
      try await browser.wait(for: "rows(0) === '1 2 1 4'")
      #expect(try await browser.value("within(0, '#c-2 .toggle').textContent") == "Show 1 reply")
      for (order, rows) in [
        ("newest", "4 1 2 1"), ("oldest", "1 2 1 4"), ("top", "4 1 2 1"),
      ] {
        try await browser.run("click(0, '.choices a[href*=\"sort=\(order)\"]')")
        let current = "within(0, '.choices a[aria-current]').href.includes('sort=\(order)')"
        try await browser.wait(for: "isLive(0) && \(current) && rows(0) === '\(rows)'")
      }
      try await browser.run("click(0, '.choices a[href*=\"levels=1\"]')")
      try await browser.wait(for: "isLive(0) && rows(0) === '4 1'")
      try await browser.run("within(0, '#c-4 .toggle, #c-4').focus()")
      try await browser.run("threads()[0].setAttribute('lang', 'es')")
      try await browser.wait(
        for: "isLive(0) && within(0, '#count').textContent.includes('comentarios')"
      )
      try await browser.run("click(0, '.choices a[href*=\"levels=all\"]')")
      try await browser.wait(for: "isLive(0) && rows(0).startsWith('4 1 2')")
      try await browser.run("click(0, '#c-2 .body a')")
      try await browser.wait(for: "threads()[0].shadowRoot.activeElement?.id === 'c-4'")
    }
  }

  @Test func findsWordsOfAllComments() async throws {
    try await EmbedVisit.run(Self.thread, files: Self.files) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      try await browser.run("click(0, '.choices a[href*=\"levels=1\"]')")
      try await browser.wait(for: "isLive(0) && rows(0) === '1 4'")
      try await browser.run("click(0, '[data-do=find]')")
      try await browser.run(
        "within(0, '.find input').value = 'RYE'; within(0, '.find input').dispatchEvent(new Event('input'))"
      )
      try await browser.wait(for: "within(0, 'output').textContent === '1 of 2'")
      try await browser.run("within(0, '[data-do=find-next]').click()")
      try await browser.wait(for: "within(0, 'output').textContent === '2 of 2'")
      try await browser.wait(for: "rows(0) === '1 2 3 _3 1 4'")
      try await browser.run(
        "within(0, '.find input').value = 'secret'; within(0, '.find input').dispatchEvent(new Event('input'))"
      )
      try await browser.wait(
        for: "within(0, 'output').textContent === 'No comment has these words'"
      )
    }
  }

  @Test func standsInThePage() async throws {
    let inline = """
      <rejoinder-thread id="first"><script type="application/json">\(Self.nested)</script></rejoinder-thread>
      <rejoinder-thread look="hn"><script type="application/json">
      [{ "author": "Wen", "text": "One" }, { "author": "Ana", "text": "Two", "parent": "_0" }]
      </script><p slot="empty">Nobody yet</p></rejoinder-thread>
      <rejoinder-thread><script type="application/json">[]</script><p slot="empty">Nobody yet</p></rejoinder-thread>
      """
    try await EmbedVisit.run(inline) { visit in
      let browser = visit.browser
      try await browser.wait(for: "isLive(0) && rows(0) === '1 2 3 _3 1 4'")
      try await browser.wait(for: "isLive(1) && rows(1) === '_0 _1'")
      try await browser.wait(for: "within(2, '#count')?.textContent === '0 comments'")
      #expect(try await browser.value("threads()[2].lastElementChild.checkVisibility()"))
      try await browser.run("click(0, '#c-2 .toggle'); click(1, '#c-_0 .toggle')")
      try await browser.wait(for: "rows(0) === '1 2 1 4' && rows(1) === '_0'")
      try await browser.run("location.reload()")
      try await browser.run(EmbedVisit.probe)
      try await browser.wait(
        for: "isLive(0) && rows(0) === '1 2 1 4' && isLive(1) && rows(1) === '_0'"
      )
    }
  }

  @Test func namesWhatIsWrongAndTriesAgain() async throws {
    let broken = ["/thread.json": "{ \"comments\": [ { \"id\": 1, } ] }"]
    let status = "within(0, '[role=status]').textContent"
    try await EmbedVisit.run(Self.thread, files: broken) { visit in
      let browser = visit.browser
      try await browser.wait(
        for: "\(status).startsWith('The comments could not be loaded. thread.json: ')"
      )
      #expect(try await browser.value("document.querySelector('b').checkVisibility()"))
      try await browser.run(
        "window.fetch = ((f) => (a, o) => String(a).endsWith('.json') "
          + "? Promise.resolve(new Response('[{\"id\": 7}]')) : f(a, o))(fetch)"
      )
      try await browser.run("within(0, '[part=retry]').click()")
      try await browser.wait(for: "isLive(0) && rows(0) === '7'")
      #expect(try await browser.value("within(0, '[part=trouble]').checkVisibility()") == false)
    }
    try await EmbedVisit.run(Self.thread, files: ["/thread.json": "{ \"a\": 1 }"]) { visit in
      try await visit.browser.wait(for: "\(status).endsWith('thread.json: { \"comments\": […] }?')")
    }
    try await EmbedVisit.run(Self.thread) { visit in
      try await visit.browser.wait(for: "\(status) === 'There is no discussion here.'")
      #expect(try await visit.browser.value("document.querySelector('b').checkVisibility()"))
    }
  }

  /// Rows of a file are drawn by the engine too.
  @Test func triesAgainWhereTheEngineDidNotCome() async throws {
    try await EmbedVisit.run("<b>None yet</b>", files: Self.files) { visit in
      let browser = visit.browser
      try await browser.wait(for: "customElements.get('rejoinder-thread')")
      try await browser.block(["*.wasm"])
      try await browser.run("document.body.innerHTML = '\(Self.thread)'")
      try await browser.wait(
        for: "within(0, '[role=status]').textContent === 'The comments could not be loaded.'"
      )
      #expect(try await browser.value("document.querySelector('b').checkVisibility()"))
      #expect(try await browser.value("within(0, '.embed') === null"))
      try await browser.block([])
      try await browser.run("within(0, '[part=retry]').click()")
      try await visit.waitUntilLive()
      #expect(try await browser.value("document.querySelector('b').checkVisibility()") == false)
    }
  }

  @Test func noticesWhatIsNew() async throws {
    try await EmbedVisit.run(Self.thread, files: Self.files) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      let fresh = Self.nested.replacing("\"Wheat.\"", with: "\"Spelt.\"").replacing(
        "{ \"more\": 4 }",
        with: "{ \"id\": \"5\", \"author\": \"Ina\", \"text\": \"Oats\" }, { \"more\": 3 }"
      )
      let file = fresh.replacing("\\", with: "\\\\").replacing("`", with: "\\`")
      try await browser.run(
        "window.fetch = ((f) => (a, o) => String(a).endsWith('.json') "
          + "? Promise.resolve(new Response(`\(file)`)) : f(a, o))(fetch)"
      )
      try await browser.run("within(0, '.discussion').rejoinder.news.check()")
      let pill = "threads()[0].shadowRoot.querySelector('.pill')"
      try await browser.wait(for: "\(pill)?.textContent.trim() === '1 new'")
      try await browser.run("\(pill).click()")
      try await browser.wait(for: "rows(0) === '1 2 3 _3 5 1 4'")
      #expect(try await browser.value("within(0, '#c-5 .body').textContent") == "Oats")
      #expect(try await browser.value("within(0, '#c-5').ariaPosInSet") == "2")
    }
  }

  @Test func countsItsComments() async throws {
    let counts = """
      <rejoinder-count src="/thread.json" lang="en">?</rejoinder-count>
      <rejoinder-count src="/thread.json" lang="es">?</rejoinder-count>
      <rejoinder-count src="/none.json">none</rejoinder-count>
      """
    try await EmbedVisit.run(counts, files: Self.files) { visit in
      let texts =
        "[...document.querySelectorAll('rejoinder-count')].map((c) => c.textContent).join()"
      try await visit.browser.wait(for: "\(texts) === '4 comments,4 comentarios,none'")
    }
  }

  @Test func goesToTheCommentOfTheAddress() async throws {
    try await EmbedVisit.run(Self.thread, files: Self.files) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      try await browser.open(visit.site + "/posts/grove.html?x=1#c-_3")
      try await browser.run(EmbedVisit.probe)
      try await browser.wait(
        for: "isLive(0) && threads()[0].shadowRoot.activeElement?.id === 'c-_3'"
      )
    }
  }

  @Test func holdsTenThousandComments() async throws {
    let large = try await Command.rejoinder("sample", "--comments", "10000").run().output
    let thread = "<rejoinder-thread src=\"/large.jsonl\"></rejoinder-thread>"
    try await EmbedVisit.run(thread, files: ["/large.jsonl": large]) { visit in
      let browser = visit.browser
      try await visit.waitUntilLive()
      let count: String = try await browser.value("within(0, '#count').textContent")
      #expect(count.hasSuffix(" comments"))
      let face = "within(0, '.discussion').rejoinder"
      try await browser.run("\(face).run('last', 1)")
      let focus = "threads()[0].shadowRoot.activeElement?.slot_"
      try await browser.wait(for: "\(focus) === \(face).thread.tokens.length - 1")
      let rows = "threads()[0].shadowRoot.querySelectorAll('.row').length"
      try await browser.wait(for: "\(rows) > 1000")
    }
  }
}
