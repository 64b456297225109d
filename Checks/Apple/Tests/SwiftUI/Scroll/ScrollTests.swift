import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Where a thread is scrolled to, and what draws attention to itself.
@MainActor
struct ScrollTests {
  let model = DiscussionModel(Orchard.comments)

  private func evaluated() -> Evaluated {
    Evaluated(
      DiscussionScrollView { NestedCommentThread(model: model) }.readingPlace(of: model)
        .overlay { NextThreadButton(model) }
    )
  }

  @Test(.rows("N19")) func staysInPlaceWhileItIsFolded() throws {
    let scene = evaluated()
    scene.host.forget()
    try scene.tap("Hide 3 replies")
    try scene.tap("Show 3 replies")
    #expect(scene.scrolls.isEmpty)
  }

  @Test func goesToTheNextThread() throws {
    let scene = evaluated()
    let button = try #require(
      scene.host.root.withDescendants.first { $0.kind == "Image" }?.ancestors
        .first { $0.kind == "Button" }
    )
    scene.host.forget()
    button.actions["tap"]?()
    scene.host.settle()
    button.actions["tap"]?()
    scene.host.settle()
    #expect(scene.scrolls == [.comment("1"), .comment("5")])
  }

  @Test func goesWhereItWasToGoBeforeItWasThere() {
    model.collapse("5")
    model.jump(to: "6")
    #expect(evaluated().scrolls == [.comment("6")])
    #expect(evaluated().scrolls.isEmpty)
  }

  @Test func drawsAttentionToWhatIsRevealed() async throws {
    let scene = evaluated()
    model.jump(to: "6")
    scene.host.settle()
    let ground = DiscussionStyle.blocks.colors.current.light.swiftUIColor
    func isLit(_ id: Comment.ID) throws -> Bool {
      try scene.row(id).all("Color").contains { $0["color"]?.value(as: Color.self) == ground }
    }
    #expect(try isLit("6"))
    #expect(try !isLit("5"))
  }
}
