import RejoinderUI
import SwiftUI

/// The eight looks, and below them the other ways to make a thread.
struct LookList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Looks") {
          ForEach(DiscussionStyle.all, id: \.name) { look in
            NavigationLink(Wording.english.title(of: look)) { LookScreen(look: look) }
          }
        }
        Section("Threads") {
          NavigationLink("A model of your own") { OwnModelScreen() }
          NavigationLink("Another row") { CardScreen() }
          NavigationLink("Steps, jumps, live replies") { ModelScreen() }
          NavigationLink("Rows of a list") { ListScreen() }
          NavigationLink("Nothing, waiting, failed") { StateScreen() }
        }
      }
      .navigationTitle("Rejoinder")
    }
  }
}

#Preview { LookList() }
