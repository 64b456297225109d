#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// A table in a body, which scrolls sideways where it is wide.
@MainActor
struct BodyTable: View {
  let rows: [[BodyBlock.Cell]]
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics

  var body: some View {
    ScrollView(.horizontal) {
      Grid(
        alignment: .leadingFirstTextBaseline,
        horizontalSpacing: options.style.parts.words.columnGap,
        verticalSpacing: metrics.controlSpacing
      ) {
        ForEach(Array(rows.indices), id: \.self) { row in
          GridRow {
            ForEach(Array(rows[row].indices), id: \.self) { column in
              Text(rows[row][column].text)
            }
          }
        }
      }
    }
  }
}
#endif
