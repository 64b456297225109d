#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Where a rotor leads: a row, and what it is called.
struct ThreadRotorEntry<ID: Hashable & Sendable>: Identifiable {
  let id: RowID<ID>
  let label: String
}

/// A way from one top-level comment to the next, for those who go by a rotor.
@MainActor
struct ThreadRotor<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let items: [ThreadItem<Value>]
  @Environment(\.discussionOptions) private var options

  func body(content: Content) -> some View {
    content.accessibilityRotor(
      options.wording.speech.topLevel,
      entries: entries,
      entryLabel: \.label
    )
  }

  private var entries: [ThreadRotorEntry<Value.ID>] {
    items.compactMap { item in
      guard item.row.depth == 0, let comment = item.row.comment else { return nil }
      let label = comment.author?.name ?? options.wording.replies(item.replyCount)
      return ThreadRotorEntry(id: item.id, label: label)
    }
  }
}
#endif
