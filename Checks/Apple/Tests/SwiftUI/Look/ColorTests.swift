import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Colours: those of the look in light and dark surroundings, and what can be read on them.
@MainActor
struct ColorTests {
  @Test(arguments: DiscussionStyle.all) func paintsInBothSurroundings(style: DiscussionStyle) throws
  {
    for (scheme, appearance) in [
      (ColorScheme.light, AdaptiveColor.ColorAppearance.light), (.dark, .dark),
    ] {
      let thread = NestedCommentThread(comments: Orchard.comments).discussion.look(style)
      let scene = Evaluated(thread) { $0.colorScheme = scheme }
      let row = try scene.row("1")
      let name = try #require(row.first("Text", text: "Marta"))
      #expect(name.color == style.colors.name.color(in: appearance).swiftUIColor)
      let strokes = try #require(row.withDescendants.first { $0.isShape("ConnectorShape") })
      #expect(strokes["color"]?.value() == style.colors.line.color(in: appearance).swiftUIColor)
      let grounds = row.all("Color").compactMap { $0["color"]?.value(as: Color.self) }
      if style.colors.card != style.colors.page {
        #expect(grounds.contains(style.colors.card.color(in: appearance).swiftUIColor))
      }
    }
  }

  @Test(
    .rows("N7", "N29"),
    arguments: [
      (Color.yellow, true), (.white, true), (.black, false), (.blue, true), (.teal, true),
      (.gray, true), (.red, true), (.indigo, false),
    ]
  )
  func lettersOnAvatarsCanBeRead(tint: Color, isBlack: Bool) throws {
    let environment = EnvironmentValues()
    let ground = tint.resolve(in: environment)
    let color = RGBColor(
      red: Double(ground.red),
      green: Double(ground.green),
      blue: Double(ground.blue)
    )
    let letter = ContrastingForeground(background: tint).resolve(in: environment)
    let expected = isBlack ? RGBColor.black : .white
    #expect(letter == expected.swiftUIColor)
    #expect(color.contrast(with: expected) >= 4.5)
  }

  @Test(.rows("N29")) func tintsAvatarsWhereATintIsGiven() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments, tint: .teal))
    let row = try scene.row("1")
    let circle = try #require(row.withDescendants.first { $0.isShape("Circle") })
    #expect(circle["style"]?.text == AnyShapeStyle(Color.teal.gradient).description)
    let letters = row.withDescendants.filter { $0.kind == "Text" }.compactMap { $0["text"]?.text }
    #expect(letters.contains("M"))
  }

  @Test(.rows("N3")) func obeysTheTintOfTheEnvironment() throws {
    let plain = Evaluated(NestedCommentThread(comments: Orchard.comments).tint(.purple))
    #expect(try plain.paint(of: "Hide 3 replies") == String(describing: AnyShapeStyle(.tint)))
    let given = Evaluated(NestedCommentThread(comments: Orchard.comments, tint: .teal))
    #expect(try given.paint(of: "Hide 3 replies") == String(describing: AnyShapeStyle(Color.teal)))
    let look = NestedCommentThread(comments: Orchard.comments).discussion.look(.reddit)
    let chosen = DiscussionStyle.reddit.colors.tint.light.swiftUIColor
    #expect(
      try Evaluated(look).paint(of: "Hide 3 replies") == String(describing: AnyShapeStyle(chosen))
    )
  }

  @Test func obeysTheFontOfTheEnvironment() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments).font(.title))
    let words = try #require(scene.row("3").first("Text", text: "Three weeks."))
    #expect(words.environment.font == .title)
    let name = try #require(scene.row("3").first("Text", text: "Ana"))
    #expect(name["font"]?.value() == Font.system(.subheadline).weight(.semibold))
  }
}

extension ViewNode {
  /// The colour that a text was given.
  var color: Color? { self["foregroundStyle"]?.value() }
}

extension Evaluated {
  /// What a text is painted with, as far as it can be told.
  func paint(of words: String) throws -> String? {
    let text = try #require(host.root.content.first { $0.kind == "Text" && $0.text == words })
    guard case .described(let paint)? = text["foregroundStyle"] else { return nil }
    return paint
  }
}
