import RejoinderCore
import TestSupport
import Testing

extension PageInBrowserTests {
  /// That the browser draws rows as their style says.
  @Suite struct LookTests {
    private static let names = DiscussionStyle.all.map(\.name)

    @Test(.rows("N30"), arguments: names, [1_100, 360])
    func setsWordsAsTheStyleSays(look: String, width: Int) async throws {
      let page = try await DrawnPage(look, width: width)
      let fonts = page.style.fonts
      for row in page.rows {
        let name = row.box.attributes["id"] ?? ""
        for (part, font) in [
          ("author", fonts.name), ("age", fonts.age), ("body", fonts.body),
          ("score", fonts.control), ("toggle", fonts.toggle),
        ] {
          guard let box = page.box(part, in: row) else {
            #expect(part == "toggle" || part == "score" && page.style.parts.score == .hidden)
            continue
          }
          #expect(box.length("font-size") == font.size, "\(part) of \(name)")
          #expect(box.length("font-weight") == Double(font.weight), "\(part) of \(name)")
          guard part != "age", part != "score" else { continue }
          #expect(box.length("line-height") == font.lineHeight, "\(part) of \(name)")
        }
        let body = try #require(page.box("body", in: row)).rect
        #expect(body.width <= page.metrics.measure + 0.5)
      }
    }

    @Test(.rows("S4", "S6", "S7", "S9"), arguments: names, AdaptiveColor.ColorAppearance.allCases)
    func coloursRowsAsTheStyleSays(look: String, scheme: AdaptiveColor.ColorAppearance) async throws
    {
      let theme = scheme == .light ? "light" : "dark"
      let page = try await DrawnPage(look, width: 1_100, query: "levels=all&theme=" + theme)
      let colors = page.style.colors
      func color(_ color: AdaptiveColor) -> String { color.color(in: scheme).computed }
      let root = try #require(page.layout.boxes.first { $0.name == "html" })
      #expect(root.styles["background-color"] == color(colors.page))
      let title = try #require(page.layout.boxes.first { $0.name == "h1" })
      #expect(title.styles["color"] == color(colors.title))
      for row in page.rows {
        let main = try #require(page.box("main", in: row))
        if page.metrics.connector != .elbow {
          #expect(main.styles["background-color"] == color(colors.card))
          #expect(row.box.styles["background-color"] == color(colors.indentation))
          let strip = row.columns.isTopLevel ? colors.topLevelMargin : colors.replyMargin
          #expect(row.box.styles["border-top-color"] == color(strip))
        } else {
          // Rows lie on the page: their ground is that of the page.
          #expect(main.styles["background-color"] == "rgba(0, 0, 0, 0)")
          #expect(colors.card == colors.page)
        }
        if let bar = row.geometry.bars.last.flatMap({ _ in page.drawing("::after", at: row) }) {
          #expect(bar.styles["background-color"] == color(colors.bar))
        }
        #expect(page.box("body", in: row)?.styles["color"] == color(colors.text))
        #expect(page.box("author", in: row)?.styles["color"] == color(colors.name))
        #expect(page.box("age", in: row)?.styles["color"] == color(colors.dim))
        try expectToggle(page, row, color)
      }
    }

