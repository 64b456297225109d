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
        if isRestored { stored = Self.text(folded) }
      }
      .accessibilityHidden(true)
  }

  private func bringBack() {
    guard !isRestored else { return }
    isRestored = true
    if !stored.isEmpty { restore(Self.ids(stored)) }
  }

  /// Ids are kept by their bytes, since any sign may stand in one.
  private static func text(_ ids: Set<Comment.ID>) -> String {
    ids.sorted().map { id in
      id.utf8.map { String($0, radix: 16) }.joined(separator: ".")
    }.joined(separator: " ")
  }

  private static func ids(_ text: String) -> Set<Comment.ID> {
    Set(
      text.split(separator: " ").map { word in
        Comment.ID(utf8: word.split(separator: ".").compactMap { UInt8($0, radix: 16) })
      }
    )
  }
}
#endif
