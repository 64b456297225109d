import TestSupport
import Testing

extension PageInBrowserTests {
  /// Where the browser draws the lines between comments.
  @Suite struct ConnectorTests {
    private struct Place {
      let id: String
      let level: Int
      let avatar: Browser.Rect
      let row: Browser.Rect
    }

    private func places(_ browser: Browser) async throws -> [Place] {
      var places: [Place] = []
      for row in try await browser.all(".row") {
        let id = try #require(try await row.attribute("id"))
        let level = try #require(try await row.attribute("aria-level"))
        places.append(
          Place(
            id: id,
            level: try #require(Int(level)),
            avatar: try await browser.first("#\(id) .avatar").rect(),
            row: try await row.rect()
          )
        )
      }
      return places
    }

    /// Above 35rem of room an avatar's width; below, narrower columns.
    @Test(.rows("N15", "N21"), arguments: [(1000, 34.0, 34.0), (360, 24.0, 20.0)])
    func indentsALevelByOneColumn(width: Int, avatar: Double, column: Double) async throws {
      let browser = try await Visit.open("/garden", width: width)
      let places = try await places(browser)
      let first = try #require(places.first)
      for place in places {
        #expect(place.avatar.width == avatar && place.avatar.height == avatar)
        let columns = min(place.level - 1, 5)
        #expect(place.avatar.x == first.avatar.x + column * Double(columns))
      }
    }

    @Test(.rows("N24", "N25", "N28"), arguments: [1000, 360])
    func joinsAvatarsByElbowsAndStems(width: Int) async throws {
      let browser = try await Visit.open("/garden", width: width)
      let places = try await places(browser)
      let drawings = try await browser.drawings()
      var path: [Place] = []
      for place in places {
        path.removeAll { $0.level >= place.level }
        let drawing = drawings.first { $0.id == place.id }
        if let parent = path.last, place.level <= 6 {
          let elbow = try #require(drawing?.before)
          let line = parent.avatar.x + parent.avatar.width / 2
          #expect(
            abs(elbow.x + 1 - line) <= 0.5,
            "The elbow of \(place.id) begins under its parent."
          )
          #expect(abs(elbow.right - place.avatar.x) <= 0.5, "It ends at the avatar of \(place.id).")
          let middle = place.avatar.y + place.avatar.height / 2
          #expect(abs(elbow.bottom - 1 - middle) <= 0.5, "It bends at the middle of the avatar.")
          #expect(elbow.y == place.row.y)
        } else if path.isEmpty {
          #expect(drawing?.before == nil)
        }
        if let stem = drawing?.after {
          let line = place.avatar.x + place.avatar.width / 2
          #expect(abs(stem.x + stem.width / 2 - line) <= 0.5, "The stem of \(place.id) is centred.")
          #expect(abs(stem.y - place.avatar.bottom) <= 0.5)
          #expect(abs(stem.bottom - place.row.bottom) <= 0.5)
        }
        path.append(place)
      }
    }
  }
}
