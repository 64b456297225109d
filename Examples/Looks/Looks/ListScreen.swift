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

#Preview { NavigationStack { ListScreen() } }
