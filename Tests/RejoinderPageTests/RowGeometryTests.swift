import RejoinderCore
import TestSupport
import Testing

extension PageInBrowserTests {
  /// That the browser draws rows where Core says they stand.
  @Suite struct RowGeometryTests {
    /// How one meets a page.
    struct Setting: CustomTestStringConvertible {
      var look: String
      var width = 1_100
      var density = 1.0
      var textSize = 16
      var isMirrored = false

      var testDescription: String {
        "\(look) \(width) ×\(density) text \(textSize)" + (isMirrored ? " rtl" : "")
      }

      func page() async throws -> DrawnPage {
        try await DrawnPage(
          look,
          width: width,
          density: density,
          textSize: textSize,
          isMirrored: isMirrored
        )
      }

      /// Every look in a wide and in a narrow window, in both directions.
      static let looks = DiscussionStyle.all.flatMap { style in
        [(1_100, false), (360, false), (1_100, true), (360, true)].map { width, isMirrored in
          Setting(look: style.name, width: width, isMirrored: isMirrored)
        }
      }

      /// Finer screens and larger text.
      static let others = [("blocks", 320), ("blocks", 700), ("reddit", 600), ("simple", 700)]
        .flatMap { look, width in
          [(1.0, 20), (2.0, 16), (2.0, 20), (1.0, 24), (3.0, 16)].map { density, textSize in
            Setting(
              look: look,
              width: width,
              density: density,
              textSize: textSize,
              isMirrored: density == 2
            )
          }
        }
    }

    private func expect(_ drawn: Double, _ said: Double, _ what: String, within: Double = 0.5) {
      #expect(abs(drawn - said) <= within, "\(what): \(drawn) drawn, \(said) said")
    }

    @Test(
      .rows("N15", "N21", "N35", "S35", "S36", "S37", "S38", "S39", "S40"),
      arguments: Setting.looks + Setting.others
    )
    func rowsStandWhereTheStyleSays(setting: Setting) async throws {
      let page = try await setting.page()
      try #require(page.rows.count == Plot.rows.count)
      for row in page.rows {
        let (rect, geometry) = (row.box.rect, row.geometry)
        let id = row.box.attributes["id"] ?? ""
        expect(row.box.length("border-top-width"), geometry.stripHeight, "the strip of \(id)")
        expect(try page.contentStart(of: row), geometry.contentLeading, "the words of \(id)")
        if let avatar = geometry.avatar {
          let drawn = try #require(page.box("avatar", in: row)).rect
          expect(drawn.x - rect.x, avatar.x, "the avatar of \(id)")
          expect(drawn.y - rect.y, avatar.y, "the top of the avatar of \(id)")
          expect(drawn.width, avatar.width, "the width of the avatar of \(id)")
          expect(drawn.height, avatar.height, "the height of the avatar of \(id)")
        } else {
          let main = try #require(page.box("main", in: row)).rect
          let start = setting.isMirrored ? main.right : main.x
          expect(start - rect.x, geometry.leading, "the ground of \(id)")
          expect(rect.bottom, main.bottom, "the bottom of \(id)")
        }
        if let bar = geometry.bars.last {
          let drawn = try #require(page.drawing("::after", at: row)).rect
          expect(drawn.x - rect.x, bar.x, "the bar of \(id)")
          expect(drawn.width, bar.width, "the width of the bar of \(id)")
          expect(drawn.y - rect.y, bar.y, "the top of the bar of \(id)")
          expect(drawn.bottom - rect.y, bar.maxY, "the bottom of the bar of \(id)")
        } else if page.metrics.connector != .elbow {
          #expect(page.drawing("::after", at: row) == nil)
        }
        // Layers from a row's own level on stand behind its ground.
        guard page.metrics.connector == .extendedBars else { continue }
        let outer = geometry.bars.dropLast()
        for (drawn, bar) in zip(page.layers(of: row), outer) {
          expect(drawn.x, bar.x, "an outer bar of \(id)")
          expect(drawn.width, bar.width, "the width of an outer bar of \(id)")
        }
        #expect(page.layers(of: row).count >= outer.count)
      }
    }

    /// Avatars joined by lines, in every width for which they have other sizes.
    private static let joined = [1_100, 700, 360, 300].flatMap { width in
      [(1.0, 16), (1.0, 20), (2.0, 16), (2.0, 20), (1.25, 16), (3.0, 16)]
        .flatMap { density, textSize in
          [false, true].map {
            Setting(
              look: "blocks",
              width: width,
              density: density,
              textSize: textSize,
              isMirrored: $0
            )
          }
        }
    }

    @Test(.rows("N22", "N23", "N24", "N25", "N26", "N27", "N28"), arguments: joined)
    func linesRunWhereCoreSays(setting: Setting) async throws {
      let page = try await setting.page()
      try #require(page.rows.count == Plot.rows.count)
      for row in page.rows {
        expectElbow(page, row)
        expectStem(page, row)
        let (drawn, said) = (page.layers(of: row), row.geometry.lines)
        #expect(drawn.count == said.count, "\(row.box.classes)")
        for (line, other) in zip(drawn, said) {
          expect(line.midX, other.midX, "a line beside \(row.box.attributes["id"] ?? "")")
          expect(line.width, other.width, "its width")
        }
      }
    }

    private func expectElbow(_ page: DrawnPage, _ row: DrawnPage.DrawnRow) {
      let drawing = page.drawing("::before", at: row)
      #expect((drawing == nil) == (row.geometry.elbow == nil), "\(row.box.classes)")
      guard let box = drawing, let elbow = row.geometry.elbow else { return }
      let (rect, origin) = (box.rect, row.box.rect)
      let side = page.isMirrored ? "right" : "left"
      let stroke = box.length("border-\(side)-width")
      let middle = page.isMirrored ? rect.right - stroke / 2 : rect.x + stroke / 2
      let id = row.box.attributes["id"] ?? ""
      expect(middle - origin.x, elbow.start.x, "the middle of the elbow of \(id)")
      expect((page.isMirrored ? rect.x : rect.right) - origin.x, elbow.end.x, "its end at \(id)")
      expect(rect.y - origin.y, elbow.start.y, "the top of the elbow of \(id)")
      expect(rect.bottom - stroke / 2 - origin.y, elbow.end.y, "the bend of the elbow of \(id)")
      expect(stroke, page.metrics.strokeWidth, "the stroke of the elbow of \(id)")
      let radius = box.length("border-bottom-\(side)-radius") - stroke / 2
      expect(radius, abs(elbow.turn.x - elbow.start.x), "the corner of the elbow of \(id)")
    }

    private func expectStem(_ page: DrawnPage, _ row: DrawnPage.DrawnRow) {
      let drawing = page.drawing("::after", at: row)
      #expect((drawing == nil) == (row.geometry.stem == nil), "\(row.box.classes)")
      guard let rect = drawing?.rect, let stem = row.geometry.stem else { return }
      let origin = row.box.rect
      expect(rect.x + rect.width / 2 - origin.x, stem.midX, "the middle of a stem")
      expect(rect.y - origin.y, stem.y, "the top of a stem")
      expect(rect.bottom - origin.y, stem.maxY, "the bottom of a stem")
      expect(rect.width, stem.width, "the width of a stem")
    }
  }
}
