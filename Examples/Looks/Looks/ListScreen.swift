import RejoinderUI
import SwiftUI

/// A thread whose rows are those of a list, between rows of the app.
struct ListScreen: View {
  var body: some View {
    List {
      Section("The boat") { Text("Larch, five metres, found in a barn.") }
      Section("Comments") {
        NestedCommentThread(comments: SampleDiscussion.comments)
          .discussion.inList()
          .discussion.now(SampleDiscussion.now)
      }
    }
    .navigationTitle("List")
  }
}

/// What shows in place of comments.
struct StateScreen: View {
  @State private var state = DiscussionState.loading

  var body: some View {
    ScrollView {
      NestedCommentThread(comments: [])
        .discussion.state(state)
        .discussion.emptyView { Text("Be the first.").padding() }
    }
    .navigationTitle("States")
    .toolbar {
      Button("Nothing") { state = .ready }
      Button("Waiting") { state = .loading }
      Button("Failed") { state = .failed("No connection", retry: { state = .loading }) }
    }
  }
}

#Preview { NavigationStack { ListScreen() } }
