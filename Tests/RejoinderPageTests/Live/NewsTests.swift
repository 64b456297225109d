import Foundation
import TestSupport
import Testing

extension LivePageTests {
  /// That a page that stays open tells of what is new, and moves nothing by itself.
  @Suite struct NewsTests {
    typealias Line = GrowingDiscussion.Line

    /// Comments that come while the page is read.
    struct Arrival: CustomTestStringConvertible, Sendable {
      var testDescription: String
      /// What stands behind the path.
      var query = ""
      /// How many can be read of them.
      var count: Int
      /// Writes them.
      var change: @Sendable (inout [Line]) -> Void
    }

    static let arrivals = [
      Arrival(testDescription: "at the top", count: 1) { $0.insert(Line(id: "new"), at: 0) },
      Arrival(testDescription: "in the middle", count: 1) { $0.insert(Line(id: "new"), at: 12) },
      Arrival(testDescription: "at the end", count: 1) { $0.append(Line(id: "new")) },
      Arrival(testDescription: "as the first reply", count: 1) {
        $0.append(Line(id: "new", parent: "9"))
      },
      Arrival(testDescription: "as the last of some replies", count: 1) {
        $0.append(Line(id: "new", parent: "1"))
      },
      Arrival(testDescription: "deep down", count: 1) { $0.append(Line(id: "new", parent: "3")) },
      Arrival(testDescription: "below a folded comment", query: "?fold=1", count: 1) {
        $0.append(Line(id: "new", parent: "2"))
      },
      Arrival(testDescription: "below a folded comment and elsewhere", query: "?fold=2", count: 2) {
        $0 += [Line(id: "new", parent: "3"), Line(id: "other", parent: "4")]
      },
      Arrival(testDescription: "as a reply to something new", count: 3) {
        $0 += [
          Line(id: "new"), Line(id: "other", parent: "new"), Line(id: "third", parent: "other"),
        ]
      },
      Arrival(testDescription: "where a look hides the words", query: "?look=hn&fold=1", count: 2) {
        $0 += [Line(id: "new", parent: "1"), Line(id: "other", parent: "20")]
      },
      Arrival(testDescription: "newest first", query: "?sort=newest", count: 2) {
        $0 += [Line(id: "new"), Line(id: "other", parent: "1")]
      },
      Arrival(testDescription: "a hundred at once", count: 100) { lines in
        for number in 1...100 {
          lines.append(
            Line(id: "new\(number)", parent: number % 3 == 0 ? nil : "\(number % 25 + 1)")
          )
        }
      },
    ]

    private func visit(
      _ query: String = "",
      _ body: (GrowingDiscussion, Browser) async throws -> Void
    ) async throws {
      let growing = try await GrowingDiscussion()
      do { try await body(growing, try await growing.open(query)) } catch {
        try await growing.end()
        throw error
      }
      try await growing.end()
    }

    @Test(arguments: arrivals)
    func showsNewCommentsAsIfTheyHadBeenThere(arrival: Arrival) async throws {
      try await visit(arrival.query) { growing, browser in
        try await browser.run("window.came = probe.all()")
        try await growing.change(browser, arrival.change)
        #expect(try await browser.value("probe.pill()") == "\(arrival.count) new")
        try await browser.click("[data-part=pill]")
        try await browser.wait(for: "probe.pill() === ''")
        try await browser.wait(for: "document.activeElement.matches('.row')")
        let plain: String = try await browser.value("await probe.plain()")
        let live: String = try await browser.value("probe.live()")
        #expect(live == plain)
        // A block that grew too large is cut, and its rows move into another one.
        #expect(try await browser.value("came.every((row) => row.isConnected)"))
        if arrival.count < 40 {
          #expect(try await browser.value("probe.removed") == [String]())
        }
        #expect(try await browser.value("probe.part('changed').hidden") == true)
      }
    }

    @Test func landsOnTheFirstNewComment() async throws {
      try await visit { growing, browser in
        try await growing.change(browser) {
          $0 += [Line(id: "last"), Line(id: "first", parent: "20")]
        }
        try await browser.click("[data-part=pill]")
        try await browser.wait(for: "probe.focus() === 'c-first'")
        #expect(try await browser.value("probe.row('first').dataset.new") == "")
        try await browser.wait(for: "probe.flash() === 'c-first'")
      }
    }

