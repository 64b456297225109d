#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What can be done with a whole row: a tap, a swipe, a menu.
@MainActor
struct RowInteraction<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let row: ThreadRow<Value>?
  let settings: ThreadSettings<Value>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions

  func body(content: Content) -> some View {
    if let row {
      content
        .modifier(RowTap(action: tap(row)))
        .modifier(RowMenu(items: settings.contextMenu.map { $0(row) }))
        .modifier(swipe(row))
    } else {
      content
    }
  }

  private func swipe(_ row: ThreadRow<Value>) -> RowSwipe {
    RowSwipe(
      leading: settings.leadingSwipe.map { $0(row) },
      trailing: settings.trailingSwipe.map { $0(row) },
      look: canSwipe(row) ? options.style.swipe : nil,
      isInList: settings.isInList
    ) { actions.toggle(row.id) }
  }

  /// Whether the look's own swipe has anything to fold away.
  private func canSwipe(_ row: ThreadRow<Value>) -> Bool {
    settings.trailingSwipe == nil && row.isToggleable && !row.isCollapsed
  }

  private func tap(_ row: ThreadRow<Value>) -> (@MainActor () -> Void)? {
    if let onTap = settings.onTap { return { onTap(row) } }
    guard options.style.tap == .toggle,
      options.style.folding.canFold(hasReplies: row.hasReplies)
    else { return nil }
    return { actions.toggle(row.id) }
  }
}

/// A tap anywhere on a row; links and controls in it keep their own.
@MainActor
struct RowTap: ViewModifier {
  let action: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    if let action {
      content.contentShape(Rectangle()).onTapGesture { action() }
    } else {
      content
    }
  }
}

/// A menu on a row, where the app has one.
@MainActor
struct RowMenu: ViewModifier {
  let items: AnyView?

  func body(content: Content) -> some View {
    if let items {
      content.contextMenu { items }
    } else {
      content
    }
  }
}
#endif
