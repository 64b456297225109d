import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// Comments whose parent is missing, and failures below comments that are there.
@MainActor
struct OddCommentsTests {
  @Test func showsCommentsWhoseParentIsMissing() {
    let comments: [Comment] = [
      Comment(id: "2", parentID: "1", author: "Luis", body: "Two at a time?"),
      Comment(id: "3", author: "Ana", body: "Always."),
    ]
    #expect(Set(Evaluated(NestedCommentThread(comments: comments)).ids) == ["2", "3"])
  }

  @Test func saysWhatFailedBelowTheComments() throws {
    let thread = NestedCommentThread(comments: Orchard.comments)
      .discussion.state(.failed("No connection", retry: {}))
    let scene = Evaluated(thread)
    #expect(scene.ids == Orchard.ids)
    #expect(scene.host.root.all("Text").contains { $0.text == "No connection" })
  }

  @Test func survivesAnUnknownCommentInAModel() {
    let model = DiscussionModel(Orchard.comments)
    model.toggle("nobody")
    model.collapse(toRootOf: "nobody")
    model.remove("nobody")
    #expect(model.rows.count == 7)
    #expect(model.scrollRequest == nil)
  }
}
