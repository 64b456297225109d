#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// What is around the content of a row: its indentation, its lines, its strip and its ground.
///
/// A thread puts every row into one, an app's own rows included, so that lines meet from row to row.
@MainActor
public struct RowFrame<Content: View>: View {
  private let columns: RowColumns
  private let isFlashing: Bool
  private let content: Content
  @Environment(\.discussionMetrics) private var metrics

  /// Frames the content of a row.
  ///
  /// - Parameters:
  ///   - columns: What is left of the row.
  ///   - isFlashing: Whether the row draws attention to itself.
  ///   - content: Makes what is in it: avatar and words.
  public init(
    columns: RowColumns,
    isFlashing: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.isFlashing, self.content) = (columns, isFlashing, content())
  }

  /// The framed row.
  public var body: some View {
    let geometry = RowGeometry(columns, metrics: metrics, height: 0)
    content
      .padding(metrics.padding.insets)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, geometry.leading)
      .padding(.top, geometry.stripHeight)
      .background { RowConnectors(columns: columns) }
      .background { RowGround(columns: columns, isFlashing: isFlashing) }
  }
}
#endif
