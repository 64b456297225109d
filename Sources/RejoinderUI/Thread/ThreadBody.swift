#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The rows of a thread in one flat lazy list, or what shows in their place.
///
/// It measures its width and the reader's text size, from which all lengths follow.
@MainActor
struct ThreadBody<Value: Identifiable & Sendable, RowContent: View>: View
where Value.ID: Hashable & Comparable & Sendable {
  let items: [ThreadItem<Value>]
  let settings: ThreadSettings<Value>
  let rowsFold: Bool
  let rowContent: (ThreadRow<Value>) -> RowContent

  @State private var width: Double?
  @ScaledMetric(relativeTo: .subheadline) private var scaledHundred = 100.0
  @Environment(\.discussionOptions) private var options
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let metrics = metrics
    content(metrics)
      .environment(\.discussionMetrics, metrics)
      .environment(\.discussionTextScale, textScale)
  }

  @ViewBuilder
  private func content(_ metrics: DiscussionMetrics) -> some View {
    if let notice {
      notice
    } else if settings.isInList {
      rows(metrics)
    } else {
      LazyVStack(alignment: .leading, spacing: 0) {
        rows(metrics)
        failure
      }
      .scrollTargetLayout()
      .background { WidthReader(width: $width) }
      .background(page)
    }
  }

  private func rows(_ metrics: DiscussionMetrics) -> some View {
    ForEach(items) { item in
      ThreadItemView(
        item: item,
        columns: item.columns(cap: metrics.maximumLevels),
        settings: settings,
        rowsFold: rowsFold,
        rowContent: rowContent
      )
      .modifier(RowPlaceReader(row: AnyHashable(item.id)))
      .modifier(ListedRow(isOn: settings.isInList, width: $width))
      .transition(.opacity)
    }
  }

  private var notice: DiscussionNotice? {
    switch options.state {
    case .loading where items.isEmpty: .loading
    case .failed(let message, let retry) where items.isEmpty: .failed(message, retry)
    case .ready where items.isEmpty: .empty
    default: nil
    }
  }

  /// What went wrong, below comments that are there.
  @ViewBuilder private var failure: some View {
    if case .failed(let message, let retry) = options.state {
      DiscussionNotice.failed(message, retry)
    }
  }

  private var textScale: Double { scaledHundred / 100 }

  private var metrics: DiscussionMetrics {
    options.style.metrics(
      measuredWidth: width,
      textScale: textScale,
      isTextLarge: dynamicTypeSize.isAccessibilitySize
    )
  }

  private var page: Color {
    options.chosenStyle.map { $0.colors.page.swiftUIColor(in: colorScheme) } ?? .clear
  }
}

/// A row of a list, as wide as the list and without its lines; each measures how wide that is.
@MainActor
private struct ListedRow: ViewModifier {
  let isOn: Bool
  @Binding var width: Double?

  func body(content: Content) -> some View {
    if isOn {
      content
        .background { WidthReader(width: $width) }
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
    } else {
      content
    }
  }
}
#endif
