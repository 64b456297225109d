import TestSupport
import Testing

extension LivePageTests {
  /// What a page remembers of earlier visits.
  @Suite struct MemoryTests {
    private static let kept = "JSON.parse(localStorage.getItem('rejoinder /grove'))"

    /// Folds by the button of a comment, and waits until that is kept.
    private func toggle(_ id: String, in browser: Browser) async throws {
      let before: String = try await browser.value("localStorage.getItem('rejoinder /grove') ?? ''")
      try await browser.click("#c-\(id) .toggle")
      let quoted = before.replacing("'", with: "\\'")
      try await browser.wait(for: "localStorage.getItem('rejoinder /grove') !== '\(quoted)'")
    }

    @Test func foldsAreAsTheyWereLeft() async throws {
      let browser = try await LiveVisit.open("/grove")
      try await toggle("2", in: browser)
      try await toggle("6", in: browser)
      try await LiveVisit.go(to: "/grove")
      #expect(try await browser.value("probe.rows()") == "1 2 5 6 8")
      #expect(try await browser.value("probe.says('2')") == "Show 2 replies, false")
      try await toggle("6", in: browser)
      try await LiveVisit.go(to: "/grove")
      #expect(try await browser.value("probe.rows()") == "1 2 5 6 7 8")
    }

    /// What the server folded can be opened for good, too.
    @Test func anAddressThatFoldsHasItsWay() async throws {
      let browser = try await LiveVisit.open("/grove")
      try await toggle("2", in: browser)
      try await LiveVisit.go(to: "/grove?fold=6")
      #expect(try await browser.value("probe.rows()") == "1 2 3 4 5 6 8")
    }

    /// Where nothing can be had the page stays, and what was asked for is not kept.
    @Test func staysAsItIsWithoutConnection() async throws {
      let browser = try await LiveVisit.open("/grove")
      let script = """
        window.isSame = true;
        [...document.querySelectorAll(".choices a")].find((a) => a.textContent === "Newest").click()
        """
      try await browser.setOffline(true)
      do {
        try await browser.run(script)
        try await browser.wait(
          for: "document.querySelector('[data-part=notice]').textContent === 'No connection'"
        )
        try await browser.setOffline(false)
      } catch {
        try await browser.setOffline(false)
        throw error
      }
      #expect(try await browser.value("location.search") == "")
      #expect(try await browser.value("window.isSame") == true)
      let kept: String = try await browser.value("localStorage.getItem('rejoinder') ?? ''")
      #expect(!kept.contains("sort"))
    }

    /// A link to a place on the page asks for no other page.
    @Test func aPlaceOnThePageIsNoOtherPage() async throws {
      let browser = try await LiveVisit.open("/grove")
      let list = "document.querySelector('.list')"
      try await browser.run("window.before = \(list); document.querySelector('.skip').click()")
      try await browser.wait(for: "location.hash === '#list'")
      try await browser.run("window.other = fetch(location.pathname)")
      try await browser.wait(for: "window.other.then((answer) => answer.ok)")
      #expect(try await browser.value("window.before === \(list)") == true)
      #expect(try await browser.value("document.activeElement === \(list)") == true)
    }

    @Test func twoTabsKeepWhatEachOfThemFolded() async throws {
      let browser = try await LiveVisit.open("/grove")
      let first = try await browser.tab()
      let second = try await browser.openTab()
      try await browser.go(to: second)
      try await LiveVisit.go(to: "/grove")
      try await browser.go(to: first)
      try await toggle("2", in: browser)
      try await browser.go(to: second)
      #expect(try await browser.value("probe.rows()") == "1 2 3 4 5 6 7 8")
      try await toggle("6", in: browser)
      try await browser.close(second, goingTo: first)
      try await LiveVisit.go(to: "/grove")
      #expect(try await browser.value("probe.rows()") == "1 2 5 6 8")
    }

    /// Storage that is refused, that is full, and that holds what no page of ours has put there.
    @Test(arguments: [
      "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });",
      "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
      "Storage.prototype.getItem = () => 'neither { JSON';",
      "Storage.prototype.getItem = () => '[7]';",
      "Storage.prototype.getItem = () => '{\"folds\": 7, \"visit\": \"x\"}';",
      "Storage.prototype.getItem = () => '{\"folds\": {\"2\": null, \"3\": 7}}';",
    ])
    func storageThatFailsDoesNoHarm(script: String) async throws {
      let browser = try await LiveVisit.open("/grove", before: script)
      try await browser.click("#c-2 .toggle")
      try await browser.wait(for: "probe.rows() === '1 2 5 6 7 8'")
      try await browser.click("[data-do=settings]")
      try await browser.click("dialog[open] input[name=jump][value=start]")
      try await browser.wait(for: "document.querySelector('[data-part=jump]').matches('.start')")
      let bad = try await browser.messages().filter { !$0.message.contains("/favicon.ico - ") }
      #expect(bad.map(\.message) == [])
    }

    @Test func theLastVisitSaysWhatIsNew() async throws {
      let new = "[...document.querySelectorAll('.row[data-new]')].map((row) => row.id).join(' ')"
      let browser = try await LiveVisit.open("/grove")
      #expect(try await browser.value(new) == "", "On a first visit nothing is.")
      #expect(try await browser.value("\(Self.kept).visit > 1_000_000_000"))
      try await LiveVisit.go(to: "/grove")
      #expect(try await browser.value(new) == "", "Nothing came since.")
      try await LiveVisit.go(
        to: "/grove",
        before: "localStorage.setItem('rejoinder /grove', '{\"visit\": \(Grove.visit)}');"
      )
      #expect(try await browser.value(new) == "c-4 c-8")
      // What comes later, since it was folded away, is marked too.
      try await LiveVisit.go(
        to: "/grove?fold=2",
        before: "localStorage.setItem('rejoinder /grove', '{\"visit\": \(Grove.visit)}');"
      )
      try await browser.click("#c-2 .toggle")
      try await browser.wait(for: "\(new) === 'c-4 c-8'")
    }

    @Test(arguments: [("jump", "start"), ("swipe", "off"), ("fold", "row")])
    func choicesAreKept(name: String, value: String) async throws {
      let browser = try await LiveVisit.open("/grove")
      let field = "[data-part=settings] input[name=\(name)][value=\(value)]"
      try await browser.click("[data-do=settings]")
      try await browser.click(field)
      try await LiveVisit.go(to: "/grove")
      #expect(try await browser.value("document.querySelector('\(field)').checked"))
      switch name {
      case "jump":
        #expect(
          try await browser.value("document.querySelector('[data-part=jump]').matches('.start')")
        )
      case "swipe":
        #expect(try await browser.value("document.querySelector('.list[data-swipes]') === null"))
      default:
        try await browser.click("#c-2 .body p")
        try await browser.wait(for: "probe.rows() === '1 2 5 6 7 8'")
      }
    }
  }
}
