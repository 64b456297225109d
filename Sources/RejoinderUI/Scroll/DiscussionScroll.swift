#if canImport(SwiftUI)
internal import SwiftUI

/// How a thread moves the view that it is scrolled in; without a scroll view of ours nothing moves.
struct DiscussionScroll {
  /// Goes to a row.
  var go: @MainActor (AnyHashable) -> Void = { _ in }
  /// Keeps a row where it is; one whose top is above the view becomes the first row.
  var hold: @MainActor (AnyHashable) -> Void = { _ in }
  /// Makes a row the first one that can be seen, as when somebody comes back to it.
  var begin: @MainActor (AnyHashable) -> Void = { _ in }
  /// Lets a row draw attention to itself for a moment.
  var flash: @MainActor (AnyHashable) -> Void = { _ in }
}

private struct DiscussionScrollKey: EnvironmentKey {
  static var defaultValue: DiscussionScroll { DiscussionScroll() }
}

extension EnvironmentValues {
  /// How a thread moves the view that it is scrolled in.
  var discussionScroll: DiscussionScroll {
    get { self[DiscussionScrollKey.self] }
    set { self[DiscussionScrollKey.self] = newValue }
  }
}
#endif
