#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Makes of an app's own row one element for a screen reader, which says also how it is folded.
@MainActor
struct OwnRowSpeech<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let row: ThreadRow<Value>
  let isOn: Bool
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.rowExtras) private var extras

  func body(content: Content) -> some View {
    if isOn, options.interaction.combinesRows {
      content
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: value))
        .accessibilityAddTraits(row.depth == 0 ? .isHeader : [])
        .accessibilityAction {}
        .accessibilityActions { spokenActions }
    } else {
      content
    }
  }

  private var value: String {
    guard row.isToggleable else { return "" }
    let words = options.wording.speech
    return row.isCollapsed ? words.collapsed : words.expanded
  }

  @ViewBuilder private var spokenActions: some View {
    if let extras { extras }
    if row.depth > 0 {
      Button(options.wording.navigation.parent) { actions.goToParent(of: row.id) }
      Button(options.wording.navigation.foldThread) { actions.collapse(toRootOf: row.id) }
    }
  }
}

/// Tells a thread that a screen reader is on a row.
@MainActor
struct HeardRowReader<ID: Hashable & Comparable & Sendable>: ViewModifier {
  let id: RowID<ID>
  let row: HeardRow<ID>?

  func body(content: Content) -> some View {
    if let row {
      content.accessibilityFocused(row.binding, equals: id)
    } else {
      content
    }
  }
}
#endif
