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
    .keys("three levels", on: "1", "[", "["),
    .keys("two levels", on: "1", "["),
    .keys("one level", on: "1", "["),
    .keys("all levels", on: "1", "]", "]", "]", "]"),
    .keys("fold 4, a leaf: to its parent", on: "4", "h"),
    .keys("fold 3 after it", on: "3", "h"),
    .click("a link to 8", "#c-5 .body a"),
    .click("fold 1 by its button", "#c-1 .toggle"),
  ]

  static let text = """
    page:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 2 by its button:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis folded: Show 2 replies to Luis
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    unfold 2 by its button:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 3:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana folded: Show 1 reply to Ana
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 2 around it:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis folded: Show 2 replies to Luis
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    unfold 2, 3 stays folded:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana folded: Show 1 reply to Ana
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    unfold all below 1:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold the parent of 3:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis folded: Show 2 replies to Luis
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 1 around it:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold all:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu folded: Show 1 reply to Olu
    1 3/3 Ana
    to the next thread:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu folded: Show 1 reply to Olu
    1 3/3 Ana
    unfold 6:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    unfold all:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    three levels:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana folded: Show 1 reply to Ana
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    two levels:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis folded: Show 2 replies to Luis
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    one level:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu folded: Show 1 reply to Olu
    1 3/3 Ana
    all levels:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 4, a leaf: to its parent:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana open: Hide 1 reply to Ana
    4 1/1 Olu
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 3 after it:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana folded: Show 1 reply to Ana
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    a link to 8:
    1 1/3 Marta open: Hide 4 replies to Marta
    2 1/2 Luis open: Hide 2 replies to Luis
    3 1/1 Ana folded: Show 1 reply to Ana
    2 2/2 Wen
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    fold 1 by its button:
    1 1/3 Marta folded: Show 4 replies to Marta
    1 2/3 Olu open: Hide 1 reply to Olu
    2 1/1 Marta
    1 3/3 Ana
    """
}
