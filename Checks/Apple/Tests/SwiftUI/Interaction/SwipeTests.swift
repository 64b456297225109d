import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Rows that are drawn aside, and what stands behind them.
@MainActor
struct SwipeTests {
  @MainActor final class Log { var lines: [String] = [] }

  private func evaluated(
    _ log: Log = Log(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Evaluated {
    let thread = NestedCommentThread(comments: Orchard.comments)
      .discussion.swipeActions(edge: .trailing) { row in
        Button("Reply") { log.lines.append("reply \(row.id)") }
        CollapseButton(row)
      }
      .discussion.swipeActions(edge: .leading) { row in
        Button("Save") { log.lines.append("save \(row.id)") }
      }
    return Evaluated(DiscussionScrollView { thread }, environment: change)
  }

  @Test func showsWhatStandsBehindARow() throws {
    let scene = evaluated()
    #expect(try scene.offset("1") == 0)
    try scene.drag("1", [CGPoint(x: -30, y: 2), CGPoint(x: -100, y: 4)], velocity: -400)
    #expect(try scene.offset("1") < -40)
    let shown = try scene.row("1").withDescendants.filter { $0.kind == "Button" }.map { $0.text }
    #expect(shown.contains("Reply"))
  }

  @Test func hasOneOpenRowOnly() throws {
    let scene = evaluated()
    try scene.drag("1", [CGPoint(x: -30, y: 0), CGPoint(x: -100, y: 0)], velocity: -400)
    try scene.drag("5", [CGPoint(x: 30, y: 0), CGPoint(x: 100, y: 0)], velocity: 400)
    #expect(try scene.offset("1") == 0)
    #expect(try scene.offset("5") > 40)
    try scene.tap("Hide 3 replies")
    #expect(try scene.offset("5") == 0)
  }

  @Test func leavesUprightDragsToTheList() throws {
    let scene = evaluated()
    try scene.drag("1", [CGPoint(x: -10, y: 30), CGPoint(x: -200, y: 60)], velocity: -900)
    #expect(try scene.offset("1") == 0)
  }

  @Test(arguments: [(-600.0, "reply 1"), (600, "save 1")])
  func runsTheFirstActionWhenItGoesFar(distance: Double, line: String) throws {
    let log = Log()
    let scene = evaluated(log)
    let half = CGPoint(x: distance / 2, y: 0)
    try scene.drag("1", [CGPoint(x: distance / 20, y: 0), half, CGPoint(x: distance, y: 0)])
    #expect(log.lines == [line])
    #expect(try scene.offset("1") == 0)
    #expect(scene.feedback == [.impact(weight: .light, intensity: 1)])
  }

  @Test func isMirroredWhereLinesBeginOnTheRight() throws {
    let log = Log()
    let scene = evaluated(log) { $0.layoutDirection = .rightToLeft }
    try scene.drag("1", [30, 300, 600].map { CGPoint(x: $0, y: 0) })
    #expect(log.lines == ["reply 1"])
  }

  @Test func foldsByTheLooksOwnSwipe() throws {
    let thread = NestedCommentThread(comments: Orchard.comments).discussion.look(.reddit)
    let scene = Evaluated(thread)
    try scene.drag("1", [-30, -300, -600].map { CGPoint(x: $0, y: 0) })
    #expect(scene.ids == ["1", "5", "6", "7"])
    // What is folded is not folded by a swipe again, nor is what has nothing to fold.
    #expect(try scene.row("1").first("simultaneousGesture") == nil)
    #expect(try scene.row("7").first("simultaneousGesture") == nil)
  }

  @Test func closesWhenItIsScrolled() throws {
    let scene = evaluated()
    try scene.drag("1", [CGPoint(x: -30, y: 0), CGPoint(x: -100, y: 0)], velocity: -400)
    let phases = try #require(scene.host.root.first("onScrollPhaseChange"))
    _ = phases.valueActions["scrollPhase"]?((ScrollPhase.idle, ScrollPhase.interacting))
    scene.host.settle()
    #expect(try scene.offset("1") == 0)
  }

  @Test func leavesCodeThatScrollsAlone() throws {
    let body = Body("<pre><code>one long line of code</code></pre>", format: .html)
    let comment = Comment(id: "1", author: Author("Ana"), body: body)
    let thread = NestedCommentThread(comments: [comment]).discussion.swipeActions { _ in
      Button("Reply") {}
    }
    let scene = Evaluated(thread)
    scene.host.layOut()
    let inner = try #require(
      try scene.row("1").all("ScrollView").first?.ancestors.first { $0.kind == "background" }
    )
    #expect(inner.slots["background"]?.isEmpty == false)
  }

  @Test func isThereForThoseWhoDoNotSwipe() throws {
    let log = Log()
    let scene = evaluated(log)
    #expect(
      try scene.element("1").actionNames == [
        "activate", "Hide 3 replies to Marta", "Save", "Reply",
      ]
    )
    #expect(try scene.menu("1") == ["Save", "Reply", "Hide 3 replies"])
    try scene.act("Reply", on: "1")
    try scene.choose("Save", from: "2")
    #expect(log.lines == ["reply 1", "save 2"])
  }

  @Test func isTheSystemsInAList() throws {
    let thread = NestedCommentThread(comments: Orchard.comments)
      .discussion.swipeActions { _ in Button("Reply") {} }
    let scene = Evaluated(List { thread.discussion.inList() })
    let swipes = try scene.row("1").all("swipeActions")
    #expect(swipes.count == 2)
    #expect(try scene.row("1").first("simultaneousGesture") == nil)
    #expect(scene.host.root.first("sheet") == nil)
  }

  @Test func isAsWideAsItsList() throws {
    let thread = NestedCommentThread(comments: Orchard.comments).discussion.inList()
    for width in [390.0, 900] {
      let scene = Evaluated(List { thread }, width: width)
      let row = try scene.row("1")
      let strokes = try #require(row.withDescendants.first { $0.isShape("ConnectorShape") })
      #expect(
        strokes.environment.discussionMetrics
          == DiscussionStyle.blocks.metrics(inWidth: width, textScale: 1)
      )
      #expect(row.first("listRowInsets")?["insets"] == ViewValue(EdgeInsets()))
      #expect(row.first("listRowSeparator") != nil)
    }
  }

  @Test(.rows("N35")) func doesNotMoveWhereMotionIsReduced() throws {
    for reducesMotion in [false, true] {
      let scene = evaluated { $0._set(.accessibilityReduceMotion, reducesMotion) }
      scene.host.forget()
      try scene.drag("1", [CGPoint(x: -30, y: 0), CGPoint(x: -100, y: 0)], velocity: -400)
      let animations = scene.host.transactions.compactMap { $0.animation }
      #expect(animations.isEmpty == reducesMotion)
    }
  }
}
