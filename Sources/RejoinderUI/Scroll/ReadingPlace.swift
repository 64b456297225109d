#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

extension View {
  /// Keeps a model told of the row at the top of a scroll view, and goes there where it says another.
  ///
  /// - Parameter model: The model.
  /// - Returns: The scroll view.
  @MainActor public func readingPlace<Value>(of model: DiscussionModel<Value>) -> some View {
    modifier(ReadingPlace(model: model))
  }
}

@MainActor
private struct ReadingPlace<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let model: DiscussionModel<Value>

  func body(content: Content) -> some View {
    @Bindable var model = model
    content.scrollPosition(id: $model.readingPlace, anchor: .top)
  }
}
#endif
