#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What can be done with a row besides looking at it: taps, swipes, its menu, and its ring.
@MainActor
struct RowInteraction<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let item: ThreadItem<Value>
  let columns: RowColumns
  let settings: ThreadSettings<Value>
  /// Whether the row says itself what it is, as rows of comments do.
  let speaksItself: Bool
  @Environment(\.rowTouch) private var touch
  @Environment(\.heardRow) private var heardRow

  func body(content: Content) -> some View {
    if let row = item.threadRow {
      content
        .environment(\.rowExtras, extras(row))
        .modifier(OwnRowSpeech(row: row, isOn: !speaksItself))
        .modifier(HeardRowReader(id: item.id, row: heardRow as? HeardRow<Value.ID>))
        .modifier(RowTaps(row: row, id: row.id, columns: columns, onTap: settings.onTap))
        .modifier(RowSwipe(row: row, settings: settings))
        .contextMenu { RowMenu(row: row, settings: settings) }
        .overlay { ring }
    } else {
      content
        .modifier(
          RowTaps<Value>(row: nil, id: item.row.remainder?.parentID, columns: columns, onTap: nil)
        )
        .overlay { ring }
    }
  }

  @ViewBuilder private var ring: some View {
    if touch.ringed == AnyHashable(item.id) { FocusRing() }
  }

  /// What an app adds to what can be done with a row.
  private func extras(_ row: ThreadRow<Value>) -> AnyView? {
    let added = [settings.leadingSwipe, settings.trailingSwipe, settings.contextMenu]
      .compactMap { $0?(row) }
    guard !added.isEmpty else { return nil }
    return AnyView(ForEach(added.indices, id: \.self) { added[$0] })
  }
}

/// The ring around the row on which keys work.
@MainActor
struct FocusRing: View {
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.padding.top)
      .strokeBorder(
        options.tintStyle(in: colorScheme),
        lineWidth: DiscussionMetrics.focusRingWidth
      )
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

private struct RowExtrasKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Controls that an app adds to a row: those of its swipes and its menu.
  var rowExtras: AnyView? {
    get { self[RowExtrasKey.self] }
    set { self[RowExtrasKey.self] = newValue }
  }
}
#endif
