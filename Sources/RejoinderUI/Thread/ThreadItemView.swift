#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// One row of a thread: its frame, and in it what the app or the look puts there.
@MainActor
struct ThreadItemView<Value: Identifiable & Sendable, RowContent: View>: View
where Value.ID: Hashable & Comparable & Sendable {
  let item: ThreadItem<Value>
  let columns: RowColumns
  let settings: ThreadSettings<Value>
  let rowsFold: Bool
  let rowContent: (ThreadRow<Value>) -> RowContent
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.flashingRow) private var flashingRow

  var body: some View {
    let columns = drawnColumns
    RowFrame(columns: columns, isFlashing: flashingRow == AnyHashable(item.id)) {
      if let row = item.threadRow {
        if rowsFold {
          rowContent(row)
        } else {
          ownRow(row)
        }
      } else if let remainder = item.row.remainder {
        MoreRepliesRow(more: more(remainder)) { actions.loadMore(under: remainder.parentID) }
      }
    }
    .modifier(
      RowInteraction(item: item, columns: columns, settings: settings, speaksItself: rowsFold)
    )
  }

  /// What is left of the row; a line goes down from where there is an avatar, not through words.
  private var drawnColumns: RowColumns {
    guard !hasAvatar else { return columns }
    return RowColumns(
      indentation: columns.indentation,
      continuing: columns.continuing,
      hasStem: false,
      isBeyondCap: columns.isBeyondCap
    )
  }

  private var hasAvatar: Bool { rowsFold && options.rowStyle?.showsAvatar ?? true }

  /// A row of the app's, with the control below it that folds.
  private func ownRow(_ row: ThreadRow<Value>) -> some View {
    VStack(alignment: .leading, spacing: metrics.controlSpacing) {
      rowContent(row).environment(\.threadDrawsToggle, true)
      ReplyToggle(
        ToggleControl(row, style: options.style, wording: options.wording),
        id: AnyHashable(row.id)
      )
    }
  }

  private func more(_ remainder: Remainder<Value.ID>) -> MoreRow {
    MoreRow(
      remainder.count,
      isTopLevel: remainder.parentID == nil,
      state: settings.moreState(remainder.parentID),
      options.wording
    )
  }
}
#endif
