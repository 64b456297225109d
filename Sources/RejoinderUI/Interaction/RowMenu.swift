#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The menu of a row: what the app adds, what a swipe shows, and ways to fold and to move.
@MainActor
struct RowMenu<Value: Identifiable & Sendable>: View
where Value.ID: Hashable & Comparable & Sendable {
  let row: ThreadRow<Value>
  let settings: ThreadSettings<Value>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.rowTouch) private var touch

  var body: some View {
    Group {
      if let menu = settings.contextMenu { menu(row) }
      if let leading = settings.leadingSwipe { leading(row) }
      if let trailing = settings.trailingSwipe { trailing(row) }
    }
    .environment(\.foldIsOffered, true)
    Divider()
    folding
    if row.depth > 0 {
      Button(options.wording.controls.parent) { actions.goToParent(of: row.id) }
    }
    if let undo = touch.undo { Button(options.wording.controls.undo) { undo() } }
  }

  @ViewBuilder private var folding: some View {
    if let title = FoldTitle.title(of: row, options) {
      Button(title) { actions.toggle(row.id) }
    }
    if row.depth > 0 {
      Button(options.wording.controls.foldParent) { actions.collapse(toParentOf: row.id) }
      Button(options.wording.navigation.foldThread) { actions.collapse(toRootOf: row.id) }
    }
  }
}

/// What folding or unfolding a row is called where there is no control beside it.
enum FoldTitle {
  /// The title, `nil` where the row cannot be folded.
  static func title<Value>(of row: ThreadRow<Value>, _ options: DiscussionOptions) -> String? {
    if row.replyCount > 0 {
      return options.wording.toggleTitle(row.replyCount, isCollapsed: row.isCollapsed)
    }
    guard row.isCollapsed || options.style.folding.canFold(hasReplies: false) else { return nil }
    return options.wording.leafToggleTitle(isCollapsed: row.isCollapsed)
  }
}
#endif
