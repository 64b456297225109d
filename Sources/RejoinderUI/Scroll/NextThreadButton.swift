#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// A button that goes to the next thread; a menu on it goes to the one before, or back.
///
/// Put it over the scroll view, where a thumb reaches it:
///
/// ```swift
/// DiscussionScrollView { NestedCommentThread(model: model) }
///   .overlay(alignment: .bottomTrailing) { NextThreadButton(model) }
/// ```
@MainActor
public struct NextThreadButton<Value: Identifiable & Sendable>: View
where Value.ID: Hashable & Comparable & Sendable {
  private let model: DiscussionModel<Value>
  @Environment(\.discussionOptions) private var options
  @Environment(\.colorScheme) private var colorScheme

  /// Makes the button of a model.
  ///
  /// - Parameter model: The model in which it moves about.
  public init(_ model: DiscussionModel<Value>) { self.model = model }

  /// The button.
  public var body: some View {
    let words = options.wording
    Button {
      model.step(.nextRoot)
    } label: {
      Image(systemName: "chevron.down.2")
        .font(.headline)
        .foregroundStyle(options.tintStyle(in: colorScheme))
        .frame(width: DiscussionMetrics.touchTarget, height: DiscussionMetrics.touchTarget)
        .background(.regularMaterial, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words.navigation.nextThread)
    .contextMenu {
      Button(words.navigation.previousThread) { model.step(.previousRoot) }
      if model.unreadCount > 0 { Button(words.controls.nextNew) { model.stepToUnread() } }
      if model.canUndoJump { Button(words.controls.undo) { model.undoJump() } }
    }
  }
}
#endif
