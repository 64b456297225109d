#if canImport(SwiftUI)
internal import RejoinderCore

/// The rows of a thread, and the way to fold and unfold them, whoever keeps the folds.
@MainActor
struct ThreadFolding<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  typealias Change = (inout CommentOutline<Threaded<Value>>) -> RowChanges

  /// The rows as they are drawn.
  let items: ThreadItems<Value>
  /// Changes folds: of some comments, or of any for `nil`; returns those whose folds changed.
  let change: ([Value.ID]?, Change) -> [Changed]

  /// A comment whose fold changed.
  struct Changed {
    let id: Value.ID
    /// Whether it is folded now.
    let isCollapsed: Bool

    init(_ id: Value.ID, in outline: CommentOutline<Threaded<Value>>) {
      (self.id, isCollapsed) = (id, outline.isCollapsed(id))
    }
  }
}
#endif
