#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The lines left of a row, where a tap folds the comment that a line comes from.
@MainActor
struct BranchTargets: View {
  let columns: RowColumns
  let fold: @MainActor (_ depth: Int) -> Void
  @Environment(\.discussionMetrics) private var metrics

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(targets, id: \.self) { target in
        Color.clear
          .frame(width: target.area.width)
          .contentShape(Rectangle())
          .onTapGesture { fold(target.depth) }
          .padding(.top, target.area.y)
          .padding(.leading, max(target.area.x, 0))
      }
    }
    .accessibilityHidden(true)
  }

  /// Where lines can be hit; each goes down to the bottom of the row, however high that is.
  private var targets: [BranchTarget] { BranchTarget.all(columns, metrics: metrics, height: 0) }
}
#endif
