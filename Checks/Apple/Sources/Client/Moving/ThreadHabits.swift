import RejoinderUI
import SwiftUI

// What people rely on in the thread of SwiftUI Blocks, beyond its members.

/// Folds that the app keeps, and is told of.
struct KeptFolds: View {
  let comments: [Comment]

  // snippet: N10 N11 N12
  @State private var collapsed: Set<Comment.ID> = []

  var body: some View {
    ScrollView {
      NestedCommentThread(comments: comments, collapsed: $collapsed)
        .discussion.onCollapseChange { id, isCollapsed in print(id, isCollapsed) }
    }
  }
  // end
}

/// Numbers of one's own.
struct OwnNumbers: View {
  let comments: [Comment]

  // snippet: N15 N21
  var look: DiscussionStyle {
    var look = DiscussionStyle.blocks
    look.adaptations = []
    look.metrics.avatarSize = 28
    look.metrics.indentation = 28
    look.metrics.maximumLevels = 3
    return look
  }

  var body: some View {
    ScrollView { NestedCommentThread(comments: comments).discussion.look(look) }
  }
  // end
}

/// Words of one's own.
struct OwnWords: View {
  let comments: [Comment]

  // snippet: N17 N34
  var body: some View {
    ScrollView { NestedCommentThread(comments: comments).discussion.wording(.spanish) }
  }

  let title = Wording.english.toggleTitle(3, isCollapsed: false)
  let spoken = Wording.english.toggleLabel(3, isCollapsed: false, to: "Marta")
  // end
}

/// A thread that scrolls to what was asked for.
struct Driven: View {
  // snippet: N19
  @State private var model: DiscussionModel<Comment>

  init(comments: [Comment]) {
    _model = State(initialValue: DiscussionModel(comments))
  }

  var body: some View {
    DiscussionScrollView { NestedCommentThread(model: model) }
      .toolbar {
        Button("Next") { _ = model.step(.nextRoot) }
        Button("Find") { model.reveal("2") }
      }
  }
  // end
}
