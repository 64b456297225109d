import TestSupport

extension LiveAction {
  /// What is done, how, and what must be true then.
  var entry: LiveEntry { folding ?? going ?? finding ?? other }

  private var finding: LiveEntry? {
    switch self {
    case .find:
      LiveEntry(
        path: "/grove?fold=2",
        after: [
          LiveEntry.output: "1 of 3", "probe.rows()": "1 2 5 6 7 8", "probe.focus()": "find",
          "document.querySelector('.row[data-found]').id": "c-2",
        ],
        pointer: .steps {
          try await $0.click(".tools [data-do=find]")
          try await $0.type("poles")
        },
        touch: .steps {
          try await $0.tap(".tools [data-do=find]")
          try await $0.wait(for: "probe.focus() === 'find'")
          try await $0.type("poles")
        },
        key: .steps {
          try await $0.press("/")
          try await $0.type("poles")
        },
        screenReader: .steps {
          try await $0.activate(try await $0.accessible("button", "Find"))
          try await $0.focus(try await $0.accessible("searchbox", "Find in the comments"))
          try await $0.type("poles")
        }
      )
    case .findNext: LiveEntry.going("find-next", "Next match", "2 of 3", "c-4", .keys([.enter]))
    case .findPrevious:
      LiveEntry.going(
        "find-previous",
        "Previous match",
        "3 of 3",
        "c-7",
        .keys([.enter], holding: [.shift])
      )
    case .closeFind:
      LiveEntry(
        start: LiveEntry.looksForPoles,
        after: [
          "document.querySelector('.find').hidden": "true", "probe.focus()": "c-2",
          "document.querySelector('.row[data-found]')": "null",
        ],
        pointer: .press("[data-do=find-close]"),
        touch: .press("[data-do=find-close]"),
        key: .keys([.escape]),
        screenReader: .activate("button", "Close the search")
      )
    default: nil
    }
  }

  private var other: LiveEntry {
    switch self {
    case .sort:
      LiveEntry.choice(
        "sort=top",
        "Top",
        [
          "probe.rows()": "8 6 7 1 2 3 4 5", "location.search": "?sort=top",
          "probe.isLive()": "true",
          "document.activeElement.textContent": "Top",
        ]
      )
    case .look:
      LiveEntry.choice(
        "look=reddit",
        "Reddit",
        [
          "location.search": "?look=reddit", "probe.isLive()": "true",
          "document.activeElement.textContent": "Reddit", "probe.rows()": "1 2 3 4 5 6 7 8",
        ]
      )
    case .copyLink:
      LiveEntry.inTools(
        "copy-link",
        "Copy the link",
        keys: ["c"],
        [
          LiveEntry.clipboard: LiveVisit.root + "/grove?comment=3#c-3", "probe.notice()": "Copied",
        ]
      )
    case .copyText:
      LiveEntry.inTools(
        "copy-text",
        "Copy the text",
        keys: [],
        [
          LiveEntry.clipboard: "Two summers if you keep their feet dry.",
          "probe.notice()": "Copied",
        ]
      )
    case .share:
      LiveEntry.inTools(
        "share",
        "Share",
        keys: [],
        ["window.shared": LiveVisit.root + "/grove?comment=3#c-3"],
        before: LiveEntry.shares
      )
    case .help:
      LiveEntry.tool("help", "Keyboard shortcuts", keys: ["?"], ["probe.isOpen('help')": "true"])
    case .settings:
      LiveEntry.tool("settings", "Settings", keys: [], ["probe.isOpen('settings')": "true"])
    case .closeDialog:
      LiveEntry(
        start: "const help = document.querySelector('[data-do=help]'); help.focus(); help.click();",
        after: ["probe.isOpen('help')": "false", "probe.focus()": "help"],
        pointer: .press("dialog[open] [data-do=close]"),
        touch: .press("dialog[open] [data-do=close]"),
        key: .keys([.escape]),
        screenReader: .activate("button", "Close")
      )
    default: preconditionFailure("Every action has an entry: \(self) has none.")
    }
  }
}

extension LiveEntry {

  // MARK: Controls

  /// A button among the tools above the rows.
  static func tool(
    _ action: String,
    _ name: String,
    keys: [Browser.Key],
    _ after: KeyValuePairs<String, String>
  ) -> LiveEntry {
    let button = ".tools [data-do=\(action)]"
    return LiveEntry(
      after: after,
      pointer: .press(button),
      touch: .press(button),
      key: keys.isEmpty ? .enter(on: button) : .keys(keys),
      screenReader: .activate("button", name)
    )
  }

  /// A button among the tools of the third comment.
  static func inTools(
    _ action: String,
    _ name: String,
    keys: [Browser.Key],
    _ after: KeyValuePairs<String, String>,
    before: String = ""
  ) -> LiveEntry {
    let button = "#c-3 [data-do=\(action)]"
    return LiveEntry(
      before: before,
      start: "probe.focusRow('3')",
      after: after,
      pointer: .steps { browser in
        try await browser.hover(try await browser.point(of: "#c-3 .body"))
        try await browser.click(button)
      },
      touch: .steps { browser in
        try await browser.run("document.activeElement.blur()")
        try await browser.tap("#c-3 .body p")
        try await browser.wait(for: "document.querySelector('\(button)')")
        try await browser.tap(button)
      },
      key: keys.isEmpty ? .enter(on: button) : .keys(keys),
      screenReader: .activate("button", name)
    )
  }

  // MARK: Finding

  /// Begins to look for a word that three comments have, one of them folded away.
  fileprivate static let looksForPoles = """
    document.querySelector(".tools [data-do=find]").click();
    const field = document.querySelector("input[name=find]");
    field.value = "poles";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return new Promise((done) => {
      new MutationObserver(done).observe(
        document.querySelector(".find output"), { childList: true });
    });
    """
  fileprivate static let output = "document.querySelector('.find output').textContent"

  /// On to another place that has the word; the second one is opened for it.
  fileprivate static func going(
    _ action: String,
    _ name: String,
    _ says: String,
    _ row: String,
    _ key: LiveWay
  ) -> LiveEntry {
    LiveEntry(
      path: "/grove?fold=2",
      start: looksForPoles,
      after: [
        output: says, "document.querySelector('.row[data-found]').id": row,
        "probe.isShown(document.querySelector('.row[data-found]'))": "true",
      ],
      pointer: .press("[data-do=\(action)]"),
      touch: .press("[data-do=\(action)]"),
      key: key,
      screenReader: .activate("button", name)
    )
  }

  // MARK: The rest

  fileprivate static let clipboard = "await navigator.clipboard.readText()"
  fileprivate static let shares = """
    navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); };
    """

  /// A link among the choices of the page.
  fileprivate static func choice(
    _ query: String,
    _ name: String,
    _ after: KeyValuePairs<String, String>
  ) -> LiveEntry {
    let link = ".choices a[href='?\(query)']"
    return LiveEntry(
      start: "document.querySelector('details.appearance').open = true",
      after: after,
      pointer: .press(link),
      touch: .press(link),
      key: .enter(on: link),
      screenReader: .activate("link", name)
    )
  }
}
