import TestSupport

/// Twenty actions on the grove, and what assistive technology hears of the rows after each.
enum RowsHeard {
  struct Step: Sendable {
    let name: String
    let go: @Sendable (Browser) async throws -> Void

    /// Keys, on a row that has the focus.
    static func keys(_ name: String, on id: String, _ keys: Browser.Key...) -> Step {
      Step(name: name) { browser in
        try await browser.run("probe.focusRow('\(id)')")
        for key in keys { try await browser.press(key) }
      }
    }

    static func click(_ name: String, _ selector: String) -> Step {
      Step(name: name) { try await $0.click(selector) }
    }
  }

  static let steps: [Step] = [
    .click("fold 2 by its button", "#c-2 .toggle"),
    .click("unfold 2 by its button", "#c-2 .toggle"),
    .keys("fold 3", on: "3", "h"),
    .keys("fold 2 around it", on: "2", .enter),
    .keys("unfold 2, 3 stays folded", on: "2", .right),
    .keys("unfold all below 1", on: "1", "*"),
    .keys("fold the parent of 3", on: "3", "p", "h"),
    .keys("fold 1 around it", on: "1", " "),
    .click("fold all", "[data-do=fold-all]"),
    .keys("to the next thread", on: "1", "n"),
    .keys("unfold 6", on: "6", "l"),
    .click("unfold all", "[data-do=unfold-all]"),
    .keys("three levels", on: "1", "["),
    .keys("two levels", on: "1", "["),
    .keys("one level", on: "1", "["),
    .keys("all levels", on: "1", "]", "]", "]", "]"),
    .keys("fold 4, a leaf: to its parent", on: "4", "h"),
    .keys("fold 3 after it", on: "3", "h"),
    .click("a link to 8", "#c-5 .body a"),
    .click("fold 1 by its button", "#c-1 .toggle"),
  ]

  static let text = """
    """
}
