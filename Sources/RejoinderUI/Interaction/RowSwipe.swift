#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Lets a row be swiped aside, to show or to run what stands behind it.
///
/// In a list the system's own swipe does it, which works nowhere else.
@MainActor
struct RowSwipe<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let row: ThreadRow<Value>
  let settings: ThreadSettings<Value>
  @Environment(\.discussionOptions) private var options

  func body(content: Content) -> some View {
    if settings.isInList {
      content
        .swipeActions(edge: .leading, allowsFullSwipe: runsWhenFar) { leading }
        .swipeActions(edge: .trailing, allowsFullSwipe: runsWhenFar) { trailing }
    } else if hasLeading || hasTrailing {
      content.modifier(
        SwipeMotion(
          id: AnyHashable(row.id),
          hasLeading: hasLeading,
          hasTrailing: hasTrailing,
          runsWhenFar: runsWhenFar
        ) { edge in
          AnyView(Group { if edge == .leading { leading } else { trailing } })
        }
      )
    } else {
      content
    }
  }

  @ViewBuilder private var leading: some View {
    if let made = settings.leadingSwipe { made(row) }
  }

  @ViewBuilder private var trailing: some View {
    if let made = settings.trailingSwipe {
      made(row)
    } else if collapses {
      SwipeFold(id: row.id)
    }
  }

  private var hasLeading: Bool { settings.leadingSwipe != nil }
  private var hasTrailing: Bool { settings.trailingSwipe != nil || collapses }
  private var runsWhenFar: Bool { options.style.swipe?.runsWhenSwipedFar ?? true }

  /// Whether the look folds by a swipe, and there is something to fold.
  private var collapses: Bool {
    options.style.swipe != nil && !row.isCollapsed
      && options.style.folding.canFold(hasReplies: row.replyCount > 0)
  }
}

/// What the look has behind a row.
@MainActor
private struct SwipeFold<ID: Hashable>: View {
  let id: ID
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions

  var body: some View {
    Button(title) { actions.toggle(id) }
  }

  private var title: String {
    let text = options.style.swipe?.text ?? ""
    return text.isEmpty ? options.wording.navigation.collapse : text
  }
}
#endif
