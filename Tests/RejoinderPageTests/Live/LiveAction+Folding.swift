import TestSupport

extension LiveAction {
  /// What folds and unfolds; `nil` for the other actions.
  var folding: LiveEntry? {
    switch self {
    case .foldByButton: LiveEntry.foldByButton
    case .foldByLine: LiveEntry.foldByLine
    case .showBranch: LiveEntry.showBranch
    case .foldToParent:
      LiveEntry.inTools(
        "fold-parent",
        "Fold the parent",
        keys: ["p", "h"],
        [
          "probe.rows()": LiveEntry.withoutTwo, "probe.focus()": "c-2",
          "probe.notice()": "2 replies hidden",
        ]
      )
    case .foldToRoot:
      LiveEntry.inTools(
        "fold-thread",
        "Fold the thread",
        keys: ["p", "p", "h"],
        [
          "probe.rows()": "1 6 7 8", "probe.focus()": "c-1", "probe.notice()": "4 replies hidden",
        ]
      )
    case .foldAll:
      LiveEntry.tool("fold-all", "Fold all", keys: ["[", "[", "["], ["probe.rows()": "1 6 8"])
    case .unfoldAll: LiveEntry.unfoldAll
    case .foldBelowLevel: LiveEntry.foldBelowLevel
    case .foldByHeading: LiveEntry.foldBySetting("heading", pressing: "#c-2 .author")
    case .foldByRow: LiveEntry.foldBySetting("row", pressing: "#c-2 .body p")
    case .openFolded: LiveEntry.openFolded
    case .foldOrLeave: LiveEntry.foldOrLeave
    case .unfoldOrEnter: LiveEntry.unfoldOrEnter
    case .unfoldBelow: LiveEntry.unfoldBelow
    case .swipe:
      LiveEntry.swiping("#c-2 .body p", ["probe.rows()": LiveEntry.withoutTwo])
    case .swipeOverScroller:
      LiveEntry.swiping(
        "#c-7 pre",
        [
          "probe.rows()": LiveEntry.all,
          "document.querySelector('#c-7 pre').scrollLeft > 0": "true",
        ]
      )
    default: nil
    }
  }
}

extension LiveEntry {
  fileprivate static let all = "1 2 3 4 5 6 7 8"
  fileprivate static let withoutTwo = "1 2 5 6 7 8"

  /// A page on which the second comment is folded, its address not.
  fileprivate static let foldsTwo = "probe.toggle('2').click()"

  /// Why what lies to the left of rows is no way for keys.
  fileprivate static let linesAreNoControls = LiveWay.none(
    "Lines are drawn beside the rows and are no elements; the control of each comment does the same."
  )

  fileprivate static let noGesture = LiveWay.none(
    "A gesture of fingers; Enter on the row does the same."
  )

  fileprivate static var foldByButton: LiveEntry {
    LiveEntry(
      after: [
        "probe.rows()": withoutTwo, "probe.says('2')": "Show 2 replies, false",
        "probe.focus().startsWith('c-2 ')": "true",
      ],
      pointer: .press("#c-2 .toggle"),
      touch: .press("#c-2 .toggle"),
      key: .enter(on: "#c-2 .toggle"),
      screenReader: .activate("link", "Hide 2 replies to Luis")
    )
  }

  /// The first line beside the fourth comment belongs to the first one.
  fileprivate static var foldByLine: LiveEntry {
    LiveEntry(
      after: ["probe.rows()": "1 6 7 8", "probe.focus()": "c-1"],
      pointer: .steps { try await $0.click(try await $0.point(ofLine: 1, beside: "4")) },
      touch: .steps {
        try await $0.touch(try await $0.point(ofLine: 1, beside: "4"))
        try await $0.lift()
      },
      key: linesAreNoControls,
      screenReader: linesAreNoControls
    )
  }

  fileprivate static var showBranch: LiveEntry {
    LiveEntry(
      after: [
        "document.querySelector('.list').matches('.on-line')": "true",
        "[...document.querySelectorAll('.row.b2')].map((row) => row.id).join(' ')": "c-2 c-3 c-4",
      ],
      pointer: .steps { try await $0.hover(try await $0.point(ofLine: 2, beside: "4")) },
      touch: .none("A finger is on a line or it is not: nothing comes before the press."),
      key: linesAreNoControls,
      screenReader: linesAreNoControls
    )
  }

