import TestSupport
import Testing

extension LivePageTests {
  /// Everything that one can do, with each input.
  @Suite struct LiveActionTests {
    /// One place of the table: an action with an input.
    struct Cell: CustomTestStringConvertible {
      let action: LiveAction
      let input: LiveInput

      var testDescription: String { "\(action.rawValue) by \(input.rawValue)" }

      static let all = LiveAction.allCases.flatMap { action in
        LiveInput.allCases.map { Cell(action: action, input: $0) }
      }
    }

    @Test(.rows("N11", "N12", "N17", "S27", "S28", "S32"), arguments: Cell.all)
    func doesIt(cell: Cell) async throws {
      let entry = cell.action.entry
      for way in entry.ways[cell.input] ?? [] {
        if case .none(let reason) = way {
          #expect(reason.hasSuffix("."), "A reason is a sentence.")
          continue
        }
        let browser = try await LiveVisit.open(entry.path, before: entry.before)
        try await browser.setTouch(cell.input == .touch)
        if !entry.start.isEmpty { try await browser.run(entry.start) }
        try await go(way, by: cell.input, in: browser)
        for (expression, value) in entry.after {
          let text = "String(\(expression))"
          let quoted = value.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
          if try await browser.turns("\(text) === '\(quoted)'", limit: .seconds(4)) { continue }
          let found: String = try await browser.value(text)
          Issue.record("\(expression) is “\(found)”, not “\(value)”.")
        }
      }
    }

    private func go(_ way: LiveWay, by input: LiveInput, in browser: Browser) async throws {
      switch way {
      case .keys(let keys, let held):
        for key in keys.dropLast() { try await browser.press(key, holding: held) }
        if let last = keys.last { try await browser.press(last, holding: held) }
      case .enter(let selector):
        try await browser.run("document.querySelector(\"\(selector)\").focus()")
        try await browser.press(.enter)
      case .press(let selector):
        if input == .touch {
          try await browser.tap(selector)
        } else {
          try await browser.click(selector)
        }
      case .activate(let role, let name):
        let found = try await browser.accessibles().filter {
          $0.role == role && $0.name.hasPrefix(name) && !$0.isDisabled
        }
        try #require(found.count == 1, "There are \(found.count) of \(role) “\(name)”.")
        try await browser.activate(found[0])
      case .steps(let steps): try await steps(browser)
      case .none: break
      }
    }

    @Test func hasAWayOrAReasonEverywhere() {
      for cell in Cell.all {
        let ways = cell.action.entry.ways[cell.input] ?? []
        #expect(!ways.isEmpty, "\(cell.testDescription) is missing.")
        #expect(!cell.action.entry.after.isEmpty)
      }
    }

    /// Nothing can be done by one input only for lack of another: each action has some way.
    @Test(arguments: LiveAction.allCases) func canBeDoneSomehow(action: LiveAction) {
      let ways = action.entry.ways.values.flatMap { $0 }
      #expect(ways.contains { if case .none = $0 { false } else { true } })
    }
  }
}

extension Browser {
  /// A place on a line beside a comment, by its column from the left.
  func point(ofLine column: Int, beside id: String) async throws -> Point {
    _ = try await point(of: "#c-\(id) .main")
    return try await value(
      """
      (() => {
        const row = probe.row("\(id)");
        const level = Number(/\\bl(\\d+)/.exec(row.className)[1]);
        const box = row.getBoundingClientRect();
        const main = row.querySelector(".avatar, .main").getBoundingClientRect();
        const width = (main.left - box.left) / level;
        return { x: box.left + width * (\(column) - 0.5), y: box.top + box.height / 2 };
      })()
      """
    )
  }
}
