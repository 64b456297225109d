import TestSupport

extension LiveAction {
  /// What leads from one row to another; `nil` for the other actions.
  var going: LiveEntry? {
    switch self {
    case .nextRoot:
      LiveEntry(
        start: "probe.focusRow('1')",
        after: ["probe.focus()": "c-6", "probe.flash()": "c-6"],
        pointer: .press("[data-part=jump]"),
        touch: .press("[data-part=jump]"),
        key: .keys(["n"]),
        screenReader: .activate("button", "Next thread")
      )
    case .previousRoot: LiveEntry.previousRoot
    case .parent:
      LiveEntry.inTools("parent", "Go to the parent", keys: ["p"], ["probe.focus()": "c-2"])
    case .peek: LiveEntry.peek
    case .jumpByLink: LiveEntry.jumpByLink
    case .undoJump: LiveEntry.undoJump
    case .nextNew: LiveEntry.nextNew
    case .previousNew:
      LiveEntry(
        path: "/grove?fold=2",
        before: LiveEntry.visited,
        start: "probe.focusRow('8')",
        after: ["probe.focus()": "c-4", "probe.rows()": "1 2 3 4 5 6 7 8"],
        pointer: LiveEntry.pointerScrolls,
        touch: LiveEntry.pointerScrolls,
        key: .keys(["U"]),
        screenReader: LiveEntry.readerMoves
      )
    case .nextRow: LiveEntry.step(from: "2", to: "3", "j", .down, .pageDown)
    case .previousRow: LiveEntry.step(from: "5", to: "4", "k", .up, .pageUp)
    case .nextSibling: LiveEntry.step(from: "2", to: "5", "J")
    case .previousSibling: LiveEntry.step(from: "5", to: "2", "K")
    case .first: LiveEntry.step(from: "5", to: "1", .home)
    case .last: LiveEntry.step(from: "5", to: "8", .end)
    case .permalink: LiveEntry.permalink
    case .back: LiveEntry.back
    default: nil
    }
  }
}

extension LiveEntry {
  /// Moving on is what the reader itself does, element by element.
  fileprivate static let readerMoves = LiveWay.none(
    "Screen readers go from item to item and from heading to heading by themselves."
  )
  fileprivate static let pointerScrolls = LiveWay.none(
    "One scrolls there, and what is pressed is chosen."
  )

  /// An earlier visit, after which two comments came.
  fileprivate static let visited =
    "localStorage.setItem('rejoinder /grove', JSON.stringify({ visit: \(Grove.visit) }));"

  fileprivate static func step(from: String, to: String, _ keys: Browser.Key...) -> LiveEntry {
    var entry = LiveEntry(
      start: "probe.focusRow('\(from)')",
      after: ["probe.focus()": "c-" + to],
      pointer: pointerScrolls,
      touch: pointerScrolls,
      screenReader: readerMoves
    )
    entry.ways[.key] = keys.map { .keys([$0]) }
    return entry
  }

  fileprivate static var previousRoot: LiveEntry {
    let jump = "[data-part=jump]"
    return LiveEntry(
      start: """
        document.body.style.paddingBottom = "2000px";
        probe.row("8").scrollIntoView({ block: "start", behavior: "instant" });
        probe.focusRow("8");
        """,
      after: ["probe.top('6') >= 0 && probe.top('6') < 120": "true"],
      pointer: .steps { browser in
        try await browser.hold(try await browser.point(of: jump))
        try await browser.wait(for: "probe.flash() === 'c-6'")
        try await browser.release()
      },
      touch: .steps { browser in
        try await browser.touch(try await browser.point(of: jump))
        try await browser.wait(for: "probe.flash() === 'c-6'")
        try await browser.lift()
      },
      key: .keys(["N"]),
      screenReader: readerMoves
    )
  }

  fileprivate static var peek: LiveEntry {
    inTools(
      "peek",
      "Peek at what it answers",
      keys: ["P"],
      [
        "document.querySelector('[data-part=peek]').hidden": "false",
        "document.querySelector('[data-part=peek] .author').textContent": "Luis",
        "probe.focus()": "peek",
      ]
    )
  }

  fileprivate static var jumpByLink: LiveEntry {
    LiveEntry(
      after: [
        "probe.focus()": "c-8", "probe.flash()": "c-8",
        "document.querySelector('[data-do=undo]').disabled": "false",
      ],
      pointer: .press("#c-5 .body a"),
      touch: .press("#c-5 .body a"),
      key: .enter(on: "#c-5 .body a"),
      screenReader: .activate("link", "Ana says below")
    )
  }

  fileprivate static var undoJump: LiveEntry {
    LiveEntry(
      start: """
        probe.focusRow('5');
        probe.row('5').querySelector('.body a').click();
        return new Promise((done) => probe.row('8').addEventListener('focus', done, { once: true }));
        """,
      after: [
        "probe.focus()": "c-5", "document.querySelector('[data-do=undo]').disabled": "true",
      ],
      pointer: .press("[data-do=undo]"),
      touch: .press("[data-do=undo]"),
      key: .keys(["z"], holding: [.control]),
      .keys(["z"], holding: [.meta]),
      screenReader: .activate("button", "Back to where you were")
    )
  }

  fileprivate static var nextNew: LiveEntry {
    LiveEntry(
      path: "/grove?fold=2",
      before: visited,
      after: ["probe.focus()": "c-4", "probe.rows()": "1 2 3 4 5 6 7 8"],
      pointer: .press("[data-do=next-new]"),
      touch: .press("[data-do=next-new]"),
      key: .keys(["u"]),
      screenReader: .activate("button", "Next new")
    )
  }

  fileprivate static var permalink: LiveEntry {
    LiveEntry(
      after: [
        "probe.isLive()": "true", "location.search": "?comment=5", "probe.rows()": "1 5",
        "probe.focus()": "c-5",
      ],
      pointer: .press("#c-5 .age"),
      touch: .press("#c-5 .age"),
      key: .enter(on: "#c-5 .age"),
      screenReader: .activate("link", "Comment by Wen")
    )
  }

  /// A long page that was left in its middle.
  fileprivate static var back: LiveEntry {
    let own = LiveWay.none("The browser's own control, which the page hears of in the same way.")
    return LiveEntry(
      path: "/hills",
      start: """
        probe.row("30").scrollIntoView({ block: "start", behavior: "instant" });
        window.before = probe.top("30");
        probe.row("30").querySelector(".age").click();
        """,
      after: [
        "location.search": "", "probe.isLive()": "true",
        "document.activeElement.closest('.row') !== null": "true",
        "Math.abs(probe.top('30') - before) < 1": "true",
      ],
      pointer: .steps { browser in
        try await browser.wait(for: "location.search === '?comment=30' && probe.isLive()")
        try await browser.goBack()
      },
      touch: own,
      key: own,
      screenReader: own
    )
  }
}