    private func expectToggle(
      _ page: DrawnPage,
      _ row: DrawnPage.DrawnRow,
      _ color: (AdaptiveColor) -> String
    ) throws {
      guard let place = page.layout.first(in: row.place, where: { $0.has("toggle") }) else {
        return
      }
      let (toggle, colors) = (page.layout.boxes[place], page.style.colors)
      let span = page.layout.boxes[try #require(page.layout.first(in: place) { $0.name == "span" })]
      switch page.style.parts.toggleForm {
      case .words, .underlined: #expect(toggle.styles["color"] == color(colors.tint))
      case .count: #expect(toggle.styles["color"] == color(colors.dim))
      case .badge:
        #expect(span.styles["color"] == color(colors.onBadge))
        #expect(span.styles["background-color"] == color(colors.badge))
      }
    }

    @Test(arguments: names, [1_100, 360])
    func putsControlsWhereTheStyleHasThem(look: String, width: Int) async throws {
      let page = try await DrawnPage(look, width: width)
      let (parts, row) = (page.style.parts, try #require(page.rows.first))
      let toggle = try #require(page.box("toggle", in: row)).rect
      let head = try #require(page.box("head", in: row)).rect
      let bar = page.box("bar", in: row)?.rect
      if parts.togglePlace == .heading {
        #expect(abs(toggle.right - head.right) <= 8 && toggle.y < head.bottom)
      } else {
        let bar = try #require(bar)
        #expect(toggle.y >= bar.y - 0.5 && toggle.bottom <= bar.bottom + 0.5)
      }
      guard let bar, let score = page.box("score", in: row)?.rect else { return }
      switch parts.barAlignment {
      case .leading: #expect(abs(min(score.x, toggle.x) - bar.x) <= 0.5)
      case .trailing: #expect(abs(max(score.right, score.right) - bar.right) <= 0.5)
      case .split:
        #expect(abs(toggle.x - bar.x) <= 0.5)
        #expect(abs(score.right - bar.right) <= 0.5)
      }
    }

    @Test(.rows("N11"), arguments: names)
    func showsOfAFoldedRowWhatTheStyleLeaves(look: String) async throws {
      let page = try await DrawnPage(look, width: 360, query: "levels=all&fold=1,15")
      let rows = page.layout.boxes.indices.filter { page.layout.boxes[$0].has("row") }
      #expect(rows.map { page.layout.boxes[$0].attributes["id"] } == ["c-1", "c-15", "c-19"])
      let isWhole = page.style.folding.hides == .replies
      for (place, isFolded) in zip(rows, [true, true, false]) {
        func shows(_ name: String) -> Bool {
          page.layout.first(in: place) { $0.has(name) && $0.rect.height > 0 } != nil
        }
        #expect(shows("body") == (isWhole || !isFolded))
        #expect(shows("score") == (isWhole || !isFolded))
        #expect(shows("author") && shows("age"))
        #expect(shows("toggle") == (isFolded || page.style.folding.canFold(hasReplies: false)))
        #expect(page.layout.first(in: place) { $0.name == "::after" && $0.parent == place } == nil)
      }
    }

    @Test(arguments: names) func isNeverWiderThanTheScreen(look: String) async throws {
      for path in ["/garden?levels=all&", "/garden?comment=8&lang=es&", "/sample?levels=all&"] {
        let browser = try await Visit.open(path + "look=" + look)
        // A window of 640 at twice the size is one of 320 with twice the dots.
        for (width, density) in [
          (320, 1.0), (320, 2), (360, 1), (411, 2.625), (480, 1), (560, 1), (704, 1), (768, 1),
          (1_100, 2), (1_440, 1), (2_560, 1),
        ] {
          try await browser.resize(width: width, density: density)
          let view = try await browser.view()
          #expect(view.visible.width == Double(width))
          #expect(view.content.width <= view.visible.width, "\(path) at \(width)")
        }
      }
    }

    @Test(arguments: ["blocks", "reddit", "simple"], [20, 24, 32])
    func isNeverWiderThanTheScreenWithLargerText(look: String, textSize: Int) async throws {
      let browser = try await Visit.open(
        "/garden?levels=all&look=" + look,
        width: 320,
        textSize: textSize
      )
      for width in [320, 360, 640, 1_280] {
        try await browser.resize(width: width)
        let view = try await browser.view()
        #expect(view.content.width <= view.visible.width, "\(width)")
      }
    }

    @Test func choosesALookByALink() async throws {
      let browser = try await Visit.open("/plot?fold=2&theme=dark")
      try await browser.first(".appearance summary").click()
      for link in try await browser.all(".appearance a") where try await link.text() == "Reddit" {
        try await link.click()
        break
      }
      #expect(try await browser.first("html").attribute("class") == "reddit dark")
      #expect(try await browser.first("#c-2 .toggle").attribute("aria-expanded") == "false")
      let messages = try await browser.messages().map(\.message)
      #expect(messages.filter { !$0.contains("/favicon.ico - ") } == [])
    }

    @Test func leadsToOneCommentAndBack() async throws {
      let browser = try await Visit.open("/plot?look=imgur")
      #expect(try await browser.all(".row").count == 3)
      let focused = try await Visit.open("/plot?look=imgur&comment=10&context=2#c-10")
      var levels: [String] = []
      for row in try await focused.all(".row") {
        levels.append(try await row.attribute("aria-level") ?? "")
      }
      #expect(levels == ["5", "6", "7"])
      for link in try await focused.all(".focus a")
      where try await link.text() == "View all comments" {
        try await link.click()
        break
      }
      let (row, view) = (try await browser.first("#c-10").rect(), try await browser.view())
      #expect(row.y >= view.visible.y && row.bottom <= view.visible.bottom)
    }
  }
}
