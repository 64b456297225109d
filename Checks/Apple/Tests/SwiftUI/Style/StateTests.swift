import struct RejoinderCore.Comment
import RejoinderUI
import SwiftUI
import TestSupport
import Testing

/// What shows where there are no comments, none yet, or none that could be loaded.
@MainActor
struct StateTests {
  struct DoneStyle: EmptyDiscussionStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "<" + configuration.title + ">")
    }
  }

  static let empty = NestedCommentThread(comments: [])

  @Test func saysThatThereIsNothing() {
    #expect(Evaluated(Self.empty).host.root.text == "No comments yet")
    let own = Self.empty.discussion.emptyView { Text(verbatim: "Be the first.") }
    #expect(Evaluated(own).host.root.text == "Be the first.")
    #expect(
      Evaluated(Self.empty.discussion.emptyStyle(DoneStyle())).host.root.text
        == "<No comments yet>"
    )
  }

  @Test func saysThatCommentsAreOnTheirWay() {
    let scene = Evaluated(Self.empty.discussion.state(.loading))
    #expect(scene.host.root.first("ProgressView") != nil)
    #expect(scene.host.root.text == "Loading…")
    let own = Self.empty.discussion.state(.loading).discussion.loadingView { Text(verbatim: "…") }
    #expect(Evaluated(own).host.root.text == "…")
  }

  @Test func saysWhatWentWrong() throws {
    final class Log { var count = 0 }
    let log = Log()
    let failed = Self.empty.discussion.state(.failed("No connection") { log.count += 1 })
    let scene = Evaluated(failed)
    #expect(scene.host.root.all("Text").map(\.text) == ["No connection", "Try again"])
    try scene.tap("Try again")
    #expect(log.count == 1)
    let own = failed.discussion.errorView { Text(verbatim: $0.message + "!") }
    #expect(Evaluated(own).host.root.text == "No connection!")
  }

  @Test func keepsCommentsWhileMoreAreOnTheirWay() {
    for state in [DiscussionState.loading, .failed("No connection", retry: nil)] {
      let thread = NestedCommentThread(comments: Orchard.comments).discussion.state(state)
      #expect(Evaluated(thread).ids == Orchard.ids)
    }
  }

  @Test func speaksTheLanguageItIsGiven() {
    let scene = Evaluated(
      NestedCommentThread(comments: Orchard.comments).discussion.wording(.spanish)
    )
    let titles = scene.host.root.all("Button").map(\.text)
    #expect(titles.first == Wording.spanish.toggleTitle(3, isCollapsed: false))
  }
}
