import TestSupport
import Testing

extension LivePageTests {
  /// Ten thousand comments, and rows of very unequal height.
  @Suite struct LargePageTests {
    private static let list = "document.querySelector('.list')"

    @Test func rowsComeAsOneScrollsToTheEnd() async throws {
      let browser = try await LiveVisit.open("/large")
      let isAtEnd = """
        (() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
          const last = \(Self.list).lastElementChild;
          const row = last.lastElementChild;
          return last.dataset.state === undefined && row?.matches(".row")
            && row.getBoundingClientRect().top < innerHeight;
        })()
        """
      try await browser.wait(for: isAtEnd, limit: .seconds(60))
      #expect(
        try await browser.value("document.querySelectorAll('[data-state=failed]').length") == 0
      )
    }

    @Test func everythingIsThereInTheEnd() async throws {
      let browser = try await LiveVisit.open("/large")
      // As many as a page holds; what is left then comes when it is near.
      try await browser.wait(for: "probe.all().length >= 10_000", limit: .seconds(90))
      #expect(
        try await browser.value(
          "new Set(probe.all().map((row) => row.id)).size === probe.all().length"
        )
      )
      // In pre-order: a row is at most one level below the one before it.
      #expect(
        try await browser.value(
          """
          probe.all().every((row, place, all) =>
            place === 0 || row.ariaLevel - all[place - 1].ariaLevel <= 1)
          """
        )
      )
      try await browser.click(".tools [data-do=fold-all]")
      try await browser.wait(
        for: "probe.all().filter(probe.isShown).every((row) => row.ariaLevel === '1')"
      )
      try await browser.click(".tools [data-do=unfold-all]")
      try await browser.wait(for: "probe.all().filter(probe.isShown).length > 9_900")
    }

    /// The thread with the most rows, though most of them are not there yet when it is folded.
    @Test func theLargestThreadStaysWhereItIsFolded() async throws {
      let browser = try await LiveVisit.open("/large")
      let id: String = try await browser.value(
        """
        (() => {
          const count = (row) => Number(/[\\d,]+/.exec(row.innerText.match(/Hide [\\d,]+/))?.[0]
            .replace(",", "") ?? 0);
          const roots = probe.all().filter((row) => row.ariaLevel === "1");
          return roots.reduce((one, other) => count(other) > count(one) ? other : one).id.slice(2);
        })()
        """
      )
      for isFolding in [true, false] {
        let point = try await browser.point(of: "#c-\(id) .toggle")
        let before: Double = try await browser.value("probe.top('\(id)')")
        try await browser.click(point)
        try await browser.wait(for: "probe.toggle('\(id)').ariaExpanded === '\(!isFolding)'")
        try await frames(in: browser)
        let after: Double = try await browser.value("probe.top('\(id)')")
        #expect(abs(after - max(before, 0)) < 1, "from \(before) to \(after)")
      }
    }

    /// Two frames, in which whatever moves has moved.
    private func frames(in browser: Browser) async throws {
      try await browser.run(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
      )
    }

    @Test func tellsThatThereIsNoNetworkAndTriesAgain() async throws {
      let browser = try await LiveVisit.open("/large")
      try await browser.setOffline(true)
      do {
        try await browser.run(
          "scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })"
        )
        try await browser.wait(for: "document.querySelector('.block [data-do=retry]')")
        try await browser.click("#c-\(try await firstFoldable(browser)) .toggle")
      } catch {
        try await browser.setOffline(false)
        throw error
      }
      try await browser.setOffline(false)
      let failed: Int = try await browser.value(
        "document.querySelectorAll('[data-state=failed]').length"
      )
      #expect(failed > 0)
      try await browser.run(
        "document.querySelector('[data-state=failed]').scrollIntoView({ block: 'center' })"
      )
      try await browser.click("[data-state=failed] [data-do=retry]")
      try await browser.wait(
        for: "document.querySelectorAll('[data-state=failed]').length < \(failed)"
      )
    }

    private func firstFoldable(_ browser: Browser) async throws -> String {
      try await browser.value("document.querySelector('.row:has(.toggle)').id.slice(2)")
    }

    // MARK: Where rows stay

    /// A row, and where its control is put in the window before it is pressed: 0 top, 1 bottom.
    struct Place: CustomTestStringConvertible {
      let row: Int
      let height: Double

      var testDescription: String { "row \(row) at \(height)" }

      static let all = [1, 13, 25, 14, 110, 229].flatMap { row in
        [0.05, 0.5, 0.95].map { Place(row: row, height: $0) }
      }
    }

    @Test(.rows("N19", "S17"), arguments: Place.all)
    func aRowStaysWhereItIsFolded(place: Place) async throws {
      let browser = try await LiveVisit.open("/hills")
      try await browser.wait(for: "document.querySelectorAll('.block[data-state]').length === 0")
      let toggle = "probe.toggle('\(place.row)').getBoundingClientRect()"
      let settles = """
        (() => {
          const { top, height } = \(toggle);
          const wanted = innerHeight * \(place.height) - height / 2;
          const before = scrollY;
          scrollBy({ top: top - wanted, behavior: "instant" });
          return scrollY === before;
        })()
        """
      try await browser.wait(for: settles)
      for isFolding in [true, false] {
        // Before the row is measured: where something lies over the control, this scrolls.
        let point = try await browser.point(of: "#c-\(place.row) .toggle")
        let before: Double = try await browser.value("probe.top('\(place.row)')")
        try await browser.click(point)
        try await browser.wait(
          for: "probe.toggle('\(place.row)').ariaExpanded === '\(!isFolding)'"
        )
        try await frames(in: browser)
        let after: Double = try await browser.value("probe.top('\(place.row)')")
        let wanted = max(before, 0)
        #expect(abs(after - wanted) < 1, "from \(before) to \(after), folding: \(isFolding)")
      }
    }
  }
}
