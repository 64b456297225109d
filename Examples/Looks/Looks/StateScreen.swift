import RejoinderUI
import SwiftUI

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

#Preview { NavigationStack { StateScreen() } }