    @Test func landsOnWhatFoldsTheNewCommentAway() async throws {
      try await visit("?fold=1") { growing, browser in
        try await growing.change(browser) { $0.append(Line(id: "new", parent: "3")) }
        try await browser.click("[data-part=pill]")
        try await browser.wait(for: "probe.focus() === 'c-1'")
        #expect(try await browser.value("probe.says('1')") == "Show 4 replies, false")
        try await browser.run("probe.toggle('1').click()")
        try await browser.wait(for: "probe.row('new')?.checkVisibility()")
        #expect(try await browser.value("probe.row('new').ariaLevel") == "4")
      }
    }

    @Test func tellsOnceAndMovesNothing() async throws {
      try await visit { growing, browser in
        try await browser.run("scrollTo(0, 900)")
        let seen: String = try await browser.value("probe.seen()")
        try await growing.change(browser) { $0.insert(Line(id: "new"), at: 0) }
        #expect(try await browser.value("probe.notice()") == "1 new")
        #expect(try await browser.value("probe.seen()") == seen)
        try await browser.run("probe.part('notice').textContent = ''")
        try await growing.change(browser) { $0.append(Line(id: "other")) }
        #expect(try await browser.value("probe.pill()") == "2 new")
        #expect(try await browser.value("probe.notice()") == "")
        #expect(try await browser.value("probe.seen()") == seen)
      }
    }

    @Test(arguments: ["", "12"])
    func takesInWhatIsAboveWithoutMovingWhatIsSeen(focus: String) async throws {
      try await visit { growing, browser in
        try await browser.run("scrollTo(0, probe.row('10').getBoundingClientRect().top - 30)")
        if !focus.isEmpty { try await browser.run("probe.focusRow('\(focus)')") }
        let seen: String = try await browser.value("probe.seen()")
        try await growing.change(browser) { lines in
          lines.insert(Line(id: "new"), at: 0)
          lines += (1...5).map { Line(id: "reply\($0)", parent: "3") }
        }
        try await browser.run("return probe.news().take()")
        #expect(try await browser.value("probe.row('reply5') !== null"))
        #expect(try await browser.value("probe.seen()") == seen)
        if !focus.isEmpty { #expect(try await browser.value("probe.focus()") == "c-\(focus)") }
      }
    }

    @Test func showsWhatWasDeletedInItsPlace() async throws {
      try await visit { growing, browser in
        try await browser.run("scrollTo(0, probe.row('10').getBoundingClientRect().top - 30)")
        let seen: String = try await browser.value("probe.seen()")
        try await growing.change(browser) { $0[2].isDeleted = true }
        #expect(try await browser.value("probe.pill()") == "")
        #expect(try await browser.value("probe.says('1')") == "Hide 2 replies, true")
        #expect(try await browser.value("probe.row('3').classList.contains('tomb')"))
        #expect(try await browser.value("probe.seen()") == seen)
        #expect(try await browser.value("probe.removed") == [String]())
      }
    }

    @Test func leavesVotesAlone() async throws {
      try await visit { growing, browser in
        let live: String = try await browser.value("probe.live()")
        try await growing.change(browser) { $0[4].up = 90 }
        #expect(try await browser.value("probe.live()") == live)
        #expect(try await browser.value("probe.pill()") == "")
        #expect(try await browser.value("probe.part('changed').hidden") == true)
      }
    }

    @Test func offersTheOrderThatChanged() async throws {
      try await visit("?sort=top") { growing, browser in
        let live: String = try await browser.value("probe.live()")
        try await growing.change(browser) { $0[8].up = 90 }
        #expect(try await browser.value("probe.live()") == live)
        #expect(try await browser.value("probe.part('changed').checkVisibility()"))
        try await browser.click("[data-part=changed]")
        try await browser.wait(for: "probe.isLive() && probe.part('changed').hidden")
        #expect(try await browser.value("probe.rows().split(' ')[0]") == "9")
        #expect(try await browser.value("probe.live() === await probe.plain()"))
      }
    }

    @Test func asksAgainOnceTheBrowserIsOnline() async throws {
      try await visit { growing, browser in
        try await browser.run("probe.news().check = () => { window.asked = true; }")
        try await browser.run("dispatchEvent(new Event('online'))")
        #expect(try await browser.value("window.asked === true"))
      }
    }
  }
}
