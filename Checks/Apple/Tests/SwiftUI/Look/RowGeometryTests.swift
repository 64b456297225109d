import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// Every length of a row is Core's, in every look, text size and direction of writing.
@MainActor
struct RowGeometryTests {
  nonisolated static let sizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility1, .accessibility5,
  ]

  @Test(
    .rows("N15", "N21", "N22", "N24", "N25", "N26", "N27", "N28", "N35"),
    arguments: DiscussionStyle.all,
    sizes
  )
  func rowsStandWhereCoreSays(style: DiscussionStyle, size: DynamicTypeSize) throws {
    // A look may begin with folded threads.
    let comments = Orchard.comments + Orchard.chain(of: 9, from: 11)
    let thread = NestedCommentThread(comments: comments, collapsed: .constant([]))
    let scene = Evaluated(thread.discussion.look(style)) { $0.dynamicTypeSize = size }
    #expect(scene.ids.count == 16)
    for id in scene.ids { try check(scene.row(Comment.ID(id))) }
  }

  @Test(.rows("N35"), arguments: DiscussionStyle.all)
  func leavesMirroringToTheSystem(style: DiscussionStyle) throws {
    let thread = NestedCommentThread(comments: Orchard.comments, collapsed: .constant([]))
      .discussion.look(style)
    let left = Evaluated(thread)
    let right = Evaluated(thread) { $0.layoutDirection = .rightToLeft }
    #expect(right.ids == Orchard.ids)
    for id in Orchard.ids { #expect(try left.print(id) == right.print(id)) }
  }

  /// Compares the places of a row with those that Core has for its columns.
  private func check(_ row: ViewNode) throws {
    let strokes = try #require(row.withDescendants.first { $0.isShape("ConnectorShape") })
    let areas = try #require(row.withDescendants.first { $0.isShape("StemShape") })
    let metrics = strokes.environment.discussionMetrics
    let columns = try #require(strokes.columns)
    let rect = CGRect(x: 0, y: 0, width: 700, height: 120)
    let geometry = RowGeometry(columns, metrics: metrics, height: 120)
    #expect(strokes.path(in: rect) == geometry.strokes)
    #expect(areas.path(in: rect) == geometry.areas)
    #expect(strokes["lineWidth"]?.number == metrics.strokeWidth)
    let paddings = row.all("padding")
    #expect(paddings.contains { $0["length"]?.number == geometry.leading && $0.pads(.leading) })
    #expect(paddings.contains { $0["length"]?.number == geometry.stripHeight && $0.pads(.top) })
    #expect(paddings.contains { $0["insets"] == ViewValue(metrics.padding.edges) })
    if metrics.avatarSize > 0 {
      let circle = try #require(row.withDescendants.first { $0.isShape("Circle") })
      let frame = try #require(circle.modifier("frame"))
      #expect(frame["width"]?.number == metrics.avatarSize)
      #expect(frame["height"]?.number == metrics.avatarSize)
    }
  }

  @Test(.rows("N15", "N35"), arguments: sizes)
  func measuresWidthAndTextSize(size: DynamicTypeSize) throws {
    for width in [320.0, 400, 700, 1_200] {
      for style in DiscussionStyle.all {
        let thread = NestedCommentThread(comments: Orchard.comments).discussion.look(style)
        let scene = Evaluated(thread, width: width) { $0.dynamicTypeSize = size }
        let environment = try #require(scene.host.root.first("LazyVStack")).environment
        let scale = environment.discussionTextScale
        var expected = style.metrics(inWidth: width, textScale: scale)
        if size.isAccessibilitySize { expected.maximumLevels = min(expected.maximumLevels, 2) }
        #expect(environment.discussionMetrics == expected)
        #expect((scale > 1) == (size > .large))
      }
    }
  }

  @Test(.rows("N15"))
  func capsTheIndentation() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.chain(of: 9)), width: 900)
    let indentations = try (1...9).map { number in
      let row = try scene.row(Comment.ID("\(number)"))
      return try #require(row.withDescendants.compactMap { $0.columns }.first).indentation
    }
    #expect(indentations == [0, 1, 2, 3, 4, 5, 5, 5, 5])
    let large = Evaluated(NestedCommentThread(comments: Orchard.chain(of: 4)), width: 900) {
      $0.dynamicTypeSize = .accessibility2
    }
    let last = try large.row("4").withDescendants.compactMap { $0.columns }.first
    #expect(last?.indentation == 2)
  }

  @Test func drawsNoLineThroughTheWordsOfRowsWithoutAvatar() throws {
    let own = NestedCommentThread(Comment.flattened(Orchard.comments)) { row in
      Text(row.element.id.description)
    }
    let thread = NestedCommentThread(comments: Orchard.comments)
    for scene in [Evaluated(own), Evaluated(thread.discussion.rowStyle(.compact))] {
      #expect(try scene.row("1").stem == nil)
      #expect(try scene.row("2").stem == nil)
      #expect(try scene.row("2").withDescendants.contains { $0.columns?.indentation == 1 })
    }
    for scene in [Evaluated(thread), Evaluated(thread.discussion.rowStyle(.standard))] {
      #expect(try scene.row("1").stem != nil)
      #expect(try scene.row("7").stem == nil)
    }
  }

  /// What the reference component has at a scale of one and in enough room.
  @Test(.rows("N21", "N23", "N28", "N29", "N30", "N31"))
  func hasTheNumbersOfTheReference() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments), width: 900)
    let row = try scene.row("2")
    #expect(row.all("HStack").contains { $0["spacing"]?.number == 10 })
    #expect(row.all("padding").contains { $0["length"]?.number == 34 && $0.pads(.leading) })
    let button = try #require(row.content.first { $0.kind == "Button" })
    #expect(button.all("frame").contains { $0["minHeight"]?.number == 28 })
    let lengths = button.all("padding").compactMap { $0["length"]?.number }
    #expect(lengths.sorted() == [-8, 8])
    #expect(button.first("contentShape") != nil)
    #expect(row.all("VStack").compactMap { $0["spacing"]?.number }.prefix(2) == [4, 2])
    let strokes = try #require(row.withDescendants.first { $0.isShape("ConnectorShape") })
    #expect(strokes["lineWidth"]?.number == 1.5)
    #expect(row.stem == Path(CGRect(x: 50.25, y: 42, width: 1.5, height: 78)))
    let circle = try #require(row.withDescendants.first { $0.isShape("Circle") })
    let frame = try #require(circle.modifier("frame"))
    #expect(frame["width"]?.number == 34)
    #expect(frame["height"]?.number == 34)
  }

  @Test(.rows("N15"))
  func takesSmallerStepsOnPhones() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments), width: 390)
    for (id, leading) in [("1", 0.0), ("2", 20), ("3", 40)] {
      let row = try scene.row(Comment.ID(id))
      #expect(row.all("padding").contains { $0["length"]?.number == leading && $0.pads(.leading) })
    }
    #expect(try scene.row("2").stem == Path(CGRect(x: 31.25, y: 32, width: 1.5, height: 88)))
  }
}
