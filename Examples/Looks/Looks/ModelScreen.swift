import RejoinderUI
import SwiftUI

/// A thread that is driven from outside: steps, jumps and the way back, live replies, other orders.
struct ModelScreen: View {
  @State private var model = ModelScreen.sample

  var body: some View {
    DiscussionScrollView {
      NestedCommentThread(model: model)
        .discussion.now(SampleDiscussion.now)
        .padding(.horizontal, 8)
    }
    .readingPlace(of: model)
    .navigationTitle("\(model.unreadCount) unread")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { orders }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Next thread", systemImage: "chevron.down") { _ = model.step(.nextRoot) }
        Button("Next unread", systemImage: "envelope") { _ = model.stepToUnread() }
        Button("Deepest", systemImage: "arrow.down.to.line") { _ = model.jump(to: "9") }
        Button("Back", systemImage: "arrow.uturn.backward") { _ = model.undoJump() }
          .disabled(!model.canUndoJump)
        Button("Reply", systemImage: "plus.bubble") { reply() }
      }
    }
  }

  private var orders: some View {
    Menu("More", systemImage: "ellipsis.circle") {
      Button("Best first") { model.sort(by: .best, now: SampleDiscussion.now) }
      Button("Newest first") { model.sort(by: .newest, now: SampleDiscussion.now) }
      Button("Fold all") { model.collapseAll() }
      Button("Fold below the second level") { model.collapse(belowLevel: 2) }
      Button("Unfold all") { model.expandAll() }
      Button("Mark all read") { model.markRead() }
    }
  }

  private func reply() {
    let id = Comment.ID("live-\(model.readableCount)")
    model.insert(Comment(id: id, parentID: "22", author: "You", body: "Count me in."))
    model.reveal(id)
  }

  private static var sample: DiscussionModel<Comment> {
    let model = DiscussionModel(SampleDiscussion.comments, initialFold: .below(3))
    model.setUnread(SampleDiscussion.unread)
    return model
  }
}

#Preview { NavigationStack { ModelScreen() } }
