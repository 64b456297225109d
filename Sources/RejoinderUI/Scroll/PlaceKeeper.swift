#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension View {
  /// Keeps a model told of the row at the top of a scroll view, and the scene of its comment, so that
  /// the view comes back to it.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - key: The name under which the scene keeps the place, another one for each discussion.
  /// - Returns: The scroll view.
  @MainActor public func readingPlace(
    of model: DiscussionModel<Comment>,
    in key: String
  ) -> some View {
    readingPlace(of: model).modifier(PlaceKeeper(model: model, key: key))
  }
}

/// Keeps the comment at the top with the scene, and goes there once when it comes back.
@MainActor
private struct PlaceKeeper: ViewModifier {
  let model: DiscussionModel<Comment>
  @SceneStorage private var stored: String
  @State private var isRestored = false

  init(model: DiscussionModel<Comment>, key: String) {
    self.model = model
    _stored = SceneStorage(wrappedValue: "", key)
  }

  func body(content: Content) -> some View {
    content
      .onAppear { bringBack() }
      .onChange(of: model.readingPlace) { _, place in
        guard isRestored, case .comment(let id)? = place else { return }
        stored = StoredIDs.text([id])
      }
  }

  private func bringBack() {
    guard !isRestored else { return }
    isRestored = true
    if let id = StoredIDs.ids(stored).first, model.outline.row(of: id) != nil {
      model.readingPlace = .comment(id)
    }
  }
}
#endif
