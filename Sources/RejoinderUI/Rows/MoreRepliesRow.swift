#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// A row that stands for replies which are not loaded.
@MainActor
struct MoreRepliesRow: View {
  let more: MoreRow
  let load: @MainActor () -> Void
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionMetrics) private var metrics

  var body: some View {
    HStack(spacing: metrics.gutter) {
      if metrics.avatarSize > 0 {
        // The line of the row leads to a place as large as an avatar.
        Color.clear.frame(width: metrics.avatarSize, height: metrics.avatarSize)
      }
      if actions.canLoad, more.canLoad {
        Button(action: load) { ToggleTitle(more.title, options.style.parts.toggleForm) }
          .buttonStyle(.plain)
          .accessibilityLabel(more.count)
      } else {
        ToggleTitle(more.title, .count)
      }
    }
  }
}
#endif
