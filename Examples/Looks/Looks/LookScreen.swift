import RejoinderUI
import SwiftUI

/// The sample in one look, with switches for everything around it.
struct LookScreen: View {
  let look: DiscussionStyle

  @State private var surroundings = Surroundings()
  @State private var votes: [Comment.ID: SpeechContext.OwnVote] = [:]
  @State private var lastAction = "Nothing yet"

  var body: some View {
    ScrollView {
      NestedCommentThread(comments: SampleDiscussion.comments)
        .discussion.facts(facts)
        .discussion.onVote { id, vote in votes[id] = vote }
        .discussion.onReply { id in lastAction = "Reply to \(id)" }
        .discussion.onCollapseChange { id, isCollapsed in
          lastAction = isCollapsed ? "Folded \(id)" : "Unfolded \(id)"
        }
        .discussion.swipeActions(edge: .trailing) { row in
          Button("Reply") { lastAction = "Reply to \(row.id)" }
        }
        .discussion.remembersFolds("look.\(look.name)")
        .discussion.look(look)
        .discussion.wording(surroundings.wording)
        .discussion.now(SampleDiscussion.now)
        .discussion.opener(SampleDiscussion.opener)
        .padding(.horizontal, 8)
    }
    .environment(\.layoutDirection, surroundings.direction)
    .environment(\.dynamicTypeSize, surroundings.textSize)
    .environment(\.colorScheme, surroundings.theme)
    .navigationTitle(surroundings.wording.title(of: look))
    .toolbar {
      ToolbarItem(placement: .primaryAction) { SurroundingsMenu(surroundings: $surroundings) }
      ToolbarItem(placement: .bottomBar) { Text(lastAction).font(.caption) }
    }
  }

  private func facts(_ id: Comment.ID) -> RowFacts {
    var facts = RowFacts()
    facts.isNew = SampleDiscussion.unread.contains(id)
    facts.ownVote = votes[id] ?? .none
    return facts
  }
}

#Preview { NavigationStack { LookScreen(look: .reddit) } }
