import TestSupport
import Testing

extension LivePageTests {
  /// What assistive technology hears of the rows, after one action after the other.
  @Suite struct RowsHeardTests {
    /// The rows in the accessibility tree: who wrote it, level, position, and whether it is open.
    ///
    /// The tree of the browser's protocol has no positions: these are read where the tree has them from.
    static func rows(in browser: Browser) async throws -> [String] {
      let positions: [String] = try await browser.value(
        """
        probe.all().filter(probe.isShown).map((row) => row.ariaPosInSet + "/" + row.ariaSetSize)
        """
      )
      var rows: [(name: String, level: Int, state: String)] = []
      var depth = Int.max
      for part in try await browser.accessibles() {
        if part.role == "listitem", let level = part.level {
          rows.append(("", level, ""))
          depth = part.depth
        } else if part.depth <= depth {
          depth = .max
        } else if !rows.isEmpty {
          if part.role == "heading", rows[rows.count - 1].name.isEmpty {
            rows[rows.count - 1].name = part.name
          }
          if let isExpanded = part.isExpanded {
            rows[rows.count - 1].state = (isExpanded ? " open: " : " folded: ") + part.name
          }
        }
      }
      try #require(rows.count == positions.count)
      return zip(rows, positions).map { row, position in
        "\(row.level) \(position) \(row.name)\(row.state)"
      }
    }

    @Test(.rows("N32", "N34", "N36")) func areAsListedAfterEachAction() async throws {
      let browser = try await LiveVisit.open("/grove")
      var heard = ["page:"] + (try await Self.rows(in: browser))
      for step in RowsHeard.steps {
        try await step.go(browser)
        let frame = "return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        try await browser.run(frame)
        heard += [step.name + ":"] + (try await Self.rows(in: browser))
      }
      #expect(RowsHeard.steps.count == 20)
      #expect(heard.joined(separator: "\n") == RowsHeard.text)
    }
  }
}
