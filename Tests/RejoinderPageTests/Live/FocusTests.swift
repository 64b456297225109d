import TestSupport
import Testing

extension LivePageTests {
  /// That the focus is never lost, and that what happens is told.
  @Suite struct FocusTests {
    /// What hides the row with the focus, the fourth, in one way or another.
    private static let hiding: [(name: String, script: String)] = [
      ("fold its parent by the button", "probe.toggle('3').click()"),
      ("fold its thread by the button", "probe.toggle('1').click()"),
      ("fold all", "document.querySelector('[data-do=fold-all]').click()"),
      ("fewer levels", "probe.press('['); probe.press('['); probe.press('[')"),
      ("fold the parent", "document.querySelector('#c-4 [data-do=fold-parent]').click()"),
      ("fold the thread", "document.querySelector('#c-4 [data-do=fold-thread]').click()"),
      ("another order", "document.querySelector(\".choices a[href='?sort=top']\").click()"),
      ("other levels", "document.querySelector(\".choices a[href='?levels=1']\").click()"),
    ]

    /// What of that row may have the focus.
    private static let places = ["", " .age", " [data-do=copy-link]"]

    @Test(arguments: hiding.indices, places) func isOnSomethingThatShows(
      hiding: Int,
      place: String
    ) async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.run("probe.focusRow('4')")
      if !place.isEmpty { try await browser.run("document.querySelector('#c-4\(place)').focus()") }
      try await browser.run(Self.hiding[hiding].script)
      let isKept = """
        probe.isLive() && document.activeElement !== document.body
          && document.activeElement.checkVisibility()
        """
      let isThere = try await browser.turns(isKept, limit: .seconds(4))
      let focus: String = try await browser.value("probe.focus()")
      #expect(isThere, "\(Self.hiding[hiding].name): the focus is on \(focus).")
    }

    @Test(arguments: [
      ("h", "2 replies hidden"), ("hl", "2 replies shown"), ("pp", ""), ("c", "Copied"),
      ("u", "Nothing new"),
    ])
    func tellsPolitelyWhatHappened(keys: String, says: String) async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.run("probe.focusRow('2')")
      for key in keys { try await browser.press(Browser.Key(stringLiteral: String(key))) }
      #expect(try await browser.turns("probe.notice() === '\(says)'", limit: .seconds(4)))
      let said: String = try await browser.value("probe.notice()")
      #expect(said == says)
      #expect(try await browser.accessibles().filter { $0.role == "status" }.count == 1)
      #expect(
        try await browser.value("document.querySelector('[role=status]').ariaLive") == "polite"
      )
    }

    // MARK: Keys that are not ours

    private static let keys: [Browser.Key] = [
      "j", "k", "J", "n", "p", "P", "u", "h", "l", "[", "]", "*", "?", "c", "/",
    ]

    @Test func noKeyIsCaughtWhileSomebodyTypes() async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.click(".tools [data-do=find]")
      for key in Self.keys { try await browser.press(key) }
      #expect(
        try await browser.value("document.querySelector('input[name=find]').value")
          == "jkJnpPuhl[]*?c/"
      )
      #expect(try await browser.value("probe.rows()") == "1 2 3 4 5 6 7 8")
      #expect(try await browser.value("probe.focus()") == "find")
      #expect(try await browser.value("probe.isOpen('help')") == false)
    }

    @Test(arguments: [[Browser.Key.control], [.alt], [.meta], [.control, .shift]])
    func noKeyIsCaughtWithOtherModifiers(held: [Browser.Key]) async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.run(
        """
        probe.focusRow("2");
        window.caught = [];
        addEventListener("keydown", (event) => {
          if (event.defaultPrevented) caught.push(event.key);
          event.preventDefault();
        });
        """
      )
      for key in Self.keys + [.enter, .left, .right, .home, .end] {
        try await browser.press(key, holding: held)
      }
      #expect(try await browser.value("caught") == [String]())
      #expect(try await browser.value("probe.rows()") == "1 2 3 4 5 6 7 8")
      #expect(try await browser.value("probe.focus()") == "c-2")
    }

    @Test func arrowsScrollUnlessARowHasTheFocus() async throws {
      let browser = try await LiveVisit.open("/hills")
      try await browser.press(.pageDown)
      try await browser.wait(for: "scrollY > 100")
      #expect(try await browser.value("probe.focus()") == "body")
    }

    // MARK: What readers ask of all pages

    @Test(.rows("N18"), arguments: [true, false])
    func movesOnlyWhereThatIsWelcome(isCalm: Bool) async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.setPreferences(isCalm: isCalm)
      try await browser.run(
        """
        window.moves = 0;
        const count = () => {
          moves = Math.max(moves, document.getAnimations().length);
          requestAnimationFrame(count);
        };
        count();
        """
      )
      try await browser.click("#c-5 .body a")
      try await browser.wait(for: "probe.flash() === 'c-8'")
      try await browser.click("#c-2 .toggle")
      try await browser.wait(for: "probe.rows() === '1 2 5 6 7 8'")
      let frames = "return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
      try await browser.run(frames)
      #expect(try await browser.value("moves > 0") == !isCalm)
    }

    @Test func marksTheFocusInTheReadersColours() async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.setPreferences(hasOwnColors: true)
      #expect(try await browser.value("matchMedia('(forced-colors: active)').matches"))
      try await browser.press("j", "j")
      let outline = "getComputedStyle(document.activeElement)"
      #expect(try await browser.value("\(outline).outlineStyle !== 'none'"))
      #expect(try await browser.value("parseFloat(\(outline).outlineWidth) >= 1"))
      let line = "getComputedStyle(probe.row('2'), '::before')"
      let ground = "getComputedStyle(document.body).backgroundColor"
      #expect(try await browser.value("\(line).borderLeftColor !== \(ground)"))
    }

    @Test func isMirroredFromRightToLeft() async throws {
      let browser = try await LiveVisit.open("/grove")
      try await browser.setRootAttribute("dir", "rtl")
      try await browser.run("probe.focusRow('2')")
      try await browser.press(.right)
      try await browser.wait(for: "probe.rows() === '1 2 5 6 7 8'")
      try await browser.press(.left)
      try await browser.wait(for: "probe.rows() === '1 2 3 4 5 6 7 8'")
      // A pull to the right is one towards the beginning of the row.
      try await browser.setTouch(true)
      let start = try await browser.point(of: "#c-2 .body p")
      try await browser.touch(start)
      for distance in [20.0, 60, 100, 140] {
        try await browser.drag(to: Browser.Point(x: start.x + distance, y: start.y))
      }
      try await browser.lift()
      try await browser.wait(for: "probe.rows() === '1 2 5 6 7 8'")
      try await browser.run("probe.toggle('2').click()")
      // The first line from the right belongs to the first comment.
      let line: Browser.Point = try await browser.value(
        """
        (() => {
          const row = probe.row("4").getBoundingClientRect();
          const first = probe.row("1").querySelector(".avatar").getBoundingClientRect();
          return { x: first.x + first.width / 2, y: row.y + row.height / 2 };
        })()
        """
      )
      try await browser.click(line)
      try await browser.wait(for: "probe.rows() === '1 6 7 8'")
    }
  }
}
