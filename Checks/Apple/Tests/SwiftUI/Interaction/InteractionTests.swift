import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Taps, swipes, menus, lines that fold, and what is said.
@MainActor
struct InteractionTests {
  static let thread = NestedCommentThread(comments: Orchard.comments)

  private func tapRow(_ id: Comment.ID, in scene: Evaluated) throws -> Bool {
    let row = try scene.row(id)
    guard let tap = row.content.first(where: { $0.kind == "onTapGesture" }) else { return false }
    tap.actions["tap"]?()
    scene.host.settle()
    return true
  }

  @Test func foldsOnATapWhereTheLookSaysSo() throws {
    let scene = Evaluated(Self.thread.discussion.look(.imgurExpanded))
    #expect(try tapRow("1", in: scene))
    #expect(scene.ids == ["1", "5", "6", "7"])
    #expect(try !tapRow("7", in: scene))
    #expect(try !tapRow("1", in: Evaluated(Self.thread)))
  }

  @Test func tellsTheAppOfTapsInPlaceOfTheLook() throws {
    final class Log { var ids: [Comment.ID] = [] }
    let log = Log()
    let scene = Evaluated(
      Self.thread.discussion.onTap { log.ids.append($0.id) }.discussion.look(.imgurExpanded)
    )
    #expect(try tapRow("7", in: scene))
    #expect(log.ids == ["7"])
    #expect(scene.ids == Orchard.ids)
  }

  @Test func offersSwipesInListsAndToThoseWhoHear() throws {
    let thread = Self.thread.discussion.swipeActions(edge: .trailing) { row in
      Button("Reply to \(row.element.author?.name ?? "")") {}
      CollapseButton(row)
    }
    let stack = Evaluated(thread)
    #expect(try stack.row("1").withDescendants.contains { $0.text == "Reply to Marta" })
    let list = Evaluated(List { thread.discussion.inList() })
    #expect(list.host.root.all("LazyVStack").isEmpty)
    #expect(list.ids == Orchard.ids)
    #expect(try list.row("1").all("swipeActions").count == 2)
  }

  @Test func foldsOnASwipeFarEnough() throws {
    let scene = Evaluated(Self.thread.discussion.look(.reddit))
    for end in [CGPoint(x: 680, y: 0), CGPoint(x: -400, y: 0)] {
      let gesture = try #require(scene.row("1").content.first { $0.kind == "simultaneousGesture" })
      let value = DragGesture.Value(startLocation: CGPoint(x: 690, y: 0), location: end)
      _ = gesture.valueActions["changed"]?(value)
      scene.host.settle()
    }
    let gesture = try #require(scene.row("1").content.first { $0.kind == "simultaneousGesture" })
    let last = DragGesture.Value(
      startLocation: CGPoint(x: 690, y: 0),
      location: CGPoint(x: -400, y: 0)
    )
    _ = gesture.valueActions["ended"]?(last)
    scene.host.settle()
    #expect(scene.ids == ["1", "5", "6", "7"])
  }

  @Test func showsAMenuWhereTheAppHasOne() throws {
    let scene = Evaluated(Self.thread.discussion.contextMenu { Text(verbatim: "menu \($0.id)") })
    #expect(try scene.row("3").withDescendants.contains { $0.text == "menu 3" })
    #expect(Evaluated(Self.thread).host.root.first("contextMenu") == nil)
  }

  @Test func foldsTheBranchOfALine() throws {
    let scene = Evaluated(DiscussionScrollView { Self.thread })
    let lines = try scene.row("3").withDescendants.filter { $0.kind == "onTapGesture" }
    #expect(lines.count == 1)
    lines.first?.actions["tap"]?()
    scene.host.settle()
    #expect(scene.ids == ["1", "5", "6", "7"])
  }

  @Test(.rows("N33", "N36")) func saysEachCommentAsOneElement() throws {
    let scene = Evaluated(Self.thread)
    let row = try scene.row("2")
    let element = try #require(row.first("accessibilityElement"))
    #expect(
      element.content.filter { $0.kind == "Text" }.map(\.text) == ["Luis", "1h", "How late?"]
    )
    let label = try #require(element.modifier("accessibilityLabel")?["label"]?.text)
    #expect(label.contains("Level 2"))
    #expect(label.contains("Luis"))
    #expect(label.contains("How late?"))
    #expect(element.modifier("accessibilityValue")?["value"]?.text == "expanded")
    let offered = try #require(element.modifiers.first { $0.kind == "accessibilityActions" })
    let titles = offered.withDescendants.filter { $0.kind == "Button" }.map(\.text)
    #expect(titles.contains("Hide 1 reply to Luis") || titles.contains("Hide 1 reply"))
    #expect(scene.host.root.all("accessibilityRotor").count == 1)
  }

  @Test(.rows("N32")) func hidesAvatarAndLines() throws {
    let row = try Evaluated(Self.thread).row("2")
    let avatar = try #require(row.withDescendants.first { $0.isShape("Circle") })
    #expect(avatar.ancestors.contains { $0["hidden"]?.flag == true })
    let lines = try #require(row.withDescendants.first { $0.isShape("ConnectorShape") })
    #expect(lines.ancestors.contains { $0["hidden"]?.flag == true })
  }

  @Test func remembersFoldsWithTheScene() throws {
    let thread = Self.thread.discussion.remembersFolds(in: "orchard")
    let first = Evaluated(thread)
    try first.tap("Hide 3 replies")
    let stored = first.host.sceneStorage["orchard"]
    let again = Evaluated(host: ViewHost(thread, sceneStorage: ["orchard": stored ?? ""]))
    #expect(again.ids == ["1", "5", "6", "7"])
  }
}

extension Evaluated {
  init(host: ViewHost) {
    self.host = host
    host.settle()
  }
}