  fileprivate static var unfoldAll: LiveEntry {
    LiveEntry(
      path: "/grove?levels=1",
      after: ["probe.rows()": all],
      pointer: .press("[data-do=unfold-all]"),
      touch: .press("[data-do=unfold-all]"),
      key: .keys(["]"]),
      screenReader: .activate("button", "Unfold all")
    )
  }

  fileprivate static var foldBelowLevel: LiveEntry {
    let link = "nav.choices a[href*='levels=2']"
    return LiveEntry(
      after: [
        "probe.isLive()": "true", "probe.rows()": withoutTwo,
      ],
      pointer: .press(link),
      touch: .press(link),
      key: .keys(["[", "["]),
      .enter(on: link),
      screenReader: .activate("link", "2 levels")
    )
  }

  fileprivate static func foldBySetting(_ place: String, pressing selector: String) -> LiveEntry {
    LiveEntry(
      before: "localStorage.setItem('rejoinder', JSON.stringify({ fold: '\(place)' }));",
      start: "probe.focusRow('2')",
      after: ["probe.rows()": withoutTwo, "probe.says('2')": "Show 2 replies, false"],
      pointer: .press(selector),
      touch: .press(selector),
      key: .keys([.enter]),
      .keys([" "]),
      screenReader: .none(
        "Only controls are pressed by assistive technology, and it has the button."
      )
    )
  }

  fileprivate static var openFolded: LiveEntry {
    LiveEntry(
      path: "/grove?fold=2",
      start: "probe.focusRow('2')",
      after: ["probe.rows()": all, "probe.says('2')": "Hide 2 replies, true"],
      pointer: .press("#c-2 .author"),
      touch: .press("#c-2 .author"),
      key: .keys([.enter]),
      .keys([" "]),
      screenReader: .activate("link", "Show 2 replies to Luis")
    )
  }

  fileprivate static var foldOrLeave: LiveEntry {
    LiveEntry(
      start: "probe.focusRow('4')",
      after: [
        "probe.rows()": "1 2 3 5 6 7 8", "probe.focus()": "c-3", "probe.notice()": "1 reply hidden",
      ],
      pointer: .none("It is what a key means by the state of the row; each part has its control."),
      touch: .none("It is what a key means by the state of the row; each part has its control."),
      key: .keys(["h", "h"]),
      .keys([.left, .left]),
      screenReader: .none(
        "It is what a key means by the state of the row; each part has its control."
      )
    )
  }

  fileprivate static var unfoldOrEnter: LiveEntry {
    LiveEntry(
      start: foldsTwo + "; probe.focusRow('2')",
      after: ["probe.rows()": all, "probe.focus()": "c-3", "probe.notice()": "2 replies shown"],
      pointer: .none("It is what a key means by the state of the row; each part has its control."),
      touch: .none("It is what a key means by the state of the row; each part has its control."),
      key: .keys(["l", "l"]),
      .keys([.right, .right]),
      screenReader: .none(
        "It is what a key means by the state of the row; each part has its control."
      )
    )
  }

  fileprivate static var unfoldBelow: LiveEntry {
    LiveEntry(
      start: "probe.toggle('3').click(); probe.toggle('2').click(); probe.focusRow('2')",
      after: ["probe.rows()": all],
      pointer: .none("Unfolding all is in the tools; each comment below has its control."),
      touch: .none("Unfolding all is in the tools; each comment below has its control."),
      key: .keys(["*"]),
      screenReader: .none("Unfolding all is in the tools; each comment below has its control.")
    )
  }

  /// A finger that pulls a row towards its beginning.
  fileprivate static func swiping(
    _ selector: String,
    _ after: KeyValuePairs<String, String>
  ) -> LiveEntry {
    LiveEntry(
      after: after,
      pointer: noGesture,
      touch: .steps { browser in
        let start = try await browser.point(of: selector)
        try await browser.touch(start)
        for distance in [20.0, 60, 100, 140] {
          try await browser.drag(to: Browser.Point(x: start.x - distance, y: start.y))
        }
        try await browser.lift()
      },
      key: noGesture,
      screenReader: noGesture
    )
  }
}
