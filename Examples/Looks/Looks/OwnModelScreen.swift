import RejoinderUI
import SwiftUI

/// A model that knows nothing of Rejoinder: it holds its answers.
struct Recipe: Identifiable, Sendable {
  let id: Int
  var cook: String
  var note: String
  var answers: [Recipe]?

  static let all = [
    Recipe(
      id: 1,
      cook: "Ama",
      note: "Plantains, fried twice.",
      answers: [
        Recipe(
          id: 2,
          cook: "Kofi",
          note: "In palm oil?",
          answers: [
            Recipe(id: 3, cook: "Ama", note: "Half and half.")
          ]
        ),
        Recipe(id: 4, cook: "Esi", note: "Mine burn every time."),
      ]
    ),
    Recipe(id: 5, cook: "Yaw", note: "Bread from yesterday, with tomatoes."),
  ]
}

/// A thread of that model, whose rows are the app's own views and whose folds the app keeps.
struct OwnModelScreen: View {
  @State private var collapsed: Set<Int> = [2]

  var body: some View {
    ScrollView {
      NestedCommentThread(Recipe.all, children: \.answers, collapsed: $collapsed) { row in
        RecipeRow(row: row)
      }
      .padding()
    }
    .navigationTitle("Recipes")
    .toolbar {
      Button(collapsed.isEmpty ? "Fold" : "Unfold") { collapsed = collapsed.isEmpty ? [1, 2] : [] }
    }
  }
}

/// One recipe.
struct RecipeRow: View {
  let row: ThreadRow<Recipe>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(row.element.cook).font(.headline)
      Text(row.element.note)
      if row.isCollapsed {
        Text("\(row.replyCount) more below").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview { NavigationStack { OwnModelScreen() } }
