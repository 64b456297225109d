import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// What is said of rows, and what can be done with them by somebody who listens.
@MainActor
struct SpeechTests {
  /// Another one each time: what a view's value begins with is shared by all its uses.
  private static var thread: NestedCommentThread<Comment, CommentRow> {
    NestedCommentThread(comments: Orchard.comments)
  }

  @Test(.rows("N32", "N33", "N36"))
  func isOneElementForEachComment() throws {
    let scene = Evaluated(Self.thread)
    for id in Orchard.ids { #expect(try scene.elements(Comment.ID(id)).count == 1) }
    let element = try scene.element("2")
    for piece in ["Level 2", "Luis", "in reply to Marta", "1 reply", "How late?"] {
      #expect(element.label.contains(piece), "\(piece) in \(element.label)")
    }
    #expect(element.value == "expanded")
    #expect(element.hint?.contains("Our pears came late this year.") == true)
    #expect(!element.traits.contains(.isHeader))
    #expect(try scene.element("1").traits.contains(.isHeader))
    #expect(try scene.element("7").value == "")
  }

  @Test(.rows("N34", "N36"))
  func offersItsActionsInOrder() throws {
    let scene = Evaluated(
      Self.thread.discussion.onReply { _ in }.discussion.onVote { _, _ in }
        .discussion.swipeActions { _ in Button("Save") {} }
    )
    #expect(
      try scene.element("2").actionNames == [
        "activate", "Hide 1 reply to Luis", "Parent", "Fold this thread", "Save", "Downvote",
        "Reply",
        "Upvote",
      ]
    )
    #expect(try Evaluated(Self.thread).element("7").actionNames == ["activate"])
  }

  @Test(.rows("N34"))
  func saysItInSpanish() throws {
    let scene = Evaluated(Self.thread.discussion.wording(.spanish))
    let element = try scene.element("2")
    #expect(element.label.hasPrefix("Nivel 2"))
    #expect(element.value == Wording.spanish.speech.expanded)
    #expect(
      element.actionNames.dropFirst() == [
        Wording.spanish.toggleLabel(1, isCollapsed: false, to: "Luis"),
        Wording.spanish.navigation.parent, Wording.spanish.navigation.foldThread,
      ]
    )
  }

  @Test func neverFoldsWhenItIsActivated() throws {
    let scene = Evaluated(Self.thread.discussion.foldTap(.anywhere))
    try scene.act("activate", on: "1")
    #expect(scene.ids == Orchard.ids)
    try scene.act("Hide 3 replies to Marta", on: "1")
    #expect(scene.ids == ["1", "5", "6", "7"])
    #expect(try scene.element("1").value == "collapsed")
    try scene.act("activate", on: "1")
    #expect(scene.ids == Orchard.ids)
  }

  @Test func followsLinksUnderTheirOwnWords() throws {
    let body = Body(#"See <a href="https://example.org/pears">the list</a>."#, format: .html)
    let comment = Comment(id: "1", author: Author("Ana"), body: body)
    var opened: [URL] = []
    let scene = Evaluated(
      NestedCommentThread(comments: [comment]).discussion.onLink { opened.append($0) }
    )
    try scene.act("the list", on: "1")
    #expect(opened.map(\.absoluteString) == ["https://example.org/pears"])
  }

  @Test func leadsAlongItsRotors() throws {
    let model = DiscussionModel(Orchard.comments)
    model.setUnread(["3", "7"])
    model.collapse("1")
    let scene = Evaluated(DiscussionScrollView { NestedCommentThread(model: model) })
    func entries(_ title: String) throws -> [_RotorEntry] {
      try #require(scene.host.root.all("accessibilityRotor").first { $0["label"]?.text == title })
        .rotorEntries
    }
    func ids(_ title: String) throws -> [RowID<Comment.ID>?] {
      try entries(title).map { $0.id?.base as? RowID<Comment.ID> }
    }
    #expect(try ids("Top-level") == [.comment("1"), .comment("5"), .comment("7")])
    #expect(try ids("Unread") == [.comment("3"), .comment("7")])
    #expect(try ids("By author") == [.comment("1")])
    scene.host.forget()
    try entries("Unread")[0].prepare()
    scene.host.settle()
    #expect(scene.ids == Orchard.ids)
    #expect(scene.scrolls.contains(.comment("3")))
    #expect(try entries("Top-level")[1].label.contains("Diego"))
  }

  @Test func makesOneElementOfAnAppsOwnRow() throws {
    let thread = NestedCommentThread(Comment.flattened(Orchard.comments)) { row in
      VStack {
        Text(row.element.author?.name ?? "")
        Button("Like") {}
      }
    }
    let scene = Evaluated(thread)
    #expect(try scene.elements("2").count == 1)
    let element = try scene.element("2")
    #expect(element.label.contains("Luis"))
    #expect(element.value == "expanded")
    for name in ["Like", "Hide 1 reply", "Parent"] { #expect(element.actionNames.contains(name)) }
    try scene.act("Hide 1 reply", on: "2")
    #expect(scene.ids == ["1", "2", "4", "5", "6", "7"])
    let apart = Evaluated(thread.discussion.combinesRows(false))
    #expect(try apart.elements("2").count == 3)
  }

  @Test func saysWhatArrived() throws {
    let model = DiscussionModel(Orchard.comments)
    let scene = Evaluated(NestedCommentThread(model: model))
    model.insert(Comment(id: "8", parentID: "7", author: "Ana", body: "And you."))
    scene.host.settle()
    #expect(scene.announcements == ["1 new comment"])
    model.remove("8")
    scene.host.settle()
    #expect(scene.announcements.count == 1)
  }
}
