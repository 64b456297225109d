import TestSupport
import Testing

extension LivePageTests {
  /// That a page comes alive without anybody's noticing, or stays as it came.
  @Suite struct EnhancementTests {
    /// Remembers the rows as they came, and lets the engine wait until the test lets it go on.
    private static let holds = """
      const compile = WebAssembly.compileStreaming;
      WebAssembly.compileStreaming = (...all) => new Promise((resolve) => {
        window.letCome = () => resolve(compile.apply(WebAssembly, all));
      });
      addEventListener("DOMContentLoaded", () => {
        window.came = probe.all();
        window.words = came.map((row) => row.outerHTML);
      });

      """

    /// A page that is not alive yet, though everything else of it is there.
    private func waiting(_ path: String, width: Int = 1000) async throws -> Browser {
      let browser = try await LiveVisit.open(path, before: Self.holds, width: width, waits: false)
      try await browser.wait(for: "window.letCome && document.readyState === 'complete'")
      return browser
    }

    private func comeAlive(_ browser: Browser) async throws {
      try await browser.run("letCome()")
      try await browser.wait(for: "probe.isLive()")
      // Two frames, in which whatever moves would have moved.
      try await browser.run(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
      )
    }

    @Test(
      arguments: [
        "/grove", "/grove?fold=2", "/hills", "/large", "/large?page=3", "/grove?look=hn",
      ],
      [1000, 360]
    )
    func takesOverWhatIsThere(path: String, width: Int) async throws {
      let browser = try await waiting(path, width: width)
      try await comeAlive(browser)
      #expect(try await browser.value("probe.removed") == [String]())
      #expect(try await browser.value("probe.shift") == 0.0)
      let isSame: Bool = try await browser.value(
        "came.length > 0 && came.every((row, place) => row === probe.all()[place])"
      )
      #expect(isSame, "The rows are those that came, in their order.")
      #expect(try await browser.value("came.every((row, place) => row.outerHTML === words[place])"))
    }

    /// However late: what the reader did meanwhile is as it was.
    @Test func keepsFocusSelectionAndScrollWhenItComesLate() async throws {
      let browser = try await waiting("/hills")
      try await browser.run(
        """
        scrollTo({ top: 1500, behavior: "instant" });
        probe.toggle("13").focus({ preventScroll: true });
        getSelection().selectAllChildren(probe.row("14").querySelector(".body"));
        window.before = [scrollY, String(getSelection()), probe.focus(), probe.top("13")].join();
        """
      )
      try await comeAlive(browser)
      #expect(
        try await browser.value(
          "[scrollY, String(getSelection()), probe.focus(), probe.top('13')].join() === before"
        )
      )
      #expect(try await browser.value("before.includes('c-13 act toggle')"))
      #expect(try await browser.value("probe.removed") == [String]())
    }

    // MARK: What may be missing

    @Test(arguments: ["*/page.js", "*/thread.js", "*/rejoinder.wasm"])
    func staysAPlainPageWithoutOneOfItsFiles(pattern: String) async throws {
      let browser = try await LiveVisit.open("/grove", waits: false)
      try await browser.block([pattern])
      do {
        try await LiveVisit.go(to: "/grove", waits: false)
        try await browser.wait(for: "document.readyState === 'complete'")
        try await waitUntilItGaveUp(browser)
        try await expectPlainPage(browser)
      } catch {
        try await browser.block([])
        throw error
      }
      try await browser.block([])
    }

    /// What a server that is not right may answer for the skeleton.
    @Test(arguments: [
      (404, ""), (200, "<html>"), (200, "rejoinder-skeleton 1\\tcap=6\\n"),
      (200, "rejoinder-skeleton 9\\tcap=6\\n0\\t1\\t0\\t\\t\\t\\t1\\t1\\n"),
      (200, "rejoinder-skeleton 1\\tcap=6\\n0\\t1\\t0\\t\\t\\t\\t1\\t77\\n"),
      (200, "rejoinder-skeleton 1\\tcap=6\\n5\\t1\\t0\\t\\t\\t\\t1\\t1\\n"),
    ])
    func staysAPlainPageWithAnotherSkeleton(status: Int, text: String) async throws {
      let browser = try await LiveVisit.open(
        "/grove",
        before: """
          const ask = window.fetch;
          window.fetch = async (what, ...rest) => {
            if (!String(what.url ?? what).includes("part=skeleton")) return ask(what, ...rest);
            window.asked = true;
            return new Response("\(text)", { status: \(status) });
          };
          """,
        waits: false
      )
      try await browser.wait(for: "window.asked")
      try await waitUntilItGaveUp(browser)
      try await expectPlainPage(browser)
    }

    /// Waits until the script has come to its end, well or not.
    private func waitUntilItGaveUp(_ browser: Browser) async throws {
      let script = "document.querySelector('script[type=module]').src"
      try await browser.run("return import(\(script)).then(() => true, () => false)")
    }

    /// The page is whole, nothing on it is dead, and its links do what they say.
    private func expectPlainPage(_ browser: Browser) async throws {
      #expect(try await browser.value("probe.isLive()") == false)
      #expect(try await browser.value("probe.rows()") == "1 2 3 4 5 6 7 8")
      #expect(try await browser.value("document.querySelector('[data-part=tools]').inert"))
      #expect(try await browser.value("document.querySelectorAll('.block').length") == 1)
      try await browser.click("#c-2 .toggle")
      try await browser.wait(for: "location.search === '?fold=2'")
      // Where the page was loaded anew, the probe has gone with the old one.
      let ids = "[...document.querySelectorAll('.row')].map((row) => row.id).join(' ')"
      try await browser.wait(for: "\(ids) === 'c-1 c-2 c-5 c-6 c-7 c-8'")
    }
  }
}
