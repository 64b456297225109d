import RejoinderCore
import TestSupport
import Testing

/// The page of the plot as a browser draws it, beside what Core says about it.
struct DrawnPage {
  struct DrawnRow {
    /// The place of the row among the boxes.
    let place: Int
    let box: Browser.Layout.Box
    let columns: RowColumns
    /// Where everything stands, in numbers of Core.
    let geometry: RowGeometry
  }

  let style: DiscussionStyle
  let layout: Browser.Layout
  /// The sizes for the room there is.
  let metrics: DiscussionMetrics
  let isMirrored: Bool
  private(set) var rows: [DrawnRow] = []

  private static let properties = [
    "color", "background-color", "font-size", "font-weight", "line-height", "padding-left",
    "padding-right", "border-top-width", "border-top-color", "border-left-width",
    "border-right-width", "border-bottom-left-radius", "border-bottom-right-radius",
    "background-image", "background-position", "background-size", "max-width",
  ]

  /// Opens the page.
  init(
    _ look: String,
    width: Int,
    query: String = "levels=all",
    density: Double = 1,
    textSize: Int = 16,
    isMirrored: Bool = false
  ) async throws {
    // High enough that no row is left out because it is far away.
    let browser = try await Visit.open(
      "/plot?\(query)&look=\(look)",
      width: width,
      height: 6_000,
      density: density,
      textSize: textSize
    )
    if isMirrored { try await browser.setRootAttribute("dir", "rtl") }
    self.isMirrored = isMirrored
    style = try #require(DiscussionStyle.named(look))
    layout = try await Self.drawn(in: browser)
    let room = try #require(layout.first { $0.attributes["id"] == "comments" })
    metrics = style.metrics(
      inWidth: layout.boxes[room].rect.width,
      textScale: Double(textSize) / 16
    )
    var walk = RowColumnWalk(cap: metrics.maximumLevels)
    let drawn = layout.boxes.indices.filter { layout.boxes[$0].has("row") }
    guard drawn.count == Plot.rows.count else { return }
    for (index, place) in drawn.enumerated() {
      let next = index + 1 < drawn.count ? Plot.rows[index + 1].depth : -1
      let box = layout.boxes[place]
      let columns = walk.step(Plot.rows[index], nextDepth: next)
      let geometry = RowGeometry(columns, metrics: metrics, height: box.rect.height)
      rows.append(
        DrawnRow(
          place: place,
          box: box,
          columns: columns,
          geometry: isMirrored ? geometry.mirrored(inWidth: box.rect.width) : geometry
        )
      )
    }
  }

  /// The first box in a row that satisfies a condition.
  func box(in row: DrawnRow, where matches: (Browser.Layout.Box) -> Bool) -> Browser.Layout.Box? {
    layout.first(in: row.place, where: matches).map { layout.boxes[$0] }
  }

  /// The first box in a row that has a class.
  func box(_ name: String, in row: DrawnRow) -> Browser.Layout.Box? {
    box(in: row) { $0.has(name) }
  }

  /// A box that the style sheet draws at the row itself.
  func drawing(_ name: String, at row: DrawnRow) -> Browser.Layout.Box? {
    layout.boxes.first { $0.parent == row.place && $0.name == name }
  }

  /// Where the words of a row begin, counted from the left of the row.
  func contentStart(of row: DrawnRow) throws -> Double {
    let main = try #require(box("main", in: row))
    let (rect, inset) = (main.rect, isMirrored ? "padding-right" : "padding-left")
    let edge = isMirrored ? rect.right - main.length(inset) : rect.x + main.length(inset)
    return edge - row.box.rect.x
  }

  /// The lines that are layers of the row's background: where each is, counted from its left.
  ///
  /// The browser says `left 16px top 0%`, or `right 16px top 0%` where lines begin on the right.
  func layers(of row: DrawnRow) -> [LayoutRect] {
    let images = Self.parts(row.box.styles["background-image"] ?? "")
    let places = Self.parts(row.box.styles["background-position"] ?? "")
    let sizes = Self.parts(row.box.styles["background-size"] ?? "")
    return images.indices.compactMap { index in
      guard images[index] != "none", !places.isEmpty, !sizes.isEmpty else { return nil }
      let place = places[index % places.count]
      let width = Self.pixels(sizes[index % sizes.count])
      let isFromRight = place.contains("right") || place.contains("100%")
      let distance = Self.pixels(place)
      let x = isFromRight ? row.box.rect.width - distance - width : distance
      return LayoutRect(x: x, y: 0, width: width, height: row.box.rect.height)
    }
  }

  private static func pixels(_ text: String) -> Double {
    text.firstMatch(of: #/(-?[0-9.]+)px/#).flatMap { Double($0.1) } ?? .nan
  }

  /// The parts of a list, commas in brackets left alone.
  private static func parts(_ list: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in list {
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}

extension RGBColor {
  /// The colour as a browser writes it.
  var computed: String { "rgb(\(value >> 16), \(value >> 8 & 255), \(value & 255))" }
}

extension DrawnPage {
  /// The layout once the browser has drawn the rows: blocks are laid out only with the first frame.
  fileprivate static func drawn(in browser: Browser) async throws -> Browser.Layout {
    var layout = try await browser.layout(properties)
    var rest = 200
    while rest > 0, layout.boxes.count(where: { $0.has("row") }) < Plot.rows.count {
      layout = try await browser.layout(properties)
      rest -= 1
    }
    return layout
  }
}
