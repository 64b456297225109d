#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// What can be chosen about the discussions in a view.
  ///
  /// ```swift
  /// NavigationStack { … }.discussion.look(.reddit)
  /// ```
  @MainActor public var discussion: DiscussionNamespace<Self> { DiscussionNamespace(self) }
}

/// What can be chosen about the discussions in a view.
@MainActor
public struct DiscussionNamespace<Content: View>: DiscussionModifying {
  private let content: Content

  /// Makes the choices of a view.
  ///
  /// - Parameter content: The view.
  init(_ content: Content) { self.content = content }

  /// Changes what is chosen.
  ///
  /// - Parameter change: What to change.
  /// - Returns: The view for which it holds.
  public func choosing(_ change: @escaping (inout DiscussionOptions) -> Void) -> some View {
    content.modifier(ChosenOptions(change: change))
  }
}

/// Hands what was chosen down to all discussions in a view.
@MainActor
struct ChosenOptions: ViewModifier {
  let change: (inout DiscussionOptions) -> Void
  @Environment(\.discussionOptions) private var options

  func body(content: Content) -> some View { content.environment(\.discussionOptions, changed) }

  private var changed: DiscussionOptions {
    var options = options
    change(&options)
    return options
  }
}
#endif
