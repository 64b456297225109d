#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Keeps the ids of folded comments with the scene, and brings them back once.
@MainActor
struct FoldKeeper: View {
  let collapsed: Set<Comment.ID>
  let restore: @MainActor (Set<Comment.ID>) -> Void
  @SceneStorage private var stored: String
  @State private var isRestored = false

  init(
    key: String,
    collapsed: Set<Comment.ID>,
    restore: @escaping @MainActor (Set<Comment.ID>) -> Void
  ) {
    (self.collapsed, self.restore) = (collapsed, restore)
    _stored = SceneStorage(wrappedValue: "", key)
  }

  var body: some View {
    Color.clear
      .onAppear { bringBack() }
      .onChange(of: collapsed) { _, folded in
        if isRestored { stored = StoredIDs.text(folded.sorted()) }
      }
      .accessibilityHidden(true)
  }

  private func bringBack() {
    guard !isRestored else { return }
    isRestored = true
    if !stored.isEmpty { restore(Set(StoredIDs.ids(stored))) }
  }
}
#endif
